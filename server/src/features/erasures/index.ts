/** The door of erasures: what is erased, and the list of it that outlives a restore. */
import { eraseAccount, eraseCompany, listErasures, resumeErasures, tellApplicants } from './tasks.ts';

export { addToList, endOfList } from './list.ts';
export { noteDeletedJob, noteErasure } from './noting.ts';
export { applyListAtStart } from './start.ts';
export { eraseAccount, eraseCompany };
export const erasuresTasks = [eraseAccount, eraseCompany, listErasures, resumeErasures, tellApplicants];
