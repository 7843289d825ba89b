import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { resume, weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
let stranger: CompanyPerson;
let job: Awaited<ReturnType<typeof buildJob>>;
let strong: string;
let weak: string;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  stranger = await buildCompany(app);
  job = await buildJob(company);
  const person = await buildApplicant(app, 'Aisyah Rahman');
  strong = await buildApplication(person, job, resume);
  await takeInterview(person, strong);
  weak = await buildApplication(await buildApplicant(app, 'Daniel Lim'), job, weakResume);
});
afterAll(() => app[Symbol.asyncDispose]());

const get = (path: string, query: Record<string, string> = {}, as = company) =>
  send(app, 'GET', `/api/applications/${path}`, { token: as.token, query });
const put = (what: string, form: Record<string, string>, as = company) =>
  send(app, 'PUT', `/api/applications/updateApplications/${what}`, { token: as.token, form });
const pair = () => `${job.companyId}/${job.id}`;

describe('two reviewers at once', () => {
  it('the later one is told who was there first, and nothing is overwritten', async () => {
    expect((await put(`${weak}/status`, { status: 'KIV', expected_status: 'Pending' })).status).toBe(200);
    const later = await put(`${weak}/status`, { status: 'Rejected', expected_status: 'Pending' });
    expect(later).toMatchObject({
      status: 409,
      body: { success: false, message: 'Somebody else set the status to KIV in the meantime.' },
    });
    expect((await get(weak)).body.application.status).toBe('KIV');
    expect((await put(`${weak}/status`, { status: 'Rejected', expected_status: 'KIV' })).status).toBe(200);
    expect((await put(`${weak}/status`, { status: 'Pending' })).status).toBe(200);
  });

  it('of ten who expect the same, one decides', async () => {
    const statuses = [
      'Accepted',
      'KIV',
      'Rejected',
      'Accepted',
      'KIV',
      'Rejected',
      'Accepted',
      'KIV',
      'Rejected',
      'KIV',
    ];
    const all = await Promise.all(
      statuses.map((status) => put(`${weak}/status`, { status, expected_status: 'Pending' })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    await put(`${weak}/status`, { status: 'Pending' });
  });

  it('an unknown expectation is refused', async () => {
    expect((await put(`${weak}/status`, { status: 'KIV', expected_status: 'Hired' })).status).toBe(422);
    expect((await put(`${weak}/status`, { status: 'KIV', reason: 'x'.repeat(2001) })).status).toBe(422);
  });
});

describe('reasons and history', () => {
  const reason = '**No** <img src=x onerror=alert(1)> closing, "never"; drop table users';

  it('tell who decided what and why, newest first, with every feedback as it was', async () => {
    const own = await buildApplication(await buildApplicant(app), job, weakResume);
    await put(`${own}/status`, { status: 'Rejected', reason });
    await put(`${own}/feedback`, { adminFeedback: 'First thoughts' });
    await put(`${own}/feedback`, { adminFeedback: 'Second thoughts' });
    const { status, body } = await get(`${own}/history`);
    expect(status).toBe(200);
    const by = company.username;
    expect(body.events).toMatchObject([
      { what: 'feedback', by, text: 'Second thoughts' },
      { what: 'feedback', by, text: 'First thoughts' },
      { what: 'status', by, from: 'Pending', to: 'Rejected', text: reason },
      { what: 'applied', by: null, text: null },
    ]);
    expect(new Date(body.events[0].at).getTime()).toBeGreaterThanOrEqual(new Date(body.events[3].at).getTime());
  });

  it('the applicant sees neither, and the trail keeps no words', async () => {
    const person = await buildApplicant(app);
    const own = await buildApplication(person, job, weakResume);
    await put(`${own}/status`, { status: 'Rejected', reason: 'Sesquipedalian' });
    for (const path of [`own/${own}`, `getApplicationsWithInterviewStatus/${person.username}`]) {
      const { body } = await send(app, 'GET', `/api/applications/${path}`, person);
      expect(JSON.stringify(body)).not.toContain('Sesquipedalian');
    }
    expect((await send(app, 'GET', `/api/applications/${own}/history`, person)).status).toBe(403);
    const kept = await rows(app, 'select detail::text as detail from audit_events where subject = $1', [own]);
    expect(kept.map((event) => event.detail).join()).not.toContain('Sesquipedalian');
  });
});

describe('the text of a resume', () => {
  it('holds every quotation at its place', async () => {
    const { body } = await get(`${strong}/resume-text`);
    expect(body).toMatchObject({ success: true, blind: false, pages: [{ number: 1, start: 0 }] });
    const { criteria } = (await get(strong)).body.application.resume_relevancy.details;
    const quotations = criteria.flatMap((one: { quotations: object[] }) => one.quotations);
    expect(quotations.length).toBeGreaterThan(2);
    for (const { text, start, end } of quotations) expect(body.text.slice(start, end)).toBe(text);
  });
});

describe('side by side', () => {
  const compare = (ids: readonly string[], as = company) => get(`compare/${pair()}`, { ids: ids.join(',') }, as);

  it('gives marks, verdicts and answers per criterion, in the order that was asked for', async () => {
    const { status, body } = await compare([weak, strong]);
    expect(status).toBe(200);
    expect(body.jobCriteria).toEqual(job.jobCriteria);
    expect(body.applicants.map((one: { id: string }) => one.id)).toEqual([weak, strong]);
    const [second, first] = body.applicants;
    expect(first.resume.criteria.map((one: { criterion: string }) => one.criterion)).toEqual(job.jobCriteria);
    expect(first.interview.criteria).toHaveLength(5);
    expect(second).toMatchObject({ interview: null, provisional: true });
    expect(first.final_score).toBeGreaterThan(second.final_score);
  });

  it('takes two to four, and no stranger among them', async () => {
    for (const ids of [[], [strong], [strong, strong], [1, 2, 3, 4, 5].map(() => crypto.randomUUID())])
      expect((await compare(ids)).body).toMatchObject({
        detail: [{ loc: ['query', 'ids'], msg: 'Choose two to four applicants' }],
      });
    const elsewhere = await buildJob(stranger);
    const foreign = await buildApplication(await buildApplicant(app), elsewhere, weakResume);
    const unknown = await compare([strong, crypto.randomUUID()]);
    expect(unknown.status).toBe(404);
    for (const ids of [
      [strong, foreign],
      [strong, 'x'],
      [strong, "' or 1=1"],
    ])
      expect(await compare(ids)).toMatchObject({ status: 404, body: unknown.body });
    expect((await compare([strong, weak], stranger)).status).toBe(404);
  });
});

describe('the list of a job', () => {
  it('is filtered by stage, and the spread of grades follows', async () => {
    const own = await buildJob(company);
    const ids: string[] = [];
    for (const name of ['Aida', 'Bala', 'Chong', 'Devi'])
      ids.push(await buildApplication(await buildApplicant(app, name), own, weakResume));
    for (const [at, grade] of [0, 59.99, 60, 100].entries())
      await rows(app, 'update applications set final_score = $2 where id = $1', [ids[at], grade]);
    await put(`${ids[3]}/status`, { status: 'Accepted' });
    const list = (query: Record<string, string>) => get(`getAllApplications/${own.companyId}/${own.id}`, query);
    expect((await list({ stage: 'Accepted' })).body).toMatchObject({
      total: 1,
      applications: [{ id: ids[3], rank: 1 }],
    });
    expect((await list({ stage: 'in review', band: 'Medium' })).body).toMatchObject({
      total: 1,
      applications: [{ id: ids[2] }],
    });
    expect(
      (await list({ stage: 'in review', sort: 'date', order: 'asc' })).body.applications.map(
        (row: { rank: number }) => row.rank,
      ),
    ).toEqual([4, 3, 2]);
    expect((await list({ stage: 'hired' })).status).toBe(422);
    const spread = async (query: Record<string, string> = {}) =>
      (await get(`distribution/${own.companyId}/${own.id}`, query)).body;
    const { total, bins } = await spread();
    expect(total).toBe(4);
    expect(bins).toHaveLength(20);
    expect([bins[0], bins[11], bins[12], bins[19]].map((bin) => bin.count)).toEqual([1, 1, 1, 1]);
    expect(bins[19]).toMatchObject({ from: 95, to: 100 });
    expect((await spread({ status: 'Accepted' })).total).toBe(1);
    expect((await get(`distribution/${own.companyId}/${own.id}`, {}, stranger)).status).toBe(404);
  });

  it('far into the ranking begins where the counters say, in either order and under a filter', async () => {
    const own = await buildJob(company);
    const person = await buildApplicant(app);
    const first = await buildApplication(person, own, weakResume);
    await rows(
      app,
      `insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address, expected_salary, position1, resume_file_id,
         status, hiring_stage, resume_state, resume_score, final_score, applied_at, updated_at)
       select gen_random_uuid(), job_id, company_id, user_id, username, 'P' || n, contact_email, phone, address, expected_salary, position1, resume_file_id,
         case when n % 3 = 0 then 'KIV' else 'Pending' end, case when n % 3 = 0 then 'kiv' else 'in review' end, 'done', 1, (n * 7 % 400) / 4.0, applied_at, updated_at
       from applications, generate_series(1, 600) n where id = $1`,
      [first],
    );
    const pages = async (query: Record<string, string>) => {
      const all: { id: string; rank: number; final_score: number }[] = [];
      for (let page = 1; page <= 13; page += 1) {
        const { body } = await get(`getAllApplications/${own.companyId}/${own.id}`, {
          ...query,
          page: String(page),
          page_size: '50',
        });
        all.push(...body.applications);
      }
      return all;
    };
    const ranked = await pages({});
    // Equal grades share a rank.
    const ranks = ranked.map(({ final_score: grade }) => 1 + ranked.filter((row) => row.final_score > grade).length);
    expect(ranked.map((row) => row.rank)).toEqual(ranks);
    expect(new Set(ranked.map((row) => row.id)).size).toBe(601);
    expect((await pages({ order: 'asc' })).map((row) => row.rank)).toEqual(ranks.toReversed());
    const kiv = await pages({ status: 'KIV' });
    expect(kiv).toHaveLength(200);
    expect(kiv.map((row) => row.id)).toEqual(
      ranked.filter((row) => kiv.some((one) => one.id === row.id)).map((row) => row.id),
    );
  });
});
