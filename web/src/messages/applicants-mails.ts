/** What the page says on which a person reads what was mailed to them. */
import { sentences } from './sentences.ts';

export const t = sentences('applicants-mails', {
  title: 'Mails to you',
  what: 'Everything that was mailed to your address, also where a mail was lost on its way.',
  toSettings: 'Back to the settings',
  failed: 'Failed to load your mails.',
  none: 'Nothing was mailed to you yet',
  noneHint: 'You are mailed when an application has arrived, and when it is decided.',
  more: 'Show more',
  queued: 'On its way',
  notDelivered: 'Not delivered',
  secret: 'This mail carried a code or a link that opens something. Its words are shown nowhere else.',
  toApplication: 'See your application',
});
