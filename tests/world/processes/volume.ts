/** Many resumes through several worker processes on one database: how fast, how steadily, and each once. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, call } from '@saring/contract';
import pg from 'pg';
import { until } from '#world/app/until.ts';
import { buildJob } from '#world/people/builders.ts';
import { docx, pdf, txt } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { type Started, startFile, testedEnv } from './process.ts';
import { stopwatch } from './stopwatch.ts';

/** How far the reading of a job's resumes had come, by the call that the job's page asks. */
export interface Seen {
  /** Since the workers were up. */
  seconds: number;
  waiting: number;
}

export interface Drained {
  /** Uploads accepted a second while nobody scored. */
  uploadsPerSecond: number;
  /** From the moment the workers were up until none waited. */
  seconds: number;
  /** The slowest tenth of the resumes against the middle one of the tenths. */
  steadiness: number;
  seen: Seen[];
  /** Whether somebody still waited when a worker was killed. */
  killedMidway: boolean;
  /** Tasks that a killed worker had begun and another finished. */
  takenOver: number;
  /** Everything that is not as it should be; empty where each resume counts once. */
  faults: string[];
}

export interface Volume extends AsyncDisposable {
  /** Uploads so many resumes to a fresh job and lets so many workers score them; one of them is killed midway where told. */
  drain(resumes: number, workers: number, options?: { kill?: boolean }): Promise<Drained>;
}

/** An application is refused beyond this many for one job by one person. */
const perPerson = 3;
const uploadsAtOnce = 4;

