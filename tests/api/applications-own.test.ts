/** An applicant's own application: its page, and taking it back. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const page = async (person: Person, id: string) =>
  (await send(app, 'GET', `/api/applications/own/${id}`, person)).body.data?.application;
const withdraw = (person: Person, id: string) => send(app, 'POST', `/api/applications/${id}/withdraw`, person);
const decide = (id: string, status: string, reason = '') =>
  send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, {
    token: company.token,
    form: { status, reason },
  });

async function save(person: Person, job: { id: string }, form: Record<string, string> = {}) {
  return send(app, 'POST', `/api/applications/${person.username}/saveApplications`, {
    token: person.token,
    form: { jobId: job.id, companyId: company.companyId, expected_salary: 'RM 1', ...form },
    files: { resume: await pdfFile(resume) },
  });
}

describe('the page of an own application', () => {
  it('tells what was submitted, when each step happened, and who decided; never a score or the feedback', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const start = new Date();
    const saved = await send(app, 'POST', `/api/applications/${person.username}/saveApplications`, {
      token: person.token,
      form: {
        jobId: job.id,
        companyId: company.companyId,
        expected_salary: 'RM 4,500',
        reference1: '0123456789',
        reference3: 'Encik Tan 0198765432',
        consent_at: '2026-01-02T03:04:05.000Z',
      },
      files: { resume: await pdfFile(resume, 'mine.pdf'), certification: await pdfFile(['C'], 'sijil.pdf') },
    });
    const { id } = saved.body.data.application;
    await call(person.client, api.applications.processResume, {
      body: { username: person.username, applicationId: id },
    });
    const before = await page(person, id);
    expect(before).toMatchObject({
      reference1: '0123456789',
      reference2: '',
      reference3: 'Encik Tan 0198765432',
      resume_filename: 'mine.pdf',
      certification_filename: 'sijil.pdf',
      consent_at: '2026-01-02T03:04:05.000Z',
      resume_state: 'done',
      interview_started_at: null,
      interview_completed_at: null,
      decided_at: null,
      decided_by: null,
      withdrawn_at: null,
      company_email: null,
      can_withdraw: true,
    });
    for (const url of [before.resumeUrl, before.certificationUrl])
      expect((await fetch(app.url + url)).headers.get('content-type')).toBe('application/pdf');
    await takeInterview(person, id);
    await call(company.client, api.applications.setFeedback, {
      params: { id },
      body: { adminFeedback: 'For us only' },
    });
    await decide(id, 'KIV');
    await decide(id, 'Accepted', 'For colleagues');
    const after = await page(person, id);
    expect(after).toMatchObject({ status: 'Accepted', decided_by: null, can_withdraw: true });
    const times = ['applicationDate', 'resume_read_at', 'interview_started_at', 'interview_completed_at', 'decided_at'];
    const moments = times.map((name) => Date.parse(after[name]));
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(moments[0]).toBeGreaterThanOrEqual(start.getTime() - 1000);
    expect(JSON.stringify(after)).not.toMatch(/score|For us only|For colleagues|explanation/);
    await decide(id, 'Pending');
    expect(await page(person, id)).toMatchObject({ decided_at: null, decided_by: null, can_withdraw: true });
  });

  it('knows no consent where the call said none, and none from the future', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const silent = await save(person, job);
    expect((await page(person, silent.body.data.application.id)).consent_at).toBeNull();
    const early = await save(person, job, { consent_at: '2999-01-01T00:00:00Z' });
    expect(Date.parse((await page(person, early.body.data.application.id)).consent_at)).toBeLessThanOrEqual(Date.now());
    const wrong = await save(person, job, { consent_at: 'yes' });
    expect([wrong.status, wrong.body.detail]).toEqual([
      422,
      fieldError('consent_at', 'Must be a time as 2026-01-31T09:30:00Z').detail,
    ]);
  });
});

describe('withdrawing', () => {
  it('is seen by the company, keeps the row and its use, and leaves the other applications alone', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const [first, second] = [await buildApplication(person, job), await buildApplication(person, job)];
    const done = await withdraw(person, first);
    expect([done.status, done.body]).toEqual([
      200,
      { success: true, message: 'Your application has been withdrawn.', status: 'Withdrawn' },
    ]);
    expect(await page(person, first)).toMatchObject({
      status: 'Withdrawn',
      hiring_stage: 'withdrawn',
      withdrawn_at: expect.any(String),
      can_withdraw: false,
    });
    expect((await page(person, second)).status).toBe('Pending');
    const list = await send(app, 'GET', `/api/applications/getAllApplications/${company.companyId}/${job.id}`, {
      token: company.token,
      query: { status: 'Withdrawn' },
    });
    expect(list.body.applications.map((row: { id: string }) => row.id)).toEqual([first]);
    const count = await send(
      app,
      'GET',
      `/api/applications/getApplicationCount/${company.companyId}/${job.id}`,
      company,
    );
    expect(count.body.totalCount).toBe(1);
    // The third use is left, and only that.
    expect((await save(person, job)).status).toBe(201);
    expect((await save(person, job)).status).toBe(409);
    const trail = await rows(
      app,
      "select actor, detail from audit_events where subject = $1 and action like '%drawn'",
      [first],
    );
    expect(trail).toEqual([{ actor: expect.any(String), detail: { by: 'applicant', from: 'Pending' } }]);
    expect(trail[0].actor).not.toBe(person.username);
  });

  it('twice is once; after that there is no interview and no decision', async () => {
    const person = await buildApplicant(app);
    const id = await buildApplication(person, await buildJob(company));
    await call(person.client, api.interviews.start, { params: { id } });
    const both = await Promise.all([withdraw(person, id), withdraw(person, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await withdraw(person, id)).status).toBe(200);
    const trail = await rows(app, "select 1 from audit_events where subject = $1 and action like '%drawn'", [id]);
    expect(trail).toHaveLength(1);
    const start = await send(app, 'POST', `/api/interviews/${id}/start`, person);
    expect([start.status, start.body.detail]).toEqual([409, 'This application was withdrawn.']);
    expect(await decide(id, 'Accepted')).toMatchObject({
      status: 409,
      body: { message: 'This application was withdrawn.' },
    });
  });

  it.each(['Accepted', 'KIV', 'Rejected'])('is possible once it is %s', async (status) => {
    const person = await buildApplicant(app);
    const id = await buildApplication(person, await buildJob(company));
    await decide(id, status);
    expect(await page(person, id)).toMatchObject({ status, can_withdraw: true });
    expect((await withdraw(person, id)).status).toBe(200);
    expect(await page(person, id)).toMatchObject({ status: 'Withdrawn', can_withdraw: false, decided_at: null });
  });

  it('stands, whoever decides at the same moment', async () => {
    const person = await buildApplicant(app);
    const id = await buildApplication(person, await buildJob(company));
    const [mine, theirs] = await Promise.all([withdraw(person, id), decide(id, 'Accepted')]);
    const { status } = await page(person, id);
    expect([mine.status, status]).toEqual([200, 'Withdrawn']);
    expect([200, 409]).toContain(theirs.status);
  });

  it('shows the moment also where the limit did it', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const id = await buildApplication(person, job);
    for (let more = 0; more < 2; more += 1) await save(person, job);
    await save(person, job, { acknowledge_withdrawal: 'true' });
    expect(await page(person, id)).toMatchObject({ status: 'Withdrawn', withdrawn_at: expect.any(String) });
  });
});
