/** What the page says on which a company adds words of its own to the mails that candidates get by themselves. */
import { sentences } from './sentences.ts';

export const t = sentences('emails-candidates', {
  title: 'Mails to candidates',
  what: 'These mails go out by themselves. Add words of your own: they stand in the mail beside what each candidate has to know.',
  toSettings: 'Back to the settings',
  notLoaded: 'Failed to load the mails.',
  others:
    'When decisions are told, and whether candidates are reminded of the interview, is set in the <link>settings</link>. Reasons and words for one candidate are given with the decision.',
  received: 'An application has arrived',
  receivedWhen: 'At once, to everybody who applied.',
  interview: 'The interview is waiting',
  interviewWhen: 'One day and three days after they applied, to those who have not begun it.',
  accepted: 'Accepted',
  acceptedWhen: 'As soon as the candidate may see it.',
  kept: 'Kept in view',
  keptWhen: 'As soon as the candidate may see it.',
  rejected: 'Rejected',
  rejectedWhen: 'As soon as the candidate may see it, with the reason that was given.',
  words: 'Your words',
  wordsWhat: 'Plain text; a blank line begins a paragraph. The words in braces are filled in for each candidate.',
  test: 'Send me a test',
  save: 'Save',
  saved: 'Mail saved',
  unsaved: 'Not saved. The mail says now: <b>{words}</b>',
  unsavedNone: 'Not saved. The mail has no words of your own now.',
  useSaved: 'Go back to what is saved',
  notSaved: 'Failed to save the mail.',
  testNotSent: 'Failed to send the test mail.',
  testRefused: 'The test mail was not sent: {why}',
});
