/** Every night conversations are erased in which nobody has asked anything for long. */

import { conversationDays } from '@saring/contract';
import { z } from 'zod';
import { daysAfter } from '#platform/process/clock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { deleteConversationsBefore } from './history.ts';

const payload = z.object({});
const atOnce = 500;

export const sweepConversations = task<World, typeof payload>({
  name: 'assistant.conversations',
  payload,
  every: '51 3 * * *',
  async run(world) {
    const before = daysAfter(world.clock.now(), -conversationDays);
    while ((await deleteConversationsBefore(world.db, before, atOnce)) === atOnce);
  },
});
