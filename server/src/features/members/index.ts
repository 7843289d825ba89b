/** The door of members: who administers a company, and who is invited to. */
import { forgetInvitation, sweepInvitations, tellJoined } from './tasks.ts';

export { forgetInvitationMails } from './actions.ts';
export { membersBindings } from './routes.ts';
export const membersTasks = [forgetInvitation, sweepInvitations, tellJoined];
