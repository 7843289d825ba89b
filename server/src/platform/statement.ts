/**
 * Runs statements that are composed as text, past drizzle: what it makes of each one, and rows that pg fills field by
 * field, took some 40 of the 750 µs of processor time of a page of 20 applicants, by its profile.
 */
import { hash } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** What a store function takes: the database or an open transaction. */
export type Executor = Omit<NodePgDatabase, '$client'>;

const asItIs = (value: string) => value;
const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
/** Days, moments and lists of numbers, dates and times stay what PostgreSQL writes, as where drizzle asks. */
const written: ReadonlySet<number> = new Set([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, 1231, 1115, 1185, 1187, 1182]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    written.has(id) ? asItIs : pg.types.getTypeParser(id, format),
};

/** `kept` runs it as a named one, which PostgreSQL parses and plans once per connection. */
export async function rowsOf<T>(db: Executor, text: string, values: unknown[], kept: boolean): Promise<T[]> {
  const { client } = db._.session as unknown as { client: pg.Pool | pg.PoolClient }; // its type keeps it to itself
  const name = kept ? nameOf(text) : undefined;
  try {
    const { fields, rows } = await client.query({ name, text, values, rowMode: 'array', types });
    return rows.map(rowMaker<T>(fields.map((field) => field.name)));
  } catch (error) {
    throw new DrizzleQueryError(text, values, error as Error); // pg rejects with nothing else
  }
}

// Both remember what follows from a text alone. So many are seldom used: filters make hundreds, not thousands.
const mostKept = 1000;
const names = new Map<string, string>();
const makers = new Map<string, (row: unknown[]) => unknown>();

function remembered<V>(kept: Map<string, V>, key: string, make: () => V): V {
  let value = kept.get(key);
  if (value === undefined) {
    if (kept.size >= mostKept) kept.clear();
    value = make();
    kept.set(key, value);
  }
  return value;
}

function nameOf(text: string): string {
  return remembered(names, text, () => hash('sha1', text, 'base64url'));
}

/** Of a row's values the object with these names, by a function written for them: a loop over names takes twice as long. */
function rowMaker<T>(columns: string[]): (row: unknown[]) => T {
  const make = remembered(makers, columns.join(), () => {
    const fields = columns.map((column, index) => `${JSON.stringify(column)}: row[${index}]`);
    return new Function('row', `return { ${fields.join(', ')} };`) as (row: unknown[]) => unknown; // that is what it takes
  });
  return make as (row: unknown[]) => T; // as the statement's author says of it
}
