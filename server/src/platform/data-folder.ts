/** Makes the data folder and tries it out, before anything is built on it. */
import { mkdirSync, mkdtempSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder's real path; closed to other accounts where it is made here. Throws what the file system says against it. */
export function openDataFolder(path: string): string {
  make(path);
  // Whether files can be made in it shows only when one is: root may do so by right, and still not in /proc.
  rmdirSync(mkdtempSync(join(path, '.try-')));
  return realpathSync(path);
}

/** Node's own `recursive` tries for ever where the system says of a folder's parent that it is there and is not, as in /proc. */
function make(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) make(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Of several that start at once, one makes it.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
