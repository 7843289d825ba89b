/** Rows that no rule was written for, the same at every run, and what plain JavaScript says of them. */
import type { Application as App, Job } from './assistant.fixture.ts';
import type { Expected } from './assistant-questions.fixture.ts';
import { draws, postings } from './assistant-rows.fixture.ts';

const job = postings('bintang', '02:00:00Z', () => ['a', 'b', 'c', 'd', 'e']);
export const jobs: Job[] = [
  job('chef', 'Sous Chef', 'Operations', 'Ipoh, Perak', 'full-time', 'Live', '2026-10-02', '2026-12-20'),
  job('bar', 'Barista', 'Operations', 'George Town, Penang', 'part-time', 'Live', '2026-11-18', '2026-11-24'),
  job('civ', 'Civil Engineer', 'Engineering', 'Kuching, Sarawak', 'full-time', 'Live', '2026-09-14', '2027-01-15'),
  job(
    'site',
    'Site Supervisor',
    'Engineering',
    'Shah Alam, Selangor',
    'contract',
    'Closed',
    '2026-08-03',
    '2026-10-31',
  ),
  job('nur', 'Registered Nurse', 'Others', 'Kota Kinabalu, Sabah', 'full-time', 'Live', '2026-10-20', '2026-12-05'),
  job('ux', 'UX Designer', 'Product Management', 'Remote', 'remote', 'Live', '2026-11-02', '2026-11-30'),
  job('pay', 'Payroll Officer', 'Human Resources', 'Shah Alam, Selangor', 'full-time', 'Live', '2026-10-28', null),
  job('law', 'Legal Counsel', 'Legal', 'Kuala Lumpur', 'full-time', 'Live', '2026-11-10', '2026-12-31'),
  job(
    'tele',
    'Telesales Representative',
    'Sales',
    'Seremban, Negeri Sembilan',
    'contract',
    'Live',
    '2026-10-11',
    '2026-11-27',
  ),
  job('intern', 'Marketing Intern', 'Marketing', 'Kuala Lumpur', 'internship', 'Live', '2026-11-19', '2026-12-15'),
];
const rnd = draws(77);
const firsts = [
  'Zulaikha',
  'Haziq',
  'Meera',
  'Kelvin',
  'Jasmine',
  'Faridah',
  'Suresh',
  'Wei Ming',
  'Nadia',
  'Rizal',
  'Thanusha',
  'Benedict',
  'Yusra',
  'Chong Wei',
  'Priscilla',
  'Hafizuddin',
  'Lavanya',
  'Gregory',
  'Siti Mariam',
  'Danish',
];
const lasts = ['Rahman', 'Gunasekaran', 'Lau', 'Jimbun', 'Othman', 'Fernandez', 'Yeoh', 'Sulaiman', 'Pillai', 'Kassim'];
const skills = [
  'AutoCAD',
  'Figma',
  'HACCP',
  'Revit',
  'SAP',
  'Tableau',
  'Canva',
  'phlebotomy',
  'cold calling',
  'payroll',
  'litigation',
  'latte art',
  'wound care',
  'Primavera',
  'SQL',
  'Mandarin',
];
const weights: [string, number][] = [
  ['chef', 14],
  ['bar', 11],
  ['civ', 16],
  ['site', 9],
  ['nur', 13],
  ['ux', 12],
  ['pay', 17],
  ['law', 6],
  ['tele', 12],
];
const statuses = [
  'Pending',
  'Pending',
  'Pending',
  'Accepted',
  'KIV',
  'Rejected',
  'Pending',
  'Accepted',
  'Rejected',
  'Withdrawn',
];
export const apps: App[] = [];
let at = 0;
for (const [jobId, n] of weights)
  for (let i = 0; i < n; i += 1) {
    const name = `${firsts[at % firsts.length]} ${lasts[(at * 3 + Math.floor(at / 20)) % lasts.length]}`;
    const done = rnd(3) > 0;
    const scored = rnd(12) > 0;
    const resume = scored ? Math.round((2 + rnd(80) / 10) * 10) / 10 : null;
    const interview = scored && done ? Math.round((6 + rnd(190) / 10) * 10) / 10 : null;
    const final =
      resume === null ? 0 : Math.round((interview === null ? resume * 10 : resume * 5 + interview * 2) * 100) / 100;
    const own = [...new Set([skills[rnd(16)], skills[rnd(16)], skills[rnd(16)]])];
    const pay = 1800 + rnd(80) * 100;
    const start = 2010 + rnd(14);
    const day =
      at % 9 === 0
        ? '2026-11-21'
        : at % 9 === 1
          ? '2026-11-20'
          : `2026-${jobId === 'site' ? '08' : String(10 + rnd(2)).padStart(2, '0')}-${String(1 + rnd(19)).padStart(2, '0')}`;
    apps.push({
      id: `a${at}`,
      jobId,
      companyId: 'bintang',
      username: `user${at}`,
      full_name: name,
      Contactemail: `user${at}@mail.test`,
      applicationDate: `${day}T0${1 + rnd(3)}:${String(10 + rnd(49))}:00Z`,
      status: statuses[rnd(10)] ?? 'Pending',
      final_score: final,
      resume_relevancy_score: resume,
      interview_total_score: interview,
      interview_status: done,
      expected_salary: rnd(15) === 0 ? 'Negotiable' : `RM ${pay}`,
      appliedPosition1: jobs.find((j) => j.id === jobId)?.jobTitle ?? '',
      resume_text: `${name}\nSkills: ${own.join(', ')}\nExperience\nOfficer at Kilang Cahaya, Jan ${start} - Dec ${start + 1 + rnd(6)}\nReduced costs by ${5 + rnd(20)}%.`,
    });
    at += 1;
  }

