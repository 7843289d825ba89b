/** Housekeeping that no row asks for. */
import { z } from 'zod';
import { sweepIdempotencyKeys } from '#platform/idempotency.ts';
import { sweepLimits } from '#platform/limits.ts';
import { task } from '#platform/queue.ts';
import { sweepSignIns } from '#platform/sign-ins.ts';
import type { World } from '#world';

export const sweepCounters = task<World, z.ZodObject>({
  name: 'system.sweep',
  payload: z.object({}),
  every: '*/30 * * * *',
  async run(world) {
    await sweepLimits(world.db);
    await sweepIdempotencyKeys(world.db);
    await sweepSignIns(world.db, world.config.tokenIdleMinutes);
  },
});
