/** With the conditions of ownership taken out of the statements behind the actions, a foreign row still stays hidden. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';

/** How often a row was asked for by its id alone. */
let unchecked = 0;

vi.mock('../../server/src/features/applications/core/store.ts', async (load) => {
  const store = await load<Record<string, (...input: unknown[]) => Promise<unknown>>>();
  const byIdAlone = (db: unknown, _whose: unknown, id: unknown) => {
    unchecked += 1;
    return store.applicationById?.(db, id);
  };
  return {
    ...store,
    applicationOf: byIdAlone,
    applicationBy: byIdAlone,
    lockApplicationOf: byIdAlone,
    lockApplicationBy: byIdAlone,
  };
});
vi.mock('../../server/src/features/jobs/store.ts', async (load) => {
  const store = await load<Record<string, (...input: unknown[]) => Promise<unknown>>>();
  const byIdAlone = (db: unknown, _whose: unknown, id: unknown) => {
    unchecked += 1;
    return store.jobById?.(db, id);
  };
  return { ...store, jobOf: byIdAlone, lockJobOf: byIdAlone, keepJobOf: byIdAlone };
});

let app: TestApp;
let other: CompanyPerson;
let stranger: Person;
let id: string;
let jobId: string;
beforeAll(async () => {
  // The files before this one loaded the real statements, and those after it must not be left with these.
  vi.resetModules();
  const { startApp } = await import('#world/app/app.ts');
  app = await startApp();
  const company = await buildCompany(app);
  jobId = (await buildJob(company)).id;
  const person = await buildApplicant(app);
  id = await buildApplication(person, { id: jobId, companyId: company.companyId });
  await takeInterview(person, id);
  other = await buildCompany(app);
  stranger = await buildApplicant(app, 'Stranger Danger');
  // Who owns the row still gets it through the same statements.
  expect((await send(app, 'GET', `/api/applications/${id}`, company)).body.application.full_name).toBe('Aisyah Rahman');
  expect((await send(app, 'GET', `/api/interviews/${id}/review-interview`, person)).status).toBe(200);
});
afterAll(async () => {
  vi.resetModules();
  await app[Symbol.asyncDispose]();
});

const state = () =>
  rows(
    app,
    `select (select jsonb_agg(a order by a.id) from applications a) as applications, (select jsonb_agg(j) from jobs j) as jobs,
       (select count(*)::int from application_notes) as notes, (select jsonb_agg(i) from interview_answers i) as answers`,
  );

/** Every answer is that of an id that nobody has, and nothing has changed. */
async function hidden(calls: (id: string, jobId: string) => Promise<unknown>[]) {
  const nobodys = '00000000-0000-7000-8000-000000000000';
  const before = await state();
  const asked = unchecked;
  const foreign = calls(id, jobId);
  for (const answer of foreign) expect(await answer).toMatchObject({ status: 404 });
  expect(unchecked - asked).toBeGreaterThanOrEqual(foreign.length);
  const unknown = await Promise.all(calls(nobodys, nobodys));
  const bodies = (answers: unknown[]) => answers.map((answer) => (answer as { body: unknown }).body);
  expect(bodies(await Promise.all(foreign))).toEqual(bodies(unknown));
  expect(await state()).toEqual(before);
}

it('from another company: an application, what was read in it, and what is decided of it', () =>
  hidden((one) => [
    send(app, 'GET', `/api/applications/${one}`, other),
    send(app, 'GET', `/api/applications/${one}/resume-text`, other),
    send(app, 'GET', `/api/applications/${one}/analyses`, other),
    send(app, 'GET', `/api/applications/${one}/history`, other),
    send(app, 'GET', `/api/interviews/${one}/review-interview`, other),
    send(app, 'GET', `/api/interviews/${one}/get-analysis`, other),
    send(app, 'PUT', `/api/applications/updateApplications/${one}/status`, { ...other, form: { status: 'Rejected' } }),
    send(app, 'PUT', `/api/applications/updateApplications/${one}/feedback`, {
      ...other,
      form: { adminFeedback: 'No.' },
    }),
  ]));

it('from another company: a job and its applicants, also where it is to be closed or deleted', () => {
  const query = { companyId: other.companyId };
  return hidden((_, one) => [
    send(app, 'GET', `/api/jobs/get_job_by_id/${one}`, { ...other, query }),
    send(app, 'GET', `/api/jobs/get-formatted-job-description/${other.companyId}/${one}`, other),
    send(app, 'GET', `/api/jobs/get-application-url/${other.companyId}/${one}`, other),
    send(app, 'POST', `/api/jobs/generate-application-url/${other.companyId}/${one}`, other),
    send(app, 'GET', `/api/applications/getApplicationCount/${other.companyId}/${one}`, other),
    send(app, 'GET', `/api/applications/distribution/${other.companyId}/${one}`, other),
    send(app, 'PUT', `/api/jobs/inactivate/${one}`, { ...other, query, json: { status: 'Closed' } }),
    send(app, 'DELETE', `/api/jobs/delete/${one}`, { ...other, query }),
  ]);
});

it('from another applicant: an application and its interview', () =>
  hidden((one) => [
    send(app, 'GET', `/api/interviews/${one}/review-interview`, stranger),
    send(app, 'POST', `/api/interviews/${one}/start`, stranger),
    send(app, 'POST', `/api/interviews/${one}/process-response`, { ...stranger, form: { response: 'Mine.' } }),
    send(app, 'POST', `/api/interviews/${one}/end`, stranger),
    send(app, 'POST', `/api/applications/${one}/withdraw`, stranger),
  ]));
