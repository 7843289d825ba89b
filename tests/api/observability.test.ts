/** What an operator sees of a running installation: one id through request, log and task, and figures of all that is done. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#world/app/database.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, signInSuperuser, superuser } from '#world/people/people.ts';
import { freePort, type Started, startFile } from '#world/processes/process.ts';

let database: TestDatabase;
let dataDir: string;
let product: Started;
let printed = '';
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'saring-app-'));
  product = await startFile('server/src/main.ts', {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SUPERUSER_USERNAME: superuser.username,
    SUPERUSER_PASSWORD: superuser.password,
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'debug',
  });
  product.process.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
});
afterAll(async () => {
  await product.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const logged = () =>
  printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line));

it('follows a request into the tasks that it ordered', async () => {
  const company = await buildCompany(product);
  const person = await buildApplicant(product);
  const job = await buildJob(company);
  await takeInterview(person, await buildApplication(person, job));
  const ofRoute = (route: string) => logged().find((line) => line.route === route);
  const ofTask = (task: string) => logged().find((line) => line.task === task);
  await expect.poll(() => ofTask('application.process')).toBeDefined();
  const saved = ofRoute('/api/applications/:id/saveApplications');
  expect(saved?.requestId).toMatch(/^[\da-f-]{36}$/);
  expect(ofTask('application.process')?.requestId).toBe(saved?.requestId);
  const posted = ofRoute('/api/jobs/create');
  expect(ofTask('job.process')?.requestId).toBe(posted?.requestId);
  // Nothing that a person entrusted to us.
  for (const secret of [company.token, person.token, 'Aisyah Rahman', 'Passw0rd!'])
    expect(printed).not.toContain(secret);
});

it('notes who is refused, from where and at which route, without what they sent', async () => {
  const person = await buildApplicant(product);
  const ask = (path: string, token: string) =>
    fetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  await ask('/api/superuser/stats', person.token);
  await ask('/api/users/me', 'a-forged-token');
  await ask('/api/applications/own/01890000-0000-7000-8000-000000000000', person.token);
  await fetch(`${product.url}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '<script>', first_name: 'a\nb' }),
  });
  await fetch(`${product.url}/api/no/such/call`);
  const refusal = (route: string) => logged().find((line) => line.msg === 'refused' && line.route === route);
  await expect.poll(() => refusal('/api/users/me')).toMatchObject({ status: 401, ip: '127.0.0.1', level: 'info' });
  const { uid } = decodeJwt(person.token);
  expect(refusal('/api/superuser/stats')).toMatchObject({ status: 403, ip: '127.0.0.1', userId: uid });
  // An id of somebody else looks like one that nobody has, and both are told.
  await expect
    .poll(() => refusal('/api/users/register'))
    .toMatchObject({ status: 422, ip: '127.0.0.1', level: 'info' });
  const missed = logged().find((line) => line.msg === 'refused' && line.status === 404);
  expect(missed).toMatchObject({ route: expect.stringContaining(':'), userId: uid });
  expect(missed).not.toHaveProperty('ip');
  for (const sent of ['a-forged-token', 'script', '01890000-0000-7000-8000-000000000000', '/no/such/call'])
    expect(printed).not.toContain(sent);
});

it('counts requests, tasks, waiting work, engines and mails', async () => {
  const operator = await signInSuperuser(product);
  const answer = await fetch(`${product.url}/api/metrics`, {
    headers: { authorization: `Bearer ${operator.accessToken}` },
  });
  const text = await answer.text();
  for (const line of [
    /^saring_http_request_seconds_count\{route="\/api\/jobs\/create",method="POST",status="200"\} \d/m,
    /^saring_task_outcomes_total\{task="application.process",outcome="done"\} \d/m,
    /^saring_queue_tasks\{task="email.send",state="waiting"\} \d/m,
    /^saring_queue_oldest_seconds\{task="email.send"\} \d/m,
    /^saring_engine_seconds_count\{engine="built-in",call="resume",outcome="done"\} [1-9]/m,
    /^saring_engine_seconds_count\{engine="documents",call="read",outcome="done"\} [1-9]/m,
    /^saring_mails_total\{outcome="kept"\} [1-9]/m,
  ])
    expect(text).toMatch(line);
});

it('tells the figures of each process on a port of its own, those of a worker too', async () => {
  const own = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'saring-figures-'));
  const started: Started[] = [];
  try {
    const start = async (process: string) => {
      const METRICS_PORT = String(await freePort());
      const env = { DATABASE_URL: own.url, DATA_DIR: folder, RATE_LIMIT: 'false', PROCESS: process, METRICS_PORT };
      const { username, password } = superuser;
      const one = await startFile('server/src/main.ts', {
        ...env,
        SUPERUSER_USERNAME: username,
        SUPERUSER_PASSWORD: password,
      });
      started.push(one);
      const figures = (path = '/metrics') => fetch(`http://127.0.0.1:${METRICS_PORT}${path}`);
      return { ...one, figures };
    };
    const web = await start('web');
    const worker = await start('worker');
    const company = await buildCompany(web);
    await buildApplication(await buildApplicant(web), await buildJob(company));
    const scored = /^saring_task_outcomes_total\{task="application.process",outcome="done"\} 1$/m;
    await expect.poll(async () => (await worker.figures()).text()).toMatch(scored);
    const ofWorker = await (await worker.figures()).text();
    expect(ofWorker).toMatch(/^saring_engine_seconds_count\{engine="built-in",call="resume",outcome="done"\} 1$/m);
    expect(ofWorker).not.toMatch(/^saring_http_request_seconds_count\{/m);
    const ofWeb = await (await web.figures()).text();
    expect(ofWeb).toMatch(/^saring_http_request_seconds_count\{route="\/api\/jobs\/create"/m);
    expect(ofWeb).not.toMatch(scored);
    expect((await web.figures('/api/jobs')).status).toBe(404);
    // The calls' own port keeps asking for the operator.
    expect((await fetch(`${web.url}/api/metrics`)).status).toBe(401);
  } finally {
    await Promise.all(started.map((one) => one.stop()));
    await own.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
