/**
 * Takes what was deleted out of the database's files as well: PostgreSQL leaves a deleted row where it was until its place
 * is needed, and a plain VACUUM leaves its bytes in the page.
 */
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { Unavailable } from '#platform/http/fail.ts';
import { backupLock } from './backup-lock.ts';
import { runningUrl } from './embedded/index.ts';
import { withConnection } from './one-connection.ts';

/** Any constant: of several processes one cleans. */
const cleaningLock = 72_517_752;

/** Tables up to here are written anew, which locks each of them for a second or two; larger ones are vacuumed. */
const rewrittenBytes = 64 * 1024 * 1024;

/** Whoever asks a table of which the lock is waited for waits as long. */
const lockTimeout = '1s';
/** An autovacuum gives way to whoever waits, about when that one has waited for too long. */
const mostTries = 3;
const lockNotAvailable = '55P03';
/** Larger than any that is written anew needs; what is larger still is autovacuum's. */
const statementTimeout = '60s';

interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

/**
 * Vacuums the tables that the role of the database owns; of a database in our own folder its statistics and the log of
 * writes as well. Answers the tables that somebody else held.
 */
export async function cleanDatabase({ databaseUrl, dataDir }: Place): Promise<string[]> {
  const url = databaseUrl ?? (await runningUrl(dataDir));
  if (url === null) throw new Unavailable('the database does not answer');
  return withConnection(url, 'saring-vacuum', async (client) => {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [cleaningLock]);
    if (!rows[0]?.alone) return [];
    // Its snapshot keeps what was deleted, and holds the tables that it has read.
    const free = await client.query<{ free: boolean }>('select pg_try_advisory_lock_shared($1) as free', [backupLock]);
    if (!free.rows[0]?.free) throw new Unavailable('a backup is being made');
    await client.query(`set lock_timeout = '${lockTimeout}'; set statement_timeout = '${statementTimeout}'`);
    const left = await vacuumTables(client);
    if (await isOurs(client, dataDir)) {
      if (!(await forgetStatistics(client))) left.push('pg_statistic');
      await forgetLog(client);
    }
    return left;
  });
}

/** Whether it is the embedded one, also for a worker that was given its address. */
async function isOurs(client: pg.Client, dataDir: string): Promise<boolean> {
  const { rows } = await client.query<{ setting: string }>(
    "select setting from pg_settings where name = 'data_directory'",
  );
  return rows[0]?.setting === (await realpath(join(dataDir, 'db')).catch(() => null));
}

const own = `pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss') and pg_has_role(c.relowner, 'USAGE')`;

/** The small ones first. Answers those that could not be had. */
async function vacuumTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; small: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid) <= $1 as small
     from ${own} and c.relkind = 'r' order by pg_total_relation_size(c.oid)`,
    [rewrittenBytes],
  );
  const left: string[] = [];
  for (const { name, small } of rows)
    if (!(await done(client, `vacuum (${small ? 'full, ' : ''}analyze) ${name}`))) left.push(name);
  return left;
}

/** The planner's samples of values, which stay as they were where a table has become empty; made anew in one transaction. */
async function forgetStatistics(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(format('%I.%I', n.nspname, c.relname), ', ') as names from ${own} and c.relkind = 'r'`,
  );
  const forgotten = await done(
    client,
    `begin; delete from pg_statistic where starelid in (select c.oid from ${own}); analyze ${rows[0]?.names}; commit`,
  );
  return forgotten && (await done(client, 'vacuum (full) pg_catalog.pg_statistic'));
}

/** What was written before stands in segments that are removed, not used again, once nothing needs them (`wal_recycle`). */
async function forgetLog(client: pg.Client): Promise<void> {
  await client.query('set statement_timeout = 0; select pg_switch_wal()');
  await client.query('checkpoint');
}

/** False where it could not be done: somebody else has what it needs, also at the last try, there is no room, a table is gone. */
async function done(client: pg.Client, statement: string): Promise<boolean> {
  for (let tries = 1; ; tries++)
    try {
      await client.query(statement);
      return true;
    } catch (error) {
      // Without a connection nothing else can be done either.
      if (!(error instanceof pg.DatabaseError) || /^(?:08|57P)/.test(error.code ?? '')) throw error;
      await client.query('rollback');
      if (error.code !== lockNotAvailable || tries === mostTries) return false;
    }
}
