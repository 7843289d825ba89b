/** Brings the database to this version: roles, migrations, the queue's tables and policies, under a lock. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { type Fitness, fitnessOf, journalIn, journalOf, migrationsFolder } from './fitness.ts';
import { ensureLogin } from './login.ts';
import { withConnection } from './one-connection.ts';
import { ensurePolicies, ensureRoles, ownName, rolesNotTaken } from './roles.ts';

/** Any constant: whoever migrates this product's database takes this lock. */
const migrationLock = 72_517_746;

/** How the product serves from a database. */
export interface Access {
  /** Who signs in, and where. */
  url: string;
  /** Whether the roles can be taken that see only their scope. */
  roles: boolean;
  /** Migrations that this start ran. */
  ran: number;
  /** What an operator should know of it. */
  warning: string | null;
}

/**
 * Brings the database up to date and answers how to serve from it: as a login that owns nothing, which it makes, or as
 * `url` itself where that owns nothing; then somebody else has to have brought the database up to date.
 * Several processes may call it at once: drizzle's migrator takes no lock of its own (20 of 30 parallel starts failed
 * without one), so one connection holds an advisory lock around it. Throws one line where this version cannot work on the
 * database, or where a migration fails, having changed nothing of what is there. `before` is asked first by who owns the
 * tables, and may refuse.
 */
export async function migrate(url: string, before?: (client: pg.Client) => Promise<void>): Promise<Access> {
  return locked(url, async (client) => {
    const fitness = await fitnessOf(client);
    if (fitness.problem) throw new Error(fitness.problem);
    if (fitness.tables === 'foreign') return served(client, url, fitness);
    await before?.(client);
    const toRun = await ensureRoles(client);
    await runMigrations(drizzle(client), { migrationsFolder }).catch(async (error: unknown) => {
      throw await told(error, fitness);
    });
    await ensureQueue(url);
    const ran = fitness.migrations.known - fitness.migrations.had;
    if (toRun !== null) return { url, roles: false, ran, warning: toRun };
    await ensurePolicies(client, fitness.migrations.known);
    const login = await ensureLogin(client, url);
    if ('url' in login) return { url: login.url, roles: true, ran, warning: null };
    return {
      url,
      roles: true,
      ran,
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

/** Of a migration that the database refused: which one it is. They run in one transaction, so that none has an effect. */
async function told(error: unknown, { migrations: { had } }: Fitness): Promise<unknown> {
  const { query, cause }: { query?: unknown; cause?: unknown } = error instanceof Error ? error : {};
  const isRefused = cause instanceof pg.DatabaseError && !/^(08|53|57)/.test(cause.code ?? '');
  if (!isRefused || typeof query !== 'string') return error;
  const { entries } = await journalIn(migrationsFolder);
  for (const { tag } of entries.slice(had)) {
    if (!(await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8')).includes(query.trim())) continue;
    const back = had > 0 ? ' Nothing was changed: the version before still works on this database.' : '';
    return new Error(`the migration ${tag} failed: ${cause.message}.${back}`);
  }
  return error;
}

/** For commands that read and write every row, which the login of a server may not; `filled` for those that want some. */
export async function requireOwner(url: string, { filled }: { filled: boolean }): Promise<void> {
  const { tables } = await withConnection(url, 'saring-migrate', fitnessOf);
  if (tables === 'foreign')
    throw new Error('The role of DATABASE_URL does not own the tables. Run this as the role that does.');
  if (tables === 'none' && filled) throw new Error('The database holds no installation of Saring.');
}

/** For commands that do what the server does, and bring no database to another version by the way. */
export async function requireThisVersion(url: string): Promise<void> {
  const { problem, migrations } = await withConnection(url, 'saring-migrate', fitnessOf);
  if (problem) throw new Error(problem);
  if (migrations.had < migrations.known)
    throw new Error(
      'The database is of an older version. Start the product, which brings it up to date, and try again.',
    );
}

async function served(client: pg.Client, url: string, { migrations }: Fitness): Promise<Access> {
  const lacking = await rolesNotTaken(client, await ownName(client));
  if (lacking.length > 0)
    throw new Error(
      `the role of DATABASE_URL does not own the tables and cannot take the roles that Saring works in. Have an administrator of the server grant it ${lacking.join(', ')}.`,
    );
  if (migrations.had < migrations.known)
    throw new Error(
      'the database is of an older version, and the role of DATABASE_URL does not own its tables. Run "npm run migrate" as the role that does, then start again.',
    );
  return { url, roles: true, ran: 0, warning: null };
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
