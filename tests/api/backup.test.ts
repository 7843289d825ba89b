/** Backups: made while people work, restored into an empty place, and the same afterwards. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { startBucket } from '#world/app/bucket.ts';
import { emptyDatabase, type TestDatabase } from '#world/app/database.ts';
import { fingerprint, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  password,
  signInSuperuser,
} from '#world/people/people.ts';
import { begin, command } from '#world/processes/command.ts';
import { startFile } from '#world/processes/process.ts';

let app: TestApp;
let company: CompanyPerson;
let person: Person;
let applicationId: string;
let folder: string;
let target: TestDatabase;
/** Of the product as it is before the tests. */
let whole: string;
let made: { code: number; out: string; err: string };
let before: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'saring-backup-'));
  target = await emptyDatabase();
  company = await buildCompany(app);
  person = await buildApplicant(app);
  applicationId = await buildApplication(person, await buildJob(company));
  await takeInterview(person, applicationId);
  before = await fingerprint(app.databaseUrl);
  whole = join(folder, 'whole.backup');
  made = await command('backup', [whole], here());
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

const idBeside = (dataDir: string) => readFile(join(dataDir, 'files', 'installation-id'), 'utf8');
const here = () => ({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir });

it('brings back every row, file and sign-in in an empty place', async () => {
  expect(made).toMatchObject({ code: 0, err: '' });
  expect((await stat(whole)).mode & 0o777).toBe(0o600);
  const dataDir = join(folder, 'restored');
  const there = { DATABASE_URL: target.url, DATA_DIR: dataDir };
  expect(await command('restore', [whole], there)).toMatchObject({ code: 0, err: '' });
  expect(await fingerprint(target.url)).toEqual(before);
  expect(await idBeside(dataDir)).toBe(await idBeside(app.dataDir));
  const again = await startFile('server/src/main.ts', { ...there, RATE_LIMIT: 'false' });
  try {
    const back = { url: again.url };
    const read = await send(back, 'GET', `/api/applications/${applicationId}`, { token: company.token });
    expect(read.body.application.resume_relevancy.score).toBeGreaterThan(0);
    const url = new URL(read.body.application.resumeUrl, back.url);
    const bytes = await (await fetch(`${back.url}${url.pathname}${url.search}`)).arrayBuffer();
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
  } finally {
    await again.stop();
  }
});

it('is one moment of a product that people use meanwhile: no half application, no missing file', async () => {
  const job = await buildJob(company);
  const others = await Promise.all(Array.from({ length: 6 }, () => buildApplicant(app)));
  const file = join(folder, 'busy.backup');
  const busy = Promise.all(
    others.map(async (one, at) => {
      await buildApplication(one, job);
      if (at % 2) await send(app, 'DELETE', `/api/applicants/${one.username}/delete-account`, one);
    }),
  );
  const backup = command('backup', [file], here());
  await busy;
  expect(await backup).toMatchObject({ code: 0, err: '' });
  const dataDir = join(folder, 'busy');
  const database = await emptyDatabase();
  try {
    // Restoring checks every reference, and that every file is there.
    expect(await command('restore', [file], { DATABASE_URL: database.url, DATA_DIR: dataDir })).toMatchObject({
      code: 0,
    });
  } finally {
    await database.drop();
  }
});

it('refuses a place that is in use, and changes nothing there', async () => {
  const full = await command('restore', [whole], here());
  expect([full.code, full.err]).toEqual([1, `${app.dataDir} is not empty. Set DATA_DIR to an empty folder.\n`]);
  const filled = await command('restore', [whole], { ...here(), DATA_DIR: join(folder, 'nobody') });
  expect([filled.code, filled.err]).toEqual([1, 'The database holds tables already. Name an empty one.\n']);
  expect(await command('backup', [whole], here())).toMatchObject({ code: 1, err: `${whole} exists already.\n` });
});

