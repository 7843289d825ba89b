/** Time to read a question before its time runs, and more of it where an answer has to be typed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';
import { type Candidate, interviewsOn } from './interviewing.ts';

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

async function candidate(): Promise<Candidate> {
  const person = await buildApplicant(app);
  return { person, id: await buildApplication(person, { id: jobId, companyId: company.companyId }) };
}
const { start, answering, respond, history } = interviewsOn(() => app);
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
/** As long as its words and fifteen before them take to be heard, 150 a minute, and never less than ten seconds. */
const toRead = (question: string) => Math.min(24, Math.max(10, Math.ceil((question.split(' ').length + 15) / 2.5)));
const reading = { reading: 'true' };
const typing = { ...reading, typing: 'true' };
const say = (one: Candidate, sequence: number) =>
  respond(one, { response: answers[sequence - 1] ?? '', sequence: String(sequence), source: 'typed' });

describe('a question that is read first', () => {
  it('has ten seconds before its fifty run, a long one more, and the five minutes count answering alone', async () => {
    const one = await candidate();
    const opened = (await start(one, reading)).body;
    expect(opened).toMatchObject({
      reading_until: inSeconds(10),
      expires_at: inSeconds(60),
      interview_expires_at: inSeconds(310),
      seconds_per_question: 50,
      total_seconds: 300,
    });
    let read = 10;
    const times: number[] = [];
    for (const sequence of [1, 2, 3, 4, 5, 6]) {
      times.push(read);
      clock.pass(read + 50);
      const { status, body } = await say(one, sequence);
      expect([status, body.is_complete]).toEqual([200, sequence === 6]);
      if (sequence === 6) continue;
      read = toRead(body.next_question);
      expect(body).toMatchObject({ reading_until: inSeconds(read), expires_at: inSeconds(read + 50) });
    }
    expect(Math.max(...times)).toBeGreaterThan(10);
    expect(Math.max(...times)).toBeLessThanOrEqual(24);
    expect((await history(one)).map(({ late, source }: { late: boolean; source: string }) => [late, source])).toEqual(
      Array(6).fill([false, 'typed']),
    );
  });

  it('begins as soon as the person says so, once, and never later than after its time to read', async () => {
    const one = await candidate();
    await start(one, reading);
    clock.pass(4);
    const begun = await answering(one, { sequence: '1', begun: 'true' });
    expect(begun.body).toEqual({
      success: true,
      reading_until: null,
      expires_at: inSeconds(50),
      seconds_per_question: 50,
      now: inSeconds(0),
    });
    clock.pass(20);
    expect((await answering(one, { sequence: '1', begun: 'true' })).body.expires_at).toBe(inSeconds(30));
    expect((await start(one, reading)).body).toMatchObject({
      reading_until: null,
      expires_at: inSeconds(30),
      interview_expires_at: inSeconds(280),
    });
    const read = toRead((await say(one, 1)).body.next_question);
    clock.pass(25);
    expect((await answering(one, { sequence: '2', begun: 'true' })).body.expires_at).toBe(inSeconds(read + 25));
  });

  it('has its time to read from when it is on the screen, if that is within ten of being sent, once', async () => {
    const one = await candidate();
    await start(one, reading);
    clock.pass(7);
    const shown = { sequence: '1', shown: 'true' };
    expect((await answering(one, shown)).body).toMatchObject({
      reading_until: inSeconds(10),
      expires_at: inSeconds(60),
    });
    clock.pass(2);
    for (const again of [await answering(one, shown), await start(one, reading)])
      expect(again.body).toMatchObject({ reading_until: inSeconds(8), expires_at: inSeconds(58) });
    const read = toRead((await say(one, 1)).body.next_question);
    clock.pass(10.001);
    expect((await answering(one, { ...shown, sequence: '2' })).body.expires_at).toBe(inSeconds(read + 39.999));
  });

  it('gains nothing by being shown once its time runs, or without time to read', async () => {
    const [one, other] = [await candidate(), await candidate()];
    await start(one, reading);
    clock.pass(3);
    await answering(one, { sequence: '1', begun: 'true' });
    expect((await answering(one, { sequence: '1', shown: 'true' })).body.expires_at).toBe(inSeconds(50));
    await start(other);
    clock.pass(1);
    expect((await answering(other, { sequence: '1', shown: 'true' })).body.expires_at).toBe(inSeconds(49));
  });

  it('may be answered while it is read, which takes nothing of the time', async () => {
    const one = await candidate();
    await start(one, reading);
    clock.pass(5);
    const read = toRead((await say(one, 1)).body.next_question);
    expect((await start(one)).body).toMatchObject({ sequence: 2, interview_expires_at: inSeconds(read + 300) });
  });

  it('is skipped only after reading, answering and the grace', async () => {
    const one = await candidate();
    await start(one, reading);
    clock.pass(75);
    expect((await start(one, reading)).body.sequence).toBe(1);
    clock.pass(1);
    const { body } = await start(one, reading);
    expect(body).toMatchObject({ sequence: 2, reading_until: inSeconds(toRead(body.question)) });
  });

  it('is what the interview began with: a client that did not ask keeps the documented clock', async () => {
    const one = await candidate();
    await start(one);
    expect((await start(one, typing)).body).toMatchObject({ reading_until: null, expires_at: inSeconds(50) });
    const answer = await answering(one, { sequence: '1', begun: 'true', typing: 'true' });
    expect(answer.body).toMatchObject({ expires_at: inSeconds(50), seconds_per_question: 50 });
    expect((await say(one, 1)).body).toMatchObject({ reading_until: null, expires_at: inSeconds(50) });
  });
});

