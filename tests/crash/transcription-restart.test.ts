/** Words that are still to come when the process dies: the kept recording is transcribed by the next one. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#world/app/database.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { speech } from '#world/people/sound.ts';
import { freePort, type Started, startFile, testedEnv } from '#world/processes/process.ts';

let hangs = true;
const firstAsked = Promise.withResolvers<void>();
const provider = createServer(async (request, response) => {
  for await (const _ of request);
  firstAsked.resolve();
  if (!hangs) response.end(JSON.stringify({ text: 'I closed the books' }));
});

let dataDir: string;
let database: TestDatabase;
let server: Started;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  dataDir = await mkdtemp(join(tmpdir(), 'saring-words-'));
  database = await createTestDatabase();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  provider.closeAllConnections();
  provider.close();
});

async function start(): Promise<Started> {
  const address = provider.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return startFile('server/src/main.ts', {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...testedEnv,
    STT_BASE_URL: `http://127.0.0.1:${port}/v1`,
  });
}

it('come after a restart, though the process was killed while it waited for them', async () => {
  const company = await buildCompany(server);
  const person = await buildApplicant(server);
  const id = await buildApplication(person, await buildJob(company));
  const path = `/api/interviews/${id}`;
  await send(server, 'POST', `${path}/start`, person);
  const audio = new File([speech(3)], 'recording.wav', { type: 'audio/wav' });
  await send(server, 'POST', `${path}/process-response`, {
    token: person.token,
    form: { response: 'I clothed the brooks', sequence: '1' },
    files: { audio },
  });
  const first = async () =>
    (await send(server, 'GET', `${path}/review-interview`, company)).body.data.interview_history[0];
  await firstAsked.promise;
  expect(await first()).toMatchObject({ response: 'I clothed the brooks', source: 'live', transcribing: true });
  await server.kill();
  hangs = false;
  server = await start();
  await expect
    .poll(first)
    .toMatchObject({ response: 'I closed the books', source: 'transcription', transcribing: false });
});
