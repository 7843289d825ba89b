/** What was erased does not come back with a backup that is older than the erasure. */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { emptyDatabase, type TestDatabase } from '#world/app/database.ts';
import { sweep } from '#world/app/day.ts';
import { rows, storedFiles, tablesWith } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, passLimit, takeInterview } from '#world/people/builders.ts';
import { buildMember } from '#world/people/members.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  password,
  signIn,
  signInSuperuser,
} from '#world/people/people.ts';
import { startEnvironment, startFile } from '#world/processes/process.ts';

const program = fileURLToPath(new URL('../../server/src/operations/cli.ts', import.meta.url));

let app: TestApp;
let folder: string;
/** As the list was when the machine was lost, and the backup of the day before. */
let list: string;
let backup: string;
let company: CompanyPerson;
let other: CompanyPerson;
let gone: Person;
let stays: Person;
let limited: Person;
let closed: { id: string; companyId: string };
let withdrawn: string;
/** Of somebody who applies a fourth time; the first was withdrawn before the backup. */
let three: string[];
let kept: string;
let over: string;
/** Let go by the company, suspended, and suspended when the backup was made. */
let member: Person;
let barred: Person;
let back: Person;

beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'saring-erasures-'));
  [company, other] = [await buildCompany(app), await buildCompany(app)];
  [gone, stays, limited] = [await buildApplicant(app), await buildApplicant(app), await buildApplicant(app)];
  closed = await buildJob(company);
  const job = await buildJob(company);
  await takeInterview(gone, await buildApplication(gone, job));
  await buildApplication(stays, closed);
  withdrawn = await buildApplication(stays, job);
  kept = await buildApplication(stays, job);
  over = await buildApplication(stays, await buildJob(company));
  await buildApplication(stays, await buildJob(other));
  three = [];
  for (let count = 0; count < 3; count += 1) three.push(await buildApplication(limited, job));
  await call(limited.client, api.applications.withdraw, { params: { id: three[0] ?? '' } });
  member = await buildMember(app, company, 'owner');
  [barred, back] = [await buildApplicant(app), await buildApplicant(app)];
  const operator = await signInSuperuser(app);
  const suspend = ({ username }: Person, suspended = true) =>
    call(operator, api.superuser.suspendUser, { params: { username }, body: { suspended, reason: 'Fraud' } });
  await suspend(back);
  await setPeriods(app, company, 12);
  await rows(app, "update applications set status = 'Rejected', ended_at = now() - interval '2 years' where id = $1", [
    over,
  ]);
  backup = join(folder, 'yesterday.backup');
  expect(await command('backup', [backup], { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir })).toMatchObject({
    code: 0,
  });

  await send(app, 'DELETE', `/api/applicants/${gone.username}/delete-account`, gone);
  await call(company.client, api.jobs.remove, {
    params: { jobId: closed.id },
    query: { companyId: company.companyId },
  });
  await call(stays.client, api.applications.withdraw, { params: { id: withdrawn } });
  await passLimit(limited, job);
  await setPeriods(app, company, 3);
  await suspend(barred);
  await suspend(back, false);
  await call(company.client, api.members.remove, {
    params: { companyId: company.companyId, username: member.username },
    body: { password },
  });
  await call(operator, api.superuser.eraseCompany, {
    params: { id: other.companyId },
    body: { confirm: other.companyName },
  });
  list = join(folder, 'erasures.jsonl');
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const listed = () => readFile(join(app.dataDir, 'files/erasures.jsonl'), 'utf8').catch(() => '');
const kindsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).kind)
    .sort();
const setPeriods = (at: { url: string }, { companyId, token }: CompanyPerson, months: number) =>
  send(at, 'PUT', `/api/admin/${companyId}/retention`, {
    token,
    json: { applicant_months: months, recording_days: 30 },
  });

function command(name: string, args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { env: { ...process.env, ...startEnvironment, ...env } };
    execFile(process.execPath, [program, name, ...args], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) || -1 : 0, out, err }),
    );
  });
}

/** Starts the product on what a restore made, and ends it again. */
async function started<T>(env: Record<string, string>, work: (at: { url: string }) => Promise<T>): Promise<T> {
  const product = await startFile('server/src/main.ts', { ...env, RATE_LIMIT: 'false' });
  try {
    return await work({ url: product.url });
  } finally {
    await product.stop();
  }
}

