/** Keeps a secret in a file of the data folder, for the account of the product alone. */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.ts';
import { ownerFile } from './owner-only.ts';

export interface KeptSecret {
  /** Gives the file its name, and answers its path. */
  publish(): Promise<string>;
  /** Leaves nothing of it. */
  drop(): Promise<void>;
}

/** Written aside, so that of several processes that start at once only the one whose secret counts gives it its name. */
export async function keepSecret(dataDir: string, name: string, secret: string): Promise<KeptSecret> {
  const path = join(openDataFolder(dataDir), name);
  const aside = `${path}.${process.pid}`;
  await writeFile(aside, `${secret}\n`, { mode: ownerFile, flush: true });
  return {
    async publish() {
      await rename(aside, path);
      return path;
    },
    drop: () => rm(aside, { force: true }),
  };
}
