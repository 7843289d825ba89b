/** Review without names, by raw HTTP: no call of a company tells who somebody is before there is a status. */
import { type ApplicantSort, allEndpoints, applicantSorts, rolesAllowed } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';

const fullName = 'Zulaikha Thanabalan';
/** What would tell who it is, in small letters. */
let secrets: string[];

let app: TestApp;
let company: CompanyPerson;
let stranger: CompanyPerson;
let person: Person;
let job: { id: string; companyId: string };
let id: string;

beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  stranger = await buildCompany(app);
  job = await buildJob(company);
  person = await buildApplicant(app, fullName);
  const lines = [
    fullName,
    `${person.username}@person.test | 012-345 67890 | 1 Jalan Ampang, Kuala Lumpur | zulaikha.dev`,
    'Gender: Female   Date of birth: 03/04/1997',
    ...resume.slice(1),
    'Her manager said that zulaikha thanabalan closed the month within 3 days.',
  ];
  id = await buildApplication(person, job, lines);
  const [first = '', ...rest] = answers;
  await takeInterview(person, id, [`My name is ${fullName}. ${first}`, ...rest]);
  await buildApplication(await buildApplicant(app, 'Aaron Abdullah'), job, resume);
  secrets = [
    'zulaikha',
    'thanabalan',
    person.username,
    'person.test',
    'jalan ampang',
    '67890',
    '1997',
    '2018',
    'female',
  ];
  expect(await blindReview(true)).toMatchObject({ status: 200, body: { success: true, blind_review: true } });
});
afterAll(() => app[Symbol.asyncDispose]());

function blindReview(on: boolean, as = company) {
  const path = `/api/applications/blind-review/${job.companyId}/${job.id}`;
  return send(app, 'PUT', path, { token: as.token, json: { blind_review: on } });
}
const decide = (status: string) =>
  send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, { token: company.token, form: { status } });

/** Every call by which a company reads, with the ids of this job and application. */
const reads = allEndpoints().filter(
  ({ name, endpoint }) =>
    endpoint.method === 'GET' &&
    endpoint.access !== 'public' &&
    endpoint.access !== 'signed-in' &&
    rolesAllowed(endpoint.access).includes('admin') &&
    !name.startsWith('files.'),
);

async function answersOf(path: string): Promise<string> {
  const address = path
    .replace('{companyId}', job.companyId)
    .replace('{jobId}', job.id)
    .replace('{username}', company.companyId)
    .replace('{id}', id);
  const response = await fetch(`${app.url}${address}`, { headers: { authorization: `Bearer ${company.token}` } });
  return response.text();
}
/** Ids and hashes, whose digits are chance. */
const chance = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{32,}\b/gi;
const told = (text: string) => {
  const said = text.replace(chance, '').toLowerCase();
  return secrets.filter((secret) => said.includes(secret));
};

type Key = string | number;
/** What each order goes by, of what a row shows while names are withheld. */
const goesBy: Record<
  ApplicantSort,
  (row: { full_name: string; application_date: string; final_score: number }) => Key
> = {
  grade: (row) => row.final_score,
  date: (row) => row.application_date,
  name: (row) => row.full_name.toLowerCase(),
};

