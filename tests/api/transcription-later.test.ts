/** What becomes of recordings that nobody turned into words yet: a real HTTP provider that is slow, broken, silent or busy. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { piecesOf, silence, speech } from '#world/people/sound.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
let asked = 0;
/** What the provider does, call by call; the last one goes on for ever. */
let behaviour: Answer[] = [];
const provider = createServer(async (request, response) => {
  for await (const _ of request);
  const answer = behaviour[Math.min(asked, behaviour.length - 1)];
  asked += 1;
  answer?.(response, request);
});
const says =
  (text: string): Answer =>
  (response) =>
    void response.end(JSON.stringify({ text }));
const fails =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end('{}');

// At the present: the provider's pauses are counted by the queue, on the database's clock.
const clock = heldClock(Date.now());
/** How long the analysis waits for words that are still to come. */
const analysisWaitSeconds = 20;
let app: TestApp;
let company: CompanyPerson;
let jobId: string;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  app = await startApp({ env: { STT_BASE_URL: `http://127.0.0.1:${port}/v1` }, replace: { clock } });
  company = await buildCompany(app);
  jobId = (await buildJob(company)).id;
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  asked = 0;
});

interface Candidate {
  person: Person;
  id: string;
}
async function candidate(): Promise<Candidate> {
  const person = await buildApplicant(app);
  const id = await buildApplication(person, { id: jobId, companyId: company.companyId });
  await send(app, 'POST', `/api/interviews/${id}/start`, person);
  return { person, id };
}
const file = (bytes: Buffer<ArrayBuffer>) => new File([bytes], 'recording.wav', { type: 'audio/wav' });
const respond = ({ person, id }: Candidate, form: Record<string, string>, audio = file(speech(3))) =>
  send(app, 'POST', `/api/interviews/${id}/process-response`, { token: person.token, form, files: { audio } });
const end = ({ person, id }: Candidate) => send(app, 'POST', `/api/interviews/${id}/end`, person);
const firstAnswer = async ({ id }: Candidate) =>
  (await send(app, 'GET', `/api/interviews/${id}/review-interview`, company)).body.data.interview_history[0];
const score = async ({ id }: Candidate) =>
  (await send(app, 'GET', `/api/interviews/${id}/get-analysis`, company)).body.data?.analysis[0].interview_total_score;
const words = answers[1] ?? '';

