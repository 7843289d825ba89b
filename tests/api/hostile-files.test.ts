/** Files that mean harm, in the upload fields that take their kind: refused or kept harmless, and nobody else notices. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#world/app/database.ts';
import { hostilePdfs } from '#world/hostile/pdfs.ts';
import { hostilePictures } from '#world/hostile/pictures.ts';
import { hostileNames, hostileSounds, hostileTexts } from '#world/hostile/texts.ts';
import { fieldsFor, fieldToTry, hostileUploads, rightFor } from '#world/hostile/uploads.ts';
import { hostileZips, slipped } from '#world/hostile/zips.ts';
import { buildCast, type Cast, idsOf } from '#world/people/contract-cast.ts';
import { sampleOf } from '#world/people/contract-values.ts';
import { type Started, startFile, testedEnv } from '#world/processes/process.ts';

/** At which nobody may call, whatever a file says. Named before it listens: the corpus is made while tests are collected. */
let callers = 0;
const listener = createServer((_request, response) => {
  callers += 1;
  response.end();
}).listen(0, '127.0.0.1');
await once(listener, 'listening');
const address = listener.address();
const listenerUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

let database: TestDatabase;
let dataDir: string;
let server: Started;
let cast: Cast;
let uploads: ReturnType<typeof hostileUploads>;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'saring-hostile-'));
  server = await startFile('server/src/main.ts', {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...testedEnv,
  });
  cast = await buildCast(server);
  uploads = hostileUploads(server, cast);
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  listener.close();
});

/** Somebody else is answered meanwhile. */
async function upload(...sent: Parameters<typeof uploads.upload>) {
  const [answer, other] = await Promise.all([uploads.upload(...sent), fetch(`${server.url}/api/health/live`)]);
  expect(other.status).toBe(200);
  return answer;
}

const corpora = {
  archive: await hostileZips(listenerUrl),
  PDF: await hostilePdfs(listenerUrl),
  picture: hostilePictures(listenerUrl),
  'text or old document': hostileTexts(),
};

describe.each(Object.entries(corpora))('an upload that is an %s', (_kind, files) => {
  const turns = files.map((file, turn) => ({ ...file, turn }));
  it.each(turns)('with $what is answered rightly', { timeout: 300_000 }, async ({ turn, ...file }) => {
    const field = fieldToTry(file, turn);
    const answer = await upload(field, file);
    expect(rightFor(field, file), `${field.name}: ${answer.text}`).toContain(answer.status);
    if (answer.read) expect([200, 202, 422], answer.read.text).toContain(answer.read.status);
    if (answer.status >= 400)
      expect(JSON.parse(answer.text)).toMatchObject({ detail: expect.stringMatching(/^[A-Z].{20,}\.$/) });
  });
});

describe('a recording', () => {
  it.each(hostileSounds())('that is $what is answered rightly in every field', async (file) => {
    for (const each of fieldsFor('recording.wav')) {
      const answer = await upload(each, file);
      // Whose interview is over, or where nothing transcribes, nothing is taken at all.
      expect([...file.kept, 409, 503], `${each.name}: ${answer.text}`).toContain(answer.status);
    }
  });
});

describe('a file name', () => {
  it.each(hostileNames)('of %j harms nobody', async (filename) => {
    const body = Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="resume"; filename=${filename}\r\n\r\nAccountant with SST\r\n--x--\r\n`,
    );
    const { path } = sampleOf('', api.applicants.saveResume, idsOf(api.applicants.saveResume, 'user', cast.own, cast));
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const saved = await uploads.send(api.applicants.saveResume, path, { method: 'PUT', headers, body });
    expect([200, 400, 415, 422], saved.text).toContain(saved.status);
    if (saved.status !== 200) return;
    const { resume_url, resume_filename } = JSON.parse(saved.text);
    expect(resume_filename).toMatch(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069/\\]{1,150}$/u);
    const { headers: shown } = await fetch(server.url + resume_url);
    expect(shown.get('x-evil')).toBeNull();
    expect(shown.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.!~%-]*$/);
    expect(shown.get('content-type')).toBe('text/plain');
  });
});

it('no file called anybody or wrote anywhere', () => {
  expect(callers).toBe(0);
  expect(existsSync(slipped)).toBe(false);
});
