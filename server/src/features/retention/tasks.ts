/** Every night what has been kept long enough is erased. */
import { z } from 'zod';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { eraseApplications, eraseRecordings } from './actions.ts';

const payload = z.object({});

/** The first run after a short period was set may have much to do: it goes on as another task, within the time of one. */
export const sweepApplications = task<World, typeof payload>({
  name: 'retention.applications',
  payload,
  every: '11 3 * * *',
  async run(world) {
    if (!(await eraseApplications(world))) await world.queue.add(world.db, sweepApplications.name, {});
  },
});

export const sweepRecordings = task<World, typeof payload>({
  // As it was called before companies could set a period of their own: queues that exist keep their schedule.
  name: 'interview.sweep_recordings',
  payload,
  every: '41 3 * * *',
  async run(world) {
    if (!(await eraseRecordings(world))) await world.queue.add(world.db, sweepRecordings.name, {});
  },
});
