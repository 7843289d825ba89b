/** Makes a new database cluster whole or not at all, and checks one that is there. */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { type Account, giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './failure.ts';

/** The role and the database that Saring uses; the socket's folder is closed to everyone else, so there is no password. */
export const ROLE = 'saring';

/**
 * Megabytes that PostgreSQL keeps of its tables: a sixteenth of the memory, from 128 to 1,024. What is not used is not
 * taken. The usual quarter is for a machine that does nothing else.
 */
export function sharedBuffers(memory: number): number {
  const share = Math.floor(memory / 16 / 2 ** 20);
  return Math.min(Math.max(share, 128), 1024);
}

/** Bytes: of the machine, or of what it is confined to. */
function memory(): number {
  const confined = process.constrainedMemory();
  return confined > 0 ? Math.min(confined, totalmem()) : totalmem();
}

/** Written once into postgresql.conf, where an operator may change them. */
const settings = () => `
# Saring's defaults for a machine of this size; change them as you like.
shared_buffers = ${sharedBuffers(memory())}MB
max_connections = 50
max_parallel_workers_per_gather = 0
jit = off
wal_level = minimal
max_wal_senders = 0
max_wal_size = 512MB
timezone = UTC
log_timezone = UTC
lc_messages = C
`;

/**
 * The major version of the cluster in `dataDir/db`, null when there is none yet. Reads only.
 * @throws EmbeddedPostgresError when the folder is there but is no cluster.
 */
export function clusterVersion(dataDir: string): number | null {
  const cluster = join(dataDir, 'db');
  if (!existsSync(cluster)) return null;
  const damaged = (what: string) =>
    new EmbeddedPostgresError(
      `The database folder ${cluster} is damaged (${what}): restore it from a backup, or move ${dataDir} away to start empty.`,
    );
  const { uid } = statSync(cluster);
  const me = process.getuid?.();
  if (me !== 0 && uid !== me) {
    throw new EmbeddedPostgresError(
      `The database folder ${cluster} belongs to another user (id ${uid}): start Saring as that user or as root.`,
    );
  }
  if (!statSync(cluster).isDirectory()) throw damaged('it is not a folder');
  if (readdirSync(cluster).length === 0) return null;
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) throw damaged('PG_VERSION is missing');
  const text = readFileSync(file, 'utf8').trim();
  if (!/^\d{2}$/.test(text)) throw damaged('PG_VERSION is unreadable');
  return Number(text);
}

/** Makes `dataDir/db`: first under another name, so that a crash half-way leaves nothing that looks like a cluster. */
export async function makeCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account,
  { durable }: { durable: boolean },
): Promise<void> {
  for (const left of readdirSync(dataDir).filter((name) => name.startsWith('db.init-'))) {
    rmSync(join(dataDir, left), { recursive: true, force: true });
  }
  const making = join(dataDir, `db.init-${process.pid}`);
  mkdirSync(making, { mode: 0o700 });
  giveTo(account, making);
  const args = ['-D', making, '--username', ROLE, '--auth', 'trust', '--encoding', 'UTF8', ...(durable ? [] : ['-N'])];
  let complaint = '';
  for (const locale of locales(binaries.major)) {
    complaint = await run(account, binaries.initdb, [...args, ...locale]);
    if (complaint === '') break;
  }
  if (complaint !== '') {
    rmSync(making, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`The database folder could not be made in ${dataDir}: ${complaint}`);
  }
  appendFileSync(join(making, 'postgresql.conf'), settings());
  renameSync(making, join(dataDir, 'db'));
}

/** Unicode letters, order by code point, the same on every machine; where the C library lacks it, plain C. */
function locales(major: number): string[][] {
  const messages = ['--lc-messages', 'C'];
  const builtin = ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C', ...messages];
  const libc = ['--locale', 'C.UTF-8', ...messages];
  return [...(major >= 17 ? [builtin] : []), libc, ['--locale', 'C', ...messages]];
}

/** Runs a program to its end; answers the empty text, or in one line what it complained of. */
function run(account: Account, program: string, programArgs: string[]): Promise<string> {
  const { file, args, options } = account.command(program, programArgs);
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => {
      const errors = said.split('\n').filter((line) => /error|fatal/i.test(line));
      resolve(code === 0 ? '' : (errors[0] ?? said.trim().split('\n')[0] ?? `${basename(program)} ended with ${code}`));
    });
  });
}
