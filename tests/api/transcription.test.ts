/** Turning a recorded answer into text, by a real HTTP endpoint of the OpenAI kind on loopback. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type Person } from '#world/people/people.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let answer: Answer = () => {};
const provider = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  answer(request, response, Buffer.concat(chunks).toString('latin1'));
});

let app: TestApp;
let person: Person;
let id: string;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  app = await startApp({
    env: {
      STT_BASE_URL: `http://127.0.0.1:${port}/v1/`,
      STT_API_KEY: 'key-of-the-operator',
      STT_MODEL: 'whisper-large',
    },
  });
  person = await buildApplicant(app);
  id = await buildApplication(person, await buildJob(await buildCompany(app)));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  provider.closeAllConnections();
  provider.close();
});

const wav = () => {
  const bytes = new Uint8Array(32_044);
  bytes.set(new TextEncoder().encode('RIFF----WAVEfmt '));
  return new File([bytes], 'recording.wav', { type: 'audio/wav' });
};
const transcribe = (file = wav(), on = app, as = person, of = id) =>
  send(on, 'POST', `/api/interviews/${of}/transcribe`, {
    token: as.token,
    form: { model: 'whisper-1' },
    files: { file },
  });
const failed = {
  status: 502,
  body: { success: false, detail: 'The transcription service did not answer.' },
};

it('sends the recording with the key of the operator and answers the words alone', async () => {
  let seen = { url: '', key: '', body: '' };
  answer = (request, response, body) => {
    seen = { url: request.url ?? '', key: request.headers.authorization ?? '', body };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ text: ' I closed the books. ' }));
  };
  const { status, body } = await transcribe();
  expect([status, body]).toEqual([200, { success: true, text: 'I closed the books.' }]);
  expect(seen).toMatchObject({ url: '/v1/audio/transcriptions', key: 'Bearer key-of-the-operator' });
  expect(seen.body).toContain('whisper-large');
  expect(seen.body).toContain('filename="recording.wav"');
});

it.each<[string, Answer]>([
  ['answers 500', (_request, response) => void response.writeHead(500).end('{"error": "key-of-the-operator"}')],
  ['refuses the key', (_request, response) => void response.writeHead(401).end('{}')],
  ['answers no JSON', (_request, response) => void response.end('<html>')],
  ['answers JSON without a text', (_request, response) => void response.end('{"text": 5}')],
  ['answers more than any recording holds', (_request, response) => void response.end(`{"text":"${'a'.repeat(2e6)}"}`)],
  ['hangs up', (request) => void request.socket.destroy()],
])('is 502 where the provider %s', async (_what, behave) => {
  answer = behave;
  expect(await transcribe()).toMatchObject(failed);
});

it.each([
  ['a null character', 'I closed\0the books', 'I closed the books'],
  ['half a character', 'I closed \ud83d', 'I closed \ufffd'],
  ['more than an answer holds', `${'word '.repeat(4000)}more`, 'word '.repeat(4000).trim()],
])('answers words with %s so that they can be handed in', async (_what, said, words) => {
  answer = (_request, response) => void response.end(JSON.stringify({ text: said }));
  expect((await transcribe()).body).toEqual({ success: true, text: words });
});

it('asks the provider no longer once nobody waits', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  answer = (_request, response) => asked.resolve(response);
  const impatient = new AbortController();
  const form = new FormData();
  form.append('file', wav());
  const waiting = fetch(`${app.url}/api/interviews/${id}/transcribe`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
    signal: impatient.signal,
  });
  const response = await asked.promise;
  impatient.abort();
  await expect(waiting).rejects.toThrow('abort');
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
});

it('takes WAV files of the own interview only', async () => {
  answer = (_request, response) => void response.end('{"text": "x"}');
  expect((await transcribe(new File(['ID3'.repeat(50)], 'recording.wav'))).status).toBe(415);
  expect((await transcribe(new File([new Uint8Array(9 * 1024 * 1024)], 'recording.wav'))).status).toBe(413);
  expect((await transcribe(wav(), app, await buildApplicant(app))).status).toBe(404);
  expect((await transcribe(wav(), app, person, 'x')).status).toBe(404);
  const path = `/api/interviews/${id}/transcribe`;
  expect((await send(app, 'POST', path, { token: person.token, form: {}, files: {} })).status).toBe(422);
});

it('is 503 where no provider is set up', async () => {
  await using bare = await startApp();
  const applicant = await buildApplicant(bare);
  const applicationId = await buildApplication(applicant, await buildJob(await buildCompany(bare)));
  expect(await transcribe(wav(), bare, applicant, applicationId)).toMatchObject({
    status: 503,
    body: { success: false, detail: 'Transcription is not configured.' },
  });
});
