/** Many resumes at once: several worker processes drain them, a killed one loses none, and nobody who waits stands behind bulk work. */
import { api, call } from '@saring/contract';
import { afterEach, expect, it } from 'vitest';
import { startApp } from '#world/app/app.ts';
import { createTestDatabase, type TestDatabase } from '#world/app/database.ts';
import { copyApplication } from '#world/app/earlier.ts';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob, jobFields } from '#world/people/builders.ts';
import { advert, pdfFile, resume, weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { startVolume } from '#world/processes/volume.ts';

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
    const { faults, seen, killedMidway } = await volume.drain(120, 3, { kill: true });
    expect(faults).toEqual([]);
    expect(killedMidway).toBe(true);
    const waiting = seen.map((one) => one.waiting);
    expect(waiting).toEqual(waiting.toSorted((a, b) => b - a));
    // Seen on the way, not only before and after.
    expect(new Set(waiting).size).toBeGreaterThan(3);
  },
  20 * 60_000,
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
  await expect.poll(async () => (await rows(app, backlog)).length, { interval: 20 }).toBe(150);
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
  await expect.poll(toCome, { timeout: 600_000 }).toBe(0);
});