describe('a recording whose words are missing', () => {
  it('is transcribed afterwards, however often the provider fails first', async () => {
    behaviour = [
      fails(500),
      (response) => void response.end('<html>'),
      (_, request) => void request.socket.destroy(),
      says(words),
    ];
    const one = await candidate();
    await respond(one, { response: '', sequence: '1' });
    expect(await firstAnswer(one)).toMatchObject({
      response: 'No response received',
      source: 'none',
      transcribing: true,
    });
    await expect
      .poll(() => firstAnswer(one))
      .toMatchObject({ response: words, source: 'transcription', transcribing: false });
    expect(asked).toBe(4);
  });

  it('takes the place of the live transcript, which holds until then', async () => {
    behaviour = [says('I closed the books of twelve companies')];
    const one = await candidate();
    await respond(one, { response: 'I clothed the brooks', sequence: '1', source: 'live' });
    await expect
      .poll(() => firstAnswer(one))
      .toMatchObject({ response: 'I closed the books of twelve companies', source: 'transcription' });
  });

  it('keeps typed words that came late, whatever is understood of it meanwhile', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    behaviour = [(response, request) => void held.then(() => says('I clothed the brooks')(response, request))];
    const one = await candidate();
    const { person, id } = one;
    for (const [number, piece] of piecesOf(speech(3)).entries())
      await send(app, 'PUT', `/api/interviews/${id}/answers/1/pieces/${number}`, {
        token: person.token,
        form: { live: 'I clothed' },
        files: { piece },
      });
    // As if it had been asked a minute and more ago: a clock that is turned would turn those of the other answers.
    await rows(
      app,
      "update interview_answers set asked_at = asked_at - interval '66 s', begins_at = begins_at - interval '66 s' where application_id = $1",
      [id],
    );
    await send(app, 'POST', `/api/interviews/${id}/start`, person);
    await expect.poll(() => asked).toBe(1);
    await respond(one, { response: 'I closed the books', sequence: '1', source: 'typed' });
    release();
    const waiting = "select 1 from pgboss.job where name = 'interview.transcribe' and state < 'completed'";
    await expect.poll(() => rows(app, waiting)).toEqual([]);
    const own = await send(app, 'GET', `/api/interviews/${id}/review-interview`, person);
    expect(own.body.data.interview_history[0]).toMatchObject({
      response: 'I clothed\nI closed the books',
      source: 'typed',
      transcribing: false,
    });
  });

  it('is left alone as long as the provider asks for', async () => {
    behaviour = [fails(429, { 'retry-after': '4' }), says('At last')];
    const one = await candidate();
    await respond(one, { response: '', sequence: '1' });
    await expect.poll(() => firstAnswer(one)).toMatchObject({ response: 'At last' });
    const tries = await rows(
      app,
      `select start_after from pgboss.job where name = 'interview.transcribe' and data ->> 'applicationId' = $1 order by created_on`,
      [one.id],
    );
    expect(tries.at(-1)?.start_after).toEqual(new Date(clock.now().getTime() + 4000));
  });

  it('keeps the live transcript where the provider refuses', async () => {
    behaviour = [fails(401)];
    const one = await candidate();
    await respond(one, { response: 'My own words', sequence: '1' });
    await expect.poll(() => firstAnswer(one)).toMatchObject({ transcribing: false });
    expect(await firstAnswer(one)).toMatchObject({ response: 'My own words', source: 'live' });
    expect(asked).toBe(1);
  });

  it('made of pieces is transcribed like a whole one', async () => {
    behaviour = [says('Out of pieces')];
    const { person, id } = await candidate();
    for (const [number, piece] of piecesOf(speech(3)).entries())
      await send(app, 'PUT', `/api/interviews/${id}/answers/1/pieces/${number}`, {
        token: person.token,
        form: {},
        files: { piece },
      });
    const asked = await send(app, 'POST', `/api/interviews/${id}/transcribe`, {
      token: person.token,
      form: { sequence: '1' },
    });
    expect(asked.body).toEqual({ success: true, text: 'Out of pieces' });
    await end({ person, id });
    await expect
      .poll(() => firstAnswer({ person, id }))
      .toMatchObject({ response: 'Out of pieces', source: 'transcription', audio_seconds: 3 });
  });

  it('is not asked about twice where words came with it', async () => {
    behaviour = [says('Never')];
    const one = await candidate();
    await respond(one, { response: 'Typed', sequence: '1', source: 'typed' });
    await respond(one, { response: 'Heard', sequence: '2', source: 'transcription' });
    expect(
      await rows(app, 'select 1 from interview_answers where application_id = $1 and transcription is not null', [
        one.id,
      ]),
    ).toEqual([]);
    expect(asked).toBe(0);
  });
});

describe('a recording in which nobody speaks', () => {
  it('gets no invented words: the provider is never asked', async () => {
    behaviour = [says('Thank you for watching!')];
    const one = await candidate();
    const now = await send(app, 'POST', `/api/interviews/${one.id}/transcribe`, {
      token: one.person.token,
      form: {},
      files: { file: file(silence(4)) },
    });
    expect([now.status, now.body]).toEqual([200, { success: true, text: '' }]);
    await respond(one, { response: '', sequence: '1' }, file(silence(4)));
    expect(await firstAnswer(one)).toMatchObject({
      response: 'No response received',
      source: 'none',
      transcribing: false,
    });
    expect(asked).toBe(0);
  });
});

describe('the analysis', () => {
  it('waits for words that are still to come', async () => {
    behaviour = [fails(503), says(words)];
    const one = await candidate();
    await respond(one, { response: '', sequence: '1' });
    await end(one);
    await call(company.client, api.interviews.generateAnalysis, { params: { id: one.id } });
    expect(await firstAnswer(one)).toMatchObject({ source: 'transcription' });
    expect(await score(one)).toBeGreaterThan(0);
    expect(
      await rows(app, "select 1 from analyses where application_id = $1 and kind = 'interview'", [one.id]),
    ).toHaveLength(1);
  });

  it('does not wait for ever, and is made again when the words come later', async () => {
    const held = Promise.withResolvers<ServerResponse>();
    behaviour = [(response) => held.resolve(response)];
    const one = await candidate();
    await respond(one, { response: '', sequence: '1' });
    await end(one);
    const response = await held.promise;
    clock.pass(analysisWaitSeconds);
    await call(company.client, api.interviews.generateAnalysis, { params: { id: one.id } });
    expect(await score(one)).toBe(0);
    response.end(JSON.stringify({ text: words }));
    await expect.poll(() => score(one)).toBeGreaterThan(0);
    expect(
      await rows(app, "select 1 from analyses where application_id = $1 and kind = 'interview'", [one.id]),
    ).toHaveLength(2);
  });
});
