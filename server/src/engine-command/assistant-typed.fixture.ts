/** Rows of a third company, for questions as administrators type them in a hurry, and what plain loops say of them. */
import type { Application as App, Job } from './assistant.fixture.ts';
import { draws, postings } from './assistant-rows.fixture.ts';
import { best as bestOf, type Told } from './assistant-sets.fixture.ts';

const job = postings('samudra', '03:00:00Z', (title) => [
  `${title} knowledge`,
  'Written English',
  'Numeracy',
  'Teamwork under pressure',
  'Ownership',
]);

export const jobs: Job[] = [
  job(
    'acct',
    'Accounts Executive',
    'Finance',
    'Petaling Jaya, Selangor',
    'full-time',
    'Live',
    '2026-10-05',
    '2026-12-31',
  ),
  job(
    'data',
    'Data Analyst',
    'Information Technology',
    'Kuala Lumpur',
    'full-time, remote',
    'Live',
    '2026-10-19',
    '2026-11-28',
  ),
  job('sec', 'Security Engineer', 'Information Technology', 'Kuala Lumpur', 'contract', 'Live', '2026-11-02', null),
  job('sal', 'Sales Executive', 'Sales', 'Penang', 'full-time', 'Live', '2026-09-21', '2026-12-12'),
  job(
    'mkt',
    'Digital Marketing Specialist',
    'Marketing',
    'Kuala Lumpur',
    'full-time',
    'Live',
    '2026-11-09',
    '2026-11-25',
  ),
  job(
    'hrp',
    'HR Business Partner',
    'Human Resources',
    'Shah Alam, Selangor',
    'full-time',
    'Closed',
    '2026-08-03',
    '2026-10-15',
  ),
  job(
    'log',
    'Logistics Coordinator',
    'Operations',
    'Pasir Gudang, Johor',
    'part-time',
    'Live',
    '2026-10-26',
    '2026-11-27',
  ),
  job('law', 'Legal Executive', 'Legal', 'Kuala Lumpur', 'full-time', 'Live', '2026-11-18', '2026-12-31'),
  job(
    'int',
    'Software Engineering Intern',
    'Information Technology',
    'Cyberjaya, Selangor',
    'internship',
    'Live',
    '2026-11-12',
    '2027-01-31',
  ),
  job('stk', 'Store Keeper', 'Operations', 'Port Klang, Selangor', 'contract', 'Closed', '2026-07-06', '2026-09-15'),
];

const some = draws(90210);
const firsts =
  'Adlina|Mei Xuan|Arun|Chloe|Hidayat|Kok Leong|Nurul Ain|Pravin|Sherlyn|Taufiq|Wen Hao|Zulfadli|Anis|Boon Keat|Darshini|Elisa|Fikri|Gayathri|Hazwan|Jia Yi|Kamini|Luqman|Mardhiah|Nicole'.split(
    '|',
  );
const lasts = 'Hassan|Subramaniam|Wong|Ibrahim|Teoh|Nair|Zakaria|Lee|Mokhtar|Selvam|Chua'.split('|');
/** Whose first name nobody else has. */
const alone: Record<number, string> = {
  3: 'Zarina Mustapha',
  19: 'Bartholomew Dass',
  31: 'Ooi Kar Wai',
  47: 'Evelyn Tiong',
  58: 'Saravanan a/l Muthu',
  72: 'Nur Izzati binti Rosli',
  90: 'Callista Jude',
  101: 'Muhammad Rayyan',
};
export const skills =
  'Excel|Power BI|Python|SQL|SAP|Google Analytics|SEO|Photoshop|negotiation|Mandarin|forklift|Kubernetes|Tableau|QuickBooks|firewall|labour law|cold calling|Java'.split(
    '|',
  );
const schools = ['Universiti Sains Malaysia', 'Sunway University', 'Universiti Putra Malaysia', 'INTI College'];
const weights: [string, number, string[]][] = [
  ['acct', 20, ['2026-10', '2026-11']],
  ['data', 22, ['2026-10', '2026-11']],
  ['sec', 11, ['2026-11']],
  ['sal', 18, ['2026-09', '2026-10', '2026-11']],
  ['mkt', 13, ['2026-11']],
  ['hrp', 12, ['2026-08', '2026-09', '2026-10']],
  ['log', 16, ['2026-10', '2026-11']],
  ['int', 9, ['2026-11']],
  ['stk', 10, ['2026-07', '2026-08', '2026-09']],
];
const statuses = 'Pending Pending Pending Pending Accepted KIV KIV Rejected Rejected Pending Accepted Withdrawn'.split(
  ' ',
);
const posted = (id: string) => Number(jobs.find((one) => one.id === id)?.created_at.slice(8, 10));

