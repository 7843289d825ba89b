/** Many resumes at once: several worker processes drain them, a killed one loses none, and nobody who waits stands behind bulk work. */
import { api, call } from '@saring/contract';
import { afterEach, expect, it } from 'vitest';
import { startApp } from '#world/app.ts';
import { buildApplication, buildJob, jobFields } from '#world/builders.ts';
import { createTestDatabase, type TestDatabase } from '#world/database.ts';
import { advert, pdfFile, resume, weakResume } from '#world/documents.ts';
import { buildApplicant, buildCompany } from '#world/people.ts';
import { startVolume } from '#world/volume.ts';
import { rows } from './watch.ts';

let database: TestDatabase | null = null;
afterEach(async () => {
  await database?.drop();
  database = null;
});

it.skipIf(process.platform === 'win32')(
  '120 resumes are scored once each by three workers of which one is killed midway, and the job tells how far it is',
  async () => {
    database = await createTestDatabase();
    await using volume = await startVolume(database.url);
    const { faults, seen, killedMidway, seconds } = await volume.drain(120, 3, { kill: true });
    expect(faults).toEqual([]);
    expect(killedMidway).toBe(true);
    const waiting = seen.map((one) => one.waiting);
    expect(waiting).toEqual(waiting.toSorted((a, b) => b - a));
    // Seen on the way, not only before and after.
    expect(new Set(waiting).size).toBeGreaterThan(3);
    // What the killed one had begun waits for its heartbeat to be missed; all else goes on.
    expect(seconds).toBeLessThan(120);
  },
  240_000,
);

it('somebody who waits for a mark does not stand behind a whole job that is read again', async () => {
  await using app = await startApp();
  const company = await buildCompany(app);
  const job = await buildJob(company);
  const first = await buildApplication(await buildApplicant(app), job, weakResume);
  await copyApplication(app, first, 400);
  await call(company.client, api.jobs.update, {
    params: { jobId: job.id },
    body: {
      ...jobFields,
      companyId: job.companyId,
      otherInfo: advert.join('\n'),
      jobCriteria: [...jobFields.jobCriteria.slice(1), 'Serving guests'],
    },
  });
  const person = await buildApplicant(app);
  const file = await pdfFile(resume);
  const asked = await call(company.client, api.applications.readAgain, {
    params: { companyId: job.companyId, jobId: job.id },
    body: {},
  });
  expect(asked.asked).toBe(401);
  const backlog = "select 1 from pgboss.job where name = 'application.process' and state = 'created' limit 150";
  await expect.poll(async () => (await rows(app, backlog)).length, { interval: 20, timeout: 20_000 }).toBe(150);
  const saved = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 1' },
    files: { resume: file },
  });
  const { id } = saved.data.application;
  const { state } = await call(person.client, api.applications.processResume, {
    body: { username: person.username, applicationId: id },
  });
  expect(state).toBe('done');
  const [overtaken] = await rows(
    app,
    `select count(*)::int as count from pgboss.job mine join pgboss.job other on other.name = mine.name
       and other.created_on < mine.created_on and (other.started_on is null or other.started_on > mine.started_on)
     where mine.name = 'application.process' and mine.data->>'applicationId' = $1`,
    [id],
  );
  // First come, first served would be none, but for what two workers take at the same moment.
  expect(overtaken.count).toBeGreaterThan(40);
  const toCome = async () =>
    (await call(company.client, api.applications.reading, { params: { companyId: job.companyId, jobId: job.id } }))
      .rereadWaiting;
  await expect.poll(toCome, { timeout: 90_000 }).toBe(0);
}, 120_000);

/** Copies of an application and the text of its resume, as if so many had applied. */
async function copyApplication(app: { databaseUrl: string }, id: string, count: number): Promise<void> {
  await rows(
    app,
    `with made as (
       insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address, expected_salary, position1,
         resume_file_id, status, hiring_stage, resume_state, resume_score, final_score, criteria_version, applied_at, updated_at)
       select gen_random_uuid(), job_id, company_id, user_id, username, 'P' || n, contact_email, phone, address, expected_salary, position1,
         resume_file_id, status, hiring_stage, resume_state, resume_score, final_score, criteria_version, applied_at, updated_at
       from applications, generate_series(1, $2) n where id = $1 returning id, full_name)
     insert into resume_texts (application_id, company_id, text, pages, findings, characters, created_at)
     select made.id, t.company_id, made.full_name || repeat(E'\\n' || t.text, 10), t.pages, t.findings, t.characters, t.created_at
     from made, resume_texts t where t.application_id = $1`,
    [id, count],
  );
}
