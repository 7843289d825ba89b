/** A database that an earlier PostgreSQL made goes to the one of this version, with everything in it, or stays as it was. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { send } from '#world/app/wire.ts';
import { buildApplicant, password } from '#world/people/people.ts';
import { command } from '#world/processes/command.ts';
import { findBinaries, startEmbeddedPostgres } from '#world/processes/embedded.ts';
import { dataDir, launches, launchUp } from '#world/processes/launch.ts';

launches();

const [newest, ...others] = findBinaries();
const older = others.find(({ major }) => newest && major < newest.major);
const embedded = () => ({ DATABASE_URL: '', DATA_DIR: dataDir });
const upgrade = (...args: string[]) => command('upgrade-database', args, embedded());
const versionOf = async (folder = 'db') => Number(await readFile(join(dataDir, folder, 'PG_VERSION'), 'utf8'));

// Where the system has an earlier one; Debian's do.
describe.skipIf(!older)('an embedded database of an earlier PostgreSQL', () => {
  it('is taken along with everything in it, and the old one stays beside it', async () => {
    await (await startEmbeddedPostgres({ dataDir, programs: older })).stop();
    const before = await launchUp(embedded());
    const { username } = await buildApplicant(before);
    expect(await upgrade()).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first.') });
    before.child.kill('SIGTERM');
    expect(await before.ended).toBe(0);
    const { code, out } = await upgrade();
    expect([code, out]).toEqual([0, expect.stringContaining(`from PostgreSQL ${older?.major} to ${newest?.major}.`)]);
    const kept = `db-of-postgresql-${older?.major}`;
    expect([await versionOf(), await versionOf(kept)]).toEqual([newest?.major, older?.major]);
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.backup'))).toEqual([]);
    const after = await launchUp(embedded());
    const body = { username, password };
    expect((await send(after, 'POST', '/api/auth/token', { form: body })).status).toBe(200);
    after.child.kill('SIGTERM');
    await after.ended;
    expect((await upgrade()).out).toContain(`belongs to PostgreSQL ${newest?.major} already`);
  });

  it('stays as it was where it cannot be read', async () => {
    await (await startEmbeddedPostgres({ dataDir, programs: older })).stop();
    const folder = join(dataDir, 'no-programs');
    await mkdir(folder);
    const { code, err } = await upgrade('--from', folder);
    expect([code, err]).toEqual([1, `${folder} has no initdb and postgres.\n`]);
    await writeFile(join(dataDir, 'db', 'PG_VERSION'), `${older?.major}\n`);
    // Nothing of the product is in it yet.
    expect((await upgrade()).code).toBe(1);
    expect(await versionOf()).toBe(older?.major);
  });
});

it('of a server is not touched', async () => {
  const { code, err } = await command('upgrade-database', [], {
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://x@localhost/x',
  });
  expect([code, err]).toEqual([1, 'DATABASE_URL is set: that server is upgraded by its own tools.\n']);
});
