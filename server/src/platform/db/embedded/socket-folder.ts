/** Finds a folder for the database's socket: private, and with a path short enough for the operating system. */
import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** A socket's address holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const LONGEST = process.platform === 'darwin' ? 103 : 107;
const SOCKET = '/.s.PGSQL.5432';

/** Makes and answers the folder: within the data folder where its path is short enough, else among the temporary files. */
export function socketFolder(dataDir: string, account: Account): string {
  const inside = join(dataDir, 'db.socket');
  if (fits(inside)) return claim(inside, account) ? inside : temporary('/tmp', account);
  const name = `saring-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const base = fits(join(tmpdir(), name)) ? tmpdir() : '/tmp';
  const folder = join(base, name);
  return claim(folder, account) ? folder : temporary(base, account);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder + SOCKET) <= LONGEST;
}

/** False when the name is taken by something of somebody else's, which could read what we say to the database. */
function claim(folder: string, account: Account): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const { uid, mode } = lstatSync(folder);
  const ours = uid === process.getuid?.() || uid === account.owner?.uid;
  const isPrivateFolder = (mode & 0o170000) === 0o040000 && (mode & 0o077) === 0;
  if (!ours || !isPrivateFolder) return false;
  hand(folder, account);
  return true;
}

function temporary(base: string, account: Account): string {
  const folder = mkdtempSync(join(base, 'saring-'));
  hand(folder, account);
  return folder;
}

function hand(folder: string, account: Account): void {
  if (account.owner !== null) chownSync(folder, account.owner.uid, account.owner.gid);
}
