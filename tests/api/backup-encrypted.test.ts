/** Backups that are encrypted for a key are read by whoever has it, and by nobody else. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { emptyDatabase, type TestDatabase } from '#world/app/database.ts';
import { fingerprint } from '#world/app/watch.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { command } from '#world/processes/command.ts';

let app: TestApp;
let folder: string;
let target: TestDatabase;
const path = (name: string) => join(folder, name);
const keyOf = async (file: string) => /AGE-SECRET-KEY-\S+/.exec(await readFile(file, 'utf8'))?.[0] ?? '';
async function makeKey(name: string): Promise<string> {
  const { code, out } = await command('backup-key', [path(name)], {});
  expect(code).toBe(0);
  return /^BACKUP_RECIPIENTS=(age1\S+)$/m.exec(out)?.[1] ?? '';
}
const backup = (name: string, recipients: string) =>
  command('backup', [path(name)], {
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.dataDir,
    BACKUP_RECIPIENTS: recipients,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saring-encrypted-'));
  [app, target] = await Promise.all([startApp(), emptyDatabase()]);
  const company = await buildCompany(app);
  await buildApplication(await buildApplicant(app, 'Zulaikha Unforgettable'), await buildJob(company));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

it('is read with its key alone, brings everything back, and is what other programs of the format read', async () => {
  const recipient = await makeKey('key');
  expect((await stat(path('key'))).mode & 0o777).toBe(0o600);
  const before = await fingerprint(app.databaseUrl);
  const made = await backup('one', recipient);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('It is encrypted');
  const bytes = await readFile(path('one'));
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  const decrypter = new Decrypter();
  decrypter.addIdentity(await keyOf(path('key')));
  const plain = gunzipSync(await decrypter.decrypt(bytes));
  expect(plain.includes('Zulaikha Unforgettable')).toBe(true);

  await makeKey('other');
  await writeFile(path('none'), 'nothing here\n');
  for (const [identity, text] of [
    [[], 'it is encrypted: name the file with its key, --identity FILE'],
    [['--identity', path('other')], 'it is encrypted for another key than the one in'],
    [['--identity', path('none')], 'holds no key such as AGE-SECRET-KEY-1'],
    [['--identity', path('missing')], 'no such file'],
  ] as const) {
    const refused = await command('restore', ['--check', path('one'), ...identity], {});
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(text)]);
  }
  const key = ['--identity', path('key')];
  expect(await command('restore', ['--check', path('one'), ...key], {})).toMatchObject({ code: 0, err: '' });
  expect((await command('drill', [path('one'), ...key], {})).out).toContain('every row is there.');
  const there = { DATABASE_URL: target.url, DATA_DIR: path('restored') };
  expect(await command('restore', [path('one'), ...key], there)).toMatchObject({ code: 0, err: '' });
  expect(await fingerprint(target.url)).toEqual(before);
});

it('is read with each of several keys, and says that it is damaged where a byte of it was changed', async () => {
  const [first, second] = [await makeKey('first'), await makeKey('second')];
  expect((await backup('two', `${first}, ${second}`)).code).toBe(0);
  for (const key of ['first', 'second'])
    expect((await command('restore', ['--check', path('two'), '--identity', path(key)], {})).code).toBe(0);
  const bytes = await readFile(path('two'));
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
  await writeFile(path('changed'), bytes);
  await writeFile(path('cut'), bytes.subarray(0, bytes.length - 5000));
  for (const name of ['changed', 'cut']) {
    const refused = await command('restore', ['--check', path(name), '--identity', path('first')], {});
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('cannot be read as a backup')]);
  }
});

it('makes no key over another, and none is taken that is none', async () => {
  await makeKey('kept');
  const before = await readFile(path('kept'), 'utf8');
  expect((await command('backup-key', [path('kept')], {})).code).toBe(1);
  expect(await readFile(path('kept'), 'utf8')).toBe(before);
  const refused = await backup('three', 'age1wrong');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('BACKUP_RECIPIENTS must be recipients')]);
});