describe('while there is no status', () => {
  it.each(reads.map(({ name, endpoint }) => [name, endpoint.path] as const))('%s tells nobody', async (_name, path) => {
    expect(told(await answersOf(path))).toEqual([]);
  });

  it('a list, a page and a comparison show a neutral name and no way to reach the person', async () => {
    const name = `Applicant ${id.slice(-4).toUpperCase()}`;
    const list = await send(app, 'GET', `/api/applications/getAllApplications/${job.companyId}/${job.id}`, company);
    const row = list.body.applications.find((one: { id: string }) => one.id === id);
    expect(row).toMatchObject({ full_name: name, username: name, Contactemail: '', blind: true });
    const { application } = (await send(app, 'GET', `/api/applications/${id}`, company)).body;
    expect(application).toMatchObject({
      full_name: name,
      phone: '',
      Contactemail: '',
      resumeUrl: null,
      certificationUrl: null,
      profile_picture_url: null,
      resume_filename: null,
      blind: true,
    });
    const both = list.body.applications.map((one: { id: string }) => one.id).join(',');
    const compared = await send(app, 'GET', `/api/applications/compare/${job.companyId}/${job.id}`, {
      token: company.token,
      query: { ids: both },
    });
    expect(compared.status).toBe(200);
    expect(told(JSON.stringify(compared.body))).toEqual([]);
  });

  it('the marks and the rest of the resume stay as they are', async () => {
    const { body } = await send(app, 'GET', `/api/applications/${id}/resume-text`, company);
    expect(body).toMatchObject({ blind: true });
    expect(body.text).toContain('Accountant, Maju Trading Sdn Bhd, 2019 - 2024');
    // Quotations stand where they say, in the text as it is shown.
    const { application } = (await send(app, 'GET', `/api/applications/${id}`, company)).body;
    const quotations = application.resume_relevancy.details.criteria.flatMap(
      (one: { quotations: object[] }) => one.quotations,
    );
    expect(quotations.length).toBeGreaterThan(2);
    for (const { start, end, text } of quotations) expect(body.text.slice(start, end)).toBe(text);
    const review = await send(app, 'GET', `/api/interviews/${id}/review-interview`, company);
    expect(review.body.data.interview_history[0].response).toContain('careful accountant');
    expect(review.body.data.interview_history[0].response).not.toContain('Zulaikha');
  });

  it('a name can be neither searched for nor told from the order', async () => {
    for (const path of [`${job.companyId}/${job.id}`, job.companyId]) {
      const get = (query: Record<string, string>) =>
        send(app, 'GET', `/api/applications/getAllApplications/${path}`, { token: company.token, query });
      for (const search of ['Zulaikha', 'a', id.slice(-4)])
        expect((await get({ search })).body).toMatchObject({ total: 0, applications: [] });
      for (const sort of applicantSorts) {
        const { applications } = (await get({ sort, order: 'asc' })).body;
        const keys = applications.map(goesBy[sort]);
        expect(keys, sort).toEqual(keys.toSorted((one: Key, other: Key) => (one < other ? -1 : 1)));
      }
    }
  });

  it('the test under other names names nobody', async () => {
    const path = `/api/jobs/swap-test/${job.companyId}/${job.id}`;
    const { body } = await send(app, 'POST', path, { token: company.token, json: {} });
    expect(told(JSON.stringify(body))).toEqual([]);
  });

  it('the applicant still sees the own interview', async () => {
    const { body } = await send(app, 'GET', `/api/interviews/${id}/review-interview`, person);
    expect(body.data.interview_history[0].response).toContain(fullName);
  });
});

it('shows who it is once there is a status, and withholds it again when the status is taken back', async () => {
  await decide('KIV');
  const { application } = (await send(app, 'GET', `/api/applications/${id}`, company)).body;
  expect(application).toMatchObject({ full_name: fullName, blind: false, resumeUrl: expect.any(String) });
  const list = `/api/applications/getAllApplications/${job.companyId}/${job.id}`;
  const found = await send(app, 'GET', list, { token: company.token, query: { search: 'zulaikha' } });
  expect(found.body.total).toBe(1);
  await decide('Pending');
  expect(told(await answersOf('/api/applications/{id}'))).toEqual([]);
});

it('is in the trail, belongs to the job and is for its own company alone', async () => {
  await blindReview(true);
  await blindReview(false);
  const events = await rows(
    app,
    "select action, actor from audit_events where subject = $1 and action like 'job.blind%' order by number",
    [job.id],
  );
  expect(events.map((event) => event.action)).toEqual(['job.blind_on', 'job.blind_off']);
  expect(events[0].actor).toBe(company.username);
  const shown = await send(app, 'GET', `/api/jobs/get_job_by_id/${job.id}`, {
    token: company.token,
    query: { companyId: job.companyId },
  });
  expect(shown.body.job.blindReview).toBe(false);
  expect((await blindReview(true, stranger)).status).toBe(404);
  expect((await send(app, 'GET', `/api/applications/${id}`, company)).body.application.full_name).toBe(fullName);
});
