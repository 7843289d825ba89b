/** What people entrust is for the account of the product alone: folders 0700, files 0600, whatever the umask. */
import { chmodSync, type Stats, statSync } from 'node:fs';

export const ownerFolder = 0o700;
export const ownerFile = 0o600;

/**
 * Takes from all others what they may do with a file or folder; one that is missing, or somebody else's such as the
 * root of a mounted volume, stays as it is. Synchronous: in the common case it is a look at what is known already.
 */
export function closeToOthers(path: string, seen: Stats | undefined = statSync(path, { throwIfNoEntry: false })): void {
  if (!seen || (seen.mode & 0o077) === 0) return;
  try {
    chmodSync(path, seen.mode & ownerFolder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // the file system throws nothing else
    if (code !== 'EPERM' && code !== 'ENOENT' && code !== 'EROFS') throw error;
  }
}
