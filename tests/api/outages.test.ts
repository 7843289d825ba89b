/** What the product needs goes away and comes back: people are told, the process lives, and what was accepted is done afterwards, once. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, call } from '@saring/contract';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#world/app.ts';
import { type Mood, startBucket } from '#world/bucket.ts';
import { buildApplication, buildJob, jobFields } from '#world/builders.ts';
import { startDatabaseServer } from '#world/database.ts';
import { pdfFile, resume } from '#world/documents.ts';
import { buildApplicant, buildCompany, type Person, superuser } from '#world/people.ts';
import { freePort, type Started, startFile } from '#world/process.ts';
import { piecesOf, speech } from '#world/sound.ts';
import { rows } from './watch.ts';
import { send } from './wire.ts';

const sorry = /^The service is not available at the moment\. Please try again\. \(request [0-9a-f-]{36}\)$/;
const unavailable = { status: 503, body: { detail: expect.stringMatching(sorry) } };

let dataDir: string;
const closers: (() => unknown)[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saring-outage-'));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The product as a process, so that its end would be seen. */
async function startProduct(env: Record<string, string>): Promise<Started> {
  const server = await startFile('server/src/main.ts', {
    SUPERUSER_USERNAME: superuser.username,
    SUPERUSER_PASSWORD: superuser.password,
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'silent',
    ...env,
  });
  closers.push(() => server.stop());
  return server;
}

const ready = async (app: { url: string }) => (await send(app, 'GET', '/api/health/ready')).body.checks;
const backWithin = (app: { url: string }, seconds: number) =>
  expect
    .poll(() => ready(app), { timeout: seconds * 1000, interval: 250 })
    .toEqual({ database: true, storage: true, queue: true });

/** Applies with a key, so that it may be sent again. */
function applyFor(app: { url: string }, person: Person, job: { id: string; companyId: string }, file: File) {
  return send(app, 'POST', `/api/applications/${person.username}/saveApplications`, {
    token: person.token,
    headers: { 'idempotency-key': 'one' },
    form: { jobId: job.id, companyId: job.companyId, expected_salary: 'RM 1' },
    files: { resume: file },
  });
}

const analysesOf = (databaseUrl: string) =>
  rows({ databaseUrl }, 'select application_id, count(*)::int from analyses group by 1 order by 1');

it('a database that is stopped and started again: 503 meanwhile, and what was accepted is done once', async () => {
  const place = join(dataDir, 'server');
  let database = await startDatabaseServer(place);
  closers.push(() => database.stop());
  const app = await startProduct({ DATABASE_URL: database.url, DATA_DIR: join(dataDir, 'data') });
  const company = await buildCompany(app);
  const job = await buildJob(company);
  const people = await Promise.all(Array.from({ length: 5 }, () => buildApplicant(app)));
  const file = await pdfFile(resume);
  // The tasks of the accepted ones are under way when it goes.
  const saved = await Promise.all(people.slice(0, 4).map((person) => applyFor(app, person, job, file)));
  expect(saved.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  await database.stop();

  const last = people[4];
  if (!last) throw new Error('there are five');
  for (const answer of [
    await send(app, 'GET', `/api/applications/getApplications/${company.companyId}`, company),
    await applyFor(app, last, job, file),
    await send(app, 'POST', '/api/auth/token', { form: { ...superuser } }),
  ])
    expect(answer).toMatchObject(unavailable);
  expect(await ready(app)).toEqual({ database: false, storage: true, queue: false });
  expect((await send(app, 'GET', '/api/health/live')).status).toBe(200);

  database = await startDatabaseServer(place);
  await backWithin(app, 30);
  expect((await applyFor(app, last, job, file)).status).toBe(201);
  const waiting = "select 1 from applications where resume_state <> 'done'";
  await expect.poll(() => rows({ databaseUrl: database.url }, waiting), { timeout: 60_000, interval: 500 }).toEqual([]);
  expect((await analysesOf(database.url)).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  expect(app.process.exitCode).toBeNull();
}, 180_000);

/** A disk of a few megabytes, where this user may make one. */
function smallDisk(megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dataDir], { stdio: 'ignore' });
    closers.push(() => execFileSync('umount', ['-l', dataDir]));
    return true;
  } catch {
    return false;
  }
}

