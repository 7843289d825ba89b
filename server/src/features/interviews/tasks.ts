/** Background work of interviews: the end that nobody came back for, and pieces that have to go. */
import { z } from 'zod';
import { applicationById } from '#features/applications/core/index.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { finish } from './ending.ts';
import { answersWithPiecesBefore } from './piece-store.ts';
import { joinPieces } from './sound.ts';

const payload = z.object({ applicationId: z.string() });

export const expire = task<World, typeof payload>({
  name: 'interview.expire',
  payload,
  async run(world, { applicationId }) {
    const application = await applicationById(world.db, applicationId);
    if (application) await finish(world, application, 'time', world.clock.now());
  },
});

const hourMilliseconds = 3_600_000;

/** Pieces that came after their recording was made, or whose task was lost; those of an answer that is open stay. */
export const sweepPieces = task<World, z.ZodObject>({
  name: 'interview.sweep_pieces',
  payload: z.object({}),
  every: '23 * * * *',
  async run(world) {
    const before = new Date(world.clock.now().getTime() - hourMilliseconds);
    for (const { applicationId, sequence } of await answersWithPiecesBefore(world.db, before)) {
      await joinPieces(world, applicationId, sequence);
    }
  },
});
