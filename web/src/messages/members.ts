/** What the settings say of who administers a company, and the page of an invitation. */
import { sentences } from './sentences.ts';

export const t = sentences('members', {
  title: 'Administrators',
  what: 'They see all jobs and applicants of the company and have the same rights. With two of them, a second look at a rejection is for who did not reject.',
  failed: 'The administrators could not be loaded.',
  list: 'Administrators',
  you: '{username} (you)',
  since: '{email}, since {day}',
  remove: 'Remove',
  removeOne: 'Remove {username}',
  askRemove: 'Remove {username}?',
  removeWhat:
    'They are logged out everywhere at once and told by mail, and invitations that they made are void. What they did stays in the audit trail under their name; their account stays, without the company. They can be invited again only at another email address.',
  removeYourself:
    'You are logged out of the company at once, and invitations that you made are void. Another administrator can invite you again only at another email address, or once you have deleted this account.',
  invitations: 'Invited',
  until: 'can join until {day}',
  revoke: 'Take back',
  revokeOne: 'Take back the invitation of {email}',
  invite: 'Invite',
  email: 'Email of another administrator',
  emailInvalid: 'Please enter a valid email address',
  askInvite: 'Invite {email}?',
  inviteWhat: 'Whoever has the link can join and then sees and changes everything that you can.',
  inviteFailed: 'The invitation could not be sent. Please try again.',
  changeFailed: 'That could not be done. Please try again.',
  link: 'Link for {email}',
  linkWhat: 'No mail is sent here, so pass it on yourself. It works once, for seven days; whoever has it can join.',
  copy: 'Copy Link',
  copied: 'Link copied',
  join: 'Join a company',
  checking: 'Checking the invitation…',
  joinTitle: 'Join {company}',
  joinWhat: 'Choose a username and a password. You will administer {company} with the same rights as everybody there.',
  joined: 'You joined {company}! Redirecting to login.',
  toLogin: 'Go to the login page',
});
