/** Says that an embedded database was moved to a server, so that nobody works on the old one by mistake. */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerFile } from './owner-only.ts';

const noteIn = (dataDir: string) => join(dataDir, 'db-was-moved');

/** `url` names where to; its password is not kept. */
export async function noteMoved(dataDir: string, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  await writeFile(noteIn(dataDir), `${pathname.slice(1)} on ${host}\n`, { mode: ownerFile });
}

/** Throws one line where the database of this folder was moved. */
export function refuseMoved(dataDir: string): void {
  const note = noteIn(dataDir);
  if (!existsSync(note)) return;
  throw new Error(
    `the database in ${join(dataDir, 'db')} was moved to ${readFileSync(note, 'utf8').trim()}. Set DATABASE_URL; to use the old one all the same, remove ${note}.`,
  );
}
