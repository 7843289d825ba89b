/** An applicant is shown how an own application was marked, and what would have changed it, once a decision may be seen. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, jobFields, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';

const clock = heldClock();
let app: TestApp;
let company: CompanyPerson;
let job: { id: string; companyId: string };
beforeAll(async () => {
  app = await startApp({ replace: { clock } });
  company = await buildCompany(app);
  job = await buildJob(company);
});
afterAll(() => app[Symbol.asyncDispose]());

async function applied() {
  const person = await buildApplicant(app, 'Aisyah Rahman');
  return { person, id: await buildApplication(person, job) };
}
const decide = (id: string, status: string, form: Record<string, string> = {}) =>
  send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, {
    token: company.token,
    form: { status, ...form },
  });
const resultOf = async (person: Person, id: string) =>
  (await call(person.client, api.applications.ownResult, { params: { id } })).data.result;

describe('how an own application was marked', () => {
  it('is shown with the decision and not before, as the company reads it', async () => {
    const { person, id } = await applied();
    await takeInterview(person, id);
    expect(await resultOf(person, id)).toBeNull();
    await decide(id, 'Rejected', { publish: 'later' });
    expect(await resultOf(person, id)).toBeNull();
    await decide(id, 'Rejected', { reason: 'No licence' });
    const shown = await resultOf(person, id);
    const { application } = await call(company.client, api.applications.byId, { params: { id } });
    expect(shown?.finalScore).toBe(application.finalScore);
    expect(shown?.resume).toEqual(application.resumeRelevancy);
    expect(shown?.resume.details.criteria.map(({ criterion }) => criterion)).toEqual(jobFields.jobCriteria);
    const analysis = await call(company.client, api.interviews.analysis, { params: { id } });
    expect(shown?.interview?.details).toEqual(analysis.data.analysis[0]?.details.interview);
    expect(shown?.interview?.score).toBe(application.interviewTotalScore);
    // No place among others, and nothing that a person wrote for colleagues.
    expect(JSON.stringify(shown)).not.toMatch(/"(?:rank|band|position)":/);
    expect(JSON.stringify(shown)).not.toContain('No licence');
  });

  it('names nobody else who applied, and no place among them', async () => {
    const other = await buildApplicant(app, 'Zulaikha Othman');
    const otherId = await buildApplication(other, job);
    await takeInterview(other, otherId);
    const { person, id } = await applied();
    await decide(id, 'Accepted');
    await decide(otherId, 'Rejected');
    const ranked = await call(company.client, api.applications.byId, { params: { id } });
    expect(ranked.application.rank).toEqual(expect.any(Number));
    const { body } = await send(app, 'GET', `/api/applications/own/${id}/result`, person);
    expect(body.data.result.final_score).toBe(ranked.application.finalScore);
    const told = JSON.stringify(body);
    expect(told).not.toMatch(/"\w*(?:rank|band|position|place|percentile|applicants?)\w*":/);
    for (const name of [other.username, otherId, 'Zulaikha', 'Othman']) expect(told).not.toContain(name);
  });

  it('is shown before a decision where the job says so, a day after the interview', async () => {
    const open = await buildJob(company);
    const person = await buildApplicant(app);
    const id = await buildApplication(person, open);
    const showing = async (resultsShown: boolean) =>
      call(company.client, api.applications.setResultsShown, {
        params: { companyId: open.companyId, jobId: open.id },
        body: { resultsShown },
      });
    const shownTo = async () => {
      const own = await call(person.client, api.applications.ownById, { params: { id } });
      const result = await resultOf(person, id);
      expect(own.data.application.resultShown).toBe(result !== null);
      const list = await call(person.client, api.applications.own, { params: { id: person.username } });
      expect(list.data.applications.map(({ resultShown }) => resultShown)).toEqual([result !== null]);
      return result;
    };
    expect((await showing(true)).resultsShown).toBe(true);
    // Whoever could still take the interview would answer by what the resume lacked.
    expect(await shownTo()).toBeNull();
    await takeInterview(person, id);
    // Answers can be corrected for a day.
    expect(await shownTo()).toBeNull();
    clock.pass(25 * 3600);
    const shown = await shownTo();
    expect(shown?.interview?.score).toBeGreaterThan(0);
    await showing(false);
    expect(await shownTo()).toBeNull();
    await showing(true);
    await call(person.client, api.applications.withdraw, { params: { id } });
    expect(await shownTo()).toBeNull();
    const trail = await rows(
      app,
      "select action from audit_events where subject = $1 and action like 'job.results%' order by number",
      [open.id],
    );
    expect(trail.map(({ action }) => action)).toEqual(['job.results_on', 'job.results_off', 'job.results_on']);
  });

  it('says in points what would have changed it, and an interview nobody took stands first', async () => {
    const { person, id } = await applied();
    await decide(id, 'Rejected');
    const shown = await resultOf(person, id);
    expect(shown?.interview).toBeNull();
    expect(shown?.changes[0]).toEqual({ source: 'no_interview', criterion: '', points: 60 });
    const short = shown?.resume.details.criteria.filter(({ level }) => level < 3).map(({ criterion }) => criterion);
    const gains = shown?.changes.filter(({ source }) => source === 'resume') ?? [];
    expect(gains.map(({ criterion }) => criterion)).toEqual(expect.arrayContaining(short ?? []));
    for (const { points } of gains) expect(points).toBeGreaterThan(0);
  });

  it('waits for the interview while the person is kept in view, so that nobody answers by what they lacked', async () => {
    const { person, id } = await applied();
    await decide(id, 'KIV');
    expect(await resultOf(person, id)).toBeNull();
    await decide(id, 'Accepted');
    expect(await resultOf(person, id)).not.toBeNull();
  });

  it('is gone with the marks once the application is withdrawn', async () => {
    const { person, id } = await applied();
    await decide(id, 'Accepted');
    expect(await resultOf(person, id)).not.toBeNull();
    await call(person.client, api.applications.withdraw, { params: { id } });
    expect(await resultOf(person, id)).toBeNull();
  });

  it('is the own alone', async () => {
    const { id } = await applied();
    await decide(id, 'Accepted');
    const stranger = await buildApplicant(app);
    const path = (of: string) => `/api/applications/own/${of}/result`;
    expect((await send(app, 'GET', path(id), stranger)).status).toBe(404);
    expect((await send(app, 'GET', path('nothing'), stranger)).status).toBe(404);
    expect((await send(app, 'GET', path(id), company)).status).toBe(403);
  });
});