it('refuses a bucket that holds the files of another installation, before anything is filled', async () => {
  await using bucket = await startBucket();
  const other = randomUUID();
  bucket.objects.set('installation-id', Buffer.from(other));
  const empty = await emptyDatabase();
  const { code, err } = await command('restore', [whole], {
    DATABASE_URL: empty.url,
    DATA_DIR: join(folder, 'bucket'),
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const own = (await idBeside(app.dataDir)).trim();
  expect([code, err]).toEqual([
    1,
    `The files there are of the installation ${other}, and the backup is of ${own}. Name an empty place.\n`,
  ]);
  expect(bucket.objects.size).toBe(1);
  expect(await rows({ databaseUrl: empty.url }, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  await empty.drop();
});

it('names the folder of a backup that does not exist', async () => {
  const file = join(folder, 'nowhere', 'a.backup');
  const { code, err } = await command('backup', [file], here());
  expect([code, err]).toEqual([1, `${file} cannot be written: there is no such folder.\n`]);
});

it('says in one line what is wrong with a file that is damaged, cut short or something else', async () => {
  const empty = { DATABASE_URL: target.url, DATA_DIR: join(folder, 'none') };
  const file = join(folder, 'cut.backup');
  await copyFile(whole, file);
  await truncate(file, (await stat(file)).size - 100);
  const text = join(folder, 'text.backup');
  await writeFile(text, 'hello');
  const damaged = join(folder, 'damaged.backup');
  const bytes = await readFile(whole);
  const middle = Math.floor(bytes.length / 2);
  bytes.fill(7, middle, middle + 64);
  await writeFile(damaged, bytes);
  for (const path of [file, text, damaged, join(folder, 'missing.backup')]) {
    const { code, err } = await command('restore', [path], empty);
    expect([code, err.split('\n').length, err]).toEqual([1, 2, expect.stringContaining(path)]);
  }
});

it('is refused where it names columns that its tables do not have', async () => {
  const opened = join(folder, 'opened');
  const [hostile, list] = [join(folder, 'hostile.backup'), join(folder, 'entries')];
  await mkdir(opened);
  await writeFile(list, execFileSync('tar', ['tzf', whole]));
  execFileSync('tar', ['xzf', whole, '-C', opened]);
  const manifest = JSON.parse(await readFile(join(opened, 'manifest.json'), 'utf8'));
  manifest.tables[0].columns[0] = `id") from program 'true' --`;
  await writeFile(join(opened, 'manifest.json'), JSON.stringify(manifest));
  execFileSync('tar', ['czf', hostile, '--no-recursion', '-C', opened, '-T', list]);
  const empty = await emptyDatabase();
  try {
    const there = { DATABASE_URL: empty.url, DATA_DIR: join(folder, 'untouched') };
    const { code, err } = await command('restore', [hostile], there);
    expect([code, err]).toEqual([1, expect.stringContaining('There is no column id") from program')]);
  } finally {
    await empty.drop();
  }
});

it('of a folder or a database without an installation is refused, and leaves nothing there', async () => {
  const nowhere = join(folder, 'nowhere');
  const empty = await emptyDatabase();
  const file = join(folder, 'nothing.backup');
  expect(await command('backup', [file], { DATABASE_URL: '', DATA_DIR: nowhere })).toMatchObject({
    code: 1,
    err: `There is no database in ${nowhere}. Name the folder of the installation with DATA_DIR.\n`,
  });
  expect(await command('backup', [file], { DATABASE_URL: empty.url, DATA_DIR: nowhere })).toMatchObject({
    code: 1,
    err: 'The database holds no installation of Saring.\n',
  });
  await expect(stat(nowhere)).rejects.toThrow('ENOENT');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await empty.drop();
});

const nameOf = (url: string) => new URL(url).pathname.slice(1);

it('of a database that was moved to a server is refused: what is in the folder is old', async () => {
  const dataDir = join(folder, 'moved');
  await mkdir(join(dataDir, 'db'), { recursive: true });
  await writeFile(join(dataDir, 'db-was-moved'), 'saring on db.example.com\n');
  const env = { DATABASE_URL: '', DATA_DIR: dataDir };
  const { code, err } = await command('backup', [join(folder, 'old.backup')], env);
  expect([code, err]).toEqual([1, expect.stringContaining('was moved to saring on db.example.com. Set DATABASE_URL')]);
  const started = await startFile('server/src/main.ts', env).catch((error: Error) => error);
  expect(started).toBeInstanceOf(Error);
});

it('says first which database and which files it works on, without a password', async () => {
  const url = new URL(app.databaseUrl);
  url.password = 'secret-of-the-database';
  const env = { DATABASE_URL: url.href, DATA_DIR: app.dataDir };
  const { out, code } = await command('backup', [join(folder, 'told.backup')], env);
  expect(code).toBe(0);
  expect(out.split('\n')[0]).toMatch(
    new RegExp(`^Database: ${nameOf(url.href)} on .*\\. Files: ${app.dataDir}/files\\.$`),
  );
  expect(out).not.toContain('secret-of-the-database');
  const json = await command('restore', [whole, '--check', '--json'], {});
  expect(JSON.parse(json.out)).toMatchObject({ stored: expect.any(Number), rows: expect.any(Number) });
});

it('is checked without being restored', async () => {
  const nowhere = join(folder, 'checked');
  const checked = await command('restore', ['--check', whole], { DATABASE_URL: '', DATA_DIR: nowhere });
  expect([checked.code, checked.out]).toEqual([0, expect.stringMatching(/^\S+ is whole: [\d,]+ rows, \d+ files/)]);
  expect(checked.out).toContain('Files: each as it was uploaded.\nAudit trail: sound, ');
  await expect(stat(nowhere)).rejects.toThrow('ENOENT');
});

it('is tried in a place of its own, whatever the settings say, which leaves nothing', async () => {
  const room = join(folder, 'room');
  await mkdir(room);
  const untouched = await fingerprint(app.databaseUrl);
  const drill = await command('drill', [whole, '--in', room], here());
  expect(drill).toMatchObject({ code: 0, err: '' });
  expect(drill.out).toMatch(/^Database: embedded in .*saring-drill-/);
  expect(drill.out).toContain('every row is there.\nFiles: each as it was uploaded.\nAudit trail: sound, ');
  expect(await readdir(room)).toEqual([]);
  expect(await fingerprint(app.databaseUrl)).toEqual(untouched);
});

it('is tried, and where that is ended early nothing of it is left either', async () => {
  const room = join(folder, 'early');
  await mkdir(room);
  const drill = begin('drill', [whole, '--in', room], here());
  await expect.poll(() => readdir(room)).not.toEqual([]);
  drill.child.kill('SIGTERM');
  expect((await drill.ended).code).toBe(1);
  expect(await readdir(room)).toEqual([]);
});

it('is known by its exit code: 2 for a command that is used wrongly', async () => {
  for (const [name, args] of [
    ['backup', []],
    ['bakup', ['x']],
    ['restore', [whole, '--chek']],
  ] as const)
    expect(await command(name, [...args], here())).toMatchObject({ code: 2, out: '' });
  const help = await command('--help', [], {});
  expect(help.code).toBe(0);
  for (const name of ['backup', 'restore', 'drill', 'move-to', 'upgrade-database', 'migrate', 'audit-trail'])
    expect(help.out).toContain(name);
});

it('brings back no link that may have been taken back since, and says what people are told by itself', async () => {
  const operator = await signInSuperuser(app);
  const invited = { companyName: 'Mistyped Trading', adminEmail: 'mistyped@company.test' };
  await call(operator, api.superuser.sendRegistrationLink, { body: invited });
  await call(company.client, api.members.invite, {
    params: { companyId: company.companyId },
    body: { email: 'stranger@company.test', password },
  });
  const path = join(folder, 'links.backup');
  expect(await command('backup', [path], here())).toMatchObject({ code: 0 });
  const other = await emptyDatabase();
  try {
    const there = { DATABASE_URL: other.url, DATA_DIR: join(folder, 'links') };
    const { code, out } = await command('restore', [path], there);
    expect([code, out]).toEqual([0, expect.stringContaining('were open are void (2)')]);
    const back = { databaseUrl: other.url };
    expect(await rows(back, 'select 1 from invitations')).toEqual([]);
    const good = 'select 1 from registration_links where used_at is null and revoked_at is null';
    expect(await rows(back, good)).toEqual([]);
    expect(await rows(back, "select 1 from emails where state = 'queued' and secret")).toEqual([]);
  } finally {
    await other.drop();
  }
});
