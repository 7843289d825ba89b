/** Marks after the criteria of their job were changed: known as old ones, made anew when asked, the earlier kept. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, jobFields, takeInterview } from '#world/people/builders.ts';
import { resume, weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
let stranger: CompanyPerson;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  stranger = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const get = (path: string, as = company) => send(app, 'GET', `/api/applications/${path}`, as);

describe('marks of earlier criteria', () => {
  const change = (jobCriteria: string[], of: { id: string; companyId: string }) =>
    call(company.client, api.jobs.update, {
      params: { jobId: of.id },
      body: { ...jobFields, companyId: of.companyId, otherInfo: 'An accountant who closes the month.', jobCriteria },
    });
  const reading = async (of: { id: string }) => (await get(`reading/${company.companyId}/${of.id}`)).body;
  const again = (of: { id: string }, as = company) =>
    send(app, 'POST', `/api/applications/read-again/${company.companyId}/${of.id}`, { token: as.token, json: {} });

  it('are marked, made anew with the earlier ones kept, and asked for once', async () => {
    const own = await buildJob(company);
    const person = await buildApplicant(app);
    const one = await buildApplication(person, own, resume);
    await takeInterview(person, one);
    await buildApplication(await buildApplicant(app), own, weakResume);
    expect(await reading(own)).toMatchObject({ total: 2, waiting: 0, stale: 0, reread_total: 0, reread_waiting: 0 });
    expect((await again(own)).body).toMatchObject({ asked: 0 });

    await change(
      ['Serving coffee', 'Keeping the counter clean', 'Opening the shop', 'Greeting guests', 'Cash register'],
      own,
    );
    expect(await reading(own)).toMatchObject({ stale: 2, reread_total: 0 });
    expect((await get(one)).body.application.stale).toBe(true);
    expect((await get(`getAllApplications/${company.companyId}/${own.id}`)).body.applications[0].stale).toBe(true);

    const asked = await Promise.all([again(own), again(own)]);
    expect(asked.map(({ status }) => status)).toEqual([202, 202]);
    expect(asked.map(({ body }) => body.asked).toSorted()).toEqual([0, 2]);
    await expect.poll(async () => (await reading(own)).stale).toBe(0);
    expect(await reading(own)).toMatchObject({ reread_total: 2, reread_waiting: 0 });
    expect((await get(one)).body.application).toMatchObject({
      stale: false,
      resume_relevancy: { details: { criteria: [{ criterion: 'Serving coffee' }, {}, {}, {}, {}] } },
    });

    const { analyses } = (await get(`${one}/analyses`)).body;
    const seen = analyses.map((each: { kind: string; in_view: boolean; stale: boolean }) => [
      each.kind,
      each.in_view,
      each.stale,
    ]);
    expect(seen.toSorted()).toEqual([
      ['interview', false, true],
      ['interview', true, false],
      ['resume', false, true],
      ['resume', true, false],
    ]);
    const trail = await rows(app, "select detail from audit_events where action = 'job.read_again' and subject = $1", [
      own.id,
    ]);
    expect(trail.map((event) => event.detail.applications)).toEqual([2]);
    expect((await again(own, stranger)).status).toBe(404);
    expect((await get(`reading/${company.companyId}/${own.id}`, stranger)).status).toBe(404);
  });

  it('stay with the criterion that was asked about when criteria are moved; one that is new has none', async () => {
    const own = await buildJob(company);
    const person = await buildApplicant(app);
    const one = await buildApplication(person, own, resume);
    await takeInterview(person, one);
    const marks = async (): Promise<Record<string, { score: number }>> =>
      (await send(app, 'GET', `/api/interviews/${one}/get-analysis`, company)).body.data.analysis[0].final_score
        .breakdown.interview_performance.criteria_scores;
    const moved = async (...criteria: (string | undefined)[]) => {
      await change(criteria.map(String), own);
      expect((await again(own)).body.asked).toBe(1);
      await expect.poll(async () => (await reading(own)).stale).toBe(0);
    };
    const [closing, tax, tools, years, figures] = jobFields.jobCriteria;
    // The description changes with the first call, and with it the words of the job.
    await moved(closing, tax, tools, years, figures);
    const before = await marks();
    const fresh = 'Treats chronic wounds of patients';
    await moved(figures, fresh, closing, tax, years);
    const after = await marks();
    expect(Object.keys(after)).toEqual([figures, fresh, closing, tax, years]);
    for (const kept of [figures, closing, tax, years].map(String))
      expect(after[kept]?.score, kept).toBe(before[kept]?.score);
    expect(after[fresh]?.score).toBeLessThanOrEqual(1);
    await moved(closing, tax, tools, years, figures);
    expect(Object.entries(await marks()).map(([name, { score }]) => [name, score])).toEqual(
      Object.entries(before).map(([name, { score }]) => [name, score]),
    );
  });
});
