/** Removes bytes that no row names any more. */
import { z } from 'zod';
import { task } from '#platform/queue.ts';
import type { World } from '#world';
import { keysInUse } from './store.ts';

const payload = z.object({ keys: z.array(z.string()) });

export const removeBytes = task<World, typeof payload>({
  name: 'files.remove',
  payload,
  async run(world, { keys }) {
    const used = await keysInUse(world.db, keys);
    for (const key of keys.filter((each) => !used.has(each))) await world.files.remove(key);
  },
});

const dayMilliseconds = 86_400_000;

/** Uploads whose transaction never came, for example because the process was killed, go after a day. */
export const sweepFiles = task<World, z.ZodObject>({
  name: 'files.sweep',
  payload: z.object({}),
  every: '17 3 * * *',
  async run(world) {
    const before = world.clock.now().getTime() - dayMilliseconds;
    let batch: string[] = [];
    const sweep = async () => {
      const used = await keysInUse(world.db, batch);
      for (const key of batch.filter((each) => !used.has(each))) await world.files.remove(key);
      batch = [];
    };
    for await (const file of world.files.list('')) {
      if (file.modifiedAt.getTime() < before) batch.push(file.key);
      if (batch.length >= 500) await sweep();
    }
    await sweep();
  },
});
