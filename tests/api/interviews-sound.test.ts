/** The sound of an interview: sent in pieces while somebody speaks, kept as one recording, played in parts, removed in time. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows, storedFiles } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { piecesOf, speech, wav } from '#world/people/sound.ts';

const clock = heldClock();
let app: TestApp;
let company: CompanyPerson;
let jobId: string;
beforeAll(async () => {
  app = await startApp({ replace: { clock }, env: { MEDIA_RETENTION_DAYS: '30' } });
  company = await buildCompany(app);
  jobId = (await buildJob(company)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

interface Candidate {
  person: Person;
  id: string;
}
async function candidate(): Promise<Candidate> {
  const person = await buildApplicant(app);
  return { person, id: await buildApplication(person, { id: jobId, companyId: company.companyId }) };
}
const start = ({ person, id }: Candidate) => send(app, 'POST', `/api/interviews/${id}/start`, person);
const piece = (
  { person, id }: Candidate,
  number: number | string,
  file: File,
  sequence: number | string = 1,
  live = '',
) =>
  send(app, 'PUT', `/api/interviews/${id}/answers/${sequence}/pieces/${number}`, {
    token: person.token,
    form: { live },
    files: { piece: file },
  });
const respond = ({ person, id }: Candidate, form: Record<string, string>) =>
  send(app, 'POST', `/api/interviews/${id}/process-response`, { token: person.token, form });
/** Hands in the first answer with its recording. */
const bring = ({ person, id }: Candidate, sound: Buffer<ArrayBuffer>, response: string, form = {}) =>
  send(app, 'POST', `/api/interviews/${id}/process-response`, {
    token: person.token,
    form: { response, sequence: '1', source: 'live', ...form },
    files: { audio: new File([sound], 'recording.wav') },
  });
const review = async ({ id }: Candidate) =>
  (await send(app, 'GET', `/api/interviews/${id}/review-interview`, company)).body.data.interview_history;
/** The first answer once its recording is there. */
const recorded = (one: Candidate) =>
  expect.poll(async () => (await review(one))[0]).toMatchObject({ audio_url: expect.any(String) });
const recording = async (one: Candidate) => {
  const [{ audio_url }] = await review(one);
  return Buffer.from(await (await fetch(app.url + audio_url)).arrayBuffer());
};
const piecesLeft = async ({ id }: Candidate) =>
  (await rows(app, 'select number from interview_pieces where application_id = $1', [id])).length;
const over = { status: 409, body: { success: false, detail: 'The time for this answer is over.' } };
const whole = speech(5);
const pieces = piecesOf(whole);
const [first = new File([], ''), second = new File([], ''), third = new File([], '')] = pieces;

