/** Rows for the sets of questions that were written without a look at the grammar, and what plain loops say of them. */
import type { Application as App, Job } from './assistant.fixture.ts';
import { draws, postings } from './assistant-rows.fixture.ts';

export type Told =
  | { count: number }
  | { only: string[] }
  | { set: string[] }
  | { first: string[] }
  | { says: string[]; never?: string[] }
  /** The rows do not tell: any figure would be a wrong one. */
  | { nothing: true };

/** A question, or several of one conversation of which the last is looked at. */
export type Case = [asked: string | string[], told: Told];

const job = postings('kencana', '03:00:00Z', (title) => [
  `${title} tools`,
  'Clear reports',
  'Work with others',
  'Care with details',
  'Eager to learn',
]);

export const jobs: Job[] = [
  job('ops', 'Operations Manager', 'Operations', 'Johor Bahru, Johor', 'full-time', 'Live', '2026-09-28', '2026-12-31'),
  job(
    'dev',
    'Backend Developer',
    'Information Technology',
    'Kuala Lumpur',
    'full-time, remote',
    'Live',
    '2026-10-12',
    '2026-11-30',
  ),
  job(
    'fe',
    'Frontend Developer',
    'Information Technology',
    'Cyberjaya, Selangor',
    'contract',
    'Live',
    '2026-11-09',
    null,
  ),
  job('grd', 'Graphic Designer', 'Marketing', 'Penang', 'full-time', 'Live', '2026-11-03', '2026-11-26'),
  job('aud', 'Internal Auditor', 'Finance', 'Kuala Lumpur', 'full-time', 'Closed', '2026-07-20', '2026-09-30'),
  job(
    'cs',
    'Customer Service Executive',
    'Customer Service',
    'Melaka',
    'part-time',
    'Live',
    '2026-10-26',
    '2026-12-10',
  ),
  job('qa', 'Quality Engineer', 'Engineering', 'Kulim, Kedah', 'full-time', 'Live', '2026-08-17', '2026-12-15'),
  job('hri', 'HR Intern', 'Human Resources', 'Kuala Lumpur', 'internship', 'Live', '2026-11-17', '2027-01-10'),
  job(
    'wh',
    'Warehouse Supervisor',
    'Operations',
    'Port Klang, Selangor',
    'contract',
    'Closed',
    '2026-06-08',
    '2026-08-31',
  ),
  job('com', 'Compliance Officer', 'Legal', 'Kuala Lumpur', 'full-time', 'Live', '2026-11-19', '2026-12-20'),
];

const some = draws(4711);
const firsts =
  'Amirul Bernice Cheng Divya Ezra Fatin Gurpreet Hui Irfan Joanna Khairul Lydia Mahesh Natalie Othman Puteri Qayyum Rebecca Syafiq Thivya Umairah Vincent Wardah Xin Yasmin Zikri'.split(
    ' ',
  );
const lasts = 'Abdullah Balakrishnan Chin Daud Eng Francis Ganesan Halim Ismadi Jeyaraj Kamal'.split(' ');
export const skills =
  'Python|React|Docker|AWS|Excel|SQL|Photoshop|Illustrator|SAP|forklift|Mandarin|ISO 9001|Six Sigma|Zendesk|payroll|public speaking'.split(
    '|',
  );
const schools = ['Universiti Malaya', 'Multimedia University', 'Taylor’s University', 'Politeknik Kulim'];
const weights: [string, number, string[]][] = [
  ['ops', 15, ['2026-09', '2026-10', '2026-11']],
  ['dev', 24, ['2026-10', '2026-11']],
  ['fe', 13, ['2026-11']],
  ['grd', 17, ['2026-11']],
  ['aud', 14, ['2026-07', '2026-08', '2026-09']],
  ['cs', 21, ['2026-10', '2026-11']],
  ['qa', 16, ['2026-08', '2026-09', '2026-10', '2026-11']],
  ['hri', 8, ['2026-11']],
  ['wh', 12, ['2026-06', '2026-07', '2026-08']],
];
const statuses = 'Pending Pending Pending Pending Accepted Accepted KIV Rejected Rejected Withdrawn'.split(' ');
const posted = (id: string) => Number(jobs.find((one) => one.id === id)?.created_at.slice(8, 10));

