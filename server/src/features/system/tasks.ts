/** Housekeeping that no row asks for. */
import { z } from 'zod';
import { sweepLimits } from '#platform/auth/limits.ts';
import { sweepSignIns } from '#platform/auth/sign-ins.ts';
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