describe('an answer that has to be typed', () => {
  it('has ninety seconds, all six of them', async () => {
    const one = await candidate();
    expect((await start(one, typing)).body).toMatchObject({
      reading_until: inSeconds(10),
      expires_at: inSeconds(100),
      seconds_per_question: 90,
      total_seconds: 540,
    });
    let read = 10;
    for (const sequence of [1, 2, 3, 4, 5, 6]) {
      clock.pass(read + 90);
      const { body } = await say(one, sequence);
      expect(body).toMatchObject({ success: true, is_complete: sequence === 6 });
      if (sequence < 6) read = toRead(body.next_question);
    }
    expect((await history(one)).some(({ late }: { late: boolean }) => late)).toBe(false);
  });

  it('has them from the moment in which the voice fails, for this question and those that follow', async () => {
    const one = await candidate();
    await start(one, reading);
    clock.pass(30);
    const gone = await answering(one, { sequence: '1', typing: 'true' });
    expect(gone.body).toMatchObject({ reading_until: null, expires_at: inSeconds(70), seconds_per_question: 90 });
    clock.pass(65);
    const { body } = await say(one, 1);
    expect(body).toMatchObject({ expires_at: inSeconds(toRead(body.next_question) + 90), seconds_per_question: 90 });
    expect((await history(one))[0].late).toBe(false);
  });

  it('has them where typed answers were agreed on before, and more of both times where more time was chosen', async () => {
    const one = await candidate();
    const json = { time_factor: 2, typed_answers: true };
    await send(app, 'POST', `/api/interviews/${one.id}/accommodations`, { token: one.person.token, json });
    expect((await start(one, reading)).body).toMatchObject({
      reading_until: inSeconds(20),
      expires_at: inSeconds(200),
      seconds_per_question: 180,
    });
  });

  it('lasts 20 s where that was chosen, in the usual time, and stays chosen where only other things are', async () => {
    const one = await candidate();
    const choose = (json: object) =>
      send(app, 'POST', `/api/interviews/${one.id}/accommodations`, { token: one.person.token, json });
    await choose({ time_factor: 2, typed_answers: false, long_reading: true });
    const { body } = await choose({ time_factor: 1, typed_answers: false });
    expect(body.accommodations).toMatchObject({ time_factor: 1, long_reading: true });
    expect((await start(one, reading)).body).toMatchObject({
      reading_until: inSeconds(20),
      expires_at: inSeconds(70),
      seconds_per_question: 50,
    });
  });
});

describe('beginning an answer', () => {
  it('is for the applicant alone, in the tab that holds the interview, of the open question', async () => {
    const [one, other] = [await candidate(), await candidate()];
    expect((await answering(one, { begun: 'true' })).body.detail).toBe('The interview has not been started.');
    await start(one, { ...reading, tab: 'first' });
    expect((await answering({ person: other.person, id: one.id }, { begun: 'true' })).status).toBe(404);
    const ofCompany = await send(app, 'POST', `/api/interviews/${one.id}/answering`, {
      token: company.token,
      form: {},
    });
    expect(ofCompany.status).toBe(403);
    expect((await answering(one, { begun: 'true' }, { tab: 'second' })).status).toBe(409);
    expect((await answering(one, { sequence: '3', begun: 'true' }, { tab: 'first' })).status).toBe(422);
    clock.pass(2000);
    expect((await answering(one, { begun: 'true' }, { tab: 'first' })).body.detail).toBe(
      'The interview is already complete.',
    );
  });
});
