/** Files in a folder, for its owner alone: written beside the target, flushed, then renamed, so that a crash never leaves half a file. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { closeToOthers, ownerFile, ownerFolder } from '#platform/process/owner-only.ts';
import { checkedKey, checkedPrefix } from './keys.ts';
import { NotFound } from './not-found.ts';
import type { FileStore, StoredFile } from './types.ts';

/** Where files are written before they are complete. No valid key begins with an underscore. */
const INCOMING = '_incoming';
const LEFTOVER_AFTER_MS = 3_600_000;

/** A store under `dir`, which is made when it is missing. */
export function createFolderStore(dir: string): FileStore {
  const disk = new Disk(new FSDriver({ location: dir, visibility: 'private' }));

  async function stream(key: string, part?: { start: number; end: number }) {
    if (!(await disk.exists(checkedKey(key)))) throw new NotFound(key);
    return Readable.from(bytesOf(join(dir, key), part), { objectMode: false });
  }

  return {
    // Not the driver's own put: it writes in place, so a crash would leave a torn file under a good name.
    async put(key, bytes) {
      await writeWhole(join(dir, INCOMING, randomUUID()), join(dir, checkedKey(key)), bytes);
    },
    // Not the driver's getBytes: it hands out the buffer's whole backing store, whatever the file's length.
    async get(key) {
      const chunks: Buffer[] = [];
      for await (const chunk of await stream(key)) chunks.push(chunk);
      return new Uint8Array(Buffer.concat(chunks));
    },
    stream,
    remove: (key) => disk.delete(checkedKey(key)),
    exists: (key) => disk.exists(checkedKey(key)),
    // Not the driver's own: it reads the names of everything before it tells the first.
    async *list(prefix) {
      const { folder } = checkedPrefix(prefix);
      const parts = folder === '' ? [] : folder.split('/');
      for (let depth = 0; depth < parts.length; depth += 1) closeToOthers(join(dir, ...parts.slice(0, depth)));
      yield* filesBelow(dir, folder);
    },
    async ready() {
      await mkdir(join(dir, INCOMING), { recursive: true, mode: ownerFolder });
      // First what may be in the way of the bytes that are tried then: a full disk takes names, but no bytes.
      await clearLeftovers(join(dir, INCOMING));
      const probe = join(dir, INCOMING, randomUUID());
      await writeFile(probe, Buffer.alloc(4096), { mode: ownerFile }).finally(() => rm(probe, { force: true }));
    },
  };
}

/** Opens the file once somebody reads, so that an answer that nobody takes holds none open; it is closed with the reader. */
async function* bytesOf(path: string, part?: { start: number; end: number }): AsyncGenerator<Buffer> {
  yield* createReadStream(path, part);
}

/** Walks a folder while it is read. What an earlier version or a copy left open to others is closed on the way. */
async function* filesBelow(dir: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(join(dir, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (!entries) return;
  closeToOthers(join(dir, folder));
  for await (const entry of entries) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (key === INCOMING) continue;
    if (entry.isDirectory()) yield* filesBelow(dir, key);
    const path = join(dir, key);
    const seen = entry.isFile() ? await lstat(path).catch(() => null) : null;
    if (!seen) continue;
    closeToOthers(path, seen);
    yield { key, modifiedAt: seen.mtime };
  }
}

async function writeWhole(temporary: string, target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(temporary), { recursive: true, mode: ownerFolder });
  await mkdir(dirname(target), { recursive: true, mode: ownerFolder });
  try {
    const file = await open(temporary, 'wx', ownerFile);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await flushFolder(dirname(target));
}

/** The rename itself is durable only once the folder is flushed. Windows cannot open a folder and needs no flush. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function clearLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const seen = await stat(path).catch(() => null);
    if (seen && Date.now() - seen.mtimeMs > LEFTOVER_AFTER_MS) await rm(path, { force: true });
  }
}
