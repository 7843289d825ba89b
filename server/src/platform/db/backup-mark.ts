/** When the last backup of a database was made: a remark on a table, which no backup holds, so that what was restored has none yet. */
import type pg from 'pg';
import { withConnection } from './one-connection.ts';

const table = 'drizzle.__drizzle_migrations';
const remark = 'last backup ';

export interface LastBackup {
  /** Since it was begun. */
  seconds: number;
  /** Stored files that were missing or had changed when it was made. */
  damaged: number;
}

/** As the owner of the tables; `begun` is the moment that the backup holds. */
export async function noteBackup(url: string, begun: Date, damaged: number): Promise<void> {
  await withConnection(url, 'saring-backup', async (client) => {
    const text = client.escapeLiteral(`${remark}${begun.toISOString()} damaged ${damaged}`);
    await client.query(`comment on table ${table} is ${text}`);
  });
}

/** The catalogue is for every role to read. Versions before wrote no number of damaged files. */
const query = `select extract(epoch from now() - split_part(said, ' ', 3)::timestamptz) as seconds,
    coalesce(nullif(split_part(said, ' ', 5), ''), '0') as damaged
  from pg_class c join pg_namespace n on n.oid = c.relnamespace, obj_description(c.oid, 'pg_class') said
  where n.nspname || '.' || c.relname = '${table}' and starts_with(said, '${remark}')`;

type Row = { seconds: string; damaged: string };

/** By `ask`, which runs a statement; null where there is none. */
export async function lastBackup(
  ask: (text: string) => Promise<Pick<pg.QueryResult<Row>, 'rows'>>,
): Promise<LastBackup | null> {
  const { rows } = await ask(query);
  const [row] = rows;
  return row ? { seconds: Number(row.seconds), damaged: Number(row.damaged) } : null;
}
