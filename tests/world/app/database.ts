/** A migrated database for each test file: one template per run, cloned in about 45 ms. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, startTestPostgres } from '@saring/server/embedded';
import { migrate } from '@saring/server/migrations';
import pg from 'pg';

/** Whoever holds it stands for a backup that is being made. */
export { backupLock } from '@saring/server/backup-lock';

/** Hands the server and the template's name from the run's set-up to its workers, in Vitest and Playwright alike. */
const VARIABLE = 'SARING_TEST_DATABASES';

interface Server {
  /** Any database of the server whose role may create others. */
  url: string;
  template: string;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Clones the run's template. The set-up of the run must have called `startTestDatabases`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = testServer();
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  // Copying files beats copying through the log by far: nothing is to survive a crash here.
  await runOn(url, `create database ${name} template ${template} strategy file_copy`);
  return { url: databaseUrl(url, name), drop: () => dropOne(url, name) };
}

/** A database without any table, for what fills one by itself. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const { url, template } = testServer();
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  await runOn(url, `create database ${name}`);
  return { url: databaseUrl(url, name), drop: () => dropOne(url, name) };
}

function testServer(): Server {
  const said = process.env[VARIABLE];
  if (!said) throw new Error('No test databases: the set-up of this run must call startTestDatabases().');
  return JSON.parse(said);
}

async function dropOne(url: string, name: string): Promise<void> {
  await runOn(url, `drop database if exists ${name} with (force)`);
}

/**
 * Prepares a run: a server (TEST_DATABASE_URL, else a throw-away one) with a migrated template.
 * Answers the function that removes all of it.
 */
export async function startTestDatabases(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startTestPostgres();
  const template = `saring_test_${process.pid}_${randomBytes(3).toString('hex')}`;
  const stop = async () => {
    if (given) await dropAll(given, template);
    await server.stop();
  };
  try {
    await runOn(server.url, `create database ${template}`);
    await migrate(databaseUrl(server.url, template));
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[VARIABLE] = JSON.stringify({ url: server.url, template } satisfies Server);
  return stop;
}

async function dropAll(url: string, template: string): Promise<void> {
  const names = await runOn(url, 'select datname from pg_database where starts_with(datname, $1)', [template]);
  for (const { datname } of names) await runOn(url, `drop database if exists ${datname} with (force)`);
}

function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function runOn(connectionString: string, sql: string, values: string[] = []): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** A server of its own that can be stopped and started again on the same folder, at the same address. */
export function startDatabaseServer(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  return startEmbeddedPostgres({ dataDir });
}

/** A database that keeps what it was told through a power cut, as the product's own: for figures that depend on it. */
export async function createDurableDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saring-durable-'));
  const server = await startEmbeddedPostgres({ dataDir });
  return {
    url: server.url,
    async drop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
