/** Applying for a job, and what the applicant sees of it. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows, storedFiles } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { pdfFile, resume, weakResume } from '#world/people/documents.ts';
import {
  anonymous,
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  password,
  signIn,
  unique,
} from '#world/people/people.ts';
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
const process = (token: string, username: string, application_id: string) =>
  send(app, 'POST', '/api/applications/process/resume', { token, json: { username, application_id } });
async function fileAt(path: string): Promise<string> {
  const answer = await fetch(app.url + path);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString('base64');
}
const own = (person: Person) => ownApplications(app, person);

describe('saving an application', () => {
  it('answers 201 in the documented shape; what a client says of itself counts for nothing', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const answer = await save(
      person,
      job,
      {
        username: 'somebody-else',
        applicationDate: '2001-01-01T00:00:00Z',
        reference1: '0123',
        appliedPosition2: 'Clerk',
        final_score: '100',
        status: 'Accepted',
        interview_status: 'true',
      },
      { resume: file, certification: await pdfFile(['ACCA'], 'acca.pdf') },
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      status: 201,
      message: 'Application submitted successfully!',
      data: {
        application: {
          id: expect.any(String),
          jobId: job.id,
          companyId: company.companyId,
          companyName: company.companyName,
          username: person.username,
          applicationDate: expect.stringMatching(/^20[2-9]/),
          created_at: expect.any(String),
          expected_salary: 'RM 4,500',
          appliedPosition1: 'Accountant',
          appliedPosition2: 'Clerk',
          status: 'Pending',
          hiring_stage: expect.stringMatching(/^(pending|in review)$/),
          interview_status: false,
          read_by: 'software',
          result_shown: false,
          job: {
            id: job.id,
            jobTitle: 'Accountant',
            location: 'Petaling Jaya, Selangor',
            department: 'Finance',
            jobType: 'full-time',
            status: 'Live',
          },
        },
      },
    });
    const { id } = answer.body.data.application;
    const done = await process(person.token, person.username, id);
    expect([done.status, done.body]).toEqual([
      200,
      {
        success: true,
        status: 200,
        state: 'done',
        message: 'Application submitted and resume processed successfully!',
      },
    ]);
    const detail = (await send(app, 'GET', `/api/applications/${id}`, company)).body.application;
    const lists = [
      `getAllApplications/${job.companyId}/${job.id}`,
      `getAllApplications/${job.companyId}`,
      `getApplications/${job.companyId}`,
    ];
    for (const list of lists) {
      const [full] = (await send(app, 'GET', `/api/applications/${list}`, company)).body.applications;
      const named = ['reference1', 'reference2', 'reference3', 'adminFeedback'];
      for (const field of named) expect(full[field], field).toEqual(detail[field]);
      // The link of a file is another one with each span of time, so that what it leads to is compared.
      const links = ['resumeUrl', 'certificationUrl'];
      for (const field of links) expect(await fileAt(full[field]), field).toEqual(await fileAt(detail[field]));
      const [row] = (await send(app, 'GET', `/api/applications/${list}?view=row`, company)).body.applications;
      expect(
        Object.keys(full)
          .filter((key) => !(key in row))
          .sort(),
      ).toEqual([...named, ...links].sort());
    }
    expect(detail).toMatchObject({
      full_name: 'Aisyah Rahman',
      Contactemail: `${person.username}@person.test`,
      phone: '01234567890',
      reference1: '0123',
      hiring_stage: 'in review',
      provisional: true,
      interview_total_score: null,
      resume_filename: 'aisyah.pdf',
      resume_state: 'done',
      status: 'Pending',
    });
    expect(detail.final_score).toBeCloseTo(4 * detail.resume_relevancy_score, 1);
    for (const url of [detail.resumeUrl, detail.certificationUrl])
      expect((await fetch(app.url + url)).headers.get('content-type')).toBe('application/pdf');
  });

  it('says what is missing', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    expect(await save(person, job, {}, {})).toMatchObject({
      status: 422,
      body: { success: false, ...fieldError('resume', 'Please upload your resume.') },
    });
    expect((await save(person, job, { use_profile_resume: 'true' }, {})).status).toBe(422);
    expect(await save(person, job, { expected_salary: ' ' })).toMatchObject({
      status: 422,
      body: {
        success: false,
        message: 'Please enter your expected salary.',
        ...fieldError('expected_salary', 'Please enter your expected salary.'),
      },
    });
  });

  it('can use the resume of the profile, and keeps it when the profile gets another', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const put = (resume: File) =>
      send(app, 'PUT', `/api/applicants/${person.username}/resume`, { token: person.token, files: { resume } });
    await put(file);
    const { body } = await save(person, job, { use_profile_resume: 'true' }, {});
    await put(await pdfFile(weakResume, 'other.pdf'));
    await expect
      .poll(
        async () =>
          (await rows(app, "select 1 from pgboss.job where name = 'files.remove' and state <> 'completed'")).length,
      )
      .toBe(0);
    const detail = (await send(app, 'GET', `/api/applications/${body.data.application.id}`, company)).body.application;
    expect((await fetch(app.url + detail.resumeUrl)).status).toBe(200);
    expect(Buffer.from(await (await fetch(app.url + detail.resumeUrl)).arrayBuffer())).toEqual(
      Buffer.from(await file.arrayBuffer()),
    );
  });

  it('works before the profile is saved, under the username', async () => {
    const username = unique('person-');
    await send(app, 'POST', '/api/users/register', { json: { username, email: `${username}@person.test`, password } });
    const client = await signIn(app, username);
    const { body } = await save({ username, client, token: client.accessToken }, await buildJob(company));
    const detail = await send(app, 'GET', `/api/applications/${body.data.application.id}`, company);
    expect(detail.body.application).toMatchObject({ full_name: username, Contactemail: `${username}@person.test` });
  });

  it('is refused for somebody else, an unknown job, one of another company, and to a company not verified', async () => {
    const [job, person, other] = [await buildJob(company), await buildApplicant(app), await buildApplicant(app)];
    expect((await save({ ...person, username: other.username }, job)).status).toBe(404);
    for (const id of ['x', "'", '0190a000-0000-7000-8000-000000000000'])
      expect((await save(person, { ...job, id })).status).toBe(404);
    const second = await buildCompany(app);
    expect((await save(person, { id: job.id, companyId: second.companyId })).status).toBe(404);
    const waiting = await buildCompany(app, { verified: false });
    expect(await save(person, await buildJob(waiting))).toMatchObject({
      status: 403,
      body: { success: false, message: 'This company is not verified yet.' },
    });
  });

  it('is refused for a closed job', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    await call(company.client, api.jobs.inactivate, {
      params: { jobId: job.id },
      query: { companyId: company.companyId },
      body: { status: 'Closed' },
    });
    expect(await save(person, job)).toMatchObject({
      status: 409,
      body: { success: false, detail: 'This job is closed.', message: 'This job is closed.' },
    });
  });

  it('of a resume that cannot be read is refused with what to do, and leaves no row', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app)];
    const answer = await save(person, job, {}, { resume: await pdfFile([], 'scan.pdf') });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ success: false, detail: expect.stringMatching(/^[A-Z].{20,}/) });
    expect((await own(person)).body.data.applications).toEqual([]);
  });
});

describe('the own list', () => {
  it('is newest first and never shows a score, an explanation or feedback', async () => {
    const [job, second, person] = [await buildJob(company), await buildJob(company), await buildApplicant(app)];
    const id = await buildApplication(person, job);
    const later = await buildApplication(person, second);
    await takeInterview(person, id);
    await call(company.client, api.applications.setFeedback, {
      params: { id },
      body: { adminFeedback: 'Weak on tax' },
    });
    const { status, body } = await own(person);
    expect(status).toBe(200);
    expect(body.data.applications.map((row: { id: string }) => row.id)).toEqual([later, id]);
    expect(body.data.applications[1].interview_status).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(/score|grade|rank|band|relevanc|feedback|Weak on tax/i);
    const other = await buildApplicant(app);
    expect((await own({ ...other, token: person.token })).status).toBe(404);
    expect((await process(other.token, other.username, id)).status).toBe(404);
    expect((await process(company.token, person.username, id)).status).toBe(200);
  });

  it("keeps the interview unfinished by 'Proceed Later', and lets no client finish it", async () => {
    const [person, job] = [await buildApplicant(app), await buildJob(company)];
    const id = await buildApplication(person, job);
    const put = (interview_status: string, token = person.token) =>
      send(app, 'PUT', `/api/applications/updateApplications/${id}/interview-status`, {
        token,
        form: { interview_status },
      });
    expect(await put('false')).toMatchObject({ status: 200, body: { success: true, interview_status: false } });
    expect(await put('true')).toMatchObject({ status: 403, body: { success: false } });
    expect((await put('perhaps')).status).toBe(422);
    expect((await put('false', (await buildApplicant(app)).token)).status).toBe(404);
    await takeInterview(person, id);
    expect((await put('false')).body.interview_status).toBe(true);
  });
});

it('stores no bytes for an application that was refused before it was looked at', async () => {
  const [job, person] = [await buildJob(company), await buildApplicant(app)];
  await rows(app, "update jobs set status = 'Closed' where id = $1", [job.id]);
  const before = (await storedFiles(app)).length;
  await save(person, job);
  await save(person, { ...job, id: 'x' });
  expect((await storedFiles(app)).length).toBe(before);
});

describe('somebody without a profile', () => {
  it('applies with name, phone, resume, salary and position, and the account’s address', async () => {
    const job = await buildJob(company);
    const username = unique('person-');
    await call(anonymous(app), api.users.register, { body: { username, email: `${username}@person.test`, password } });
    const client = await signIn(app, username);
    const person = { username, client, token: client.accessToken };
    const bad = await save(person, job, { full_name: 'Nur Aina', phone: '12' });
    expect([bad.status, bad.body.detail[0].loc]).toEqual([422, ['body', 'phone']]);
    const answer = await save(person, job, { full_name: 'Nur Aina', phone: '012-345 6789' });
    expect(answer.status).toBe(201);
    const { id } = answer.body.data.application;
    expect((await send(app, 'GET', `/api/applications/${id}`, company)).body.application).toMatchObject({
      full_name: 'Nur Aina',
      phone: '0123456789',
      Contactemail: `${username}@person.test`,
    });
  });

  it('is who the profile says, once there is one', async () => {
    const [job, person] = [await buildJob(company), await buildApplicant(app, 'Aisyah Rahman')];
    const answer = await save(person, job, { full_name: 'Somebody Else', phone: '012-345 6789' });
    const { id } = answer.body.data.application;
    expect((await send(app, 'GET', `/api/applications/${id}`, company)).body.application).toMatchObject({
      full_name: 'Aisyah Rahman',
      phone: '01234567890',
    });
  });
});
