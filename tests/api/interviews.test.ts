/** Taking the digital interview: its questions and its clock. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
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
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
const wav = (seed = 1) => {
  const bytes = new Uint8Array(400).fill(seed);
  bytes.set(new TextEncoder().encode('RIFF----WAVEfmt '));
  return new File([bytes], 'recording.wav', { type: 'audio/wav' });
};
const over = { status: 409, body: { success: false, detail: 'The interview is already complete.' } };

describe('starting', () => {
  it('opens the documented first question with its clock, and again is the same', async () => {
    const one = await candidate();
    const opened = await start(one);
    expect(opened.status).toBe(200);
    expect(opened.body).toEqual({
      success: true,
      interview_id: one.id,
      sequence: 1,
      question: 'Introduce yourself in short - Preferably something we would not see on your resume.',
      total_questions: 6,
      seconds_per_question: 50,
      total_seconds: 300,
      reading_until: null,
      expires_at: inSeconds(50),
      interview_expires_at: inSeconds(300),
      now: inSeconds(0),
      transcription: false,
      next_piece: 0,
      typed: '',
      heard: '',
    });
    const both = await Promise.all([start(one), start(one)]);
    for (const { body } of both) expect(body).toEqual(opened.body);
  });

  it('resumes after a reload at the open question with the time that is left', async () => {
    const one = await candidate();
    await start(one);
    clock.pass(10);
    const next = await respond(one, { response: answers[0] ?? '', sequence: '1' });
    clock.pass(20);
    expect((await start(one)).body).toMatchObject({
      sequence: 2,
      question: next.body.next_question,
      expires_at: inSeconds(30),
      interview_expires_at: inSeconds(270),
    });
  });

  it('is for the applicant alone', async () => {
    const one = await candidate();
    const other = await candidate();
    const foreign = { person: other.person, id: one.id };
    for (const ask of [start, end, (of: typeof one) => respond(of, { response: 'x' })])
      expect((await ask(foreign)).status).toBe(404);
    expect((await start({ ...one, id: 'x' })).status).toBe(404);
    expect((await send(app, 'POST', `/api/interviews/${one.id}/start`, company)).status).toBe(403);
    const notYet = { status: 409, body: { success: false, detail: 'The interview has not been started.' } };
    expect(await respond(one, { response: 'x' })).toMatchObject(notYet);
    expect(await end(one)).toMatchObject(notYet);
  });
});

describe('the six questions', () => {
  it('are six different ones, and after the sixth answer the interview is complete', async () => {
    const one = await candidate();
    const questions = [(await start(one)).body.question];
    for (const [index, response] of answers.entries()) {
      clock.pass(30);
      const { status, body } = await respond(one, { response, sequence: String(index + 1), source: 'typed' });
      expect(status).toBe(200);
      if (index < 5) {
        expect(body).toEqual({
          success: true,
          is_complete: false,
          next_question: expect.any(String),
          sequence: index + 2,
          reading_until: null,
          expires_at: inSeconds(50),
          seconds_per_question: 50,
          now: inSeconds(0),
          message: 'Response saved.',
        });
        questions.push(body.next_question);
      } else {
        expect(body).toMatchObject({
          is_complete: true,
          next_question: null,
          sequence: null,
          expires_at: null,
          message: 'The interview has ended. Thank you for your time!',
        });
      }
    }
    expect(new Set(questions).size).toBe(6);
    expect(await respond(one, { response: 'One more thing' })).toMatchObject(over);
    expect(await start(one)).toMatchObject(over);
    const kept = await history(one);
    expect(kept).toEqual(
      answers.map((response, index) => ({
        sequence: index + 1,
        question: questions[index],
        response,
        late: false,
        source: 'typed',
        audio_url: null,
        audio_seconds: null,
        audio_deleted_at: null,
        transcribing: false,
        flagged_at: null,
        correction: null,
        corrected_at: null,
        flag_note: null,
      })),
    );
    // Of what came as words a company is not told whether it was typed.
    expect(await history(one, company.token)).toEqual(
      kept.map((item: { source: string }) => ({ ...item, source: 'live' })),
    );
  });

  it('go on without an answer, which is kept as none', async () => {
    const one = await candidate();
    await start(one);
    for (let turn = 1; turn <= 6; turn += 1) expect((await respond(one, { response: '  ' })).status).toBe(200);
    expect(
      (await history(one)).map((item: { response: string; source: string }) => [item.response, item.source]),
    ).toEqual(Array(6).fill(['No response received', 'none']));
  });

  it('take an answer once: a repeat changes nothing and tells where one stands', async () => {
    const one = await candidate();
    await start(one);
    await respond(one, { response: 'First', sequence: '1' });
    const again = await respond(one, { response: 'Other words', sequence: '1' });
    expect(again).toMatchObject({ status: 200, body: { is_complete: false, sequence: 2 } });
    expect(await history(one)).toMatchObject([{ sequence: 1, response: 'First' }]);
    expect(await respond(one, { response: 'x', sequence: '4' })).toMatchObject({
      status: 422,
      body: { success: false, message: 'That question has not been asked yet.' },
    });
    for (const sequence of ['0', '7', 'x', '1.5'])
      expect((await respond(one, { response: 'x', sequence })).status).toBe(422);
    expect((await respond(one, { response: 'x', source: 'telepathy' })).status).toBe(422);
    expect((await respond(one, { response: 'x'.repeat(20_001) })).status).toBe(422);
  });

  it('take one answer from two tabs that hand in at once, and keep one recording', async () => {
    const one = await candidate();
    await start(one);
    const both = await Promise.all(
      ['Left tab', 'Right tab'].map((response, index) =>
        respond(one, { response, sequence: '1' }, { audio: wav(index) }),
      ),
    );
    expect(both.map(({ status, body }) => [status, body.sequence])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect(await history(one)).toHaveLength(1);
    const kept = await rows(
      app,
      `select f.id from files f join users u on u.id = f.user_id where u.username = $1 and f.kind = 'wav'`,
      [one.person.username],
    );
    const used = await rows(
      app,
      'select audio_file_id as id from interview_answers where application_id = $1 and audio_file_id is not null',
      [one.id],
    );
    expect(kept).toEqual(used);
    expect(kept).toHaveLength(1);
  });

  it('take no recording but a WAV file', async () => {
    const one = await candidate();
    await start(one);
    const audio = new File(['<script>alert(1)</script>'.repeat(9)], 'recording.wav');
    expect((await respond(one, { response: 'x' }, { audio })).status).toBe(415);
    expect(await history(one)).toEqual([]);
  });
});

describe('the clock', () => {
  it('marks an answer that comes after 50 s and the grace of 15 s, not one within', async () => {
    const one = await candidate();
    await start(one);
    clock.pass(65);
    await respond(one, { response: 'Just in time' });
    clock.pass(66);
    await respond(one, { response: 'Too late' });
    expect((await history(one)).map((item: { late: boolean }) => item.late)).toEqual([false, true]);
  });

  it('gives back what an answer took on its way, within the grace', async () => {
    const one = await candidate();
    const begun = clock.now().getTime();
    await start(one);
    const ends = async () => (Date.parse((await start(one)).body.interview_expires_at) - begun) / 1000;
    clock.pass(58);
    await respond(one, { response: 'Eight seconds on the way' });
    expect(await ends()).toBe(308);
    clock.pass(90);
    await respond(one, { response: 'Forty seconds over' });
    expect(await ends()).toBe(323);
    clock.pass(30);
    await respond(one, { response: 'In time' });
    expect(await ends()).toBe(323);
  });

  it('skips a question whose time is over when somebody comes back, and still takes its answer, marked', async () => {
    const one = await candidate();
    await start(one);
    clock.pass(66);
    expect((await start(one)).body).toMatchObject({ sequence: 2, expires_at: inSeconds(50) });
    expect(await history(one)).toMatchObject([{ sequence: 1, response: 'No response received', source: 'none' }]);
    const belated = await respond(one, { response: 'It came after all', sequence: '1' });
    expect(belated).toMatchObject({ status: 200, body: { sequence: 2 } });
    expect(await history(one)).toMatchObject([{ sequence: 1, response: 'It came after all', late: true }]);
  });

  it('shortens the last question to what is left of the 300 s', async () => {
    const one = await candidate();
    await start(one);
    for (const seconds of [50, 50, 50, 50]) {
      clock.pass(seconds);
      await respond(one, { response: 'x' });
    }
    clock.pass(80);
    const { body } = await respond(one, { response: 'x' });
    // 280 s are gone, and 15 of the 30 that were too many are given back.
    expect(body).toMatchObject({ sequence: 6, expires_at: inSeconds(35) });
  });

  it('completes the interview after 300 s and the grace; what comes then is 409', async () => {
    const one = await candidate();
    await start(one);
    clock.pass(40);
    await respond(one, { response: 'x' });
    clock.pass(275);
    const last = await respond(one, { response: 'At the very end' });
    expect(last.status).toBe(200);
    clock.pass(31);
    expect(await respond(one, { response: 'Too late' })).toMatchObject(over);
    expect(await start(one)).toMatchObject(over);
    expect((await respond(one, { response: 'Again', sequence: '2' })).body).toMatchObject({ is_complete: true });
    expect((await history(one)).map((item: { response: string }) => item.response)).toEqual([
      'x',
      'At the very end',
      'No response received',
    ]);
    const own = await send(
      app,
      'GET',
      `/api/applications/getApplicationsWithInterviewStatus/${one.person.username}`,
      one.person,
    );
    expect(own.body.data.applications[0].interview_status).toBe(true);
  });

  it('ends an interview that nobody came back to, when one looks again', async () => {
    const one = await candidate();
    await start(one);
    clock.pass(3600);
    expect(await start(one)).toMatchObject(over);
    expect(await history(one)).toMatchObject([{ source: 'none', late: true, audio_seconds: null }]);
  });
});
