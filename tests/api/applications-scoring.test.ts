/** Scores after the engine was changed: each known by who made it, never silently side by side, and made anew when asked, with before and after. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { scoredEarlier } from '#world/app/earlier.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { resume, weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';
import { blindReview } from './blind-pairs.ts';

let app: TestApp;
let company: CompanyPerson;
let stranger: CompanyPerson;
let present: string;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  stranger = await buildCompany(app);
  present = app.running.world.engines.ai.version;
});
afterAll(() => app[Symbol.asyncDispose]());

interface Job {
  id: string;
  companyId: string;
}
const get = (path: string, as = company) => send(app, 'GET', `/api/applications/${path}`, as);
const pathOf = (job: Job) => `${job.companyId}/${job.id}`;
const scoring = async (job: Job) => (await get(`scoring/${pathOf(job)}`)).body;
const list = async (job: Job, query = '') => (await get(`getAllApplications/${pathOf(job)}${query}`)).body;
const again = (job: Job, as = company) =>
  send(app, 'POST', `/api/applications/score-again/${pathOf(job)}`, { token: as.token, json: {} });
const done = (job: Job) => expect.poll(async () => (await scoring(job)).run?.state).toBe('done');

/** Three applicants of whom two were scored by version 0, one of them with an interview. */
async function mixedJob() {
  const job = await buildJob(company);
  const person = await buildApplicant(app, 'Aisyah Rahman');
  const interviewed = await buildApplication(person, job, resume);
  await takeInterview(person, interviewed);
  const weak = await buildApplication(await buildApplicant(app, 'Daniel Lim'), job, weakResume);
  const fresh = await buildApplication(await buildApplicant(app, 'Mei Tan'), job, resume);
  const scores = async () =>
    Object.fromEntries(
      (await list(job)).applications.map((row: { id: string; final_score: number }) => [row.id, row.final_score]),
    );
  const own = await scores();
  await scoredEarlier(app, [interviewed], { finalScore: 99 });
  await scoredEarlier(app, [weak], { finalScore: 0.5 });
  return { job, interviewed, weak, fresh, own, scores };
}

