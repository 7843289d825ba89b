/** What the calls about administrators of a company answer, and what is mailed because of them. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-members', {
  invited: '{email} is invited.',
  revoked: 'The invitation was taken back.',
  removed: '{username} is no longer an administrator.',
  joined: 'You are an administrator of {company} now. Please log in.',
  subject: '{company} invites you to Saring',
  title: 'Join {company}',
  what: 'An administrator of {company} invites you to work on its jobs and applicants, with the same rights as theirs. Choose a username and a password, then log in.',
  valid: 'The link works once, for {days} days. Whoever has it can join, so pass it on to nobody.',
  join: 'Join',
  footer:
    'This mail was sent by Saring because an administrator of {company} entered your address. If you do not know why, do nothing.',
  newMember: '{username} administers {company} now',
  newMemberWhat:
    '{username} joined {company} by an invitation, with the same rights as yours. If nobody should have come, remove them under Settings, Administrators.',
  gone: 'You are no longer an administrator of {company}',
  goneWhat:
    'An administrator of {company} took you off its list. You are logged out everywhere. Your account stays, without the company: you can log in, apply for jobs, or delete it in the settings. Somebody can invite you again only at another email address, or once you have deleted it.',
  goneFooter: 'This mail was sent by Saring because you have an account here.',
});
