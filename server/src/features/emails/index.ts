/** The door of durable mail. */
import { sendEmail, sweepMails } from './tasks.ts';

export { awaitEmails, forgetMails, type NewEmail, queueEmail } from './actions.ts';
export { deleteEmailsBecause, deleteEmailsOf, mailsToApplicant, mailsToUser } from './store.ts';
export { emails } from './tables.ts';
export const emailsTasks = [sendEmail, sweepMails];
