/** The door of jobs. */
import type { Task } from '#platform/queue.ts';
import type { World } from '#world';
import { processJob } from './tasks.ts';

export { ownJob, owns } from './actions.ts';
export { listOfJobs } from './list-store.ts';
export { jobsBindings } from './routes.ts';
export { statusOn } from './rules.ts';
export { type ApplicationLinkRow, type JobRow, jobById, jobOf, keepJobOf, linkByToken, setBlind } from './store.ts';
export { jobs } from './tables.ts';
export { publicJobView, today } from './views.ts';
export const jobsTasks: readonly Task<World>[] = [processJob as Task<World>];
