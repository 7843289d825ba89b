/** The commands of an installation whose settings lie in `.env`, beside a folder of data from a first trial. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { emptyDatabase, type TestDatabase } from '#world/app/database.ts';
import { fingerprint } from '#world/app/watch.ts';
import { buildCompany } from '#world/people/people.ts';
import { startEnvironment } from '#world/processes/process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let app: TestApp;
/** A checkout of the product with settings of its own. */
let checkout: string;
let empty: TestDatabase;
let name: string;
beforeAll(async () => {
  app = await startApp();
  empty = await emptyDatabase();
  await buildCompany(app);
  name = new URL(app.databaseUrl).pathname.slice(1);
  checkout = await mkdtemp(join(tmpdir(), 'saring-checkout-'));
  for (const path of ['scripts', 'server', 'package.json', 'package-lock.json'])
    await cp(join(root, path), join(checkout, path), { recursive: true });
  await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'));
  await writeFile(join(checkout, '.env'), `DATABASE_URL=${app.databaseUrl}\nDATA_DIR=${app.dataDir}\n`);
  await mkdir(join(checkout, 'data', 'db'), { recursive: true });
  await writeFile(join(checkout, 'data', 'db', 'PG_VERSION'), '15\n');
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await empty.drop();
  await rm(checkout, { recursive: true, force: true });
});

/** As `npm run` does, without settings in the environment. */
function run(args: string[], env: Record<string, string> = {}) {
  const settings = ['DATABASE_URL', 'DATA_DIR'];
  const bare = Object.fromEntries(Object.entries(process.env).filter(([key]) => !settings.includes(key)));
  const command = [join(checkout, 'scripts/run.mjs'), '--settings', 'server/src/operations/cli.ts', ...args];
  const options = { cwd: checkout, env: { ...bare, ...startEnvironment, ...env } };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, command, options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) || -1 : 0, out, err }),
    );
  });
}
const place = () => `Database: ${name} on `;

it.each([['audit-trail'], ['migrate'], ['backup', 'made.backup']])(
  '%s works on the database of .env',
  async (...args) => {
    const { code, out, err } = await run(args);
    expect([code, err]).toEqual([0, '']);
    expect(out.startsWith(place())).toBe(true);
  },
);

it.each([['audit-trail'], ['backup', 'other.backup']])('%s refuses what is left beside it', async (...args) => {
  const { code, err } = await run(args, { DATABASE_URL: '', DATA_DIR: './data' });
  expect([code, err]).toEqual([1, expect.stringContaining('.env names a database on a server')]);
  expect(await readdir(join(checkout, 'data', 'db'))).toEqual(['PG_VERSION']);
});

it('restore and move-to refuse a place that is in use, and a drill stays away from it', async () => {
  await run(['backup', 'whole.backup']);
  const before = await fingerprint(app.databaseUrl);
  const restore = await run(['restore', 'whole.backup']);
  expect([restore.code, restore.err]).toEqual([1, expect.stringContaining('is not empty')]);
  const move = await run(['move-to', empty.url]);
  expect([move.code, move.err]).toEqual([1, expect.stringContaining('DATABASE_URL is set')]);
  expect(await run(['drill', 'whole.backup'])).toMatchObject({ code: 0, err: '' });
  expect(await fingerprint(app.databaseUrl)).toEqual(before);
});
