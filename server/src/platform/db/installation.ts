/** The id of the installation, of which the database holds one row and the file store a key: by it the two know each other. */
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type pg from 'pg';

export const installation = pgTable('installation', {
  id: uuid().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Any constant: of several processes that start at once, one gives the id. */
const installationLock = 72_517_751;

export interface InstallationRow {
  /** Null where the database has none yet. */
  id: string | null;
  /** Whether a row names a stored file. */
  namesFiles: boolean;
}

/** Of a database of any version, one without tables too. Writes nothing. */
export async function installationRow(client: pg.ClientBase): Promise<InstallationRow> {
  const { rows } = await client.query<{ has: boolean; files: boolean }>(
    "select to_regclass('public.installation') is not null as has, to_regclass('public.files') is not null as files",
  );
  const { has, files } = rows[0] ?? { has: false, files: false };
  const { rows: ids } = has ? await client.query<{ id: string }>('select id from installation') : { rows: [] };
  const { rows: named } = files ? await client.query('select from files limit 1') : { rows: [] };
  return { id: ids[0]?.id ?? null, namesFiles: named.length > 0 };
}

/** Does `work` in a transaction, one process after the other. */
export async function lockInstallation(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [installationLock]);
  await work();
  await client.query('commit');
}

/** Writes the id of a new installation, from now on the one of this database. */
export async function addInstallation(client: pg.ClientBase, id: string): Promise<void> {
  await client.query('insert into installation (id, created_at) values ($1, now())', [id]);
}