it('stands beside the files with nothing but ids and times', async () => {
  await sweep(app);
  await expect
    .poll(async () => kindsOf(await listed()))
    .toEqual([
      'account.deleted',
      'account.suspended',
      'account.suspended',
      'account.suspension-lifted',
      ...Array(3).fill('application.withdrawn'),
      'company.erased',
      'job.deleted',
      'member.removed',
      'retention.applications_erased',
      'retention.set',
      'retention.set',
    ]);
  await copyFile(join(app.dataDir, 'files/erasures.jsonl'), list);
  const text = await listed();
  for (const name of [
    gone.username,
    stays.username,
    member.username,
    barred.username,
    limited.username,
    company.companyName,
    other.companyName,
  ])
    expect(text).not.toContain(name);
});

const own = (at: { databaseUrl: string }) =>
  rows(at, 'select id, status, withdrawn_by as by from applications order by id');
/** Neither who is gone nor what a period, a job or a company took along. */
const left = () =>
  [
    { id: withdrawn, status: 'Withdrawn', by: 'applicant' },
    { id: kept, status: 'Pending', by: null },
    // Nor can they apply for that job again.
    ...three.map((id) => ({ id, status: 'Withdrawn', by: 'limit' })),
  ].sort((one, two) => (one.id < two.id ? -1 : 1));

it('takes away again what the list has, before it serves, and keeps the rest', async () => {
  const target: TestDatabase = await emptyDatabase();
  const env = { DATABASE_URL: target.url, DATA_DIR: join(folder, 'restored') };
  const there = { databaseUrl: target.url, dataDir: env.DATA_DIR };
  try {
    expect(await command('restore', [backup, '--erasures', list], env)).toMatchObject({ code: 0, err: '' });
    expect(await rows(there, 'select id from users where username = $1', [gone.username])).toHaveLength(1);
    const before = await storedFiles(there);
    await started(env, async (at) => {
      expect(await rows(there, 'select id from users where username = $1', [gone.username])).toEqual([]);
      expect(await rows(there, 'select id from jobs where id = $1', [closed.id])).toEqual([]);
      expect(await rows(there, 'select id from companies where id = $1', [other.companyId])).toEqual([]);
      expect(await own(there)).toEqual(left());
      expect(await rows(there, 'select applicant_months from companies where id = $1', [company.companyId])).toEqual([
        { applicant_months: 3 },
      ]);
      expect(await rows(there, 'select username from suspensions s join users u on u.id = s.user_id')).toEqual([
        { username: barred.username },
      ]);
      expect((await send(at, 'GET', '/api/users/me', member)).status).toBe(401);
      expect((await send(at, 'GET', '/api/users/me', back)).status).toBe(401);
      await signIn(at, back.username);
      const read = await send(at, 'GET', `/api/applications/${kept}`, { token: company.token });
      expect(read.body.application.resume_relevancy.score).toBeGreaterThan(0);
      await expect.poll(async () => (await storedFiles(there)).length).toBeLessThan(before.length);
      expect((await tablesWith(there, gone.username)).filter((table) => table !== 'pgboss.job_common')).toEqual([]);
      // Nobody is told a second time.
      expect(await rows(there, "select recipient from emails where cause ~ '^(company-erased|job-deleted):'")).toEqual(
        [],
      );
      expect(await rows(there, "select detail from audit_events where action = 'erasures.applied'")).toEqual([
        { detail: { count: 10 } },
      ]);
      // Nor does the night bring anything back, or tell anybody.
      await sweep(there);
      expect(await own(there)).toEqual(left());
      expect(await rows(there, 'select id from users where username = $1', [gone.username])).toEqual([]);
      await setPeriods(at, company, 24);
    });
    // What was applied once is so for good: what is set later stays.
    await started(env, async () => {
      expect(await rows(there, 'select applicant_months from companies where id = $1', [company.companyId])).toEqual([
        { applicant_months: 24 },
      ]);
    });
  } finally {
    await target.drop();
  }
});

it('refuses a list that is none, before anything is filled', async () => {
  const target = await emptyDatabase();
  try {
    const broken = join(folder, 'broken.jsonl');
    await writeFile(broken, `${(await listed()).split('\n')[0]}\n{"id":"x"}\n`);
    const env = { DATABASE_URL: target.url, DATA_DIR: join(folder, 'broken') };
    expect(await command('restore', [backup, '--erasures', broken], env)).toMatchObject({
      code: 1,
      err: 'Line 2 of the list of erasures is none.\n',
    });
    expect(await command('restore', [backup], env)).toMatchObject({ code: 0 });
  } finally {
    await target.drop();
  }
});
