/** How long somebody else waits while the product works on what was made to be slow or large, and how much memory that takes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, call } from '@saring/contract';
import { createTestDatabase } from '#world/app/database.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { hostilePdfs } from '#world/hostile/pdfs.ts';
import { hostilePictures } from '#world/hostile/pictures.ts';
import { hostileTexts } from '#world/hostile/texts.ts';
import { fieldToTry, hostileUploads } from '#world/hostile/uploads.ts';
import { hostileZips } from '#world/hostile/zips.ts';
import { buildJob } from '#world/people/builders.ts';
import { buildCast } from '#world/people/contract-cast.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { type Started, startFile, testedEnv } from '#world/processes/process.ts';
import { longestMeanwhile, promise, promises, timeOf } from './promise.ts';
import { watchServer } from './server-watch.ts';

interface Product {
  server: Started;
  databaseUrl: string;
  company: CompanyPerson;
}

/** Works with the product as a process of its own, whose engine has read something before. */
async function withProduct<T>(work: (product: Product) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saring-limits-'));
  const server = await startFile('server/src/main.ts', {
    ...testedEnv,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...env,
  });
  try {
    const company = await buildCompany(server);
    await propose(server, company, 'Accountant for month-end closing.');
    return await work({ server, databaseUrl: database.url, company });
  } finally {
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** As much as is read of a file. */
const filled = (text: string) => text.repeat(200_000 / text.length);
const years = `${'ba '.repeat(20_000)}${"'01 ".repeat(15_000)}`.slice(0, 119_000);

const propose = (app: { url: string }, { token }: Person, text: string) =>
  send(app, 'POST', '/api/jobs/generate-criteria-from-file', {
    token,
    files: { description_file: new File([text], 'a.txt') },
  });

async function applyWith(person: Person, job: { id: string; companyId: string }, text: string): Promise<string> {
  const saved = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 1' },
    files: { resume: new File([text], 'a.txt') },
  });
  return saved.data.application.id;
}

const processed = (person: Person, applicationId: string) =>
  call(person.client, api.applications.processResume, { body: { username: person.username, applicationId } });

promise("another person's page while a description made to be slow is read", { unit: 'ms', atMost: 1000 }, () =>
  withProduct(({ server, company }) =>
    longestMeanwhile(propose(server, company, filled('a, ')), () => send(server, 'GET', '/api/users/me', company)),
  ),
);

promise("another person's page while a resume made to be slow is scored", { unit: 'ms', atMost: 1000 }, () =>
  withProduct(async ({ server, company }) => {
    const person = await buildApplicant(server);
    const id = await applyWith(person, await buildJob(company), filled('Accountant, ABC Sdn Bhd 2019 - 2020\n'));
    return longestMeanwhile(processed(person, id), () => send(server, 'GET', '/api/users/me', company));
  }),
);

promises(
  'names are hidden in three resumes made to be slow',
  {
    'the health check while names are hidden in three resumes made to be slow': { unit: 'ms', atMost: 300 },
    'the same resumes shown again, beside the first time': { unit: 'times', atMost: 0.5 },
  },
  () =>
    withProduct(async ({ server, databaseUrl, company }) => {
      const job = await buildJob(company);
      await send(server, 'PUT', `/api/applications/blind-review/${job.companyId}/${job.id}`, {
        token: company.token,
        json: { blind_review: true },
      });
      const ids: string[] = [];
      for (let one = 0; one < 3; one += 1) {
        const person = await buildApplicant(server);
        const id = await applyWith(person, job, years);
        await processed(person, id);
        ids.push(id);
      }
      // As if nobody had looked ahead.
      await rows({ databaseUrl }, 'delete from redactions');
      const look = () => Promise.all(ids.map((id) => send(server, 'GET', `/api/applications/${id}`, company)));
      let first = 0;
      const looking = timeOf(look).then((took) => {
        first = took;
      });
      const probe = await longestMeanwhile(looking, () => send(server, 'GET', '/api/health/live'));
      return {
        'the health check while names are hidden in three resumes made to be slow': probe,
        'the same resumes shown again, beside the first time': (await timeOf(look)) / first,
      };
    }),
);

promise('three questions to the assistant beside a hundred of another company', { unit: 'ms', atMost: 10_000 }, () =>
  withProduct(
    async ({ server, company: loud }) => {
      const quiet = await buildCompany(server);
      const ask = ({ token, companyId }: CompanyPerson) =>
        send(server, 'POST', '/api/admin/query-applicants', {
          token,
          json: { query: 'How many people applied in the last thirty days, by status?', username: companyId },
        });
      await ask(quiet);
      const flood = Promise.all(Array.from({ length: 100 }, () => ask(loud)));
      const waited = await timeOf(async () => [await ask(quiet), await ask(quiet), await ask(quiet)]);
      await flood;
      return waited;
    },
    { RATE_LIMIT: 'true' },
  ),
);

promises(
  'forty-eight uploads of 15 MB at once',
  {
    'the health check beside 48 uploads of 15 MB at once': { unit: 'ms', atMost: 2000 },
    'the largest process under 48 uploads of 15 MB at once': { unit: 'MB', atMost: 500 },
  },
  () =>
    withProduct(async ({ server, company }) => {
      const job = await buildJob(company);
      const people = await Promise.all(Array.from({ length: 8 }, () => buildApplicant(server)));
      const large = new Uint8Array(10 * 1024 * 1024).fill(0x20);
      large.set(Buffer.from('%PDF-1.7 '));
      large.set(Buffer.from('%%EOF'), large.length - 5);
      const words = new Uint8Array(5 * 1024 * 1024).fill(0x20);
      words.set(Buffer.from('Accountant with SST'));
      const upload = (person: Person) =>
        send(server, 'POST', `/api/applications/${person.username}/saveApplications`, {
          token: person.token,
          form: { jobId: job.id, companyId: job.companyId, expected_salary: 'RM 1' },
          files: { resume: new File([words], 'a.txt'), certification: new File([large], 'a.pdf') },
        });
      const watch = watchServer(server);
      await Promise.all(people.flatMap((person) => [1, 2, 3, 4, 5, 6].map(() => upload(person))));
      const { longestWait, largest } = await watch.stop();
      return {
        'the health check beside 48 uploads of 15 MB at once': longestWait,
        'the largest process under 48 uploads of 15 MB at once': largest,
      };
    }),
);

promises(
  'files that mean harm, each in a field that takes its kind',
  {
    'the health check beside files that mean harm': { unit: 'ms', atMost: 1000 },
    // What one account may cost at most; the engine with its knowledge takes some 60 MB of it.
    'the largest process under files that mean harm': { unit: 'MB', atMost: 600 },
    // Longer than the 20 s that a document may be read.
    'one file that means harm is answered and read': { unit: 'ms', atMost: 25_000 },
  },
  () =>
    withProduct(async ({ server }) => {
      // Nobody listens there: that no file calls is seen by tests/api.
      const nowhere = 'http://127.0.0.1:9';
      const files = [
        ...(await hostileZips(nowhere)),
        ...(await hostilePdfs(nowhere)),
        ...hostilePictures(nowhere),
        ...hostileTexts(),
      ];
      const { upload } = hostileUploads(server, await buildCast(server));
      const watch = watchServer(server);
      let slowest = 0;
      for (const [turn, file] of files.entries())
        slowest = Math.max(slowest, await timeOf(() => upload(fieldToTry(file, turn), file)));
      const { longestWait, largest } = await watch.stop();
      return {
        'the health check beside files that mean harm': longestWait,
        'the largest process under files that mean harm': largest,
        'one file that means harm is answered and read': slowest,
      };
    }),
);
