/** Brings the database to this version: roles, migrations, the queue's tables and policies, under a lock. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { ensurePolicies, ensureRoles } from './roles.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any constant: whoever migrates this product's database takes this lock. */
const migrationLock = 72_517_746;

/**
 * Brings the database up to date. Several processes may call it at once: drizzle's migrator takes no lock of its own
 * (20 of 30 parallel starts failed without one), so one connection holds an advisory lock around it. `only` stops after
 * so many migrations: rows of an older version are loaded into the tables of that version. `withoutRoles` says what to run where the database
 * may not be told to hide rows.
 */
export async function migrate(url: string, options: { only?: number } = {}): Promise<{ withoutRoles: string | null }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'saring-migrate',
  });
  // What it was asked fails by itself; without a listener the process would end.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('set client_min_messages = warning');
    const withoutRoles = await ensureRoles(client);
    if (options.only === undefined) await runMigrations(drizzle(client), { migrationsFolder });
    else await withFirst(options.only, (folder) => runMigrations(drizzle(client), { migrationsFolder: folder }));
    const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
    boss.on('error', () => {});
    await boss.start();
    await boss.stop({ graceful: false, close: true });
    if (withoutRoles === null && options.only === undefined) await ensurePolicies(client);
    return { withoutRoles };
  } finally {
    await client.end();
  }
}

/** The first migrations in a folder of their own, as drizzle's migrator knows no number to stop at. */
async function withFirst(count: number, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saring-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8'));
    if (journal.entries.length < count)
      throw new Error('It was made by a newer version of the product: install that first.');
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
