/** The door of applications. */
import type { Task } from '#platform/queue.ts';
import type { World } from '#world';
import { processResume, readJobAgain } from './tasks.ts';

export { companyApplication, ownApplication } from './decisions.ts';
export { newestRead } from './newest.ts';
export { type OwnDetail, ownDetails } from './own.ts';
export { applicationsBindings } from './routes.ts';
export { isBlind, neutralName } from './rules.ts';
export { type ApplicationRow, applicationById, lockApplicationOf, resumeTextOf, updateApplication } from './store.ts';
export { identityOf, jobTextOf } from './tasks.ts';
export { type Veil, veiledQuotations, veilOf } from './veil.ts';
export { engineName, resumeReading } from './views.ts';
export const applicationsTasks: readonly Task<World>[] = [processResume as Task<World>, readJobAgain as Task<World>];
