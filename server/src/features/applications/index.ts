/** The door of applications. */
import { remindOfAnswers } from './answers-due.ts';
import { remindOfInterviews, tellReceived } from './applicant-mail.ts';
import { tellDecision } from './decision-mail.ts';
import { publish } from './publishing.ts';
import { redactDue } from './redaction-tasks.ts';
import { handOut, scoreOne } from './scoring-tasks.ts';
import { countYearsLater, processResume, readJobAgain } from './tasks.ts';
import { forgetWithdrawn } from './withdrawing.ts';

export { mailApplicant } from './applicant-mail.ts';
export { decideIn } from './decisions.ts';
export { companyToAsk, knownLink } from './links.ts';
export { newestRead } from './newest.ts';
export { allNotesAbout } from './notes-store.ts';
export { erasureOf, type OwnDetail, ownDetails, seenDecision } from './own.ts';
export { eraseReference, namedAsReference } from './references.ts';
export { applicationsBindings } from './routes.ts';
export { noteStep } from './steps.ts';
export { withdrawAgain } from './withdrawing.ts';
export const applicationsTasks = [
  processResume,
  readJobAgain,
  handOut,
  scoreOne,
  countYearsLater,
  redactDue,
  publish,
  tellReceived,
  remindOfInterviews,
  remindOfAnswers,
  tellDecision,
  forgetWithdrawn,
];
