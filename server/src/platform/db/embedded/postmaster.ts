/** Runs one PostgreSQL server process: starts it, waits until it answers, stops it, clears away one that was left over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { ROLE } from './cluster.ts';
import { EmbeddedPostgresError } from './failure.ts';
import { commandLine, goneWithin, isAlive, signal } from './processes.ts';

/** Crash recovery reads at most max_wal_size of log, which takes seconds; two minutes mean something hangs. */
const READY_WITHIN = 120_000;
/** Processes of a server that was killed notice it within seconds; until then they hold its files. */
const RETRY_FOR = 30_000;
const HELD = /lock file ".*" already exists|pre-existing shared memory block|could not bind|is another postmaster/i;

export interface ServerPlan {
  /** Folder of the cluster. */
  cluster: string;
  socketDir: string;
  logFile: string;
  binaries: Binaries;
  account: Account;
  /** More settings, as `name=value`. */
  settings: string[];
}

export interface Postmaster {
  pid: number;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
}

/** Starts the server and waits until it answers; tries for 30 s while something of a killed one still holds the folder. */
export async function startPostmaster(plan: ServerPlan): Promise<Postmaster> {
  await clearLeftover(plan.cluster);
  for (const end = Date.now() + RETRY_FOR; ; await wait(200)) {
    const logStart = existsSync(plan.logFile) ? statSync(plan.logFile).size : 0;
    const child = launch(plan);
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()).on('error', () => resolve()));
    const ready = await untilReady(plan, child, ended);
    if (ready && child.pid !== undefined) return { pid: child.pid, ended };
    const complaint = lastComplaint(plan.logFile, logStart);
    if (HELD.test(complaint) && Date.now() < end) continue;
    if (child.pid !== undefined && child.exitCode === null) await stopPostmaster(child.pid, 2_000);
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL did not start: ${complaint || 'it gave no reason'} (see ${plan.logFile}).`,
    );
  }
}

/** Stops a server: politely to its clients for `ms`, then at once, which costs a recovery at the next start and no data. */
export async function stopPostmaster(pid: number, ms: number): Promise<void> {
  for (const [name, timeLimit] of [
    ['SIGINT', ms],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 1_000],
  ] as const) {
    signal(pid, name);
    if (await goneWithin(pid, timeLimit)) return;
  }
}

/** How to connect to a database of the server, as pg and psql read it. */
export function urlOf(socketDir: string, database: string): string {
  return `postgresql://${ROLE}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}

/**
 * Ends a server that outlived its parent, rather than go on with it: what the dead parent had begun ends with it, and
 * the new server is our own child. A process id in postmaster.pid that meanwhile belongs to another program, or a file
 * that a power cut left empty, would keep PostgreSQL from ever starting; it ignores its parent's, so ours is put there, and its own check of the memory that
 * surviving children hold stays in force.
 */
async function clearLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const readable = Number.isInteger(pid) && pid > 1;
  if (readable && !isAlive(pid)) return;
  if (readable && commandLine(pid).includes(cluster)) await stopPostmaster(pid, 20_000);
  else writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'));
}

function launch(plan: ServerPlan): ChildProcess {
  const settings = [
    'listen_addresses=',
    'port=5432',
    `unix_socket_directories="${plan.socketDir.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    'logging_collector=off',
    'log_destination=stderr',
    'log_line_prefix=%m [%p] ',
    // No statement and no value of a row: its log is kept for longer than what people delete.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...plan.settings,
  ];
  const wanted = ['-D', plan.cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const { file, args, options } = plan.account.command(plan.binaries.postgres, wanted);
  const log = openSync(plan.logFile, 'a', 0o600);
  try {
    // A session of its own: Ctrl-C in a terminal reaches us alone, and we finish our requests before the database goes.
    return spawn(file, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
  }
}

/** True once the server answers a query; false when it ended before, refuses for good, or answers nothing in time. */
async function untilReady(plan: ServerPlan, child: ChildProcess, ended: Promise<void>): Promise<boolean> {
  let alive = true;
  ended.then(() => {
    alive = false;
  });
  for (const end = Date.now() + READY_WITHIN; alive && Date.now() < end; await wait(20)) {
    const answer = await ask(urlOf(plan.socketDir, 'postgres'));
    if (answer !== 'not yet') return answer === 'ready' && alive && child.exitCode === null;
  }
  return false;
}

/** A server that is there but starting says 57P03; any other code of PostgreSQL's own (five signs) is a fault. */
async function ask(connectionString: string): Promise<'ready' | 'not yet' | 'broken'> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return 'ready';
  } catch (error) {
    const broken = error instanceof pg.DatabaseError && error.code !== '57P03' && error.code !== '53300';
    return broken ? 'broken' : 'not yet';
  } finally {
    await client.end().catch(() => {});
  }
}

/** The reason that the server wrote last into its log from the given place on, without time and process id. */
function lastComplaint(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString('utf8').split('\n');
  const fatal = lines.filter((line) => /(FATAL|PANIC): /.test(line) && !/the database system is/.test(line));
  const plain = lines.filter((text) => text.trim() !== '' && !/ (LOG|HINT|DETAIL): /.test(text));
  const line = fatal.at(-1) ?? plain[0] ?? '';
  return line.replace(/^.*?(FATAL|PANIC): +/, '').trim();
}

/** Removes a log that has grown past what anyone reads. */
export function trimLog(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > 10_000_000) rmSync(logFile);
}
