/** A job that is changed while its description or an applicant is read: what was read of it before is not stored over what is read after. */
import { api, call } from '@saring/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob, jobFields } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';
import { applyTo } from './applying.ts';

let app: TestApp;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const others = ['Serving coffee', 'Keeping the counter clean', 'Opening the shop', 'Greeting guests', 'Cash register'];
const jobOf = async (id: string) =>
  (await rows(app, 'select description_text, description_state, criteria_version from jobs where id = $1', [id]))[0];

/** Has a task wait for the row that it changes in the end, changes something meanwhile, and lets it go on. */
async function meanwhile(
  hold: string,
  held: string,
  [name, data]: [string, object],
  change: (holder: pg.Client) => Promise<unknown>,
): Promise<void> {
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(hold, [held]);
    const [{ id }] = await rows(app, 'insert into pgboss.job (name, data) values ($1, $2) returning id', [name, data]);
    const waiting = 'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBeGreaterThan(0);
    await change(holder);
    await holder.query('commit');
    const state = async () => (await rows(app, 'select state::text from pgboss.job where id = $1', [id]))[0]?.state;
    await expect.poll(state).toBe('completed');
  } finally {
    await holder.end();
  }
}

describe('a job that is changed', () => {
  it('while its description is read keeps what is read of it afterwards', async () => {
    const job = await buildJob(company);
    const newer =
      "criteria_version = criteria_version + 1, description_state = 'done', description_text = 'The newer one.'";
    await meanwhile('select from jobs where id = $1 for update', job.id, ['job.process', { jobId: job.id }], (holder) =>
      holder.query(`update jobs set ${newer} where id = $1`, [job.id]),
    );
    expect(await jobOf(job.id)).toMatchObject({ description_text: 'The newer one.', description_state: 'done' });
  });

  it('while an applicant is read has them read by what it is afterwards', async () => {
    const job = await buildJob(company);
    const one = await buildApplication(await buildApplicant(app), job, resume);
    const open = "select 1 from pgboss.job where name = 'application.process' and state < 'completed'";
    await expect.poll(() => rows(app, open)).toEqual([]);
    await rows(app, 'delete from analyses where application_id = $1', [one]);
    await meanwhile(
      'select from applications where id = $1 for update',
      one,
      ['application.process', { applicationId: one }],
      () =>
        call(company.client, api.jobs.update, {
          params: { jobId: job.id },
          body: { ...jobFields, companyId: job.companyId, otherInfo: 'A barista.', jobCriteria: others },
        }),
    );
    const version = async () =>
      (await rows(app, 'select criteria_version as now from applications where id = $1', [one]))[0].now;
    const { criteria_version: present } = await jobOf(job.id);
    await expect.poll(version).toBe(present);
    const made = await rows(app, 'select criteria_version as of from analyses where application_id = $1', [one]);
    expect(made).toEqual([{ of: present }]);
  });
});

it('whoever applies while the description is read is scored afterwards, however long that takes', async () => {
  const job = await buildJob(company);
  await rows(app, "update jobs set description_state = 'waiting' where id = $1", [job.id]);
  const person = await buildApplicant(app);
  const sent = { form: {}, files: { resume: await pdfFile(resume) }, headers: {} };
  expect((await applyTo(app, person, job, sent)).status).toBe(201);
  const [{ id }] = await rows(app, 'select id from applications where job_id = $1', [job.id]);
  const putOff =
    "select retry_count from pgboss.job where name = 'application.process' and data->>'applicationId' = $1 and data ? 'waitsSince'";
  await expect.poll(() => rows(app, putOff, [id])).toContainEqual({ retry_count: 0 });
  await rows(app, "update jobs set description_state = 'done' where id = $1", [job.id]);
  const scored = async () => (await rows(app, 'select resume_score from applications where id = $1', [id]))[0];
  await expect.poll(scored).toEqual({ resume_score: expect.any(Number) });
});
