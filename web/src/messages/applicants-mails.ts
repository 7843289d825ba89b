/** What the page says on which a person reads what was mailed to them. */
import { sentences } from './sentences.ts';

export const t = sentences('applicants-mails', {
  title: 'Mails to you',
  what: 'Everything that was mailed to your address, also where a mail was lost on its way.',
  toSettings: 'Back to the settings',
  reminders: 'Remind me of open interviews',
  remindersWhat:
    'By mail to a confirmed address, one day and three days after you applied, if you have not begun the interview and the company reminds at all.',
  remindersOn: 'You are reminded of open interviews',
  remindersOff: 'You are no longer reminded of open interviews',
  remindersFailed: 'Your choice could not be saved.',
  failed: 'Failed to load your mails.',
  none: 'Nothing was mailed to you yet',
  noneHint:
    'You are mailed when an application has arrived. A decision stands with the application, whether it is mailed or not.',
  more: 'Show more',
  queued: 'On its way',
  kept: 'Not sent',
  notDelivered: 'Not delivered',
  secret: 'This mail carried a code or a link that opens something. Its words are shown nowhere else.',
  toApplication: 'See your application',
});
