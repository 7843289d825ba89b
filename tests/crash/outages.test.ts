/** The database goes away, or the disk is full, and comes back: people are told, the process lives, and what was accepted is done afterwards, once. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, call } from '@saring/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDatabaseServer } from '#world/app/database.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildJob, jobFields } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, superuser } from '#world/people/people.ts';
import { freePort, type Started, startFile, testedEnv } from '#world/processes/process.ts';
import { applyFor, back, ready, unavailable } from './outage.ts';

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
    ...testedEnv,
    ...env,
  });
  closers.push(() => server.stop());
  return server;
}

const analysesOf = (databaseUrl: string) =>
  rows({ databaseUrl }, 'select application_id, count(*)::int from analyses group by 1 order by 1');

it('a database that is stopped and started again: 503 meanwhile, and what was accepted is done once', async () => {
  const place = join(dataDir, 'server');
  let database = await startDatabaseServer(place);
  closers.push(() => database.stop());
  const METRICS_PORT = String(await freePort());
  const app = await startProduct({ DATABASE_URL: database.url, DATA_DIR: join(dataDir, 'data'), METRICS_PORT });
  const figures = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
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
  const meanwhile = await figures();
  expect(meanwhile).toMatch(/^saring_database_up 0$/m);
  expect(meanwhile).toMatch(/^saring_http_request_seconds_count\{.*status="503"\} [1-9]/m);
  // What is not known is not told, rather than as it was before.
  expect(meanwhile).not.toMatch(/^saring_(queue|last_backup)\w+(\{.*\})? \d/m);

  database = await startDatabaseServer(place);
  await back(app);
  await expect.poll(figures).toMatch(/^saring_database_up 1$/m);
  expect((await applyFor(app, last, job, file)).status).toBe(201);
  const waiting = "select 1 from applications where resume_state <> 'done'";
  await expect.poll(() => rows({ databaseUrl: database.url }, waiting), { interval: 500 }).toEqual([]);
  expect((await analysesOf(database.url)).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  expect(app.process.exitCode).toBeNull();
}, 600_000);

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
    await back(app);
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
  }, 600_000);
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
