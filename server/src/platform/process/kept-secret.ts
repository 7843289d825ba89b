/** Keeps a secret in a file of the data folder, for the account of the product alone. */
import { chmod, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from './clock.ts';
import { openDataFolder } from './data-folder.ts';
import { ownerFile } from './owner-only.ts';

export interface KeptSecret {
  /** Gives the file its name, whatever bore it before, and answers its path. */
  publish(): Promise<string>;
  /** Gives the file its name where none bears it; false where one does. */
  publishFirst(): Promise<boolean>;
  /** Leaves nothing of it under another name. */
  drop(): Promise<void>;
}

/** Removes a kept secret, where there is one. */
export async function forgetSecret(dataDir: string, name: string): Promise<void> {
  await rm(join(dataDir, name), { force: true });
}

/**
 * Written aside, so that of several processes that start at once only the one whose secret counts gives it its name, and
 * none reads a half of it. Processes in containers share a folder and have one process id: the name aside is by chance.
 */
export async function keepSecret(dataDir: string, name: string, secret: string): Promise<KeptSecret> {
  const path = join(openDataFolder(dataDir), name);
  const aside = `${path}.${systemClock.newId()}`;
  await writeFile(aside, `${secret}\n`, { mode: ownerFile, flush: true });
  return {
    async publish() {
      await rename(aside, path);
      return path;
    },
    async publishFirst() {
      try {
        await link(aside, path);
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
        throw error;
      }
    },
    drop: () => rm(aside, { force: true }),
  };
}

/** A secret of at least 32 characters, made by the first process that asks and read by all others; the owner alone reads its file. */
export async function madeOnce(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  const kept = await keepSecret(dataDir, name, systemClock.secret());
  await kept.publishFirst().finally(() => kept.drop());
  await chmod(file, ownerFile);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= 32) return secret;
  throw new Error(`${file} is damaged. Restore it from a backup, or remove it: then everybody has to sign in again.`);
}