describe('pieces of an answer', () => {
  it('become one recording when the answer is handed in, whatever order and however often they came', async () => {
    const one = await candidate();
    await start(one);
    for (const number of [0, 2, 1, 1, 0]) {
      const { status, body } = await piece(one, number, pieces[number] ?? first);
      expect([status, body]).toEqual([200, { success: true, number }]);
    }
    expect(await respond(one, { response: 'I closed the books', sequence: '1', pieces: '3' })).toMatchObject({
      status: 200,
    });
    await recorded(one);
    expect((await recording(one)).equals(whole)).toBe(true);
    expect(await review(one)).toMatchObject([{ response: 'I closed the books', source: 'live', audio_seconds: 5 }]);
    expect(await piecesLeft(one)).toBe(0);
  });

  it('are counted, so that a page that starts anew goes on behind them', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first);
    await piece(one, 1, second);
    expect((await start(one)).body).toMatchObject({ sequence: 1, next_piece: 2 });
  });

  it('that come within the grace after the answer still belong to it', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first);
    await respond(one, { response: 'x', sequence: '1', pieces: '3' });
    clock.pass(10);
    expect((await piece(one, 1, second)).status).toBe(200);
    expect((await piece(one, 2, third)).status).toBe(200);
    clock.pass(6);
    expect(await piece(one, 3, first)).toMatchObject(over);
  });

  it('are taken until the time and the grace of their question are over', async () => {
    const one = await candidate();
    await start(one);
    clock.pass(65);
    expect((await piece(one, 0, first)).status).toBe(200);
    clock.pass(1);
    expect(await piece(one, 1, second)).toMatchObject(over);
  });

  it('are an answer even when nobody comes back: recording and last words are kept', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first, 1, 'I closed');
    await piece(one, 1, second, 1, answers[1]);
    await send(app, 'POST', `/api/interviews/${one.id}/end`, one.person);
    await recorded(one);
    expect(await review(one)).toMatchObject([{ response: answers[1], source: 'live', audio_seconds: 3.84 }]);
    await call(company.client, api.interviews.generateAnalysis, { params: { id: one.id } });
    const { body } = await send(app, 'GET', `/api/interviews/${one.id}/get-analysis`, company);
    expect(body.data.analysis[0].interview_total_score).toBeGreaterThan(0);
  });

  it('are an answer together with what was typed once the microphone was gone', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first, 1, 'I closed the books');
    const { person, id } = one;
    const typed = { typing: 'true', sequence: '1', typed: 'of twelve companies' };
    await send(app, 'POST', `/api/interviews/${id}/answering`, { token: person.token, form: typed });
    await send(app, 'POST', `/api/interviews/${id}/end`, person);
    await recorded(one);
    expect(await review(one)).toMatchObject([
      { response: 'I closed the books\nof twelve companies', audio_seconds: 1.92 },
    ]);
  });

  it('that come after the recording are acknowledged and change nothing', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first);
    await respond(one, { response: 'x', sequence: '1', pieces: '1' });
    await recorded(one);
    expect((await piece(one, 0, first)).status).toBe(200);
    expect(await piecesLeft(one)).toBe(0);
  });

  it('give way to a whole recording that comes with the answer', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first);
    const audio = new File([whole], 'recording.wav');
    await send(app, 'POST', `/api/interviews/${one.id}/process-response`, {
      token: one.person.token,
      form: { response: 'x', sequence: '1' },
      files: { audio },
    });
    expect((await recording(one)).equals(whole)).toBe(true);
    expect(await piecesLeft(one)).toBe(0);
  });

  it('give way to the longer recording that a browser kept, where their question was skipped and they were understood meanwhile', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first, 1, 'I closed');
    clock.pass(66);
    expect((await start(one)).body).toMatchObject({ sequence: 2 });
    await recorded(one);
    expect((await review(one))[0]).toMatchObject({ response: 'I closed', source: 'live', audio_seconds: 1.92 });
    const [{ key: shorter }] = await rows(
      app,
      'select key from files join interview_answers on audio_file_id = files.id where application_id = $1',
      [one.id],
    );
    expect(await bring(one, whole, 'I closed the books')).toMatchObject({ status: 200, body: { sequence: 2 } });
    const kept = { response: 'I closed the books', source: 'live', audio_seconds: 5, late: true };
    expect((await review(one))[0]).toMatchObject(kept);
    expect((await recording(one)).equals(whole)).toBe(true);
    expect((await bring(one, speech(4), 'I closed')).status, 'what is shorter says no more').toBe(200);
    expect((await review(one))[0]).toMatchObject(kept);
    await expect.poll(async () => (await storedFiles(app)).some((path) => path.endsWith(shorter))).toBe(false);
  });

  it('stay where what a browser brings late is shorter, also where nobody understood them', async () => {
    for (const isRecorded of [true, false]) {
      const one = await candidate();
      await start(one);
      for (const [number, file] of pieces.entries()) await piece(one, number, file);
      clock.pass(66);
      await start(one);
      if (isRecorded) await recorded(one);
      expect((await bring(one, speech(2), '')).status).toBe(200);
      await recorded(one);
      expect((await review(one))[0], isRecorded ? 'as a recording' : 'as pieces').toMatchObject({ audio_seconds: 5 });
    }
  });

  it('come in front of what another browser recorded behind them', async () => {
    const one = await candidate();
    await start(one);
    for (const [number, file] of pieces.entries()) await piece(one, number, file);
    await bring(one, speech(2), 'I closed the books', { from: '3' });
    expect((await review(one))[0]).toMatchObject({ response: 'I closed the books', audio_seconds: 7 });
    expect((await recording(one)).subarray(44, whole.length)).toEqual(whole.subarray(44));
  });

  it('come in front of it also where they are a recording by now, with which it shares a part', async () => {
    // Of a sound that never repeats itself.
    const sung = (seconds: number) => wav(seconds, (time) => 0.3 * Math.sin(200 * time * (1 + time)));
    const one = await candidate();
    await start(one);
    for (const [number, file] of piecesOf(sung(5)).entries()) await piece(one, number, file);
    clock.pass(66);
    await start(one);
    await recorded(one);
    const rest = Buffer.concat([sung(3).subarray(0, 44), sung(7).subarray(44 + 4 * 32_000)]);
    await bring(one, rest, 'I closed the books', { from: '2' });
    expect((await review(one))[0]).toMatchObject({ response: 'I closed the books', audio_seconds: 7 });
    expect((await recording(one)).equals(sung(7))).toBe(true);
  });

  it('tell another browser what was understood, which is the answer where that understands nothing', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first, 1, 'I closed the books');
    await piece(one, 1, second, 1, '');
    expect((await start(one)).body).toMatchObject({ heard: 'I closed the books', next_piece: 2 });
    await send(app, 'POST', `/api/interviews/${one.id}/end`, one.person);
    await recorded(one);
    expect(await review(one)).toMatchObject([{ response: 'I closed the books', source: 'live' }]);
  });

  it('of a question that is open stay, however old they are', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first, 1, 'I closed');
    clock.pass(3700);
    await rows(app, "insert into pgboss.job (name, data) values ('interview.sweep_pieces', '{}')");
    const waiting = "select 1 from pgboss.job where name = 'interview.sweep_pieces' and state < 'completed'";
    await expect.poll(() => rows(app, waiting)).toEqual([]);
    expect(await piecesLeft(one)).toBe(1);
    await send(app, 'POST', `/api/interviews/${one.id}/end`, one.person);
    await recorded(one);
    expect(await review(one)).toMatchObject([{ response: 'I closed', audio_seconds: 1.92 }]);
  });

  it('of the wrong kind or length are refused', async () => {
    const one = await candidate();
    expect((await piece(one, 0, first)).body.detail).toBe('The interview has not been started.');
    await start(one);
    expect((await piece(one, 0, new File(['<script>'.repeat(20)], 'x.wav'))).status).toBe(415);
    const fast = Buffer.from(whole.subarray(0, 32_044));
    fast.writeUInt32LE(44_100, 24);
    expect((await piece(one, 0, new File([fast], 'x.wav'))).status).toBe(415);
    expect((await piece(one, 0, new File([whole.subarray(0, 44 + 65_400)], 'x.wav'))).status).toBe(200);
    const large = await piece(one, 1, new File([whole], 'x.wav'));
    expect([large.status, large.body.detail]).toEqual([413, 'The file is too large. At most 64 KB are accepted.']);
    expect(
      (
        await send(app, 'PUT', `/api/interviews/${one.id}/answers/1/pieces/1`, {
          token: one.person.token,
          form: {},
          files: {},
        })
      ).status,
    ).toBe(422);
  });

  it('of a question that was not asked, of somebody else or of nowhere are one and the same 404', async () => {
    const one = await candidate();
    const other = await candidate();
    await start(one);
    await start(other);
    const unknown = await piece({ ...one, id: '0190a000-0000-7000-8000-000000000000' }, 0, first);
    expect(unknown.status).toBe(404);
    for (const answer of [
      await piece({ person: other.person, id: one.id }, 0, first),
      await piece({ ...one, id: 'x' }, 0, first),
      await piece(one, 0, first, 2),
      await piece(one, 0, first, 7),
      await piece(one, 200, first),
      await piece(one, -1, first),
    ])
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    expect((await piece({ ...one, person: company }, 0, first)).status).toBe(403);
    expect(await piecesLeft(one)).toBe(0);
  });
});

