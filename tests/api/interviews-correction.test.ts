/** What was heard of a spoken answer is corrected by who said it: both versions stay, both are read, and a person decides which is right. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
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

interface Candidate {
  person: Person;
  id: string;
}

/** Who answered all questions well, but for the second, of which hardly a word was understood. */
async function interviewed(source = 'live'): Promise<Candidate> {
  const person = await buildApplicant(app);
  const one = { person, id: await buildApplication(person, job) };
  const { token } = person;
  await send(app, 'POST', `/api/interviews/${one.id}/start`, { token });
  for (const [index, response] of answers.entries())
    await send(app, 'POST', `/api/interviews/${one.id}/process-response`, {
      token,
      form: { sequence: String(index + 1), response: index === 1 ? 'Eye clothes the brooks' : response, source },
    });
  await expect.poll(() => marksOf(one)).toHaveLength(1);
  return one;
}

const marksOf = ({ id }: Candidate, kind = 'interview') =>
  rows(app, 'select id, created_at from analyses where application_id = $1 and kind = $2', [id, kind]);
const correct = ({ person, id }: Candidate, sequence: number, response: unknown, token = person.token) =>
  send(app, 'PUT', `/api/interviews/${id}/answers/${sequence}/correction`, { token, json: { response } });
const historyOf = async ({ id }: Candidate, token: string) =>
  (await send(app, 'GET', `/api/interviews/${id}/review-interview`, { token })).body.data;
const analysisOf = async ({ id }: Candidate) =>
  (await call(company.client, api.interviews.analysis, { params: { id } })).data.analysis[0];
/** As the list of the own applications says it. */
const untilOf = async ({ person: { client, username } }: Candidate) => {
  const { data } = await call(client, api.applications.own, { params: { id: username } });
  return data.applications[0]?.correctUntil;
};
const said = answers[1] ?? '';

describe('what was heard', () => {
  it('is corrected within a day: both see both, both are marked, and the grade stays that of what was heard', async () => {
    const one = await interviewed();
    const before = await analysisOf(one);
    expect(before?.corrected).toBeNull();
    expect((await correct(one, 2, said)).status).toBe(200);
    for (const token of [one.person.token, company.token])
      expect((await historyOf(one, token)).interview_history[1]).toMatchObject({
        response: 'Eye clothes the brooks',
        correction: said,
        corrected_at: clock.now().toISOString(),
      });
    await expect.poll(() => marksOf(one, 'correction')).toHaveLength(1);
    const after = await analysisOf(one);
    expect(after?.interviewTotalScore).toBe(before?.interviewTotalScore);
    expect(after?.finalScore).toEqual(before?.finalScore);
    expect(after?.corrected?.interviewTotalScore).toBeGreaterThan(before?.interviewTotalScore ?? 25);
    expect(after?.corrected?.finalScore).toBeGreaterThan(before?.finalScore.finalScore ?? 100);
    expect(after?.corrected?.levels).toHaveLength(5);
    await call(company.client, api.applications.setStatus, { params: { id: one.id }, body: { status: 'Rejected' } });
    const own = await call(one.person.client, api.applications.ownResult, { params: { id: one.id } });
    expect(own.data.result?.corrected).toEqual(after?.corrected);
  });

  it('is read alone again once the correction is taken back, or is what was heard', async () => {
    const one = await interviewed();
    for (const none of ['', 'Eye clothes the brooks']) {
      await correct(one, 2, said);
      await expect.poll(() => marksOf(one, 'correction')).toHaveLength(1);
      expect((await correct(one, 2, none)).status).toBe(200);
      expect(await marksOf(one, 'correction')).toEqual([]);
      expect((await analysisOf(one))?.corrected).toBeNull();
      const [, second] = (await historyOf(one, company.token)).interview_history;
      expect(second).toMatchObject({ correction: null, corrected_at: null });
    }
  });

  it('is corrected by the candidate alone, after the end, in an answer that was spoken, for 24 hours', async () => {
    const one = await interviewed();
    const other = await buildApplicant(app);
    expect((await correct(one, 2, 'x', other.token)).status).toBe(404);
    expect((await correct(one, 2, 'x', company.token)).status).toBe(403);
    expect((await correct(one, 7, 'x')).status).toBe(404);
    expect((await correct(one, 2, 'x'.repeat(20_001))).status).toBe(422);
    const typed = await interviewed('typed');
    expect((await correct(typed, 2, 'x')).status).toBe(404);
    const until = new Date(clock.now().getTime() + 86_400_000).toISOString();
    expect((await historyOf(one, one.person.token)).correct_until).toBe(until);
    expect([await untilOf(one), await untilOf(typed)]).toEqual([until, null]);
    clock.pass(86_401);
    expect(await untilOf(one)).toBeNull();
    expect(await correct(one, 2, said)).toMatchObject({
      status: 409,
      body: { detail: 'An answer can be corrected for 24 hours after the interview.' },
    });
  });

  it('is corrected no more once the application is withdrawn, and its second reading goes', async () => {
    const one = await interviewed();
    await correct(one, 2, said);
    await expect.poll(() => marksOf(one, 'correction')).toHaveLength(1);
    await send(app, 'POST', `/api/applications/${one.id}/withdraw`, one.person);
    expect((await correct(one, 2, 'Something else')).status).toBe(409);
    expect(await untilOf(one)).toBeNull();
    await expect.poll(() => marksOf(one, 'correction')).toEqual([]);
  });
});
