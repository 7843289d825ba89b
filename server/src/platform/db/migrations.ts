/** Brings the database to this version: roles, migrations, the queue's tables and policies, under a lock. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { ensureLogin } from './login.ts';
import { withConnection } from './one-connection.ts';
import { ensurePolicies, ensureRoles, markOf, ownName, rolesNotTaken } from './roles.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any constant: whoever migrates this product's database takes this lock. */
const migrationLock = 72_517_746;

/** How the product serves from a database. */
export interface Access {
  /** Who signs in, and where. */
  url: string;
  /** Whether the roles can be taken that see only their scope. */
  roles: boolean;
  /** What an operator should know of it. */
  warning: string | null;
}

/**
 * Brings the database up to date and answers how to serve from it: as a login that owns nothing, which it makes, or as
 * `url` itself where that owns nothing; then somebody else has to have brought the database up to date.
 * Several processes may call it at once: drizzle's migrator takes no lock of its own (20 of 30 parallel starts failed
 * without one), so one connection holds an advisory lock around it.
 */
export async function migrate(url: string): Promise<Access> {
  return locked(url, async (client) => {
    if ((await ownership(client)) === 'foreign') return served(client, url);
    const toRun = await ensureRoles(client);
    await runMigrations(drizzle(client), { migrationsFolder });
    await ensureQueue(url);
    if (toRun !== null) return { url, roles: false, warning: toRun };
    await ensurePolicies(client, await knownMigrations());
    const login = await ensureLogin(client, url);
    if ('url' in login) return { url: login.url, roles: true, warning: null };
    return {
      url,
      roles: true,
      warning: `The role of DATABASE_URL owns the tables, and the product signs in as it, since no other could be made (${login.refused}). docs/operations.md says how to give it one that owns nothing.`,
    };
  });
}

/** Stops after so many migrations: rows of an older version are loaded into the tables of that version. */
export async function migrateFirst(url: string, count: number): Promise<void> {
  await locked(url, async (client) => {
    await ensureRoles(client);
    await withFirst(count, (folder) => runMigrations(drizzle(client), { migrationsFolder: folder }));
    await ensureQueue(url);
  });
}

function locked<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(url, 'saring-migrate', async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('set client_min_messages = warning');
    return work(client);
  });
}

async function ensureQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false, close: true });
}

/** Whose the tables are: somebody's in whose name this role can act, somebody else's, or not there. */
async function ownership(client: pg.Client): Promise<'own' | 'foreign' | 'none'> {
  const { rows } = await client.query<{ own: boolean }>(
    `select pg_has_role(current_user, relowner, 'usage') as own from pg_class
     where relnamespace = 'public'::regnamespace and relname = 'companies'`,
  );
  const [table] = rows;
  if (!table) return 'none';
  return table.own ? 'own' : 'foreign';
}

/** For commands that read and write every row, which the login of a server may not; `filled` for those that want some. */
export async function requireOwner(url: string, { filled }: { filled: boolean }): Promise<void> {
  const found = await withConnection(url, 'saring-migrate', ownership);
  if (found === 'foreign')
    throw new Error('The role of DATABASE_URL does not own the tables. Run this as the role that does.');
  if (found === 'none' && filled) throw new Error('The database holds no installation of Saring.');
}

async function served(client: pg.Client, url: string): Promise<Access> {
  const lacking = await rolesNotTaken(client, await ownName(client));
  if (lacking.length > 0)
    throw new Error(
      `the role of DATABASE_URL does not own the tables and cannot take the roles that Saring works in. Have an administrator of the server grant it ${lacking.join(', ')}.`,
    );
  const { migrations } = await markOf(client);
  if (migrations < (await knownMigrations()))
    throw new Error(
      'the database is of an older version, and the role of DATABASE_URL does not own its tables. Run "npm run migrate" as the role that does, then start again.',
    );
  return { url, roles: true, warning: null };
}

const journalOf = (folder: string) => join(folder, 'meta', '_journal.json');

/** As drizzle writes it. */
async function journalIn(folder: string): Promise<{ entries: unknown[] }> {
  return JSON.parse(await readFile(journalOf(folder), 'utf8'));
}

async function knownMigrations(): Promise<number> {
  return (await journalIn(migrationsFolder)).entries.length;
}

/** The first migrations in a folder of their own, as drizzle's migrator knows no number to stop at. */
async function withFirst(count: number, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saring-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = await journalIn(folder);
    if (journal.entries.length < count)
      throw new Error('It was made by a newer version of the product: install that first.');
    await writeFile(journalOf(folder), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