export const live = apps.filter((a) => a.status !== 'Withdrawn');
export const w = (f: (a: App) => boolean, all = false) => (all ? apps : live).filter(f);
export const J = (id: string) => (a: App) => a.jobId === id;
export const S = (s: string) => apps.filter((a) => a.status === s);
export const loc = (l: string) => jobs.filter((j) => j.location.includes(l)).map((j) => j.id);
export const dep = (d: string) => jobs.filter((j) => j.department === d).map((j) => j.id);
export const has = (s: string) => (a: App) => new RegExp(`(?<!\\w)${s}(?!\\w)`, 'i').test(a.resume_text);
export const day = (a: App) => new Date(Date.parse(a.applicationDate) + 8 * 3600e3).toISOString().slice(0, 10);
export const pay = (a: App) => Number(/\d+/.exec(a.expected_salary)?.[0] ?? NaN);
export const marked = (a: App) => a.final_score > 0;
export const C = (l: readonly unknown[] | number): Expected => ({ count: typeof l === 'number' ? l : l.length });
export const N = (l: readonly App[]): Expected => ({ set: l.map((a) => a.full_name) });
export const F = (l: readonly App[], n: number): Expected => ({ first: l.slice(0, n).map((a) => a.full_name) });
export const says = (...s: string[]): Expected => ({ says: s });
export const by = (l: readonly App[], f: (a: App) => number, dir = -1) =>
  l
    .filter((a) => !Number.isNaN(f(a)))
    .toSorted((a, b) => dir * (f(a) - f(b)) || a.applicationDate.localeCompare(b.applicationDate));
export const final = (l: readonly App[], dir = -1) => by(l.filter(marked), (a) => a.final_score, dir);
export const res = (l: readonly App[], dir = -1) =>
  by(
    l.filter((a) => a.resume_relevancy_score !== null),
    (a) => a.resume_relevancy_score ?? 0,
    dir,
  );
export const int = (l: readonly App[], dir = -1) =>
  by(
    l.filter((a) => a.interview_total_score !== null),
    (a) => a.interview_total_score ?? 0,
    dir,
  );
export const sal = (l: readonly App[], dir = -1) => by(l, pay, dir);
export const date = (l: readonly App[], dir = 1) =>
  l.toSorted((a, b) => dir * a.applicationDate.localeCompare(b.applicationDate));
export const mean = (l: number[]) => l.reduce((a, b) => a + b, 0) / l.length;
export const med = (l: number[]) => {
  const s = l.toSorted((a, b) => a - b);
  const m = s.length / 2;
  return s.length % 2 ? (s[Math.floor(m)] ?? 0) : ((s[m - 1] ?? 0) + (s[m] ?? 0)) / 2;
};
export const isOpen = (j: Job) => j.status === 'Live' && (j.closingDate === null || j.closingDate >= '2026-11-21');
export const money = (v: number) => v.toLocaleString('en-US', { maximumFractionDigits: 2 });
