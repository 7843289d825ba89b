/** An embedded PostgreSQL: Saring's database where no `DATABASE_URL` names a server. This is the folder's door. */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDataFolder } from '#platform/process/data-folder.ts';
import { chooseAccount, giveTo } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterVersion, makeCluster, ROLE } from './cluster.ts';
import { EmbeddedPostgresError } from './failure.ts';
import { lockFolder } from './folder-lock.ts';
import { type Postmaster, type ServerPlan, startPostmaster, stopPostmaster, trimLog, urlOf } from './postmaster.ts';
import { signal } from './processes.ts';
import { socketFolder } from './socket-folder.ts';

export { type Binaries, findBinaries, linkLibraries, programsIn } from './binaries.ts';
export { clusterVersion } from './cluster.ts';
export { EmbeddedPostgresError } from './failure.ts';
export { startTestPostgres } from './test-server.ts';

/** The server stops within 10 s in all, so the database has 5 s to end politely. */
const STOP_WITHIN = 5_000;
/** A server that ended by itself is started at once; before the second try it waits so many milliseconds, and then doubles. */
const SECOND_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
/** A server that ran for so long has recovered, and its next end is a first one. */
const RECOVERED_AFTER = 60_000;

/** What the log of writes held is not left in segments that wait to be used again (platform/db/vacuum.ts). */
const settings = ['wal_recycle=off'];

export interface EmbeddedPostgres {
  /** Connection string over a private socket; stays the same when the server had to be started again. */
  url: string;
  /** Stops the server and gives the data folder back; may be called twice. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Saring's data folder; the cluster is `db` in it, its log `db.log`. Made when missing. */
  dataDir: string;
  /** Taken before those that are found, where the folder belongs to their version. */
  programs?: Binaries | undefined;
  log?: { info(message: string): void; warn(message: string): void; error(message: string): void };
}

/**
 * Starts PostgreSQL on `dataDir/db`, making the cluster on the first start, and keeps it running until `stop`.
 * Where the operating system can (Linux), the server ends when this process is killed; where it cannot, the next start
 * ends it. A server that dies by itself is started again on the same socket.
 * @throws EmbeddedPostgresError with one plain line: folder in use or damaged, no programs, no permission.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = openFolder(options.dataDir);
  let unlock = () => {};
  try {
    unlock = await lockFolder(dataDir);
    const plan = await prepare(dataDir, options.programs);
    const server = await startPostmaster(plan);
    await ensureDatabase(plan, server);
    options.log?.info(`Embedded PostgreSQL ${plan.binaries.major} runs in ${plan.cluster}.`);
    const stop = keepRunning(plan, server, options, unlock);
    return { url: urlOf(plan.socketDir, ROLE), stop };
  } catch (error) {
    unlock();
    throw unusable(dataDir, error);
  }
}

/**
 * The embedded database of this folder for a command beside the server: that of a running Saring process as it is, else
 * started for as long as the command takes. `running` tells which.
 * @throws EmbeddedPostgresError as `startEmbeddedPostgres` does.
 */
export async function borrowEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres & { running: boolean }> {
  const url = await runningUrl(options.dataDir);
  if (url) return { url, stop: async () => {}, running: true };
  return { ...(await startEmbeddedPostgres(options)), running: false };
}

/** Where the embedded database of this folder answers now; null where none does. */
export async function runningUrl(dataDir: string): Promise<string | null> {
  const url = urlInUse(join(dataDir, 'db', 'postmaster.pid'));
  return url && (await answers(url)) ? url : null;
}

