/** When the last backup of a database was made: a remark on a table, which no backup holds, so that what was restored has none yet. */
import type pg from 'pg';
import { withConnection } from '#platform/db/one-connection.ts';

const table = 'drizzle.__drizzle_migrations';
const remark = 'last backup ';

/** As the owner of the tables; `begun` is the moment that the backup holds. */
export async function noteBackup(url: string, begun: Date): Promise<void> {
  await withConnection(url, 'saring-backup', async (client) => {
    await client.query(`comment on table ${table} is ${client.escapeLiteral(remark + begun.toISOString())}`);
  });
}

/** Its age in seconds; null where there is none. */
export async function lastBackup(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ seconds: string | null }>(
    `select extract(epoch from now() - substr(remark, ${remark.length + 1})::timestamptz) as seconds
     from obj_description($1::regclass, 'pg_class') remark where starts_with(remark, $2)`,
    [table, remark],
  );
  const seconds = rows[0]?.seconds;
  return seconds == null ? null : Number(seconds);
}
