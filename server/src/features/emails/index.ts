/** The door of durable mail. */
import type { Task } from '#platform/queue.ts';
import type { World } from '#world';
import { sendEmail } from './tasks.ts';

export { awaitEmails, type NewEmail, queueEmail } from './actions.ts';
export { deleteEmailsTo, type EmailRow } from './store.ts';
export { emails } from './tables.ts';
export const emailsTasks: readonly Task<World>[] = [sendEmail as Task<World>];
