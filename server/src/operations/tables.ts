/** What a backup holds of the database: every table of ours, and the tasks that wait. */
import type pg from 'pg';

export interface Table {
  schema: string;
  name: string;
  columns: string[];
}

/** Tables of other owners whose rows belong to a backup: what is still to be done, and the queues it stands in. */
const queueTables = ['pgboss.queue', 'pgboss.job_common'];

/** Every table, each after those that it refers to. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname order by a.attnum)::text[] as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and (n.nspname = 'public' or n.nspname || '.' || c.relname = any($1))
     group by 1, 2 order by 1, 2`,
    [queueTables],
  );
  const links = await client.query<{ from: string; to: string }>(
    `select f.nspname || '.' || c.relname as from, t.nspname || '.' || r.relname as to
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace f on f.oid = c.relnamespace
     join pg_class r on r.oid = k.confrelid join pg_namespace t on t.oid = r.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  return inOrder(rows, links.rows);
}

/** `schema.name`, as it stands in a backup. */
export function keyOf({ schema, name }: Table): string {
  return `${schema}.${name}`;
}

/** Quoted for a statement. */
export function quoted({ schema, name }: Table): string {
  return `"${schema}"."${name}"`;
}

export function quotedColumns(columns: readonly string[]): string {
  return columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
}

function inOrder(tables: readonly Table[], links: readonly { from: string; to: string }[]): Table[] {
  const done = new Set<string>();
  const known = new Set(tables.map(keyOf));
  const out: Table[] = [];
  while (out.length < tables.length) {
    const ready = tables.filter(
      (table) =>
        !done.has(keyOf(table)) &&
        links.every(({ from, to }) => from !== keyOf(table) || !known.has(to) || done.has(to)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of ready) {
      done.add(keyOf(table));
      out.push(table);
    }
  }
  return out;
}
