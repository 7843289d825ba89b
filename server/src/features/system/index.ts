/** The door of health, documentation, metrics and housekeeping. */
import type { Task } from '#platform/queue.ts';
import type { World } from '#world';
import { sweepCounters } from './tasks.ts';

export { systemBindings } from './routes.ts';
export const systemTasks: readonly Task<World>[] = [sweepCounters as Task<World>];
