/** Fills a database by copies of rows that the product made, where its calls would take hours. */
import pg from 'pg';

export interface Filler {
  rows(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /**
   * Copies the rows `s` of a table that `where` names, once for each `n` from 1 to `count`; `change` are expressions
   * over both for the columns that differ.
   */
  copy(table: string, where: string, count: number, change: Record<string, string>): Promise<void>;
  /** Runs a statement over `numbers`, whose column `n` counts from 1 to `count`, a part at a time. */
  count(count: number, statement: (numbers: string) => string, values?: unknown[]): Promise<void>;
  end(): Promise<void>;
}

/** A row that counts is changed by each of the rows it counts, and each change looks at all before it in the same transaction. */
const atOnce = 250;

export async function startFiller(databaseUrl: string): Promise<Filler> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'cost' });
  await client.connect();
  const rows: Filler['rows'] = async (statement, values = []) => (await client.query(statement, values)).rows;
  const count: Filler['count'] = async (most, statement, values) => {
    for (let from = 1; from <= most; from += atOnce)
      await rows(statement(`generate_series(${from}, ${Math.min(most, from + atOnce - 1)}) n`), values);
  };
  return {
    rows,
    count,
    async copy(table, where, most, change) {
      const found = await rows(
        "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''",
        [table],
      );
      const names = found.map(({ name }) => String(name));
      const unknown = Object.keys(change).filter((name) => !names.includes(name));
      if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')}`);
      const into = names.map((name) => `"${name}"`).join(', ');
      const from = names.map((name) => change[name] ?? `s."${name}"`).join(', ');
      await count(
        most,
        (numbers) => `insert into ${table} (${into}) select ${from} from ${table} s, ${numbers} where ${where}`,
      );
    },
    end: () => client.end(),
  };
}

/** An id that is known beforehand, as an expression. */
export const idOf = (kind: string, number = 'n') => `md5('${kind} ' || ${number})::uuid`;