/** Starts the web process alone on an empty, migrated database. */
export async function startVolume(databaseUrl: string): Promise<Volume> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saring-volume-'));
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://saring.test',
    ...testedEnv,
  };
  const web = await startFile('server/src/main.ts', { ...env, PROCESS: 'web' });
  const startWorker = () => startFile('server/src/main.ts', { ...env, PROCESS: 'worker' });
  const company = await buildCompany(web);
  const people: Person[] = [];
  return {
    async drain(resumes, workers, { kill = false } = {}) {
      const reader = await startWorker();
      const job = await buildJob(company);
      await reader.stop();
      const seconds = stopwatch();
      await upload(web, people, job, resumes);
      const uploadsPerSecond = resumes / seconds();
      const running = await Promise.all(Array.from({ length: workers }, startWorker));
      try {
        const watched = await watch(company, job.id, kill ? { worker: running[0], at: resumes / 2 } : null);
        const { steadiness, faults, takenOver } = await lookAt(databaseUrl, job.id, resumes);
        return { uploadsPerSecond, ...watched, steadiness, takenOver, faults };
      } finally {
        await Promise.all(running.map((worker) => worker.stop()));
      }
    },
    async [Symbol.asyncDispose]() {
      await web.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function upload(web: Started, people: Person[], job: { id: string; companyId: string }, count: number) {
  const needed = Math.ceil(count / perPerson);
  let next = 0;
  await together(async () => {
    for (let number = next++; number < needed; number = next++) {
      const person = people[number] ?? (await buildApplicant(web, `Person ${number}`));
      people[number] = person;
      for (let place = number * perPerson; place < Math.min(count, (number + 1) * perPerson); place += 1)
        await call(person.client, api.applications.save, {
          params: { id: person.username },
          body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,500' },
          files: { resume: await resumeFile(place) },
        });
    }
  });
}

const together = (work: () => Promise<void>) => Promise.all(Array.from({ length: uploadsAtOnce }, work));

const firms = ['Maju Trading', 'Kopi House', 'Warisan Foods', 'Selatan Logistics', 'Bukit Steel', 'Pelangi Clinics'];
const works = [
  'Prepared full set accounts for 12 companies and closed each month within 5 working days.',
  'Filed SST returns every two months and reconciled 8 bank accounts weekly in SQL Accounting.',
  'Cut the closing time from 9 to 5 days by automating journals in SAP.',
  'Handled payroll for 140 people and answered the questions of the auditors.',
  'Checked supplier invoices against delivery notes and chased overdue payments.',
  'Made coffee, served guests and kept the counter clean.',
  'Planned the routes of 14 lorries and cut empty journeys by a fifth.',
  'Trained three trainees and wrote the handbook of the counter.',
  'Explained the cash flow to the sales team with one chart a week.',
  'Kept the register of fixed assets and counted the stock every quarter.',
  'Built the monthly report in Excel and moved it to Power BI.',
];

/** A resume of three posts and some 300 words, in the kinds of file that people send; no two are alike. */
async function resumeFile(number: number): Promise<File> {
  const posts = [0, 1, 2].flatMap((post) => [
    `Accountant, ${firms[(number + post) % firms.length]} Sdn Bhd, ${2022 - 3 * post} - ${2025 - 3 * post}`,
    ...Array.from({ length: 7 }, (_, line) => `- ${works[(number * 5 + post * 3 + line * 4) % works.length]}`),
  ]);
  const lines = [
    `Person ${number}`,
    `Reference ${number}`,
    'Experience',
    ...posts,
    'Education',
    'Bachelor of Accounting, 2015',
    'Skills: MFRS, SAP, SQL Accounting, Excel',
  ];
  const kinds = [
    { name: 'resume.pdf', make: pdf },
    { name: 'resume.docx', make: docx },
    { name: 'resume.txt', make: txt },
  ];
  const { name, make } = kinds[number % kinds.length] ?? { name: 'resume.txt', make: txt };
  return new File([await make(lines)], name);
}

/** Asks how far it has come until nobody waits; kills a worker once only `at` are left. */
async function watch(
  { client, companyId }: CompanyPerson,
  jobId: string,
  kill: { worker?: Started; at: number } | null,
) {
  const since = stopwatch();
  const seen: Seen[] = [];
  let killedMidway = false;
  const isDrained = async () => {
    const { waiting } = await call(client, api.applications.reading, { params: { companyId, jobId } });
    const seconds = since();
    seen.push({ seconds, waiting });
    if (waiting === 0) return { seconds, seen, killedMidway };
    if (kill && !killedMidway && waiting <= kill.at) {
      kill.worker?.process.kill('SIGKILL');
      killedMidway = true;
    }
    return null;
  };
  return until(isDrained, () => new Error(`${seen.at(-1)?.waiting} resumes still wait`), 50);
}

/** What the tables tell that no call does: whether each was analysed once, when, and by whom at which try. */
async function lookAt(databaseUrl: string, jobId: string, expected: number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = async (statement: string): Promise<Record<string, number | string | Date>[]> =>
    (await client.query(statement, [jobId])).rows;
  try {
    const faults: string[] = [];
    const nothing = async (what: string, statement: string) => {
      const found = await rows(statement);
      if (found.length > 0) faults.push(`${what}: ${JSON.stringify(found.slice(0, 3))}`);
    };
    await nothing(
      'not analysed exactly once',
      `select a.id, count(n.id)::int from applications a left join analyses n on n.application_id = a.id and n.kind = 'resume'
       where a.job_id = $1 group by a.id having count(n.id) <> 1`,
    );
    await nothing(
      'without its marks',
      `select id, resume_state, hiring_stage from applications where job_id = $1
       and (resume_state <> 'done' or hiring_stage <> 'in review' or resume_score is null or criteria_version = 0)`,
    );
    await nothing(
      'counted wrongly',
      `select j.id from jobs j where j.id = $1 and (j.applicant_count <> (select count(*) from applications a where a.job_id = j.id)
       or (select sum(people) from applicant_counts c where c.job_id = j.id) <> j.applicant_count)`,
    );
    const mine = `name = 'application.process' and data->>'applicationId' in (select id::text from applications where job_id = $1)`;
    await nothing('given up', `select id, output from pgboss.job where state = 'failed' and ${mine}`);
    const again = await rows(`select count(*)::int as count from pgboss.job where retry_count > 0 and ${mine}`);
    const done = await rows(
      `select n.created_at from analyses n join applications a on a.id = n.application_id
       where a.job_id = $1 and n.kind = 'resume' order by n.created_at`,
    );
    if (done.length !== expected) faults.push(`${done.length} analyses of ${expected} resumes`);
    const times = done.map((row) => Number(row.created_at));
    return { faults, takenOver: Number(again[0]?.count), steadiness: steadinessOf(times) };
  } finally {
    await client.end();
  }
}

/** How long the slowest of ten equal parts took against the middle one. */
function steadinessOf(times: readonly number[]): number {
  const at = (part: number) => times[Math.round((part * (times.length - 1)) / 10)] ?? 0;
  const parts = Array.from({ length: 10 }, (_, part) => at(part + 1) - at(part)).toSorted((a, b) => a - b);
  return (parts[9] ?? 0) / (parts[5] || 1);
}
