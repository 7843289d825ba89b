/** The rows and files of a product as they are at a moment, to put them back: what calls build in a second is back in a few hundredths. */
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestApp } from './app.ts';

export interface Snapshot extends AsyncDisposable {
  /** Makes every table and every stored file what it was. Tasks that are under way are left to themselves. */
  restore(): Promise<void>;
}

/** A table of the product and those of its columns that are written. */
interface Table {
  name: string;
  columns: string;
}

const tablesNow = `select quote_ident(c.table_name) as name, string_agg(quote_ident(c.column_name), ', ') as columns
  from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
  where c.table_schema = 'public' and c.is_generated = 'NEVER' group by 1`;

/** No trigger and no foreign key has a say: all of it was lawful when it was kept. */
const restoration = (tables: readonly Table[]) =>
  [
    'begin; set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from public.${name}`),
    ...tables.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
    ),
    'commit',
  ].join('; ');

/** What ends a transaction that meets a task's, and is over with it. */
const isMeeting = (error: unknown) => error instanceof pg.DatabaseError && /^(40P01|23505)$/.test(error.code ?? '');

/** A product in this process, or in another, whose own memory of sign-ins stays as it is. */
type Kept = Pick<TestApp, 'databaseUrl' | 'dataDir'> & Partial<Pick<TestApp, 'running'>>;

/** Keeps what is there now. One at a time for each product. */
export async function takeSnapshot(app: Kept): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<Table>(tablesNow);
  const copies = tables.map(({ name }) => `create table kept.${name} as table public.${name}`);
  await client.query(['begin; create schema kept', ...copies, 'commit'].join('; '));
  const { rows: known } = await client.query<{ id: string }>('select id from users union all select id from sign_ins');
  const stored = join(app.dataDir, 'files');
  const kept = join(app.dataDir, 'kept');
  // Nothing has been stored yet where nobody has sent a file.
  await mkdir(stored, { recursive: true, mode: 0o700 });
  await cp(stored, kept, { recursive: true });

  async function putBack(tries = 5): Promise<void> {
    try {
      await client.query(restoration(tables));
    } catch (error) {
      await client.query('rollback');
      if (tries === 1 || !isMeeting(error)) throw error;
      await putBack(tries - 1);
    }
  }
  return {
    async restore() {
      await putBack();
      await cp(kept, stored, { recursive: true });
      for (const { id } of known) app.running?.world.tokens.forget(id);
    },
    async [Symbol.asyncDispose]() {
      await client.end();
    },
  };
}
