/** A day goes by: what the product noted becomes older, and what it does by itself is done. */
import { readdir, rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { rows, storedFiles } from './watch.ts';

interface Installed {
  databaseUrl: string;
  dataDir: string;
}

const hours = 3_600_000;

/** What a task has removed meanwhile is gone. */
function goneAlready(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Everything that the product noted or stored so far happened so much earlier. */
export async function pass(app: Installed, milliseconds: number): Promise<void> {
  const changes = await rows(
    app,
    `select format('%I.%I', table_schema, table_name) as table,
        string_agg(format('%1$I = %1$I - interval ''%2$s ms''', column_name, $1::text), ', ') as change
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and data_type like 'timestamp%' and table_name not in ('audit_events', 'audit_heads', 'job')
      group by 1`,
    [milliseconds],
  );
  const updates = changes.map(({ table, change }) => `update ${table} set ${change}`);
  await rows(app, ['set session_replication_role = replica', ...updates].join('; '));
  for (const path of await storedFiles(app)) {
    const then = new Date(Date.now() - milliseconds);
    await utimes(path, then, then).catch(goneAlready);
  }
  const outbox = join(app.dataDir, 'outbox');
  for (const name of await readdir(outbox)) {
    const written = name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z_.*$/, '$1-$2-$3T$4:$5:$6.$7Z');
    if (written === name) continue;
    const earlier = new Date(new Date(written).getTime() - milliseconds).toISOString().replace(/[-:.]/g, '');
    await rename(join(outbox, name), join(outbox, earlier + name.slice(earlier.length))).catch(goneAlready);
  }
}

const vacuum = 'system.vacuum';
const open = "select name from pgboss.job where state in ('created', 'retry', 'active') and start_after < now()";

/** Has what runs by itself done where `which` names it, and waits until nothing is left to do. */
async function runs(app: Installed, which: string): Promise<void> {
  await rows(app, `insert into pgboss.job (name) select name from pgboss.schedule where name ${which} '${vacuum}'`);
  await expect.poll(() => rows(app, open)).toEqual([]);
}

/** Everything that runs by itself, but for the last of the night, which is about the database's files. */
export const sweep = (app: Installed) => runs(app, '<>');
export const lastOfTheNight = (app: Installed) => runs(app, '=');

/** In its first hours what waits for a later moment is done; a task that is done stays for some hours after that. */
export async function aDay(app: Installed): Promise<void> {
  for (const part of [2, 22]) {
    await pass(app, part * hours);
    await sweep(app);
  }
}