describe('what a browser kept while its line was away', () => {
  it.each(['before it comes', 'as it comes'])(
    'is taken until a day after an interview that ended %s, and says that it is late',
    async (when) => {
      const one = await candidate();
      await start(one);
      await piece(one, 0, first, 1, 'I closed');
      clock.pass(400);
      if (when === 'before it comes') {
        const over = "update pgboss.job set start_after = now() where name = 'interview.expire' and state = 'created'";
        await rows(app, over);
        await recorded(one);
      }
      expect(await bring(one, whole, 'I closed the books')).toMatchObject({ status: 200, body: { is_complete: true } });
      expect(await review(one)).toMatchObject([{ response: 'I closed the books', audio_seconds: 5, late: true }]);
      const other = await candidate();
      await start(other);
      await send(app, 'POST', `/api/interviews/${other.id}/end`, other.person);
      clock.pass(86_401);
      await bring(other, whole, 'I closed the books');
      expect(await review(other)).toMatchObject([{ response: 'No response received', audio_url: null }]);
    },
  );
});

describe('words that come late', () => {
  it('stand behind what was understood where they are typed, and never in place of it', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first, 1, 'I closed the books');
    clock.pass(66);
    await start(one);
    await recorded(one);
    await respond(one, { response: 'of twelve companies', sequence: '1', source: 'typed' });
    expect((await review(one))[0]).toMatchObject({ response: 'I closed the books\nof twelve companies', late: true });
    await respond(one, { response: 'of twelve companies', sequence: '1', source: 'typed' });
    expect((await review(one))[0].response, 'once').toBe('I closed the books\nof twelve companies');
  });

  it.each(['before', 'after'])('go on with a draft %s the sound before it is a recording', async (when) => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first, 1, 'I closed the books of many companies');
    const form = { typing: 'true', sequence: '1', typed: 'I also' };
    await send(app, 'POST', `/api/interviews/${one.id}/answering`, { token: one.person.token, form });
    clock.pass(66);
    await start(one);
    if (when === 'after') await recorded(one);
    await respond(one, { response: 'I also wrote reports', sequence: '1', source: 'typed' });
    await recorded(one);
    expect((await review(one))[0].response).toBe('I closed the books of many companies\nI also wrote reports');
  });
});