export const apps: App[] = [];
for (const [jobId, many, months] of weights)
  for (let place = 0; place < many; place += 1) {
    const at = apps.length;
    const name = `${firsts[at % firsts.length]} ${lasts[(at * 5 + Math.floor(at / 26)) % lasts.length]}`;
    const month = months[some(months.length)] ?? '';
    const from = month === months[0] ? posted(jobId) : 1;
    const last = month === '2026-11' ? 21 : 28;
    const date = `${month}-${String(from + some(Math.max(1, last - from + 1))).padStart(2, '0')}`;
    const done = some(5) > 1;
    const scored = some(10) > 0;
    const resume = scored ? Math.round((25 + some(75)) * 10) / 100 : null;
    const interview = scored && done ? Math.round((50 + some(200)) * 10) / 100 : null;
    const own = [...new Set([skills[some(16)], skills[some(16)], skills[some(16)], skills[some(16)]])];
    const start = 2008 + some(15);
    const amount = 1800 + some(90) * 100;
    apps.push({
      id: `k${at}`,
      jobId,
      companyId: 'kencana',
      username: `seeker${at}`,
      full_name: name,
      Contactemail: `seeker${at}@mail.test`,
      // In the afternoon of Kuala Lumpur, but today, when it is noon.
      applicationDate: `${date}T0${date === '2026-11-21' ? 1 : 4 + some(5)}:${String(10 + (at % 50))}:00Z`,
      status: statuses[some(10)] ?? 'Pending',
      final_score: Math.round((4 * (resume ?? 0) + 2.4 * (interview ?? 0)) * 100) / 100,
      resume_relevancy_score: resume,
      interview_total_score: interview,
      interview_status: done,
      expected_salary: some(12) === 0 ? 'Negotiable' : `RM ${amount.toLocaleString('en-US')}`,
      appliedPosition1: jobs.find((one) => one.id === jobId)?.jobTitle ?? '',
      resume_text: `${name}\nSkills: ${own.join(', ')}\nExperience\nAssistant at Kilang Teratai, Jan ${start} - Dec ${start + some(4)}\nEducation\n${schools[some(4)]}, 2007${at % 11 === 3 ? '\nNo experience with Docker.' : ''}`,
    });
  }

/** An hour that is told twice would make "the newest" a matter of luck. */
export const live = apps.filter(({ status }) => status !== 'Withdrawn');
export const where = (test: (one: App) => boolean) => live.filter(test);
export const of =
  (...ids: string[]) =>
  (one: App) =>
    ids.includes(one.jobId);
export const is =
  (...names: string[]) =>
  (one: App) =>
    names.includes(one.status);
export const has =
  (skill: string) =>
  ({ resume_text }: App) =>
    (/Skills: (.*)/.exec(resume_text)?.[1] ?? '').split(', ').includes(skill);
export const text = (words: string) => (one: App) => one.resume_text.includes(words);
export const day = (one: App) => new Date(Date.parse(one.applicationDate) + 8 * 3_600_000).toISOString().slice(0, 10);
export const from =
  (first: string, last = '2026-12-31') =>
  (one: App) =>
    day(one) >= first && day(one) <= last;
export const pay = (one: App): number =>
  /\d/.test(one.expected_salary) ? Number(one.expected_salary.replace(/\D/g, '')) : Number.NaN;
export const scored = (one: App) => one.final_score > 0;
export const score = (one: App) => one.final_score;
export const resume = (one: App) => one.resume_relevancy_score ?? Number.NaN;
export const interview = (one: App) => one.interview_total_score ?? Number.NaN;
/** Years between the months of the one post, both counted in. */
export const years = ({ resume_text }: App): number => {
  const [, first, last] = /Jan (\d+) - Dec (\d+)/.exec(resume_text) ?? [];
  return Number(last) - Number(first) + 1;
};
export const ordered = (list: readonly App[], by: (one: App) => number, direction = -1) =>
  list
    .filter((one) => !Number.isNaN(by(one)))
    .toSorted((a, b) => direction * (by(a) - by(b)) || a.applicationDate.localeCompare(b.applicationDate));
export const best = (list: readonly App[], direction = -1) => ordered(list.filter(scored), score, direction);
export const newest = (list: readonly App[], direction = -1) =>
  list.toSorted((a, b) => direction * a.applicationDate.localeCompare(b.applicationDate));
export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
export const middle = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? mean([sorted[half - 1] ?? 0, sorted[half] ?? 0]) : (sorted[Math.floor(half)] ?? 0);
};
const rounded = (value: number) => Math.round(value * 100) / 100;
export const open = ({ status, closingDate }: Job) =>
  status === 'Live' && (closingDate === null || closingDate >= '2026-11-21');
export const title = (id: string) => jobs.find((one) => one.id === id)?.jobTitle ?? '';
export const titles = (test: (one: Job) => boolean) => jobs.filter(test).map(({ jobTitle }) => jobTitle);
/** Who stands at a place of the rows, by whom questions are asked. */
export const someone = (at: number) => apps[at]?.full_name ?? '';

export const count = (list: readonly unknown[] | number): Told => ({
  count: typeof list === 'number' ? rounded(list) : list.length,
});
export const names = (list: readonly App[]): Told => ({ set: list.map(({ full_name }) => full_name) });
export const first = (list: readonly App[], many: number): Told => ({
  only: list.slice(0, many).map(({ full_name }) => full_name),
});
/** A list that begins so and may go on. */
export const leads = (list: readonly App[], many: number): Told => ({
  first: list.slice(0, many).map(({ full_name }) => full_name),
});
export const says = (...texts: string[]): Told => ({ says: texts });
export const declined = says("I don't answer questions by");
export const nothing: Told = { nothing: true };
export const percent = (part: readonly unknown[], whole: readonly unknown[]): Told =>
  says(`**${Math.round((part.length / whole.length) * 1000) / 10}%**`);
/** Lines of a table of groups: label and how many. */
export const groups = (list: readonly App[], by: (one: App) => string): Told => ({
  says: [...new Set(list.map(by))].map((label) => `| ${label} | ${list.filter((one) => by(one) === label).length} |`),
});
/** Titles that are listed, and those that must not be. */
export const listed = (test: (one: Job) => boolean): Told => ({
  says: titles(test).map((name) => `| ${name} |`),
  never: titles((one) => !test(one)).map((name) => `| ${name} |`),
});
