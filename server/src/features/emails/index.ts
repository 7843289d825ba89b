/** The door of durable mail. */
import { sendEmail, sweepMails } from './tasks.ts';

export { awaitEmails, forgetMails, hasMailServer, type NewEmail, queueEmail, sendAgain, sendTest } from './actions.ts';
export {
  deleteEmailsBecause,
  deleteEmailsOf,
  type EmailRow,
  endWaiting,
  mailsToApplicant,
  mailsToUser,
  notNeeded,
  pageOfMailsTo,
  statesBecause,
} from './store.ts';
export { emails } from './tables.ts';
export const emailsTasks = [sendEmail, sweepMails];
