/** The company's side of applications: lists, ranks, figures, decisions. */
import { api, call } from '@saring/contract';
import { decisions, isSettable, meaningOf, statuses } from '@saring/contract/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { resume, weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
let stranger: CompanyPerson;
let jobId: string;
let people: Person[];
/** Applications by grade: a strong, two alike in the middle, one weak, each with a day of its own. */
let ids: string[];
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  stranger = await buildCompany(app);
  const job = await buildJob(company);
  jobId = job.id;
  const names = ['ali 100% Baba', 'Zainab O’Neil', 'Bala [a-z]+', 'chong_wei'];
  people = [];
  for (const name of names) people.push(await buildApplicant(app, name));
  ids = [];
  for (const person of people) ids.push(await buildApplication(person, job, resume));
  const grades = [91.25, 70, 70, 12.5];
  const days = ['2026-01-03T15:59:59Z', '2026-01-02T16:00:00Z', '2026-01-01T15:59:59Z', '2026-01-01T16:00:00Z'];
  for (const [index, id] of ids.entries())
    await rows(app, 'update applications set final_score = $2, applied_at = $3 where id = $1', [
      id,
      grades[index],
      days[index],
    ]);
});
afterAll(() => app[Symbol.asyncDispose]());

const lists = [
  ['getAllApplications of a job', () => `getAllApplications/${company.companyId}/${jobId}`],
  ['getAllApplications of a company', () => `getAllApplications/${company.companyId}`],
  ['getApplications', () => `getApplications/${company.companyId}`],
] as const;

describe.each(lists)('%s', (name, path) => {
  const get = (query: Record<string, string> = {}, as = company) =>
    send(app, 'GET', `/api/applications/${path()}`, { token: as.token, query });
  /** Which of the applications, by their place in `ids`. */
  const found = async (query: Record<string, string>) => {
    const { status, body } = await get(query);
    expect(status).toBe(200);
    return body.applications.map((row: { id: string }) => ids.indexOf(row.id));
  };

  it('answers rows with everything the list shows', async () => {
    const { body } = await get({ page: '1', page_size: '1' });
    expect(body).toEqual({
      success: true,
      total: 4,
      page: 1,
      page_size: 1,
      // Within one job alone are scores compared.
      ...(name === lists[0][0] ? { scored_otherwise: 0 } : {}),
      applications: [
        {
          id: ids[0],
          jobId,
          companyId: company.companyId,
          username: people[0]?.username,
          full_name: 'ali 100% Baba',
          Contactemail: `${people[0]?.username}@person.test`,
          applicationDate: '2026-01-03T15:59:59.000Z',
          created_at: '2026-01-03T15:59:59.000Z',
          expected_salary: 'RM 4,500',
          appliedPosition1: 'Accountant',
          appliedPosition2: '',
          status: 'Pending',
          hiring_stage: 'in review',
          interview_status: false,
          final_score: 91.25,
          resume_relevancy_score: expect.any(Number),
          interview_total_score: null,
          provisional: true,
          band: 'Strong',
          stale: false,
          scored_by: expect.stringMatching(/^Saring built-in \d+$/),
          scored_otherwise: false,
          read_by: 'software',
          blind: false,
          rank: 1,
          reference1: '',
          reference2: '',
          reference3: '',
          adminFeedback: '',
          resumeUrl: expect.stringContaining('/'),
          certificationUrl: null,
        },
      ],
    });
    const lean = await get({ page: '1', page_size: '1', view: 'row' });
    expect(lean.body.applications[0]).not.toHaveProperty('resumeUrl');
  });

  it('sorts by grade unless told otherwise, by date and by name, both ways; of equals the first to apply leads', async () => {
    expect(await found({})).toEqual([0, 1, 2, 3]);
    expect(await found({ sort: 'grade', order: 'asc' })).toEqual([3, 2, 1, 0]);
    expect(await found({ sort: 'date' })).toEqual([0, 1, 3, 2]);
    expect(await found({ sort: 'DATE', order: 'ASC' })).toEqual([2, 3, 1, 0]);
    expect(await found({ sort: 'name', order: 'asc' })).toEqual([0, 2, 3, 1]);
    expect(await found({ sort: 'name', order: 'desc' })).toEqual([1, 3, 2, 0]);
  });

  it('gives everyone the same rank in whatever order and on whatever page, and equal grades one rank', async () => {
    const ranks = async (query: Record<string, string>) => {
      const { body } = await get(query);
      return body.applications.map((row: { id: string; rank: number }) => [ids.indexOf(row.id), row.rank]);
    };
    expect(await ranks({ sort: 'name', order: 'asc' })).toEqual([
      [0, 1],
      [2, 2],
      [3, 4],
      [1, 2],
    ]);
    expect(await ranks({ page: '2', page_size: '3' })).toEqual([[3, 4]]);
    expect(await ranks({ search: 'bala' })).toEqual([[2, 2]]);
    expect(await ranks({})).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 4],
    ]);
    expect(await ranks({ sort: 'grade', order: 'asc', page: '1', page_size: '1' })).toEqual([[3, 4]]);
    const pages = ids.map((id) => send(app, 'GET', `/api/applications/${id}`, company));
    const told = (await Promise.all(pages)).map(({ body }) => [body.application.rank, body.application.position]);
    expect(told).toEqual([
      [1, 1],
      [2, 2],
      [2, 3],
      [4, 4],
    ]);
  });

  it('searches names as text, not as a pattern', async () => {
    expect(await found({ search: 'ALI' })).toEqual([0]);
    expect(await found({ search: '100%' })).toEqual([0]);
    expect(await found({ search: '_' })).toEqual([3]);
    expect(await found({ search: '[a-z]+' })).toEqual([2]);
    expect(await found({ search: 'o’neil' })).toEqual([1]);
    for (const search of ['\\', '.*', "' or '1'='1", '100%%', '$1', '{{7*7}}'])
      expect(await found({ search })).toEqual([]);
  });

  it('filters by status, band and days of the configured zone', async () => {
    expect(await found({ band: 'strong' })).toEqual([0]);
    expect(await found({ band: 'Medium' })).toEqual([1, 2]);
    expect(await found({ band: 'Weak' })).toEqual([3]);
    expect(await found({ status: 'PENDING' })).toHaveLength(4);
    expect(await found({ status: 'Accepted' })).toEqual([]);
    expect(await found({ from: '2026-01-01', to: '2026-01-01' })).toEqual([2]);
    expect(await found({ from: '2026-01-02', to: '2026-01-02', sort: 'date' })).toEqual([3]);
    expect(await found({ from: '2026-01-03' })).toEqual([0, 1]);
  });

  it('pages; a page behind the end is empty and still knows the total', async () => {
    expect(await found({ page: '2', page_size: '3' })).toEqual([3]);
    expect((await get({ page: '5', page_size: '10' })).body).toMatchObject({ total: 4, applications: [] });
    expect((await get({ page: '1', search: 'bala' })).body).toMatchObject({ total: 1, page: 1, page_size: 10 });
    expect((await get()).body).not.toHaveProperty('page');
  });

  it.each([
    ['sort', 'salary'],
    ['order', 'up'],
    ['status', 'Hired'],
    ['band', 'Great'],
    ['from', '2026-13-01'],
    ['to', '01/01/2026'],
    ['page', '0'],
    ['page_size', '1000'],
  ])('refuses %s %j', async (name, value) => {
    const { status, body } = await get({ [name]: value });
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, detail: [{ loc: ['query', name] }] });
  });

  it('is not found for another company', async () => {
    const { status, body } = await get({}, stranger);
    expect([status, body]).toEqual([
      404,
      { success: false, detail: 'Not found', message: 'Not found', code: 'not_found' },
    ]);
  });
});