/** PostgreSQL writes the folder of its socket into the fifth line; null where it does not run. */
function urlInUse(pidFile: string): string | null {
  try {
    const socketDir = readFileSync(pidFile, 'utf8').split('\n')[4];
    return socketDir ? urlOf(socketDir, ROLE) : null;
  } catch {
    return null;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Turns what the file system refuses (no permission, no space, read-only) into one line; anything else passes. */
function unusable(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  return new EmbeddedPostgresError(`The data folder ${path} cannot be used: ${error.message}.`);
}

function openFolder(path: string): string {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError(
      'The embedded PostgreSQL does not run on Windows: set DATABASE_URL to a PostgreSQL server, or use WSL.',
    );
  }
  try {
    return openDataFolder(path);
  } catch (error) {
    throw unusable(path, error);
  }
}

async function prepare(dataDir: string, programs: Binaries | undefined): Promise<ServerPlan> {
  const version = clusterVersion(dataDir);
  const binaries = choose([...(programs ? [programs] : []), ...findBinaries()], version, dataDir);
  const account = chooseAccount(dataDir, binaries);
  if (version === null) await makeCluster(dataDir, binaries, account, { durable: true });
  const cluster = join(dataDir, 'db');
  if (account.owner?.uid !== statSync(cluster).uid) giveTo(account, cluster);
  const logFile = join(dataDir, 'db.log');
  trimLog(logFile);
  return { cluster, socketDir: socketFolder(dataDir, account), logFile, binaries, account, settings };
}

function choose(found: Binaries[], version: number | null, dataDir: string): Binaries {
  const binaries = found.find(({ major }) => version === null || major === version);
  if (binaries) return binaries;
  throw new EmbeddedPostgresError(
    version === null
      ? `No PostgreSQL for ${process.platform}-${process.arch}: install PostgreSQL 15 or newer, or set DATABASE_URL.`
      : `The database folder ${join(dataDir, 'db')} belongs to PostgreSQL ${version}, which is not installed here. "npm run upgrade-database" takes it to the PostgreSQL of this version.`,
  );
}

async function ensureDatabase(plan: ServerPlan, server: Postmaster): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(plan.socketDir, 'postgres') });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [ROLE]);
    if (rowCount === 0) await client.query(`create database ${ROLE}`);
  } catch (error) {
    await stopPostmaster(server.pid, STOP_WITHIN);
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(`The embedded PostgreSQL is damaged: ${reason} (see ${plan.logFile}).`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts the server again whenever it ends without being asked to; answers the function that asks it to. */
function keepRunning(
  plan: ServerPlan,
  first: Postmaster,
  { log }: EmbeddedPostgresOptions,
  unlock: () => void,
): () => Promise<void> {
  let server = first;
  let stopping: Promise<void> | null = null;
  const awake = new AbortController();
  const interrupt = () => signal(server.pid, 'SIGINT');
  process.once('exit', interrupt);

  // However often it ends or refuses to start: a disk that is full today has room tomorrow, and nobody need be there.
  const watch = async (): Promise<void> => {
    for (let pause = 0; !stopping; pause = Math.min(pause * 2 || SECOND_PAUSE, LONGEST_PAUSE)) {
      const since = Date.now();
      await server.ended;
      if (stopping) return;
      if (Date.now() - since > RECOVERED_AFTER) pause = 0;
      log?.warn(`The embedded PostgreSQL ended unexpectedly and is started again (see ${plan.logFile}).`);
      await wait(pause, undefined, { signal: awake.signal }).catch(() => {});
      if (stopping) return;
      try {
        server = await startPostmaster(plan);
      } catch (error) {
        log?.error(error instanceof Error ? error.message : String(error));
      }
    }
    await stopPostmaster(server.pid, STOP_WITHIN);
  };
  const watching = watch();

  return () => {
    stopping ??= (async () => {
      awake.abort();
      await stopPostmaster(server.pid, STOP_WITHIN);
      // Where a new start was under way, the watch ends that one.
      await Promise.race([watching, wait(STOP_WITHIN, undefined, { ref: false })]);
      process.off('exit', interrupt);
      rmSync(plan.socketDir, { recursive: true, force: true });
      unlock();
    })();
    return stopping;
  };
}
