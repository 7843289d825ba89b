/**
 * Keeps a database and a file store to one installation: both bear its id, and where these differ nothing is read or
 * written. What was uploaded lies in folders of the store, the id beside them.
 */
import type pg from 'pg';
import { addInstallation, type InstallationRow, installationRow, lockInstallation } from '#platform/db/installation.ts';
import { Unavailable } from '#platform/http/fail.ts';
import { isId, systemClock } from '#platform/process/clock.ts';
import { NotFound } from './not-found.ts';
import type { FileStore } from './types.ts';

const key = 'installation-id';

/** How an administrator knows the two. */
export interface Place {
  database: string;
  files: string;
}

export interface Pair {
  files: FileStore;
  place: Place;
}

/** The id that the store bears; null for none. */
export async function installationOf(files: FileStore): Promise<string | null> {
  const bytes = await files.get(key).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  const id = bytes ? Buffer.from(bytes).toString().trim().toLowerCase() : '';
  return isId(id) ? id : null;
}

export async function markStore(files: FileStore, id: string): Promise<void> {
  await files.put(key, Buffer.from(`${id}\n`), 'text/plain');
}

/** Why the two do not belong together, in one line that says what to do; null where they do. Writes nothing. */
export async function difference(client: pg.ClientBase, pair: Pair): Promise<string | null> {
  return judged(await installationRow(client), await installationOf(pair.files), pair);
}

async function judged(
  { id, namesFiles }: InstallationRow,
  stored: string | null,
  { files, place }: Pair,
): Promise<string | null> {
  const of = id === null ? 'no installation yet' : `the installation ${id}`;
  const both = `the database (${place.database}) is of ${of}, and the files (${place.files}) are of ${stored ?? 'none'}. Name what belongs together in DATABASE_URL, DATA_DIR and S3_BUCKET.`;
  const isOne = id === stored || (id === null && namesFiles);
  if (isOne || ((id === null || stored === null) && !(await holdsFiles(files)))) return null;
  return id === null
    ? `${both} To begin anew, name an empty place for the files.`
    : `${both} Where they do belong together, write ${id} into ${key} beside the files.`;
}

async function holdsFiles(files: FileStore): Promise<boolean> {
  for await (const one of files.list('')) if (one.key.includes('/')) return true;
  return false;
}

/** Throws where the two do not belong together, having changed nothing. False where the store cannot be asked. */
export async function refuseDifference(client: pg.ClientBase, pair: Pair): Promise<boolean> {
  try {
    const problem = await difference(client, pair);
    if (problem !== null) throw new Error(problem);
    return true;
  } catch (error) {
    if (error instanceof Unavailable) return false;
    throw error;
  }
}

/**
 * Gives the id to whichever has none. Throws where the two do not belong together, and Unavailable where the store
 * cannot be asked. Answers what an administrator should know, if anything.
 */
export async function settle(client: pg.Client, pair: Pair): Promise<string | null> {
  let warning: string | null = null;
  await lockInstallation(client, async () => {
    const [row, stored] = [await installationRow(client), await installationOf(pair.files)];
    const problem = await judged(row, stored, pair);
    if (problem !== null) throw new Error(problem);
    const id = row.id ?? stored ?? systemClock.newId();
    if (row.id === null) await addInstallation(client, id);
    if (stored !== null) return;
    if (row.id !== null && row.namesFiles)
      warning = `the database names files, and ${pair.place.files} holds none: restore them, or name the place where they are`;
    // Before the commit: a database that has an id was beside a store that bears it.
    await markStore(pair.files, id);
  });
  return warning;
}

export interface Belonging {
  /** The store, of which nothing is asked before it is settled; until then it is Unavailable. */
  files: FileStore;
  /** Throws what `settle` throws; once it resolved, it does nothing more. */
  settled(): Promise<void>;
}

/** `work` settles the pair. */
export function belonging(store: FileStore, work: () => Promise<void>): Belonging {
  let settling: Promise<void> | null = null;
  const settled = () => {
    settling ??= work().catch((error: unknown) => {
      settling = null;
      throw error;
    });
    return settling;
  };
  const first = () =>
    settled().catch((error: unknown) => {
      if (error instanceof Unavailable) throw error;
      throw new Unavailable(error instanceof Error ? error.message : String(error), { cause: error });
    });
  const after = <A extends unknown[], T>(call: (...args: A) => Promise<T>) => {
    return (...args: A) => first().then(() => call(...args));
  };
  const files: FileStore = {
    put: after(store.put),
    get: after(store.get),
    stream: after(store.stream),
    remove: after(store.remove),
    exists: after(store.exists),
    ready: after(store.ready),
    async *list(prefix) {
      await first();
      yield* store.list(prefix);
    },
  };
  return { files, settled };
}
