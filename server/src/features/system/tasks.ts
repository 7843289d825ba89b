/** Housekeeping that no row asks for. */
import { z } from 'zod';
import { sweepLimits } from '#platform/auth/limits.ts';
import { sweepSignIns } from '#platform/auth/sign-ins.ts';
import { cleanDatabase } from '#platform/db/vacuum.ts';
import { sweepIdempotencyKeys } from '#platform/http/idempotency.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';

export const sweepCounters = task<World, z.ZodObject>({
  name: 'system.sweep',
  payload: z.object({}),
  every: '*/30 * * * *',
  async run(world) {
    await sweepLimits(world.db, world.clock.now());
    await sweepIdempotencyKeys(world.db);
    await sweepSignIns(world.db, world.config.tokenIdleMinutes);
  },
});

/** After all else of the night, so that nothing of what it erased stays in a file until the next. */
export const vacuum = task<World, z.ZodObject>({
  name: 'system.vacuum',
  payload: z.object({}),
  every: '7 5 * * *',
  async run({ config, log }) {
    const left = await cleanDatabase(config);
    if (left.length > 0)
      log.warn({ tables: left }, 'what was deleted stays in the files of these tables until tomorrow');
  },
});
