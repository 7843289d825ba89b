/**
 * Runs statements that are composed as text, past drizzle: what it makes of each one, and rows that pg fills field by
 * field, took 40 of the 750 µs of processor time of a page of 20 applicants.
 */
import { hash } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import type { Executor } from './db.ts';
import { Repeated, type RowMaker } from './repeated.ts';

const asItIs = (value: string) => value;
const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
/** Days, moments and lists of numbers, dates and times stay what PostgreSQL writes, as where drizzle asks. */
const written: ReadonlySet<number> = new Set([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, 1231, 1115, 1185, 1187, 1182]);
/** Where rows are made of texts, nothing is to be read of them before. */
const unparsed: pg.CustomTypesConfig = { getTypeParser: () => asItIs };

/** `kept` runs it as a named one, which PostgreSQL parses and plans once per connection. */
export async function rowsOf<T>(db: Executor, text: string, values: unknown[], kept: boolean): Promise<T[]> {
  const { client } = db._.session as unknown as { client: pg.Pool | pg.PoolClient }; // its type keeps it to itself
  try {
    if (kept) {
      const statement = new Repeated(nameOf(text), text, values, makerOf);
      await run(client, statement);
      return statement.rows() as T[]; // as the statement's author says of them
    }
    const { fields, rows } = await client.query({ text, values, rowMode: 'array', types: unparsed });
    return rows.map(makerOf(fields)) as T[];
  } catch (error) {
    throw new DrizzleQueryError(text, values, error as Error); // pg rejects with nothing else
  }
}

function run(client: pg.Pool | pg.PoolClient, statement: Repeated): Promise<void> {
  const runner = client as unknown as { query(statement: Repeated, done: (error: Error | null) => void): void }; // pg's types know its own alone
  return new Promise((resolve, reject) => runner.query(statement, (error) => (error ? reject(error) : resolve())));
}

// Both remember what follows from a text alone. So many are seldom used: filters make hundreds, not thousands.
const mostKept = 1000;
const names = new Map<string, string>();
const makers = new Map<string, RowMaker>();

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

/** Of a row's texts the object with these columns, by a function written for them: a loop over names takes twice as long. */
function makerOf(columns: Pick<pg.FieldDef, 'name' | 'dataTypeID'>[]): RowMaker {
  const key = columns.map(({ name, dataTypeID }) => `${name}:${dataTypeID}`).join();
  return remembered(makers, key, () => {
    const parsers = columns.map(({ dataTypeID: id }) =>
      written.has(id) ? asItIs : pg.types.getTypeParser(id, 'text'),
    );
    const fields = columns.map(({ name }, index) => {
      const text = `row[${index}]`;
      return `${JSON.stringify(name)}: ${parsers[index] === asItIs ? text : `${text} === null ? null : parsers[${index}](${text})`}`;
    });
    return new Function('parsers', `return (row) => ({ ${fields.join(', ')} });`)(parsers);
  });
}
