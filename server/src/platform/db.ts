/** The connection to PostgreSQL: a pool, drizzle over it, transactions, and migrations under a lock. */
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';

export type Db = NodePgDatabase;
/** What a store function takes: the database or an open transaction. */
export type Executor = Omit<NodePgDatabase, '$client'>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any constant: whoever migrates this product's database takes this lock. */
const migrationLock = 72_517_746;

/** Opens a pool. `onError` hears of idle connections that the server dropped; without it the process would end. */
export function openDatabase(url: string, options: { max?: number; onError?: (error: Error) => void } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 16,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'saring',
    // A statement that takes this long is a fault, not a wait.
    statement_timeout: 30_000,
  });
  pool.on('error', options.onError ?? (() => {}));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}

/**
 * Brings the database up to date. Several processes may call it at once: drizzle's migrator takes no lock of its own
 * (20 of 30 parallel starts failed without one), so one connection holds an advisory lock around it.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'saring-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('set client_min_messages = warning');
    await runMigrations(drizzle(client), { migrationsFolder });
    const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
    boss.on('error', () => {});
    await boss.start();
    await boss.stop({ graceful: false, close: true });
  } finally {
    await client.end();
  }
}
