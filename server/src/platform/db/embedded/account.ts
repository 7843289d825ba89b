/** Decides under which account PostgreSQL runs (it refuses root) and how it is told when we die. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './failure.ts';

export interface Owner {
  uid: number;
  gid: number;
}

export interface Command {
  file: string;
  args: string[];
  /** For `spawn`; the working folder is one that every account can enter. */
  options: { cwd: '/'; env: NodeJS.ProcessEnv; uid?: number; gid?: number };
}

export interface Account {
  /** Who must own PostgreSQL's folders; null when that is whoever we are. */
  owner: Owner | null;
  command(file: string, args: string[]): Command;
}

/** LC_ALL keeps messages in English, which the start reads, and macOS needs it set. No PG… variable may leak in. */
const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/** Any account may be unable to pass a parent folder (`/root` is 0700), so root may pass on one right to do so. */
const PASSAGES = [[], capability('dac_read_search'), capability('dac_override')];

/**
 * The account for this data folder: ourselves, or as root the owner of an existing cluster, else `postgres`, else
 * `nobody`. Each way of running is tried on the real folder and programs, the one with the fewest rights first.
 * @throws EmbeddedPostgresError when the programs do not run or no account can reach them.
 */
export function chooseAccount(dataDir: string, binaries: Binaries): Account {
  const dying = diesWithParent() ? ['--pdeathsig', 'INT'] : [];
  const owner =
    process.getuid?.() === 0 ? (clusterOwner(dataDir) ?? accountOf('postgres') ?? accountOf('nobody')) : null;
  if (process.getuid?.() === 0 && owner === null) {
    throw new EmbeddedPostgresError(
      'The embedded PostgreSQL cannot run as root and found neither a "postgres" nor a "nobody" account: start Saring as another user.',
    );
  }
  let complaint = '';
  for (const account of waysToRun(owner, dying)) {
    const probe = account.command('/bin/sh', ['-c', 'cd "$0" && exec "$1" --version', dataDir, binaries.postgres]);
    const { status, stdout, stderr, error } = spawnSync(probe.file, probe.args, { ...probe.options, encoding: 'utf8' });
    if (status === 0 && stdout.includes('PostgreSQL')) return account;
    complaint = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
  }
  const who = owner === null ? '' : ` as user id ${owner.uid}`;
  throw new EmbeddedPostgresError(`PostgreSQL (${binaries.postgres}) does not run${who}: ${complaint}`);
}

/** Gives a folder and all in it to the account; nothing to do when we run as ourselves. */
export function giveTo(account: Account, path: string): void {
  if (account.owner === null) return;
  const { uid, gid } = account.owner;
  lchownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) giveTo(account, join(path, entry.name));
    else lchownSync(join(path, entry.name), uid, gid);
  }
}

function waysToRun(owner: Owner | null, dying: string[]): Account[] {
  const options = { cwd: '/', env: ENVIRONMENT } as const;
  const plain: Account = {
    owner,
    command: (file, args) => ({ file, args, options: { ...options, ...owner } }),
  };
  if (dying.length === 0) return [plain];
  const become = owner === null ? [] : ['--reuid', String(owner.uid), '--regid', String(owner.gid), '--clear-groups'];
  const passages = owner === null ? [[]] : PASSAGES;
  return passages.map((passage) => ({
    owner,
    command: (file, args) => ({
      file: 'setpriv',
      args: [...become, ...passage, ...dying, '--', file, ...args],
      options,
    }),
  }));
}

/** True where util-linux's setpriv can ask the kernel to interrupt a process when its parent dies. */
function diesWithParent(): boolean {
  return process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0;
}

/** The secure bit lets the right count for access(2), too, with which initdb looks for its programs. */
function capability(name: string): string[] {
  return ['--securebits', '+no_setuid_fixup', '--inh-caps', `+${name}`, '--ambient-caps', `+${name}`];
}

/** Who owns the cluster that is there already; null for none, or one that root owns by mistake. */
function clusterOwner(dataDir: string): Owner | null {
  const cluster = join(dataDir, 'db');
  if (!existsSync(cluster)) return null;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

function accountOf(name: string): Owner | null {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}
