/** The end of an interview, and what the engine makes of it. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, jobFields, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';
import { interviewsOn } from './interviewing.ts';

const clock = heldClock();
let app: TestApp;
let company: CompanyPerson;
let jobId: string;
beforeAll(async () => {
  app = await startApp({ replace: { clock } });
  company = await buildCompany(app);
  jobId = (await buildJob(company)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

async function candidate() {
  const person = await buildApplicant(app);
  const id = await buildApplication(person, { id: jobId, companyId: company.companyId });
  return { person, id };
}
const { start, respond, end, history } = interviewsOn(() => app);
const over = { status: 409, body: { success: false, detail: 'The interview is already complete.' } };

describe('ending early', () => {
  it('completes the interview, once, with what was answered', async () => {
    const one = await candidate();
    await start(one);
    await respond(one, { response: 'All I have to say' });
    const ended = await end(one);
    expect([ended.status, ended.body]).toEqual([
      200,
      { success: true, is_complete: true, message: 'The interview has ended. Thank you for your time!' },
    ]);
    expect((await end(one)).status).toBe(200);
    expect(await respond(one, { response: 'Wait' })).toMatchObject(over);
    expect(await history(one)).toHaveLength(2);
  });

  it('together with an answer asks nothing more: no question counts that nobody saw', async () => {
    const one = await candidate();
    await start(one);
    const last = { response: 'All I have to say', sequence: '1', last: 'true' };
    for (const answered of [await respond(one, last), await respond(one, last)])
      expect(answered).toMatchObject({ status: 200, body: { is_complete: true, next_question: null, sequence: null } });
    expect(await history(one)).toMatchObject([{ sequence: 1, response: 'All I have to say', late: false }]);
    expect((await start(one)).status).toBe(409);
  });

  it('at the moment of an answer leaves one of the two', async () => {
    const one = await candidate();
    await start(one);
    const both = await Promise.all([end(one), respond(one, { response: 'Quick' })]);
    expect(both[0].status).toBe(200);
    expect([200, 409]).toContain(both[1].status);
    expect(await start(one)).toMatchObject(over);
  });
});

describe('the analysis', () => {
  const generate = (id: string, token: string) =>
    send(app, 'POST', `/api/interviews/${id}/generate-analysis`, { token, json: {} });
  const get = (id: string, token = company.token) => send(app, 'GET', `/api/interviews/${id}/get-analysis`, { token });

  it('waits for the interview to be complete', async () => {
    const one = await candidate();
    const before = { status: 409, body: { success: false, detail: 'The interview is not complete yet.' } };
    expect(await generate(one.id, one.person.token)).toMatchObject(before);
    await start(one);
    expect(await generate(one.id, one.person.token)).toMatchObject(before);
    expect(await get(one.id)).toMatchObject({
      status: 404,
      body: { success: false, detail: 'The analysis is not available yet.' },
    });
  });

  it('has the documented shape and the published arithmetic, and is made once', async () => {
    const one = await candidate();
    await takeInterview(one.person, one.id);
    const twice = await Promise.all([generate(one.id, one.person.token), generate(one.id, company.token)]);
    for (const { status, body } of twice)
      expect([status, body]).toEqual([200, { success: true, message: 'The analysis was generated.' }]);
    expect(
      await rows(app, "select 1 from analyses where application_id = $1 and kind = 'interview'", [one.id]),
    ).toHaveLength(1);
    const { status, body } = await get(one.id);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { analysis: [expect.any(Object)] } });
    const [analysis] = body.data.analysis;
    const score = expect.any(Number);
    expect(analysis).toMatchObject({
      final_score: {
        final_score: score,
        breakdown: {
          interview_performance: {
            raw_score: analysis.interview_total_score,
            overall_assessment: expect.stringMatching(/\w{3}/),
          },
        },
      },
      resume_relevancy: { score, explanation: expect.stringMatching(/\w{3}/) },
      suggested_result: expect.stringMatching(/^(STRONG|MODERATE|WEAK) FIT$/),
      engine: expect.stringMatching(/^Saring built-in/),
      created_at: expect.any(String),
    });
    const marks = analysis.final_score.breakdown.interview_performance.criteria_scores;
    expect(Object.keys(marks)).toEqual(jobFields.jobCriteria);
    const scores: number[] = Object.values(marks).map((mark) => (mark as { score: number }).score);
    for (const each of scores) expect(each >= 0 && each <= 5 && Math.round(each * 100) / 100 === each).toBe(true);
    expect(scores.reduce((sum, each) => sum + each, 0)).toBeCloseTo(analysis.interview_total_score, 6);
    const final = 4 * analysis.resume_relevancy.score + 2.4 * analysis.interview_total_score;
    expect(analysis.final_score.final_score).toBeCloseTo(final, 1);
    const listed = await call(company.client, api.applications.byJob, {
      params: { companyId: company.companyId, jobId },
      query: { search: 'Aisyah' },
    });
    expect(listed.applications.find((row) => row.id === one.id)).toMatchObject({
      finalScore: analysis.final_score.final_score,
      interviewTotalScore: analysis.interview_total_score,
      provisional: false,
      interviewStatus: true,
    });
  });

  it('comes by itself, without anybody asking for it', async () => {
    const one = await candidate();
    await start(one);
    await end(one);
    await expect.poll(async () => (await get(one.id)).status).toBe(200);
  });

  it('is for the company: not for another one, nor for the applicant', async () => {
    const one = await candidate();
    await start(one);
    await end(one);
    await generate(one.id, company.token);
    const stranger = await buildCompany(app);
    expect((await get(one.id, stranger.token)).status).toBe(404);
    expect((await get(one.id, one.person.token)).status).toBe(403);
    expect((await generate(one.id, stranger.token)).status).toBe(404);
    expect((await send(app, 'GET', `/api/interviews/${one.id}/review-interview`, stranger)).status).toBe(404);
    expect((await get('x')).status).toBe(404);
  });
});
