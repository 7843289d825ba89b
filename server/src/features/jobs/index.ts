/** The door of jobs. */
import { processJob } from './tasks.ts';

export { eraseJob, ownJob, owns } from './actions.ts';
export { listOfJobs } from './list-store.ts';
export { jobsBindings } from './routes.ts';
export { statusOn } from './rules.ts';
export {
  type ApplicationLinkRow,
  closedOn,
  deleteJobsOf,
  type JobRow,
  jobById,
  jobOf,
  keepJobOf,
  linkByToken,
  lockJobOf,
  newestLink,
  setHowRead,
  waitIfChanged,
} from './store.ts';
export { jobs } from './tables.ts';
export { publicJobView, today } from './views.ts';
export const jobsTasks = [processJob];
