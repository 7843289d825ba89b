/** The door of retention. */
import { sweepApplications, sweepRecordings } from './tasks.ts';

export { setPeriods, toldToCandidates } from './actions.ts';
export { retentionBindings } from './routes.ts';
export { closingOf, countedFrom, erasedAfter, recordingDaysOf, shorterOf } from './rules.ts';
export { askedToLookAt, deleteApplications, forgetRecordingsOf } from './store.ts';
export const retentionTasks = [sweepApplications, sweepRecordings];
