/** Every night registration links that are used or over lose what they were for. */
import { z } from 'zod';
import { daysAfter } from '#platform/process/clock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { forgetLinks } from './store.ts';

/** For so long the operator may send one again that nobody used, and sees with which other address one was; their mails stay as long. */
const addressDays = 30;

export const sweepLinks = task<World, z.ZodObject>({
  name: 'companies.sweep_links',
  payload: z.object({}),
  every: '57 3 * * *',
  async run(world) {
    const now = world.clock.now();
    await world.db.transaction((tx) => forgetLinks(tx, now, daysAfter(now, -addressDays)));
  },
});
