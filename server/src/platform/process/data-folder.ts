/** Makes the data folder and tries it out, before anything is built on it. */
import { mkdirSync, mkdtempSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { closeToOthers, ownerFolder } from './owner-only.ts';

/** What the product makes in it, beside the database, which closes its own. */
const ours = ['files', 'incoming', 'outbox'];

/**
 * The folder's real path. Closed to other accounts where it is made here: whoever made it before may have meant others
 * to see what is in it. What is ours in it is closed in any case. Throws what the file system says against it.
 */
export function openDataFolder(path: string): string {
  make(path);
  for (const name of ours) closeToOthers(join(path, name));
  // Whether files can be made in it shows only when one is: root may do so by right, and still not in /proc.
  rmdirSync(mkdtempSync(join(path, '.try-')));
  return realpathSync(path);
}

/** Node's own `recursive` tries for ever where the system says of a folder's parent that it is there and is not, as in /proc. */
function make(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) make(dirname(path));
  try {
    mkdirSync(path, { mode: ownerFolder });
  } catch (error) {
    // Of several that start at once, one makes it.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
