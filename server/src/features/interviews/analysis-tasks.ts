/** Has a complete interview analysed, once its words are there. */
import { z } from 'zod';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { analyseApplication } from './analysis.ts';
import { analysisWaitSeconds } from './rules.ts';
import { hasSoundOutstanding, interviewOf } from './store.ts';

const payload = z.object({ applicationId: z.string() });

/** Words that are still to come are waited for a while; those that come later cause another analysis. */
export const analyse = task<World, typeof payload>({
  name: 'interview.analyse',
  payload,
  async run(world, { applicationId }) {
    const interview = await interviewOf(world.db, applicationId);
    const now = world.clock.now().getTime();
    const timeLimit = (interview?.completedAt?.getTime() ?? 0) + analysisWaitSeconds * 1000;
    if (now < timeLimit && (await hasSoundOutstanding(world.db, applicationId))) {
      const after = new Date(now + 2000);
      await world.queue.add(world.db, analyse.name, { applicationId }, { after });
      return;
    }
    await analyseApplication(world, applicationId);
  },
});
