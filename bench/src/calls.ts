/** What people wait for most: each call by one client and by 32, lists by how many applied for the job. */
import {
  buildApplicant,
  buildCompany,
  buildJob,
  password,
  pdfOfSize,
  residentMegabytes,
  resume,
} from '@saring/tests/world';
import { type Asked, type Measured, measure } from './measure.ts';
import { nameOf } from './names.ts';
import { pieceForm } from './pieces.ts';
import { applicationIds, seedApplicants, seedInterviews, seedJobs } from './seed.ts';
import { startBenched } from './server.ts';
import type { Row } from './table.ts';

const common = 10_000;
/** Milliseconds for 95 of 100 answers to one client. */
const limit = 20;
/** Against 10,000 of a job. */
const growth = 2;
const resumeBytes = 200_000;
/** Of one person two uploads at once are taken in, and a few more wait. */
const applicants = 50;
const jobsToApplyFor = 60;

interface Call {
  what: string;
  next(number: number): Asked;
  aim?: string;
}

/** The database must be empty, and keep what it is told: the operator is made at the start. */
export async function benchCalls(databaseUrl: string, options: { quick: boolean }): Promise<Row[]> {
  const sizes = options.quick ? [1000, common] : [1000, common, 100_000, 1_000_000];
  const server = await startBenched(databaseUrl);
  const { pid } = server.process;
  const timed = async ({ what, next, aim = '' }: Call): Promise<Row & { one: Measured }> => {
    const seconds = options.quick ? 1 : 3;
    const one = await measure({ url: server.url, pid }, next, { clients: 1, seconds });
    const many = await measure({ url: server.url, pid }, next, { clients: 32, seconds, from: one.asked });
    return { what, one, many, aim };
  };
  const rows: Row[] = [];
  for (const call of await everyday(server, databaseUrl)) rows.push(await timed(call));
  const company = await buildCompany(server);
  const lists = await Promise.all(sizes.map(async (count) => ({ count, job: await buildJob(company) })));
  for (const { count, job } of lists) await seedApplicants(databaseUrl, company.companyId, [job.id], count);
  for (const [name, query] of [
    ['applicants, first page', () => ({ page: '1' })],
    ['applicants, search by a whole name', () => ({ page: '1', search: nameOf(777) })],
    // So many people share it that the more there are the more are found.
    ['applicants, search by a name that a sixtieth has', () => ({ page: '1', search: 'Aisyah' })],
    ['applicants, filter by band and stage', () => ({ page: '1', band: 'Medium', stage: 'in review' })],
    ['applicants, last page', (count: number) => ({ page: String(count / 20) })],
  ] as const) {
    let measured: number | null = null;
    for (const { count, job } of lists) {
      // As the page asks: short rows.
      const text = new URLSearchParams({ ...query(count), page_size: '20', view: 'row' });
      const path = `/api/applications/getAllApplications/${company.companyId}/${job.id}?${text}`;
      const headers = { authorization: `Bearer ${company.token}` };
      const row = await timed({
        what: `${name}: ${count.toLocaleString('en')} of a job`,
        next: () => ({ path, headers }),
      });
      const { p95 } = row.one.times;
      if (count === common) {
        measured = p95;
        row.aim = `p95 ≤ ${limit} ms`;
      } else if (measured !== null) {
        // What is answered at once may take twice as long without anybody noticing.
        row.ratio = p95 / Math.max(measured, 1);
        row.aim = `≤ ${growth} of ${common.toLocaleString('en')}`;
      }
      rows.push(row);
    }
  }
  const memory = await residentMegabytes(pid ?? 0);
  rows.push({ what: 'resident memory after all of it', figure: `${memory?.toFixed(0) ?? '?'} MB`, aim: '' });
  await server.stop();
  return rows;
}

/** Calls whose time does not depend on a job's applicants: a company of 10,000 and one that many apply to. */
async function everyday(server: { url: string }, databaseUrl: string): Promise<Call[]> {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const first = await buildApplicant(server);
  const copies = await seedJobs(databaseUrl, job.id, jobsToApplyFor);
  await seedApplicants(databaseUrl, company.companyId, [job.id], common);
  const ids = await applicationIds(databaseUrl, job.id);
  const authorization = `Bearer ${company.token}`;
  const json = { authorization, 'content-type': 'application/json' };
  const form = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
  const sound = pieceForm();
  const pdf = await pdfOfSize(resume, resumeBytes);
  const people = [first];
  for (let count = 1; count < applicants; count += 1) people.push(await buildApplicant(server));
  const interviews = await seedInterviews(databaseUrl, people);
  return [
    {
      what: 'sign-in (argon2id)',
      next: () => ({
        method: 'POST',
        path: '/api/auth/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: Buffer.from(String(new URLSearchParams({ username: company.username, password }))),
      }),
    },
    {
      what: `jobs of a company, 20 of ${jobsToApplyFor + 1}`,
      next: () => ({
        path: `/api/jobs/get_jobs_by_company/${company.companyId}?page=1&page_size=20`,
        headers: { authorization },
      }),
      aim: `p95 ≤ ${limit} ms`,
    },
    {
      what: 'an application in detail',
      next: (number) => ({ path: `/api/applications/${ids[number % ids.length]}`, headers: { authorization } }),
      aim: `p95 ≤ ${limit} ms`,
    },
    {
      what: 'a change of status',
      next: (number) => ({
        method: 'PUT',
        path: `/api/applications/updateApplications/${ids[number % ids.length]}/status`,
        headers: form,
        body: Buffer.from('status=KIV'),
      }),
      aim: `p95 ≤ ${limit} ms`,
    },
    {
      what: "a question to the assistant: the company's top five",
      next: () => ({
        method: 'POST',
        path: '/api/admin/query-applicants',
        headers: json,
        body: Buffer.from(
          JSON.stringify({
            query: 'Who are the top 5 applicants?',
            username: company.companyId,
            conversation_id: 'new',
          }),
        ),
      }),
    },
    {
      what: 'a piece of an interview, 61 kB of sound',
      next: (number) => {
        const { id, person } = interviews[number % interviews.length] ?? { id: job.id, person: first };
        return {
          method: 'PUT',
          path: `/api/interviews/${id}/answers/1/pieces/${Math.floor(number / interviews.length)}`,
          headers: { authorization: `Bearer ${person.token}`, 'content-type': sound.type },
          body: sound.body,
        };
      },
      aim: `p95 ≤ ${limit} ms`,
    },
    {
      what: 'applying with a PDF of 200 kB, read behind it meanwhile',
      next: (number) => {
        const person = people[number % people.length] ?? first;
        const jobId = copies[Math.floor(number / people.length) % copies.length] ?? job.id;
        const fields = { jobId, companyId: company.companyId, expected_salary: 'RM 4,500' };
        return {
          method: 'POST',
          path: `/api/applications/${person.username}/saveApplications`,
          headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=part' },
          body: multipart(fields, pdf),
        };
      },
    },
  ];
}

function multipart(fields: Record<string, string>, pdf: Uint8Array): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--part\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file =
    '--part\r\ncontent-disposition: form-data; name="resume"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
  return Buffer.concat([Buffer.from(parts.join('') + file), pdf, Buffer.from('\r\n--part--\r\n')]);
}
