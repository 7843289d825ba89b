/** Removes bytes that no row names any more. */
import { z } from 'zod';
import { unlessBackingUp } from '#platform/backup-lock.ts';
import { task } from '#platform/queue.ts';
import type { World } from '#world';
import { keysInUse } from './store.ts';

const payload = z.object({ keys: z.array(z.string()) });

/** When to ask again while a backup is being made. */
const backupMilliseconds = 60_000;

/** Removes those that no row names; false, having done nothing, while a backup is being made. */
async function removeUnused(world: World, keys: readonly string[]): Promise<boolean> {
  return unlessBackingUp(world.db, async () => {
    const used = await keysInUse(world.db, [...keys]);
    for (const key of keys.filter((each) => !used.has(each))) await world.files.remove(key);
  });
}

export const removeBytes = task<World, typeof payload>({
  name: 'files.remove',
  payload,
  async run(world, { keys }) {
    if (await removeUnused(world, keys)) return;
    // A backup is being made, and its snapshot may name them.
    const after = new Date(world.clock.now().getTime() + backupMilliseconds);
    await world.queue.add(world.db, 'files.remove', { keys }, { after });
  },
});

const dayMilliseconds = 86_400_000;

/** Uploads whose transaction never came, for example because the process was killed, go after a day. */
export const sweepFiles = task<World, z.ZodObject>({
  name: 'files.sweep',
  payload: z.object({}),
  every: '17 3 * * *',
  async run(world) {
    // The store clears what was still being written when a process died; it may have been up for months since.
    await world.files.ready();
    const before = world.clock.now().getTime() - dayMilliseconds;
    let batch: string[] = [];
    const sweep = async () => {
      // During a backup they stay until tomorrow.
      await removeUnused(world, batch);
      batch = [];
    };
    for await (const file of world.files.list('')) {
      if (file.modifiedAt.getTime() < before) batch.push(file.key);
      if (batch.length >= 500) await sweep();
    }
    await sweep();
  },
});