describe('deciding', () => {
  const put = (id: string, what: string, form: Record<string, string>, as = company) =>
    send(app, 'PUT', `/api/applications/updateApplications/${id}/${what}`, { token: as.token, form });
  const detail = async (id: string) => (await send(app, 'GET', `/api/applications/${id}`, company)).body.application;

  it('goes from any status to any other, is followed by the hiring stage, and kept in the trail', async () => {
    const person = await buildApplicant(app);
    const id = await buildApplication(person, { id: jobId, companyId: company.companyId }, weakResume);
    for (const [said, status] of [
      ['Accepted', 'Accepted'],
      ['kiv', 'KIV'],
      ['Rejected', 'Rejected'],
      ['rejected', 'Rejected'],
      ['Pending', 'Pending'],
    ] as const) {
      const answer = await put(id, 'status', { status: said });
      expect([answer.status, answer.body]).toEqual([
        200,
        { success: true, status, message: `Application status updated to ${status}` },
      ]);
      const stage = status === 'Pending' ? 'in review' : status.toLowerCase();
      expect(await detail(id)).toMatchObject({ status, hiring_stage: stage });
    }
    const trail = await rows(
      app,
      "select actor, detail ->> 'to' as status from audit_events where action = 'application.status' and subject = $1 order by number",
      [id],
    );
    expect(trail.map((event) => event.status)).toEqual(['Accepted', 'KIV', 'Rejected', 'Pending']);
    expect(trail[0].actor).toBe(company.username);
  });

  it.each(['', 'Hired', 'Withdrawn'])('refuses the status %j', async (status) => {
    const statusText = 'Status must be one of Pending, Accepted, KIV or Rejected';
    const answer = await put(ids[0] ?? '', 'status', { status });
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, message: statusText, ...fieldError('status', statusText) },
    });
  });

  it('keeps feedback for the company alone', async () => {
    const [id = ''] = ids;
    const text = 'Strong on tax.\n<script>alert(1)</script>';
    expect(await put(id, 'feedback', { adminFeedback: text })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Feedback submitted successfully!' },
    });
    expect((await detail(id)).adminFeedback).toBe(text);
    const missing = 'Please enter feedback before submitting';
    expect((await put(id, 'feedback', { adminFeedback: '  ' })).body).toMatchObject({
      message: missing,
      ...fieldError('adminFeedback', missing),
    });
    expect((await put(id, 'feedback', { adminFeedback: 'x'.repeat(5001) })).status).toBe(422);
    expect((await put(id, 'feedback', { adminFeedback: 'Mine' }, stranger)).status).toBe(404);
    expect((await put(id, 'status', { status: 'Accepted' }, stranger)).status).toBe(404);
    expect((await put('x', 'status', { status: 'Accepted' })).status).toBe(404);
  });

  it('by two at once leaves one of the two, and counters that agree', async () => {
    const [id = ''] = ids;
    await Promise.all(['Accepted', 'Rejected', 'KIV', 'Accepted'].map((status) => put(id, 'status', { status })));
    const { status } = await detail(id);
    const pair = `${company.companyId}/${jobId}`;
    const counted = await send(app, 'GET', `/api/applications/getApplicationCount/${pair}`, company);
    expect(counted.body.acceptedCount).toBe(status === 'Accepted' ? 1 : 0);
    await put(id, 'status', { status: 'Pending' });
  });
});