describe('a disk that is full', () => {
  it('under database and files: nothing is half, nothing accepted is lost, and room is all it needs', async ({
    skip,
  }) => {
    if (!smallDisk(256)) return skip('only root may make a small disk here');
    const app = await startProduct({ DATABASE_URL: '', DATA_DIR: dataDir });
    const company = await buildCompany(app);
    const job = await buildJob(company);
    const [first, second] = [await buildApplicant(app), await buildApplicant(app)];
    const file = await pdfFile(resume);
    const before = await applyFor(app, first, job, file);
    expect(before.status).toBe(201);

    fill(join(dataDir, 'filler'));
    expect(await applyFor(app, second, job, file)).toMatchObject(unavailable);
    expect(await ready(app)).toMatchObject({ storage: false });
    expect((await send(app, 'GET', '/api/health/live')).status).toBe(200);
    // Rows that no compression makes small, until the database has no room either.
    const posted: string[] = [];
    let answer = { status: 0, body: {} as unknown };
    for (let number = 0; number < 2000 && answer.status !== 503; number += 1) {
      const title = `Accountant ${number}`;
      const otherInfo = randomBytes(14_000).toString('base64');
      const form = { ...jobFields, companyId: company.companyId, jobTitle: title, otherInfo };
      answer = await send(app, 'POST', '/api/jobs/create', { token: company.token, form: formOf(form) });
      if (answer.status === 200) posted.push(title);
    }
    expect(answer).toMatchObject(unavailable);

    await rm(join(dataDir, 'filler'));
    await backWithin(app, 60);
    expect((await applyFor(app, second, job, file)).status).toBe(201);
    const params = { companyId: company.companyId };
    const { jobs } = await call(company.client, api.jobs.byCompany, { params });
    expect(jobs.map(({ jobTitle }) => jobTitle)).toEqual(expect.arrayContaining(posted));
    for (const [person, id] of [
      [first, before.body.data.application.id],
      [second, null],
    ] as const) {
      const { data } = await call(person.client, api.applications.own, { params: { id: person.username } });
      expect(data.applications).toHaveLength(1);
      const application = data.applications[0];
      if (id) expect(application?.id).toBe(id);
      const own = await call(person.client, api.applications.ownById, { params: { id: application?.id ?? '' } });
      const { resumeUrl } = own.data.application;
      const bytes = await (await fetch(`${app.url}${resumeUrl}`)).arrayBuffer();
      expect(Buffer.from(bytes).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    }
    expect(app.process.exitCode).toBeNull();
  }, 180_000);
});

/** The fields of a job as a form has them. */
function formOf(fields: Record<string, string | number | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}

/** Takes what room there is, to the last page. */
function fill(path: string): void {
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${path}`, 'bs=4096'], { stdio: 'ignore' });
  } catch {
    // Ends with "no space left", which is the point.
  }
}

describe('a file store in S3', () => {
  const moods: [string, Mood | 'refusing'][] = [
    ['refuses connections', 'refusing'],
    ['answers 503', 'busy'],
    ['hangs', 'hanging'],
  ];
  it.each(moods)(
    'that %s: 503 in time, the rest goes on, and recordings come afterwards, once',
    async (_what, mood) => {
      const bucket = await startBucket();
      closers.push(() => bucket[Symbol.asyncDispose]());
      const app = await startApp({
        env: {
          S3_ENDPOINT: bucket.endpoint,
          S3_BUCKET: 'bucket',
          S3_ACCESS_KEY_ID: 'id',
          S3_SECRET_ACCESS_KEY: 'secret',
        },
      });
      closers.push(() => app[Symbol.asyncDispose]());
      const company = await buildCompany(app);
      const job = await buildJob(company);
      const person = await buildApplicant(app);
      const id = await buildApplication(person, job);
      await call(person.client, api.interviews.start, { params: { id } });
      const sound = speech(2.5);
      for (const [place, piece] of piecesOf(sound).entries())
        await call(person.client, api.interviews.sendPiece, {
          params: { id, sequence: '1', number: String(place) },
          body: {},
          files: { piece },
        });
      const held = bucket.objects.size;

      if (mood === 'refusing') await bucket.close();
      else bucket.mood = mood;
      const other = await buildApplicant(app);
      const file = await pdfFile(resume);
      const began = performance.now();
      expect(await applyFor(app, other, job, file)).toMatchObject(unavailable);
      expect(performance.now() - began).toBeLessThan(40_000);
      expect(await ready(app)).toEqual({ database: true, storage: false, queue: true });
      // The answer is taken; only its recording has to wait.
      const answer = { response: 'I closed the books', sequence: 1, pieces: 2, last: true };
      await call(person.client, api.interviews.respond, { params: { id }, body: answer });
      const review = async () =>
        (await call(company.client, api.interviews.review, { params: { id } })).data.interviewHistory[0];
      expect(await review()).toMatchObject({ response: 'I closed the books' });

      if (mood === 'refusing') await bucket.open();
      else bucket.mood = 'well';
      await backWithin(app, 20);
      expect((await applyFor(app, other, job, file)).status).toBe(201);
      await expect.poll(async () => (await review())?.audioUrl, { timeout: 60_000 }).toEqual(expect.any(String));
      const bytes = await (await fetch(app.url + (await review())?.audioUrl)).arrayBuffer();
      expect(Buffer.from(bytes).equals(sound)).toBe(true);
      // A resume and a recording; what was tried in vain left nothing behind.
      expect(bucket.objects.size).toBe(held + 2);
    },
    180_000,
  );
});

describe('a mail server', () => {
  const received: string[] = [];
  async function startMail(port: number): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        stream.resume();
        stream.on('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  }

  it.each(['refuses connections', 'says nothing'])(
    'that %s keeps nobody waiting, and gets each mail once when it is back',
    async (what) => {
      const port = await freePort();
      const silent = what === 'says nothing' ? await startSilent(port) : null;
      const app = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hire@saring.test' } });
      closers.push(() => app[Symbol.asyncDispose]());
      const person = await buildApplicant(app);
      const began = performance.now();
      expect((await send(app, 'POST', `/api/auth/${person.username}/send-otp`)).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(5000);
      expect(await ready(app)).toEqual({ database: true, storage: true, queue: true });
      const tried = 'select 1 from emails where attempts > 0';
      await expect.poll(() => rows(app, tried), { timeout: 30_000 }).not.toEqual([]);

      await silent?.close();
      await startMail(port);
      const waiting = "select state from emails where state <> 'sent'";
      await expect.poll(() => rows(app, waiting), { timeout: 60_000, interval: 500 }).toEqual([]);
      expect(received.filter((address) => address === `${person.username}@person.test`)).toHaveLength(1);
    },
    120_000,
  );
});

/** Takes connections and never says a word. */
async function startSilent(port: number): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    if (!server.listening) return;
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  closers.push(close);
  return { close };
}
