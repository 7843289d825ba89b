/** Files that mean harm, in every upload field that takes their kind: refused or kept harmless, and nobody else notices. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { allEndpoints, api, type Endpoint, type Role, rolesAllowed } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#world/app/database.ts';
import type { HostileFile } from '#world/hostile/files.ts';
import { hostilePdfs } from '#world/hostile/pdfs.ts';
import { hostilePictures } from '#world/hostile/pictures.ts';
import { hostileNames, hostileSounds, hostileTexts } from '#world/hostile/texts.ts';
import { hostileZips } from '#world/hostile/zips.ts';
import { buildCast, type Cast, idsOf } from '#world/people/contract-cast.ts';
import { sampleOf } from '#world/people/contract-values.ts';
import { type Started, startFile, testedEnv } from '#world/processes/process.ts';
import { type Watch, watchServer } from '#world/processes/server-watch.ts';

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
let watch: ReturnType<typeof watchServer>;
/** How the server does with honest work, on this machine at this time. */
let calm: Watch;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'saring-hostile-'));
  server = await startFile('server/src/main.ts', {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...testedEnv,
  });
  const honest = watchServer(server);
  cast = await buildCast(server);
  calm = await honest.stop();
  watch = watchServer(server);
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  listener.close();
});

const documents = ['.pdf', '.docx', '.doc', '.txt'];
const sounds = ['.wav'];
/** The endings that a file field takes. */
const endings: Record<string, readonly string[]> = {
  resume: documents,
  description_file: documents,
  certification: ['.pdf', '.png', '.jpg'],
  profile_picture: ['.svg', '.png', '.jpg', '.gif'],
  piece: sounds,
  audio: sounds,
  file: sounds,
};

interface Field {
  name: string;
  endpoint: Endpoint;
  field: string;
  maxBytes: number;
}
const fields: Field[] = allEndpoints().flatMap(({ name, endpoint }) =>
  Object.entries(endpoint.files ?? {}).map(([field, { maxBytes }]) => ({ name, endpoint, field, maxBytes })),
);

/** The fields that take a file of this ending; for one that none takes all that take documents or pictures. */
function fieldsFor(filename: string): Field[] {
  const ending = extname(filename);
  const takers = fields.filter(({ field }) => endings[field]?.includes(ending));
  return takers.length > 0 ? takers : fields.filter(({ field }) => endings[field] !== sounds);
}

/** Calls that read a document while it is being uploaded; the others leave that to a task. */
const readers = ['applicants.saveResume', 'jobs.generateCriteriaFromFile', 'applications.save'];

/** What is read there is scored as well. */
const isApplying = ({ name, field }: Field) => name === 'applications.save' && field === 'resume';

/** Longer than the 20 s that a document may be read. */
const patience = 25_000;

const roleOf = ({ access }: Endpoint): Role => rolesAllowed(access)[0] ?? 'user';

async function send(endpoint: Endpoint, path: string, init: RequestInit) {
  const role = roleOf(endpoint);
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${cast.tokens[role]}`);
  const response = await fetch(server.url + path, { ...init, headers, signal: AbortSignal.timeout(patience) });
  return { status: response.status, text: await response.text() };
}

/** Calls an endpoint about the own side, with a body as its schema wants it or a file in place of the good one. */
function ask(name: string, endpoint: Endpoint, change: Record<string, string> = {}, files: Record<string, File> = {}) {
  const ids = idsOf(endpoint, roleOf(endpoint), cast.own, cast);
  const { path, init } = sampleOf(name, endpoint, { ...ids, ...change }, files);
  return send(endpoint, path, init);
}

let applied = 0;
let openJob = '';
/** Three applications are the most for a job, so every third file has another. */
async function jobToApplyFor(): Promise<string> {
  if (applied++ % 3 === 0) openJob = JSON.parse((await ask('jobs.create', api.jobs.create)).text).job.id;
  return openJob;
}

/** Sends a file to a field and, where it was kept, has it read as the product would; answers the status and what it took. */
async function upload({ name, endpoint, field }: Field, { name: filename, bytes }: HostileFile) {
  const file = new File([new Uint8Array(bytes)], filename);
  const jobId = name === 'applications.save' ? await jobToApplyFor() : cast.own.jobId;
  const began = performance.now();
  const answer = await ask(name, endpoint, { jobId }, { [field]: file });
  // Nothing reads a certificate.
  if (answer.status < 300 && field !== 'certification') await readKept(name, JSON.parse(answer.text));
  return { ...answer, took: performance.now() - began };
}

async function readKept(name: string, answer: { job?: { id: string }; data?: { application: { id: string } } }) {
  const good = [200, 202, 422];
  if (name === 'applications.save') {
    const application_id = answer.data?.application.id ?? '';
    const read = await ask('', api.applications.processResume, { application_id });
    expect(good, read.text).toContain(read.status);
  }
  if (name === 'jobs.create' || name === 'jobs.update') {
    const read = await ask('', api.jobs.process, { jobId: answer.job?.id ?? '' });
    expect(good, read.text).toContain(read.status);
  }
  if (name === 'applicants.saveResume') {
    const read = await ask('', api.applicants.resumeSuggestions);
    expect(good, read.text).toContain(read.status);
  }
}

const corpora = {
  archive: await hostileZips(listenerUrl),
  PDF: await hostilePdfs(listenerUrl),
  picture: hostilePictures(listenerUrl),
  'text or old document': hostileTexts(),
};

describe.each(Object.entries(corpora))('an upload that is an %s', (_kind, files) => {
  it.each(files)('with $what is answered rightly in every field', { timeout: 300_000 }, async (file) => {
    for (const each of fieldsFor(file.name).filter(
      (field, index) => !file.tiring || index === 0 || isApplying(field),
    )) {
      const answer = await upload(each, file);
      expect(answer.took, each.name).toBeLessThan(patience);
      const reads = readers.includes(each.name) && each.field !== 'certification';
      const takes = endings[each.field]?.includes(extname(file.name));
      const right = file.bytes.length > each.maxBytes ? [413] : takes ? (reads ? file.read : file.kept) : [415];
      expect(right, `${each.name}: ${answer.text}`).toContain(answer.status);
      if (answer.status >= 400)
        expect(JSON.parse(answer.text)).toMatchObject({ detail: expect.stringMatching(/^[A-Z].{20,}\.$/) });
    }
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
    const saved = await send(api.applicants.saveResume, path, { method: 'PUT', headers, body });
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

it('all the while there was memory, and everybody else was answered', async () => {
  const { largest, longestWait, asked, refused } = await watch.stop();
  const memory = `${Math.round(largest)} MB the largest process`;
  console.info(`${memory}; ${Math.round(longestWait)} ms the longest of ${asked} answers to a bystander`);
  expect(refused).toBe(0);
  expect(longestWait).toBeLessThan(Math.max(1000, 5 * calm.longestWait));
  // What one account may cost at most (tests/cost); the engine with its knowledge takes some 60 MB of it.
  expect(largest).toBeLessThan(600);
  expect(callers).toBe(0);
  expect(existsSync('/tmp/saring-slipped')).toBe(false);
});
