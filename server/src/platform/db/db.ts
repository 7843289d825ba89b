/** The connection to PostgreSQL: a pool, drizzle over it, and transactions. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { noSpans, type Spans, within } from '#platform/observability/spans.ts';
import { inTransaction, ScopedPool } from './scoped-pool.ts';
import { type Executor, rowsOf } from './statement.ts';

export type { Executor } from './statement.ts';

export type Db = NodePgDatabase;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool that serves within scopes alone. `onError` hears of idle connections that the server dropped; without it
 * the process would end. `roles: false` where `migrate` could not make the roles that see only their scope.
 */
export function openDatabase(
  url: string,
  options: { max: number; onError?: (error: Error) => void; spans?: Spans; roles?: boolean },
): Database {
  const pool = new ScopedPool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'saring',
    // A statement that takes this long is a fault, not a wait.
    statement_timeout: 30_000,
    roles: options.roles ?? true,
  });
  const onError = options.onError ?? (() => {});
  pool.on('error', onError);
  // The pool listens to idle clients only: one that loses the server inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return {
    db: withRetries(drizzle(pool, { casing: 'snake_case' }), options.spans ?? noSpans),
    pool,
    close: () => pool.end(),
  };
}

/** Texts of the code, never of a person, as a list of SQL: `status in ${literals(['a', 'b'])}`. */
export function literals(texts: readonly string[]): string {
  return `(${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')})`;
}

/** Takes a parameter of a composed statement and answers its place, such as `$1`. */
export type Value = (value: unknown) => string;

/** A statement composed as text, with the parameters that `value` took. */
export function composer(): { values: unknown[]; value: Value } {
  const values: unknown[] = [];
  return {
    values,
    value(value) {
      values.push(value);
      return `$${values.length}`;
    },
  };
}

/**
 * Runs a statement as a named one, so that PostgreSQL parses and plans it once per connection: for the hot ones, which
 * are composed as text because building them from drizzle's parts costs as much as the rest of the request.
 */
export function preparedRows<T>(db: Executor, text: string, values: unknown[]): Promise<T[]> {
  return rowsOf<T>(db, text, values, true);
}

/** Runs a composed statement that is seldom the same twice: nothing of it is kept, and it is planned for its own values. */
export function composedRows<T>(db: Executor, text: string, values: unknown[]): Promise<T[]> {
  return rowsOf<T>(db, text, values, false);
}

const tries = 4;

/**
 * Runs a transaction again that PostgreSQL ended to resolve a deadlock, for example between somebody who deletes an
 * account and others who apply: both change the counters of jobs and companies, in different orders. A transaction
 * holds nothing but rows (mail, files and engines come after the commit), so that running it twice does no harm.
 * All tries are one span.
 */
function withRetries(db: Db & { $client: pg.Pool }, spans: Spans): Db {
  const once = db.transaction.bind(db);
  const start = { name: 'transaction', kind: 'client', attributes: { 'db.system.name': 'postgresql' } } as const;
  db.transaction = (work, config) =>
    within(spans, start, async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once((tx) => inTransaction(() => work(tx)), config);
        } catch (error) {
          if (attempt === tries || sqlState(error) !== '40P01') throw error;
        }
      }
    });
  return db;
}

/** PostgreSQL's code of a failure, if it is one. */
function sqlState(error: unknown): string | undefined {
  return failureOf(error).code;
}

/** What the driver says; drizzle wraps its error. */
function failureOf(error: unknown): { code?: string; routine?: string } {
  const { cause = error } = (error ?? {}) as { cause?: unknown };
  return (cause ?? {}) as { code?: string; routine?: string };
}

/** What the system says of a server that went away, or whose name or network did; EPIPE comes of writing to one that was killed. */
const gone = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** What pg says of a server that is gone, starting, full or out of connections: "later", not "broken". */
export function isDatabaseDown(error: unknown): boolean {
  const chain = [error, (error as { cause?: unknown } | null)?.cause]; // drizzle wraps the driver's error
  return chain.some((item) => {
    const { code, message = '' } = (item ?? {}) as { code?: string; message?: string };
    return (
      gone.test(code ?? '') ||
      /^(57P0[123]|08\w{3}|53\w{3}|58030)$/.test(code ?? '') ||
      /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/.test(
        message,
      )
    );
  });
}

/** Whether somebody else stored the same name or address a moment before. */
export function isTaken(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/**
 * Whether a new row refers to one that is not there any more, such as an account that was deleted a moment before: it
 * breaks its foreign key, or a policy, by which it belongs to nobody then. Nothing is deleted without what refers to it.
 */
export function isReferenceGone(error: unknown): boolean {
  const { code, routine } = failureOf(error);
  return code === '23503' || (code === '42501' && routine === 'ExecWithCheckOptions');
}
