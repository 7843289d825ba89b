/** The door of members: who administers a company, and who is invited to. */
import { sweepInvitations } from './tasks.ts';

export { membersBindings } from './routes.ts';
export const membersTasks = [sweepInvitations];
