/** Saving an application again: the same once more, and no more than three per job. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, buildLink, passLimit } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person, unique } from '#world/people/people.ts';
import { applyTo, ownApplications } from './applying.ts';

let app: TestApp;
let company: CompanyPerson;
let file: File;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  file = await pdfFile(resume, 'aisyah.pdf');
});
afterAll(() => app[Symbol.asyncDispose]());

const save = (
  person: Person,
  job: { id: string; companyId: string },
  form: Record<string, string> = {},
  files: Record<string, File> = { resume: file },
  headers: Record<string, string> = {},
) => applyTo(app, person, job, { form, files, headers });
const own = (person: Person) => ownApplications(app, person);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('a repeated save', () => {
  it('with the same Idempotency-Key answers the first result, also when both come at once', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const key = { 'Idempotency-Key': unique('key-') };
    const answers = await Promise.all([1, 2, 3].map(() => save(person, job, {}, { resume: file }, key)));
    answers.push(await save(person, job, {}, { resume: file }, key));
    expect(statuses(answers)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.application.id)).size).toBe(1);
    expect((await own(person)).body.data.applications).toHaveLength(1);
  });

  it('with the key of another request is refused, and a key is its owner’s alone', async () => {
    const [job, person, other] = [await buildJob(company), await buildApplicant(app), await buildApplicant(app)];
    const key = { 'Idempotency-Key': unique('key-') };
    await save(person, job, {}, { resume: file }, key);
    expect(await save(person, job, { expected_salary: 'RM 9' }, { resume: file }, key)).toMatchObject({
      status: 409,
      body: { success: false, detail: 'This Idempotency-Key was used for another request.' },
    });
    expect((await save(other, job, {}, { resume: file }, key)).status).toBe(201);
  });

  it('answers word for word what the first did when the application has moved on, and a retry may tell a later time', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const key = { 'Idempotency-Key': unique('key-') };
    const first = await save(person, job, { applicationDate: '2026-11-21T08:00:00Z' }, { resume: file }, key);
    const { id } = first.body.data.application;
    await send(app, 'POST', `/api/applications/${id}/withdraw`, person);
    const again = await save(person, job, { applicationDate: '2026-11-21T08:00:05Z' }, { resume: file }, key);
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  it('answers the first result also when the job has been closed since', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const key = { 'Idempotency-Key': unique('key-') };
    const first = await save(person, job, {}, { resume: file }, key);
    await rows(app, "update jobs set status = 'Closed' where id = $1", [job.id]);
    const again = await save(person, job, {}, { resume: file }, key);
    expect(again.status).toBe(201);
    expect(again.body.data.application.id).toBe(first.body.data.application.id);
  });
});

describe('three applications per job', () => {
  it('are never four, however many come at once', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => save(person, job)));
    expect(statuses(answers)).toEqual([201, 201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      success: false,
      detail:
        'You have already applied for this job 3 times. If you apply again, all your applications for this position will be withdrawn.',
    });
    expect((await own(person)).body.data.applications.map((row: { status: string }) => row.status)).toEqual([
      'Pending',
      'Pending',
      'Pending',
    ]);
  });

  it('are all withdrawn by a fourth that says it knows; then none may follow', async () => {
    const [job, other, person] = [await buildJob(company), await buildJob(company), await buildApplicant(app)];
    const ids = [];
    for (let turn = 0; turn < 3; turn += 1) ids.push(await buildApplication(person, job));
    const elsewhere = await buildApplication(person, other);
    const fourth = await save(person, job, { acknowledge_withdrawal: 'true' });
    expect(fourth).toMatchObject({
      status: 409,
      body: {
        success: false,
        detail:
          'You applied for this job more than 3 times: all your applications for this position have been withdrawn.',
      },
    });
    const { applications } = (await own(person)).body.data;
    const of = (jobId: string) => applications.filter((row: { jobId: string }) => row.jobId === jobId);
    expect(
      of(job.id).map((row: { id: string; status: string; hiring_stage: string }) => [row.status, row.hiring_stage]),
    ).toEqual(Array(3).fill(['Withdrawn', 'withdrawn']));
    expect(of(other.id)).toMatchObject([{ id: elsewhere, status: 'Pending' }]);
    for (const acknowledge_withdrawal of ['false', 'true'])
      expect((await save(person, job, { acknowledge_withdrawal })).body.detail).toBe(
        'Your applications for this position were withdrawn. You cannot apply for it again.',
      );
    // The form says so before anything is typed.
    const behind = await send(app, 'GET', `/api/jobs/apply/${await buildLink(company, job.id)}`, person);
    const barred = behind.body.filter((row: { barred: boolean }) => row.barred);
    expect(barred.map((row: { id: string }) => row.id)).toEqual([job.id]);
    const [id = ''] = ids;
    const pair = `${company.companyId}/${job.id}`;
    expect((await send(app, 'GET', `/api/applications/getApplicationCount/${pair}`, company)).body).toEqual({
      success: true,
      totalCount: 0,
      acceptedCount: 0,
    });
    const listed = await send(app, 'GET', `/api/applications/getAllApplications/${pair}`, {
      token: company.token,
      query: { status: 'withdrawn' },
    });
    expect(listed.body).toMatchObject({ total: 3, applications: { length: 3 } });
    const withdrawn = { status: 409, body: { detail: 'This application was withdrawn.' } };
    const status = { token: company.token, form: { status: 'Accepted' } };
    expect(await send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, status)).toMatchObject(
      withdrawn,
    );
    expect(await send(app, 'POST', `/api/interviews/${id}/start`, person)).toMatchObject(withdrawn);
  });

  it('are each told to the person as withdrawn, and in the trail in one line of the job, which names none of them', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) ids.push(await buildApplication(person, job));
    const [before = ''] = ids;
    await call(person.client, api.applications.withdraw, { params: { id: before } });
    const seen = async (id: string) => {
      const { body } = await send(app, 'GET', `/api/applications/own/${id}`, person);
      return body.data.application.withdrawn_at;
    };
    const first = await seen(before);
    await passLimit(person, job);
    const trail = await send(app, 'GET', `/api/admin/${company.companyId}/audit-trail`, company);
    const lines = trail.body.events.filter(
      ({ subject, detail }: { subject: string; detail: { by?: string } }) =>
        [job.id, ...ids].includes(subject) && detail.by === 'limit',
    );
    expect(lines).toMatchObject([{ subject: job.id, detail: { by: 'limit' } }]);
    for (const id of ids) {
      expect(await seen(id)).toBe(id === before ? first : lines[0].at);
      expect(JSON.stringify(lines)).not.toContain(id);
    }
  });

  it('count also when one was rejected, and knowing changes nothing before the fourth', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const id = await buildApplication(person, job);
    await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Rejected' } });
    expect((await save(person, job, { acknowledge_withdrawal: 'true' })).status).toBe(201);
    expect((await save(person, job)).status).toBe(201);
    expect((await save(person, job)).status).toBe(409);
    expect((await save(person, job, { acknowledge_withdrawal: 'maybe' })).status).toBe(422);
  });
});
