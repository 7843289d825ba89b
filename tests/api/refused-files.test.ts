/** Nothing of a refused file is kept: whatever says no, and whenever, no bytes stay in the store. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows, storedFiles } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, jobFields } from '#world/people/builders.ts';
import { pdf, pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { speech } from '#world/people/sound.ts';
import { applyTo } from './applying.ts';

let app: TestApp;
let company: CompanyPerson;
let person: Person;
let job: { id: string; companyId: string };
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  company = await buildCompany(app);
  person = await buildApplicant(app);
  job = await buildJob(company);
});

/** Files of the store that no row names, once the tasks that remove some are done. */
async function strays(): Promise<string[]> {
  const open = "select 1 from pgboss.job where name = 'files.remove' and state in ('created', 'retry', 'active')";
  await expect.poll(() => rows(app, open)).toEqual([]);
  const keys = (await rows(app, 'select key from files')).map(({ key }) => key);
  return (await storedFiles(app)).filter((path) => !keys.some((key) => path.endsWith(`/${key}`)));
}

const apply = async (files: Record<string, File> = {}, headers = {}) =>
  applyTo(app, person, job, { form: {}, files: { resume: await pdfFile(resume), ...files }, headers });
const scan = async () => new File([await pdf([])], 'scan.pdf');
const certificate = async () => new File([await pdf(['Certificate'])], 'certificate.pdf');

describe('of an application', () => {
  it('that is one too many, or the end of all, no file stays', async () => {
    for (let times = 0; times < 3; times += 1) expect((await apply()).status).toBe(201);
    expect((await apply({ certification: await certificate() })).status).toBe(409);
    const last = await applyTo(app, person, job, {
      form: { acknowledge_withdrawal: 'true' },
      files: { resume: await pdfFile(resume) },
      headers: {},
    });
    expect(last.body.message).toContain('have been withdrawn');
    expect(await strays()).toEqual([]);
  });

  it('that comes at the same moment as others, or twice under one key, no file stays that is not the application’s', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const other = await buildApplicant(app);
    const file = await pdfFile(resume);
    const again = () =>
      applyTo(app, other, job, { form: {}, files: { resume: file }, headers: { 'idempotency-key': 'the same' } });
    const twice = await Promise.all([again(), again()]);
    const third = await again();
    expect([...twice, third].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await strays()).toEqual([]);
  });

  it('whose resume or certification cannot be read, no file stays', async () => {
    expect((await apply({ resume: await scan() })).status).toBe(422);
    expect((await apply({ certification: new File(['text'], 'a.pdf') })).status).toBe(415);
    expect(await strays()).toEqual([]);
    expect(await storedFiles(app).then((all) => all.filter((path) => path.includes('/certification/')))).toEqual([]);
  });
});

it('of a profile, a resume without text leaves nothing, and the one before stays', async () => {
  const path = `/api/applicants/${person.username}/resume`;
  const put = (file: File) => send(app, 'PUT', path, { token: person.token, files: { resume: file } });
  expect((await put(await pdfFile(resume))).status).toBe(200);
  expect((await put(await scan())).status).toBe(422);
  expect(await strays()).toEqual([]);
  const { body } = await send(app, 'GET', path, person);
  expect((await fetch(app.url + body.resume_url)).status).toBe(200);
});

it('of a job that somebody else changed meanwhile, the description leaves nothing', async () => {
  const change = await send(app, 'PUT', `/api/jobs/update/${job.id}`, {
    token: company.token,
    form: {
      companyId: company.companyId,
      jobTitle: 'Accountant',
      department: 'Finance',
      location: 'Petaling Jaya',
      jobType: 'full-time',
      experienceLevel: 'intermediate',
      jobCriteria: jobFields.jobCriteria,
      updated_at: '2020-01-01T00:00:00.000Z',
    },
    files: { description_file: await pdfFile(['Accountant', 'Month-end closing']) },
  });
  expect(change.status).toBe(409);
  expect(await strays()).toEqual([]);
});

it('of an interview, a recording that comes twice leaves one', async () => {
  const id = await buildApplication(person, job);
  await send(app, 'POST', `/api/interviews/${id}/start`, person);
  const answer = () =>
    send(app, 'POST', `/api/interviews/${id}/process-response`, {
      token: person.token,
      form: { response: 'I coach a team', sequence: '1' },
      files: { audio: new File([speech(2)], 'recording.wav') },
    });
  const both = await Promise.all([answer(), answer(), answer()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await strays()).toEqual([]);
  expect((await storedFiles(app)).filter((path) => path.includes('/recording/'))).toHaveLength(1);
});

it('a resume that is replaced while somebody applies with it is not lost to the application', async () => {
  const path = `/api/applicants/${person.username}/resume`;
  const replace = async () => send(app, 'PUT', path, { token: person.token, files: { resume: await pdfFile(resume) } });
  const applying = () => applyTo(app, person, job, { form: { use_profile_resume: 'true' }, files: {}, headers: {} });
  for (let times = 0; times < 3; times += 1) {
    await replace();
    const [applied] = await Promise.all([applying(), replace()]);
    expect([201, 422]).toContain(applied?.status);
  }
  expect(await strays()).toEqual([]);
  const stored = await storedFiles(app);
  for (const { key } of await rows(app, 'select key from files'))
    expect(stored.filter((each) => each.endsWith(`/${key}`))).toHaveLength(1);
});
