/** Analyses complete interviews, and ends those that nobody came back to. */
import { z } from 'zod';
import { applicationById } from '#features/applications/index.ts';
import { task } from '#platform/queue.ts';
import type { World } from '#world';
import { finish } from './actions.ts';
import { analyseApplication } from './analysis.ts';

const payload = z.object({ applicationId: z.string() });

export const analyse = task<World, typeof payload>({
  name: 'interview.analyse',
  payload,
  run: (world, { applicationId }) => analyseApplication(world, applicationId),
});

export const expire = task<World, typeof payload>({
  name: 'interview.expire',
  payload,
  async run(world, { applicationId }) {
    const application = await applicationById(world.db, applicationId);
    if (application) await finish(world, application, 'time', world.clock.now());
  },
});