describe('a recording', () => {
  it('is played in parts by a link that only its readers get', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first);
    await respond(one, { response: 'x', sequence: '1', pieces: '1' });
    await recorded(one);
    const [{ audio_url }] = await review(one);
    const part = await fetch(app.url + audio_url, { headers: { range: 'bytes=44-143' } });
    const headers = ['content-range', 'content-type', 'cache-control'].map((name) => part.headers.get(name));
    expect([part.status, ...headers]).toEqual([206, `bytes 44-143/${first.size}`, 'audio/wav', 'no-store']);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(44, 144))).toBe(true);
    const beyond = await fetch(app.url + audio_url, { headers: { range: `bytes=${first.size}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${first.size}`]);
    expect(await beyond.json()).toEqual({ detail: 'The file has no such part.', code: 'no_such_part' });
    const stranger = await buildCompany(app);
    expect((await send(app, 'GET', `/api/interviews/${one.id}/review-interview`, stranger)).status).toBe(404);
  });

  it('goes after its days, and the answer says when', async () => {
    const one = await candidate();
    await start(one);
    await piece(one, 0, first);
    await respond(one, { response: 'These words stay', sequence: '1', pieces: '1' });
    await recorded(one);
    const [{ key }] = await rows(
      app,
      'select f.key from files f join interview_answers a on a.audio_file_id = f.id where a.application_id = $1',
      [one.id],
    );
    await send(app, 'POST', `/api/interviews/${one.id}/end`, one.person);
    clock.pass(31 * 86_400);
    await rows(app, "insert into pgboss.job (name, data) values ('interview.sweep_recordings', '{}')");
    await expect.poll(async () => (await review(one))[0]?.audio_url).toBeNull();
    expect((await review(one))[0]).toMatchObject({
      response: 'These words stay',
      audio_deleted_at: clock.now().toISOString(),
      audio_seconds: 1.92,
    });
    await expect.poll(async () => (await storedFiles(app)).some((path) => path.endsWith(key))).toBe(false);
  });
});