export const apps: App[] = [];
for (const [jobId, many, months] of weights)
  for (let place = 0; place < many; place += 1) {
    const at = apps.length;
    const name = alone[at] ?? `${firsts[at % firsts.length]} ${lasts[(at * 3 + Math.floor(at / 24)) % lasts.length]}`;
    const month = months[some(months.length)] ?? '';
    const from = month === months[0] ? posted(jobId) : 1;
    const last =
      month === '2026-11'
        ? 21
        : month === '2026-10' && jobId === 'hrp'
          ? 15
          : month === '2026-09' && jobId === 'stk'
            ? 15
            : 28;
    const date = `${month}-${String(from + some(Math.max(1, last - from + 1))).padStart(2, '0')}`;
    const done = some(5) > 1;
    const judged = some(10) > 0;
    const resume = judged ? Math.round((20 + some(80)) * 10) / 100 : null;
    const interview = judged && done ? Math.round((40 + some(210)) * 10) / 100 : null;
    const own = [...new Set([some(18), some(18), some(18), some(18)].map((one) => skills[one]))];
    const start = 2007 + some(15);
    const amount = 1500 + some(110) * 50;
    const minute = `${String(Math.floor(at / 3) % 60).padStart(2, '0')}:${String((at % 3) * 20).padStart(2, '0')}`;
    apps.push({
      id: `s${at}`,
      jobId,
      companyId: 'samudra',
      username: `hopeful${at}`,
      full_name: name,
      Contactemail: `hopeful${at}@mail.test`,
      applicationDate: `${date}T0${date === '2026-11-21' ? 2 : 3 + some(6)}:${minute}Z`,
      status: statuses[some(12)] ?? 'Pending',
      final_score: Math.round((4 * (resume ?? 0) + 2.4 * (interview ?? 0)) * 100) / 100,
      resume_relevancy_score: resume,
      interview_total_score: interview,
      interview_status: done,
      expected_salary: some(11) === 0 ? 'Negotiable' : `RM ${amount.toLocaleString('en-US')}`,
      appliedPosition1: jobs.find((one) => one.id === jobId)?.jobTitle ?? '',
      resume_text: `${name}\nSkills: ${own.join(', ')}\nExperience\nClerk at Kilang Seroja, Jan ${start} - Dec ${start + some(6)}\nEducation\n${schools[some(4)]}, 2006`,
    });
  }

export const live = apps.filter(({ status }) => status !== 'Withdrawn');
export const where = (...tests: ((one: App) => boolean)[]) => live.filter((one) => tests.every((test) => test(one)));
export const not =
  (test: (one: App) => boolean) =>
  (one: App): boolean =>
    !test(one);
export const either =
  (...tests: ((one: App) => boolean)[]) =>
  (one: App): boolean =>
    tests.some((test) => test(one));
export const interviewed = (one: App): boolean => one.interview_status;
export const title = (id: string): string => jobs.find((one) => one.id === id)?.jobTitle ?? '';
export const titles = (test: (one: Job) => boolean): string[] => jobs.filter(test).map(({ jobTitle }) => jobTitle);
export const jobsOf = (list: (one: Job) => boolean): string[] => jobs.filter(list).map(({ id }) => id);
/** Who stands at a place of the rows. */
export const at = (place: number): App => {
  const one = apps[place];
  if (!one) throw new Error(`No row ${place}`);
  return one;
};
export const name = (place: number): string => at(place).full_name;
/** Each of the texts, whatever stands between. */
export const listed = (test: (one: Job) => boolean): Told => ({
  says: titles(test).map((one) => `| ${one} |`),
  never: titles((one) => !test(one)).map((one) => `| ${one} |`),
});
export const top = (list: readonly App[]): string => bestOf(list)[0]?.full_name ?? '';
