/** Blind review of one person's several applications: nothing that the company reads says that they are one person's. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { api, call } from '@saring/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { startEnvironment } from '#world/processes/process.ts';
import { blindReview } from './blind-pairs.ts';

let app: TestApp;
let company: CompanyPerson;
let person: Person;
let userId: string;
/** Two applications for the job under blind review, and one for an open job. */
let blind: string[];
let open: string;

beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  const [hidden, shown] = [await buildJob(company), await buildJob(company, { jobTitle: 'Bookkeeper' })];
  await blindReview(app, company, hidden);
  person = await buildApplicant(app, 'Zainab Quokkari');
  userId = String(decodeJwt(person.token).uid);
  blind = [await buildApplication(person, hidden), await buildApplication(person, hidden)];
  open = await buildApplication(person, shown);
  for (const id of [...blind, open]) await call(person.client, api.interviews.start, { params: { id } });
});
afterAll(() => app[Symbol.asyncDispose]());

const trail = async () =>
  (await send(app, 'GET', `/api/admin/${company.companyId}/audit-trail?page_size=200`, company)).body.events as {
    actor: string;
    actor_role: string;
    subject: string;
  }[];

it('in the trail an application has one applicant, and each another', async () => {
  const actors = new Map<string, Set<string>>();
  for (const { actor, actor_role: role, subject } of await trail())
    if (role === 'user') actors.set(subject, (actors.get(subject) ?? new Set()).add(actor));
  expect([...actors.keys()].sort()).toEqual([...blind, open].sort());
  const named = [...actors.values()].map((some) => [...some]);
  expect(named.map((some) => some.length)).toEqual([1, 1, 1]);
  expect(new Set(named.flat()).size).toBe(3);
});

it('what takes several applications back at once names none of them', async () => {
  const job = await buildJob(company, { jobTitle: 'Cashier' });
  await blindReview(app, company, job);
  const many = await buildApplicant(app, 'Bartholomew Vuong');
  for (let time = 0; time < 3; time += 1) await buildApplication(many, job);
  const refused = await send(app, 'POST', `/api/applications/${many.username}/saveApplications`, {
    token: many.token,
    form: { jobId: job.id, companyId: job.companyId, expected_salary: 'RM 1', acknowledge_withdrawal: 'true' },
    files: { resume: new File(['Cashier with two years at a till.'], 'cv.txt') },
  });
  expect(refused.status).toBe(409);
  const events = await trail();
  const [withdrawn] = events.filter(({ subject, actor_role: role }) => subject === job.id && role === 'user');
  expect(withdrawn).toBeDefined();
  expect(events.filter(({ actor }) => actor === withdrawn?.actor)).toHaveLength(1);
});

it("the person's own id is told nowhere in the trail", async () => {
  for (const more of ['?page_size=200', '.csv']) {
    const response = await fetch(`${app.url}/api/admin/${company.companyId}/audit-trail${more}`, {
      headers: { authorization: `Bearer ${company.token}` },
    });
    const text = await response.text();
    expect(text).toContain(blind[0]);
    expect(text).not.toContain(userId);
  }
});

it('the trail is still one that can be verified', async () => {
  const file = fileURLToPath(new URL('../../server/src/operations/cli.ts', import.meta.url));
  const env = { ...process.env, ...startEnvironment, DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [file, 'audit-trail'], { env });
  expect(stdout).toMatch(new RegExp(`^${company.companyId}: sound`, 'm'));
});

it('the assistant counts them as if they were of two', async () => {
  const ask = async (query: string) =>
    (
      await send(app, 'POST', '/api/admin/query-applicants', {
        token: company.token,
        json: { query, username: company.companyId, conversation_id: 'new' },
      })
    ).body.answer as string;
  expect(await ask('How many applications are there for Accountant?')).toMatch(/\*\*2\*\* applications/);
  expect(await ask('How many applications are there for Accountant?')).not.toMatch(/person|people/);
});

it('what would be erased counts them as if they were of two', async () => {
  for (const id of blind) await call(person.client, api.applications.withdraw, { params: { id } });
  const client = { token: company.token, query: { applicant_months: '1' } };
  // Withdrawn two months ago, as far as the periods go.
  await rows(app, "update applications set ended_at = ended_at - interval '2 months' where ended_at is not null");
  const { body } = await send(app, 'GET', `/api/admin/${company.companyId}/retention/preview`, client);
  expect(body).toMatchObject({ applications: 5, people: 5 });
});
