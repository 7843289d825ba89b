/** What an engine is given of a person, and what software does with an application by itself: it reads, and decides nothing. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { watchedEngine } from '#world/app/watched-engine.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { resume, txt, weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';
import { applyTo } from './applying.ts';

const engine = watchedEngine();
let app: TestApp;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp({ replace: { ai: await engine.started() } });
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

it('an engine gets words, and neither picture nor age, gender or day of birth of who applies, nor what stands in the fields of references', async () => {
  const job = await buildJob(company);
  const person = await buildApplicant(app);
  const { username, token } = person;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const files = { profile_picture: new File([svg], 'quokka.svg') };
  const path = `/api/applicants/${username}/profile-picture`;
  expect((await send(app, 'PUT', path, { token, files })).status).toBe(200);
  engine.given.length = 0;
  const saved = await applyTo(app, person, job, {
    form: { reference1: '012-987 6543', reference2: 'wombat referee' },
    files: { resume: new File([txt(resume)], 'resume.txt') },
    headers: {},
  });
  const { id } = saved.body.data.application;
  await call(person.client, api.applications.processResume, { body: { username, applicationId: id } });
  await takeInterview(person, id);
  await send(app, 'POST', `/api/interviews/${id}/generate-analysis`, { token: company.token, json: {} });
  const given = engine.given.join('\n');
  for (const name of ['resume', 'interview', 'nextQuestion'])
    expect(
      engine.given.some((one) => one.startsWith(`${name} `)),
      name,
    ).toBe(true);
  const kept = await rows(app, "select id, key from files where filename like 'quokka%'");
  // Of the profile, and of the application with which it was sent along.
  expect(kept).toHaveLength(2);
  const stored = kept.flatMap(({ id, key }) => [id, key]);
  const hidden = [...stored, 'quokka', '1997', '"age"', '"gender"', '987 6543', '9876543', 'wombat'];
  for (const word of hidden) expect(given, word).not.toContain(word);
  const list = `/api/applications/getAllApplications/${company.companyId}/${job.id}?search=`;
  expect((await send(app, 'GET', `${list}rahman`, company)).body.applications).toHaveLength(1);
  for (const word of ['wombat', '987 6543'])
    expect((await send(app, 'GET', list + word, company)).body.applications, word).toEqual([]);
});

it('no reading, no analysis and no nightly task sets a status: it is set by a call of a person, whom the trail names', async () => {
  const job = await buildJob(company);
  const ids: string[] = [];
  for (const lines of [undefined, weakResume]) {
    const person = await buildApplicant(app);
    const id = await buildApplication(person, job, lines);
    await takeInterview(person, id);
    await send(app, 'POST', `/api/interviews/${id}/generate-analysis`, { token: company.token, json: {} });
    ids.push(id);
  }
  await rows(app, 'insert into pgboss.job (name) select name from pgboss.schedule');
  const open = "select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after < now()";
  await expect.poll(() => rows(app, open)).toEqual([]);
  const set = () =>
    rows(
      app,
      "select subject, actor_role from audit_events where action = 'application.status' and subject = any($1)",
      [ids],
    );
  const read = await rows(app, 'select status, resume_score, interview_score from applications where id = any($1)', [
    ids,
  ]);
  for (const { status, resume_score, interview_score } of read) {
    expect(status).toBe('Pending');
    expect([resume_score, interview_score]).not.toContain(null);
  }
  expect(await set()).toEqual([]);
  const [id] = ids;
  const put = (token?: string) =>
    send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, { token, form: { status: 'Rejected' } });
  expect((await put()).status).toBe(401);
  expect((await put(company.token)).status).toBe(200);
  expect(await set()).toEqual([{ subject: id, actor_role: 'admin' }]);
});
