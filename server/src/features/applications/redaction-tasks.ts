/** Finds ahead what tells who an applicant is, so that nobody waits for it and the assistant knows by which words to search. */
import { z } from 'zod';
import {
  type ApplicationRow,
  applicationById,
  redactionOver,
  redactionsDue,
  resumeReading,
} from '#features/applications/core/index.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';

const batch = 50;
/** After so many milliseconds the rest is left to the next task: others of this process have their turn between two. */
const stretch = 2000;
const payload = z.object({});

/** Every minute whatever is left: of jobs that are now reviewed without names, of people who changed their profile, of an earlier version. */
export const redactDue = task<World, typeof payload>({
  name: 'application.redact',
  payload,
  every: '* * * * *',
  async run(world) {
    const ids = await redactionsDue(world.db, batch);
    const end = world.clock.now().getTime() + stretch;
    let done = 0;
    for (const id of ids) {
      if (done > 0 && world.clock.now().getTime() > end) break;
      await redactResume(world, await applicationById(world.db, id));
      done += 1;
    }
    if (ids.length === batch || done < ids.length) await world.queue.add(world.db, redactDue.name, {});
  },
});

/** The resume with its findings and reasons as a reviewer without names will see them. */
export async function redactResume(world: World, application: ApplicationRow | null): Promise<void> {
  if (!application) return;
  const redaction = redactionOver(world, application, false);
  await redaction.resume();
  await resumeReading(world, application, redaction);
}
