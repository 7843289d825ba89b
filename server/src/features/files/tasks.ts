/** Removes bytes that no row names any more, and tells of rows whose bytes are gone. */
import { z } from 'zod';
import { batches } from '#platform/batches.ts';
import { unlessBackingUp } from '#platform/db/backup-lock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { folderAfter } from './keys.ts';
import { keysBelow, keysInUse } from './store.ts';

const payload = z.object({ keys: z.array(z.string()) });

/** When to ask again while a backup is being made. */
const backupMilliseconds = 60_000;

/** Removes those that no row names, and answers how many; null, having done nothing, while a backup is being made. */
async function removeUnused(world: World, keys: readonly string[]): Promise<number | null> {
  let removed = 0;
  const done = await unlessBackingUp(world.db, async (tx) => {
    const used = await keysInUse(tx, [...keys]);
    const unused = keys.filter((key) => !used.has(key));
    for (const key of unused) await world.files.remove(key);
    removed = unused.length;
  });
  return done ? removed : null;
}

export const removeBytes = task<World, typeof payload>({
  name: 'files.remove',
  payload,
  async run(world, { keys }) {
    if ((await removeUnused(world, keys)) !== null) return;
    // A backup is being made, and its snapshot may name them.
    const after = new Date(world.clock.now().getTime() + backupMilliseconds);
    await world.queue.add(world.db, 'files.remove', { keys }, { after });
  },
});

/** Bytes are stored a moment before their row; an hour is longer than any upload takes from one to the other. */
const underWayMilliseconds = 3_600_000;
/** Of one task; what is left goes on as another, well within the time of one. */
const sweepMilliseconds = 100_000;
/** As many keys as one statement or one task is asked for. */
const atOnce = 500;

const sweep = z.object({
  /** The folder after which to go on. */
  after: z.string().optional(),
  /** What was found in those before. */
  removed: z.number().default(0),
  missing: z.number().default(0),
});

/**
 * Compares store and rows both ways, folder by folder, so that memory holds one of 256 parts of what is stored for one
 * purpose. Bytes without a row are those of a process that was killed between storing and committing, or between
 * committing and removing. Rows without bytes nothing can mend: their number is told.
 */
export const sweepFiles = task<World, typeof sweep>({
  name: 'files.sweep',
  payload: sweep,
  every: '17 */4 * * *',
  async run(world, { after, removed, missing }) {
    // The store clears what was still being written when a process died; it may have been up for months since.
    await world.files.ready();
    const end = performance.now() + sweepMilliseconds;
    let folder = folderAfter(after);
    for (; folder !== null && performance.now() < end; folder = folderAfter(folder)) {
      const found = await sweepFolder(world, folder);
      removed += found.removed;
      missing += found.missing;
      after = folder;
    }
    if (folder !== null) return world.queue.add(world.db, 'files.sweep', { after, removed, missing });
    if (removed > 0) world.log.info({ removed }, 'stored files without a row were removed');
    if (missing > 0) world.log.warn({ missing }, 'rows name stored files that are gone: restore them from a backup');
  },
});

async function sweepFolder(world: World, folder: string): Promise<{ removed: number; missing: number }> {
  const before = world.clock.now().getTime() - underWayMilliseconds;
  const named = new Set(await keysBelow(world.db, folder));
  const strays: string[] = [];
  for await (const { key, modifiedAt } of world.files.list(folder)) {
    if (!named.delete(key) && modifiedAt.getTime() < before) strays.push(key);
  }
  // During a backup they stay until the next sweep. A row that came meanwhile is looked for again.
  let removed = 0;
  for (const keys of batches(strays, atOnce)) removed += (await removeUnused(world, keys)) ?? 0;
  let missing = 0;
  for (const keys of batches([...named], atOnce)) {
    const gone: string[] = [];
    for (const key of keys) if (!(await world.files.exists(key))) gone.push(key);
    // Those that were deleted while the folder was listed have no row any more either.
    missing += (await keysInUse(world.db, gone)).size;
  }
  return { removed, missing };
}
