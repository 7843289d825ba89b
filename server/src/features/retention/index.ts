/** The door of retention. */
import type { Task } from '#platform/queue.ts';
import type { World } from '#world';
import { sweepApplications, sweepRecordings } from './tasks.ts';

export { toldToCandidates } from './actions.ts';
export { retentionBindings } from './routes.ts';
export { erasedAfter } from './rules.ts';
export const retentionTasks: readonly Task<World>[] = [
  sweepApplications as Task<World>,
  sweepRecordings as Task<World>,
];
