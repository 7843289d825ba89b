/** Every night invitations that are over go, and the mails of older ones. */
import { z } from 'zod';
import { deleteEmailsBecause } from '#features/emails/index.ts';
import { daysAfter } from '#platform/process/clock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { forgetInvitations } from './store.ts';

/** As long as other mails that belong to nobody. */
const mailDays = 30;

export const sweepInvitations = task<World, z.ZodObject>({
  name: 'members.sweep_invitations',
  payload: z.object({}),
  every: '3 4 * * *',
  async run(world) {
    const now = world.clock.now();
    await world.db.transaction(async (tx) => {
      await forgetInvitations(tx, now);
      await deleteEmailsBecause(tx, 'invitation:', daysAfter(now, -mailDays));
    });
  },
});