describe('scores of another version', () => {
  it('are told from those of the present one, in lists, figures and on the page', async () => {
    const { job, interviewed, weak, fresh } = await mixedJob();
    const listed = await list(job);
    expect(listed.scored_otherwise).toBe(2);
    const told = (id: string) => listed.applications.find((row: { id: string }) => row.id === id);
    expect(told(interviewed)).toMatchObject({ scored_by: 'Saring built-in 0', scored_otherwise: true });
    expect(told(fresh)).toMatchObject({ scored_by: `Saring built-in ${present}`, scored_otherwise: false });
    // Narrowed down it still says how many of all.
    expect((await list(job, '?band=Strong&page=1&page_size=1')).scored_otherwise).toBe(2);
    expect(await scoring(job)).toMatchObject({
      present: `version ${present}`,
      scored: 3,
      otherwise: 2,
      others: [{ name: 'version 0', people: 2 }],
      run: null,
    });
    expect((await get(weak)).body.application).toMatchObject({ scored_otherwise: true });
    const { analyses } = (await get(`${interviewed}/analyses`)).body;
    expect(analyses.map((one: { otherwise: boolean }) => one.otherwise)).toEqual([true, true]);
    const { applicants } = (await get(`compare/${pathOf(job)}?ids=${weak},${fresh}`)).body;
    expect(applicants.map((one: { scored_otherwise: boolean }) => one.scored_otherwise)).toEqual([true, false]);
  });

  it('are told by the assistant too where it ranks or compares', async () => {
    const own = await buildCompany(app);
    const job = await buildJob(own);
    const ids: string[] = [];
    for (const name of ['Aisyah Rahman', 'Daniel Lim'])
      ids.push(await buildApplication(await buildApplicant(app, name), job, resume));
    const ask = async (query: string): Promise<string> =>
      (
        await send(app, 'POST', '/api/admin/query-applicants', {
          token: own.token,
          json: { query, username: own.companyId, conversation_id: 'new' },
        })
      ).body.answer;
    const questions = [
      'Who are the top 5 applicants?',
      'Compare Aisyah Rahman and Daniel Lim',
      'Who is the best applicant?',
      'Who has the lowest resume score?',
    ];
    for (const question of questions) expect(await ask(question), question).not.toContain('different versions');
    await scoredEarlier(app, ids.slice(0, 1));
    for (const question of questions)
      expect(await ask(question), question).toContain('different versions of the engine');
    const newest = 'Who applied last?';
    expect(await ask(newest), newest).not.toContain('different versions');
  });

  it('count as such where the resume alone is of one, and those without a score do not', async () => {
    const job = await buildJob(company);
    const person = await buildApplicant(app);
    const id = await buildApplication(person, job, resume);
    await takeInterview(person, id);
    await scoredEarlier(app, [id], { part: 'resume' });
    expect((await list(job)).applications[0]).toMatchObject({
      scored_by: `Saring built-in 0 and Saring built-in ${present}`,
      scored_otherwise: true,
    });
    expect((await scoring(job)).others).toEqual([{ name: 'version 0', people: 1 }]);
    await rows(app, "update applications set resume_score = null, resume_state = 'failed' where id = $1", [id]);
    expect(await scoring(job)).toMatchObject({ scored: 0, otherwise: 0 });
    expect((await list(job)).applications[0]).toMatchObject({ scored_by: null, scored_otherwise: false });
  });

  it('are made anew when asked, once, with the earlier analyses and every status kept', async () => {
    const { job, interviewed, weak, fresh, own, scores } = await mixedJob();
    const decide = (id: string, status: string) =>
      send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, { token: company.token, form: { status } });
    await decide(weak, 'Rejected');
    const standing = () =>
      rows(
        app,
        'select id, status, hiring_stage, ended_at, reread_version from applications where job_id = $1 order by id',
        [job.id],
      );
    const kept = () =>
      rows(app, 'select * from analyses where application_id = any($1) order by id', [[interviewed, weak, fresh]]);
    const [statuses, analyses] = [await standing(), await kept()];

    const asked = await Promise.all([again(job), again(job)]);
    expect(asked.map(({ status }) => status)).toEqual([202, 202]);
    expect(asked.map(({ body }) => body.asked).toSorted()).toEqual([0, 2]);
    await done(job);

    expect(await scores()).toEqual(own);
    expect(await standing()).toEqual(statuses);
    const now = await kept();
    expect(now.filter(({ id }) => analyses.some((one) => one.id === id))).toEqual(analyses);
    // Resume and interview of the one, the resume of the other.
    expect(now.length).toBe(analyses.length + 3);
    const { run, otherwise } = await scoring(job);
    expect(otherwise).toBe(0);
    expect(run).toMatchObject({
      engine: `Saring built-in ${present}`,
      asked: 2,
      raised: 1,
      lowered: 1,
      same: 0,
      failed: 0,
    });
    const expected = [
      { id: weak, full_name: 'Daniel Lim', blind: false, before: 0.5, after: own[weak] },
      { id: interviewed, full_name: 'Aisyah Rahman', blind: false, before: 99, after: own[interviewed] },
    ].toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
    expect(run.changes).toEqual(expected);

    const { events } = (await get(`${interviewed}/history`)).body;
    expect(events[0]).toMatchObject({
      what: 'scored_again',
      from: '99.00',
      to: own[interviewed].toFixed(2),
      text: `Saring built-in ${present}, before by Saring built-in 0`,
    });
    const trail = await rows(app, "select detail from audit_events where action = 'job.score_again' and subject = $1", [
      job.id,
    ]);
    expect(trail.map(({ detail }) => detail)).toEqual([{ applications: 2, engine: `Saring built-in ${present}` }]);
    expect((await again(job)).body.asked).toBe(0);
  });

  it('are made anew for the company of the job alone', async () => {
    const { job } = await mixedJob();
    const elsewhere = { id: job.id, companyId: stranger.companyId };
    for (const [of, as] of [
      [job, stranger],
      [elsewhere, stranger],
      [elsewhere, company],
      [{ ...job, id: '0190a000-0000-7000-8000-000000000000' }, company],
    ] as const) {
      expect((await again(of, as)).status).toBe(404);
      expect((await get(`scoring/${pathOf(of)}`, as)).status).toBe(404);
    }
    const person = await buildApplicant(app);
    expect(
      (await send(app, 'POST', `/api/applications/score-again/${pathOf(job)}`, { token: person.token, json: {} }))
        .status,
    ).toBe(403);
    expect((await scoring(job)).run).toBeNull();
  });

  it('name nobody who is withheld', async () => {
    const { job } = await mixedJob();
    await blindReview(app, company, job);
    expect((await again(job)).body.asked).toBe(2);
    await done(job);
    const { run } = await scoring(job);
    expect(run.changes.map((one: { blind: boolean }) => one.blind)).toEqual([true, true]);
    expect(JSON.stringify(run)).not.toMatch(/Aisyah|Daniel/);
    expect(run.changes[0].full_name).toMatch(/^Applicant [0-9A-F]{4}$/);
  });

  it('go with whoever is deleted meanwhile, and the rest is done', async () => {
    const { job, weak } = await mixedJob();
    const [{ id: runId }] = await rows(
      app,
      `insert into score_runs (id, job_id, company_id, engine, author, asked, batch_of, handed_out, started_at, moved_at)
       values (gen_random_uuid(), $1, $2, 'built-in/${present}/', 'x', 1, '', true, now(), now()) returning id`,
      [job.id, job.companyId],
    );
    await rows(
      app,
      "insert into rescored (run_id, application_id, company_id, scored_by, state, before) values ($1, $2, $3, '', 'waiting', 1)",
      [runId, weak, job.companyId],
    );
    expect((await scoring(job)).run.state).toBe('running');
    expect((await again(job)).body.asked).toBe(0);
    await rows(app, 'delete from applications where id = $1', [weak]);
    expect((await scoring(job)).run).toMatchObject({ state: 'done', asked: 0 });
    expect(await scoring(job)).toMatchObject({ scored: 2, otherwise: 1 });
    expect((await again(job)).body.asked).toBe(1);
    await done(job);
  });

  it('that nobody came back for within an hour keep nobody from asking again', async () => {
    const { job, weak } = await mixedJob();
    const lost = (moved: string) =>
      rows(
        app,
        `with run as (insert into score_runs (id, job_id, company_id, engine, author, asked, batch_of, started_at, moved_at)
           values (gen_random_uuid(), $1, $2, 'built-in/${present}/', 'x', 2, '', now() - interval '2 hours', now() - interval '${moved}') returning id)
         insert into rescored (run_id, application_id, company_id, scored_by, state, before) select id, $3, $2, '', 'waiting', 1 from run`,
        [job.id, job.companyId, weak],
      );
    await lost('61 minutes');
    expect((await scoring(job)).run.state).toBe('done');
    expect((await again(job)).body.asked).toBe(2);
    await done(job);
  });
});
