/** What the section says in which a company sets how long things are kept. */
import { sentences } from './sentences.ts';

export const t = sentences('retention-settings', {
  title: 'How long data is kept',
  told: 'Candidates are told of it before they apply and in their application.',
  loadFailed: 'Failed to load these settings.',
  tooLong: 'This site erases recordings after {days} days in any case.',
  saved: 'Saved',
  failed: 'Failed to save the periods.',
  applications: 'Erase applications after their end',
  applicationsWhat:
    'An application ends when it is rejected or withdrawn, when its job is closed, or with the last step that its person knows of (a remark is none), an accepted one too. It goes with its files, interviews, analyses, notes and mails. A changed decision starts the time anew. A shorter time holds at once for all, a longer one for those who apply from then on: the others were told less. A company that registers begins with {usual} months.',
  months: 'Months after the end',
  recordings: 'Erase recordings of interviews earlier',
  recordingsWhat:
    'This site erases them {days, plural, one {# day} other {# days}} after the interview in any case. Their words stay.',
  days: 'Days after the interview',
  bounds: '{least} to {most}',
  save: 'Save Periods',
  eraseTonight: 'Erase tonight?',
  eraseTonightWhat:
    'Tonight, and then every night, what is older is erased. Today that is {due} It cannot be brought back.',
  saveAndErase: 'Save and erase tonight',
  unknown: 'What this would erase cannot be told at the moment.',
  wouldErase: 'Today this would erase {due}',
  wouldEraseNothing: 'Today this would erase nothing.',
  toldShorter:
    '{applications, plural, one {# application goes} other {# applications go}} sooner than that: {applications, plural, one {its candidate was} other {their candidates were}} told a shorter time.',
  dueApplications:
    '{applications, plural, one {# application} other {# applications}} of {people, plural, one {# person} other {# people}}',
  dueRecordings: '{recordings, plural, one {# recording} other {# recordings}}',
  due: '{parts}.',
  dueOldest: '{parts}. The oldest ended on {day}.',
});