describe('the figures of a company', () => {
  it('count all, of today, pending and accepted; withdrawn ones not', async () => {
    const own = await buildCompany(app);
    const job = await buildJob(own);
    const get = async () => (await send(app, 'GET', `/api/applications/stats/${own.companyId}`, own)).body;
    const none = {
      totalApplications: 0,
      todayApplications: 0,
      pendingApplications: 0,
      overdueApplications: 0,
      overdueKept: 0,
      acceptedApplications: 0,
    };
    expect(await get()).toEqual({ success: true, ...none });
    const made: string[] = [];
    for (const person of people) made.push(await buildApplication(person, job));
    const [old = '', accepted = '', withdrawn = ''] = made;
    await rows(app, "update applications set applied_at = now() - interval '25 hours' where id = $1", [old]);
    await call(own.client, api.applications.setStatus, { params: { id: accepted }, body: { status: 'Accepted' } });
    await rows(app, "update applications set status = 'Withdrawn' where id = $1", [withdrawn]);
    expect(await get()).toEqual({
      success: true,
      totalApplications: 3,
      todayApplications: 2,
      pendingApplications: 2,
      overdueApplications: 0,
      overdueKept: 0,
      acceptedApplications: 1,
    });
    const pair = `${own.companyId}/${job.id}`;
    const counted = await send(app, 'GET', `/api/applications/getApplicationCount/${pair}`, own);
    expect(counted.body).toEqual({ success: true, totalCount: 3, acceptedCount: 1 });
    expect((await send(app, 'GET', `/api/applications/getApplicationCount/${pair}`, stranger)).status).toBe(404);
    expect((await send(app, 'GET', `/api/applications/stats/${own.companyId}`, stranger)).status).toBe(404);
  });
});

/** The counts are kept by triggers of the database, which cannot read the list of statuses. */
describe('the counts of a job', () => {
  it.each(statuses)('count one that is %s as its status says', async (status) => {
    const job = await buildJob(company);
    const id = await buildApplication(await buildApplicant(app, 'Counted'), job, resume);
    if (isSettable(status))
      await call(company.client, api.applications.setStatus, { params: { id }, body: { status } });
    else await rows(app, 'update applications set status = $2 where id = $1', [id, status]);
    const { jobs } = await call(company.client, api.jobs.byCompany, { params: { companyId: company.companyId } });
    expect(jobs.find((one) => one.id === job.id)).toMatchObject({
      applicantCount: meaningOf(status).counted ? 1 : 0,
      reviewedCount: decisions.some((decision) => decision === status) ? 1 : 0,
      acceptedCount: status === 'Accepted' ? 1 : 0,
    });
  });
});

it('however much was written about an applicant, its history tells the newest 200', async () => {
  const id = await buildApplication(await buildApplicant(app), { id: jobId, companyId: company.companyId });
  for (let from = 0; from < 210; from += 30)
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        call(company.client, api.applications.setFeedback, {
          params: { id },
          body: { adminFeedback: `Note ${from + index}` },
        }),
      ),
    );
  await call(company.client, api.applications.setFeedback, { params: { id }, body: { adminFeedback: 'The last' } });
  const { events } = (await send(app, 'GET', `/api/applications/${id}/history`, company)).body;
  expect(events).toHaveLength(200);
  expect(events[0]).toMatchObject({ what: 'feedback', text: 'The last' });
});
