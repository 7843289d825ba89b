/** The door of what applying, interviews and reviewing share: an application's row and lock, whose it is, what is withheld of it, how it was read. */
export { askerOf, hasModelOutside, isMarkable, readBy, speechFor } from './inside.ts';
export { companyApplication, heldCompanyApplication, ownApplication, readableApplication } from './owner.ts';
export { identityOf, jobTextOf, resumeReading, resumeToRead } from './reading.ts';
export {
  type Redaction,
  redactedQuotation,
  redactedView,
  redactionFor,
  redactionIn,
  redactionOver,
} from './redaction.ts';
export { redactionsDue } from './redaction-store.ts';
export {
  answerBy,
  gradeView,
  isBlind,
  neutralName,
  sentWith,
  toldOf,
  unmarked,
  visibleStatus,
  withheldFrom,
} from './rules.ts';
export {
  type ApplicationRow,
  applicationById,
  applicationOf,
  lockApplication,
  lockApplicationBy,
  lockApplicationOf,
  type ResumeTextRow,
  resumeTextOf,
  updateApplication,
  visibleStatusAt,
} from './store.ts';
export { applications, resumeTexts } from './tables.ts';
