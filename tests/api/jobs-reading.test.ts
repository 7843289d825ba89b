/** Reading jobs: lists, figures, links, proposed criteria, and what is shown to whom. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { mailTo, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { advert, txt } from '#world/people/documents.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  signInSuperuser,
} from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
let person: Person;
let operator: { token: string };
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  person = await buildApplicant(app);
  operator = { token: (await signInSuperuser(app)).accessToken };
});
afterAll(() => app[Symbol.asyncDispose]());

const list = (as: { token: string }, query: Record<string, string> = {}, of = company) =>
  send(app, 'GET', `/api/jobs/get_jobs_by_company/${of.companyId}`, { token: as.token, query });
const titles = (body: { jobs: { jobTitle: string }[] }) => body.jobs.map(({ jobTitle }) => jobTitle);

describe('the list of jobs', () => {
  let own: CompanyPerson;
  beforeAll(async () => {
    own = await buildCompany(app);
    const make = async (jobTitle: string, day: string, change: object = {}) => {
      const job = await buildJob(own, { jobTitle, ...change });
      await rows(app, 'update jobs set created_at = $2 where id = $1', [job.id, day]);
      return job;
    };
    await make('cook', '2026-01-01T15:59:59Z', { location: 'Johor', jobType: ['part-time', 'contract'] });
    await make('Baker', '2026-01-01T16:00:00Z', { department: 'Operations' });
    const closed = await make('Analyst 100%', '2026-01-03T15:59:59Z');
    await send(app, 'PUT', `/api/jobs/inactivate/${closed.id}`, {
      token: own.token,
      query: { companyId: own.companyId },
      form: { status: 'Closed' },
    });
  });
  const found = async (query: Record<string, string>) => titles((await list(own, query, own)).body);

  it('is newest first, or by title without regard to case', async () => {
    expect(await found({})).toEqual(['Analyst 100%', 'Baker', 'cook']);
    expect(await found({ order: 'asc' })).toEqual(['cook', 'Baker', 'Analyst 100%']);
    expect(await found({ sort: 'title', order: 'asc' })).toEqual(['Analyst 100%', 'Baker', 'cook']);
    expect(await found({ sort: 'datePosted', page: '2', page_size: '2' })).toEqual(['cook']);
    expect((await list(own, { page: '2', page_size: '2' }, own)).body).toMatchObject({
      total: 3,
      page: 2,
      page_size: 2,
    });
  });

  it('is searched in title, type, location and department, as text', async () => {
    expect(await found({ search: 'COOK' })).toEqual(['cook']);
    expect(await found({ search: 'contract' })).toEqual(['cook']);
    expect(await found({ search: 'johor' })).toEqual(['cook']);
    expect(await found({ search: 'operat' })).toEqual(['Baker']);
    expect(await found({ search: '%' })).toEqual(['Analyst 100%']);
    for (const search of ['_', '\\', "' or 1=1 --", '.*', '[a-z]']) expect(await found({ search })).toEqual([]);
  });

  it('is filtered by type, status and days of the configured zone, both included', async () => {
    expect(await found({ job_type: 'Part-Time' })).toEqual(['cook']);
    expect(await found({ status: 'closed' })).toEqual(['Analyst 100%']);
    expect(await found({ status: 'LIVE' })).toEqual(['Baker', 'cook']);
    expect(await found({ from: '2026-01-01', to: '2026-01-01' })).toEqual(['cook']);
    expect(await found({ from: '2026-01-02', to: '2026-01-03' })).toEqual(['Analyst 100%', 'Baker']);
    expect(await found({ from: '1900-01-01', to: '2999-12-31' })).toHaveLength(3);
    expect(await found({ from: '2026-01-04' })).toEqual([]);
    expect(await found({ from: '2026-01-03', to: '2026-01-01' })).toEqual([]);
  });

  it.each([
    ['sort', 'salary'],
    ['order', 'x'],
    ['status', 'Open'],
    ['job_type', 'slavery'],
    ['from', '2026-02-30'],
    ['from', '0000-01-01'],
    ['to', '9999-12-31'],
    ['to', 'yesterday'],
    ['page', '0'],
    ['page_size', '201'],
  ])('refuses %s %j', async (name, value) => {
    const { status, body } = await list(own, { [name]: value }, own);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['query', name]);
  });

  it('comes with figures', async () => {
    const { body } = await send(app, 'GET', `/api/jobs/getJobStats/${own.companyId}`, own);
    expect(body).toEqual({ totalJobs: 3, activeJobs: 2, closedJobs: 1, todayPosts: 0 });
  });
});

describe('who reads a job', () => {
  const one = (as: { token: string }, jobId: string, of = company) =>
    send(app, 'GET', `/api/jobs/get_job_by_id/${jobId}`, { token: as.token, query: { companyId: of.companyId } });
  const text = (as: { token: string }, jobId: string, of = company) =>
    send(app, 'GET', `/api/jobs/get-formatted-job-description/${of.companyId}/${jobId}`, as);

  it('sees all of it as its company or the operator, and no internal field as an applicant', async () => {
    const job = await buildJob(company);
    const mine = (await one(company, job.id)).body.job;
    expect(mine).toHaveProperty('applicantCount');
    expect((await one(operator, job.id)).body.job).toEqual(mine);
    const seen = await one(person, job.id);
    expect(seen.status).toBe(200);
    for (const body of [seen.body.job, (await list(person)).body.jobs[0]]) {
      expect(Object.keys(body).sort()).toEqual(
        [
          'id companyId companyName jobTitle department location jobType salary experienceLevel',
          'jobCriteria closingDate status',
        ]
          .join(' ')
          .split(' ')
          .sort(),
      );
    }
    expect((await text(person, job.id)).status).toBe(200);
  });

  it('is nobody of another company', async () => {
    const job = await buildJob(company);
    const other = await buildCompany(app);
    for (const answer of [await one(other, job.id), await text(other, job.id), await list(other)])
      expect([answer.status, answer.body]).toEqual([404, { detail: 'Not found', code: 'not_found' }]);
    expect((await one(other, job.id, other)).status).toBe(404);
  });

  it('is an applicant only while the company is open to candidates, or after applying', async () => {
    const own = await buildCompany(app);
    const [job, second] = [await buildJob(own), await buildJob(own)];
    await buildApplication(person, job);
    await rows(app, "update companies set status = 'rejected' where id = $1", [own.companyId]);
    expect((await one(person, job.id, own)).status).toBe(200);
    expect((await text(person, job.id, own)).status).toBe(200);
    expect((await one(person, second.id, own)).status).toBe(404);
    expect((await list(person, {}, own)).status).toBe(404);
    expect((await list(operator, {}, own)).status).toBe(200);
  });
});

describe('the application link', () => {
  const open = (token: string, as: Person = person) => send(app, 'GET', `/api/jobs/apply/${token}`, as);

  it('is made per job for 60 days and read back; an older one still works', async () => {
    const job = await buildJob(company);
    const pair = `${company.companyId}/${job.id}`;
    const none = await send(app, 'GET', `/api/jobs/get-application-url/${pair}`, company);
    expect([none.status, none.body]).toEqual([
      404,
      { detail: 'This application link is not known.', code: 'application_link_unknown' },
    ]);
    const older = await buildLink(company, job.id);
    const made = await send(app, 'POST', `/api/jobs/generate-application-url/${pair}`, company);
    expect(made.body).toEqual({
      applicationUrl: expect.stringMatching(/^http:\/\/saring\.test\/user\/cvupload\/[\w-]+$/),
      expiresAt: expect.any(String),
    });
    const days = (new Date(made.body.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(59.99);
    expect(days).toBeLessThanOrEqual(60);
    expect((await send(app, 'GET', `/api/jobs/get-application-url/${pair}`, company)).body).toEqual(made.body);
    expect((await open(older)).status).toBe(200);
  });

  it("answers the company's jobs as a list, its own first, with how often one applied", async () => {
    const own = await buildCompany(app);
    const [first, second] = [await buildJob(own), await buildJob(own, { jobTitle: 'Bookkeeper' })];
    const token = await buildLink(own, first.id);
    await buildApplication(person, first);
    const { body } = await open(token);
    expect(body).toEqual([
      expect.objectContaining({
        id: first.id,
        companyId: own.companyId,
        companyName: own.companyName,
        preselected: true,
        applicationsUsed: 1,
        barred: false,
        answer_days: 14,
      }),
      expect.objectContaining({ id: second.id, preselected: false, applicationsUsed: 0 }),
    ]);
  });

  it('is mailed to the own address, once a day however often it is asked for', async () => {
    const own = await buildCompany(app);
    const job = await buildJob(own, { jobTitle: 'Bookkeeper' });
    const token = await buildLink(own, job.id);
    const reader = await buildApplicant(app);
    const mailed = () => send(app, 'POST', `/api/jobs/apply/${token}/mail`, { token: reader.token });
    for (let time = 0; time < 3; time += 1)
      expect(await mailed()).toMatchObject({
        status: 200,
        body: { message: 'This site sends no mail. Please copy the address of this page instead.' },
      });
    const mail = await mailTo(app, `${reader.username}@person.test`);
    expect(mail.subject).toBe(`Bookkeeper at ${own.companyName}: your application link`);
    expect(mail.text).toContain(`http://saring.test/user/cvupload/${token}`);
    const [{ count }] = await rows(app, 'select count(*)::int from emails where recipient = $1 and subject = $2', [
      `${reader.username}@person.test`,
      mail.subject,
    ]);
    expect(count).toBe(1);
    expect((await send(app, 'POST', '/api/jobs/apply/x/mail', { token: reader.token })).status).toBe(404);
    expect((await send(app, 'POST', `/api/jobs/apply/${token}/mail`, company)).status).toBe(403);
    await rows(app, 'update users set email = $2 where username = $1', [reader.username, '']);
    expect((await mailed()).status).toBe(409);
  });

  it('is 404 when unknown, 410 when over, 403 while the company is not verified, 401 when signed out', async () => {
    const own = await buildCompany(app);
    const job = await buildJob(own);
    const token = await buildLink(own, job.id);
    expect(await open('x')).toMatchObject({ status: 404, body: { detail: 'This application link is not known.' } });
    expect((await open('x'.repeat(201))).status).toBe(404);
    expect((await send(app, 'GET', `/api/jobs/apply/${token}`)).status).toBe(401);
    await rows(app, "update companies set status = 'pending' where id = $1", [own.companyId]);
    expect(await open(token)).toMatchObject({
      status: 403,
      body: { detail: 'This company is not verified yet.' },
    });
    await rows(app, 'update application_links set expires_at = now() where token = $1', [token]);
    expect(await open(token)).toMatchObject({
      status: 410,
      body: { detail: 'This application link has expired. Please ask the company for a new one.' },
    });
  });
});

describe('proposed criteria', () => {
  const fromText = (json: object) => send(app, 'POST', '/api/jobs/generate-criteria', { token: company.token, json });
  const fromFile = (form: Record<string, string>) =>
    send(app, 'POST', '/api/jobs/generate-criteria-from-file', {
      token: company.token,
      form,
      files: { description_file: new File([txt(advert)], 'advert.txt') },
    });

  it('are five, with levels, and say what they were made from', async () => {
    const answer = await fromText({ jobInfo: advert.join('\n'), jobTitle: 'Accountant' });
    expect(answer.status).toBe(200);
    expect(answer.body.source).toBe('text');
    expect(new Set(answer.body.criteria).size).toBe(5);
    expect(answer.body.levels).toHaveLength(5);
    expect(Object.keys(answer.body.levels[0]).sort()).toEqual(['none', 'some', 'strong']);
    expect(answer.body.sources).toHaveLength(5);
    const quoted = answer.body.sources.filter((one: string | null) => one !== null);
    expect(quoted.length).toBeGreaterThan(0);
    for (const sentence of quoted) expect(advert.join('\n')).toContain(sentence);
    expect((await fromFile({})).body.source).toBe('file');
    const both = { additional_info: 'Mandarin is needed.', prioritize_additional_info: 'true' };
    expect((await fromFile(both)).body.source).toBe('both');
    const job = await buildJob(company);
    const stored = await fromText({ jobId: job.id, companyId: company.companyId, prioritizeAdditionalInfo: false });
    expect(stored.body).toMatchObject({ source: 'text', criteria: { length: 5 } });
  });

  it('are others than those that are there already', async () => {
    const about = { jobInfo: advert.join('\n'), jobTitle: 'Accountant' };
    const first: string[] = (await fromText(about)).body.criteria;
    const second: string[] = (await fromText({ ...about, without: first })).body.criteria;
    expect(new Set([...first, ...second]).size).toBe(10);
    const without = first[0] ?? '';
    expect((await fromFile({ without })).body.criteria).not.toContain(without);
    expect((await fromText({ ...about, without: ['x'.repeat(1001)] })).status).toBe(422);
  });

  it('need something to be made from', async () => {
    for (const json of [{}, { jobInfo: ' ' }, { jobInfo: '', additionalInfo: '' }])
      expect(await fromText(json)).toMatchObject({
        status: 422,
        body: {
          detail:
            "Missing information: Please upload a job description file or provide additional information in the 'Others' section.",
        },
      });
  });

  it('are not made from the job of another company', async () => {
    const job = await buildJob(await buildCompany(app));
    expect((await fromText({ jobId: job.id })).status).toBe(404);
    expect((await fromText({ jobId: job.id, companyId: job.companyId })).status).toBe(404);
  });
});
