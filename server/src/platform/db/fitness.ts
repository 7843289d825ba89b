/** Whether a database can be worked on at all: what the server is, and which version of the product brought the database to where it is. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { markOf, versionOf } from './roles.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** PostgreSQL's own number of the oldest version that the product works on. */
const oldest = 150_000;

export interface Fitness {
  /** As the server writes it: `15.14 (Debian 15.14-0+deb12u1)`. */
  server: string;
  encoding: string;
  /** Whose the tables are: somebody's in whose name this role can act, somebody else's, or not there. */
  tables: 'own' | 'foreign' | 'none';
  /** How many migrations the database had, and how many this version knows. */
  migrations: { had: number; known: number };
  /** Why this version cannot work on it, in one line that says what to do; null where it can. */
  problem: string | null;
}

/** Looks whether a database is fit for this version: its server, encoding, owner of the tables and migrations. Throws what the connection throws. */
export async function fitnessOf(client: pg.Client): Promise<Fitness> {
  const { rows } = await client.query<{ server: string; encoding: string }>(
    "select current_setting('server_version') as server, current_setting('server_encoding') as encoding",
  );
  const { server = '', encoding = '' } = rows[0] ?? {};
  const tables = await ownership(client);
  const migrations = {
    had: await hadMigrations(client, tables),
    known: (await journalIn(migrationsFolder)).entries.length,
  };
  const problem = problemOf({ server, encoding, migrations, number: await versionOf(client) });
  return { server, encoding, tables, migrations, problem };
}

interface Facts extends Pick<Fitness, 'server' | 'encoding' | 'migrations'> {
  /** As `server_version_num`. */
  number: number;
}

/** For a test, which has no older server. */
export function problemOf({ server, number, encoding, migrations: { had, known } }: Facts): string | null {
  if (number < oldest)
    return `PostgreSQL ${server} is too old: it has to be ${oldest / 10_000} or newer. Name a newer server in DATABASE_URL, or upgrade this one.`;
  if (encoding !== 'UTF8')
    return `the database is encoded in ${encoding} and has to be in UTF8. Make another one with: create database … encoding 'UTF8' template template0;`;
  if (had > known)
    return `the database is of a newer version (${had} migrations, this version knows ${known}). Install the version that it had, or restore the backup from before the upgrade.`;
  return null;
}

/** Who does not own the tables may not read what the migrator notes, but the mark. */
async function hadMigrations(client: pg.Client, tables: Fitness['tables']): Promise<number> {
  if (tables === 'none') return 0;
  if (tables === 'foreign') return (await markOf(client)).migrations;
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return rows[0]?.count ?? 0;
}

async function ownership(client: pg.Client): Promise<Fitness['tables']> {
  const { rows } = await client.query<{ own: boolean }>(
    `select pg_has_role(current_user, relowner, 'usage') as own from pg_class
     where relnamespace = 'public'::regnamespace and relname = 'companies'`,
  );
  const [table] = rows;
  if (!table) return 'none';
  return table.own ? 'own' : 'foreign';
}

/** The file in a folder of migrations that lists them. */
export const journalOf = (folder: string) => join(folder, 'meta', '_journal.json');

/** As drizzle writes it. */
export async function journalIn(folder: string): Promise<{ entries: { tag: string }[] }> {
  return JSON.parse(await readFile(journalOf(folder), 'utf8'));
}
