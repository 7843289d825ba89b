/** What the pages say of a second look at a rejection, to the applicant and to the company. */
import { sentences } from './sentences.ts';

export const t = sentences('second-looks', {
  title: 'Second look',
  loadFailed: 'Failed to load the second look.',
  offer:
    'You can ask once that a person at {company} looks at your application again, until {day}. Say what was overlooked or is wrong.',
  offerElse:
    'They mean to answer within {days, plural, one {a day} other {# days}}. Where someone else at the company may decide too, that person answers, not the one who decided.',
  words: 'What should be looked at again?',
  wordsEmpty: 'Please say what should be looked at again',
  factsLabel: 'Was a fact in your resume read wrongly? (optional)',
  factsWhat:
    'Write each as it is, as a resume would: “Driver, Maju Logistics, 2011 to 2021”. Your resume is read with them once more. The marks so far stay beside it, and a person decides which is right.',
  factsWhatPeople: 'Write each as it is, as a resume would: “Driver, Maju Logistics, 2011 to 2021”. A person reads it.',
  facts: 'Read wrongly, and in truth: “{facts}”',
  factsRead:
    'Read with this, the resume has {resume} instead of {readResume} of 10, and the final score is {final} instead of {readFinal} of 100.',
  ask: 'Ask for a second look',
  asked: 'Your request has been sent',
  askFailed: 'Your request could not be sent.',
  youAsked: 'You asked on {day}: “{words}”',
  paused: 'Nobody at {company} can answer at the moment. What you ask is kept, and its days begin once they can.',
  waits:
    '{company} means to answer by {day}. The time for which your application is kept began anew with your request.',
  waitsLate:
    '{company} meant to answer by {day}, and has not yet. The time for which your application is kept began anew with your request.',
  overtaken: 'The decision was changed after you asked, so your request is not answered any more.',
  overWithdrawn: 'You withdrew your application, so your request is not answered any more.',
  answered: 'Answered on {day} by {person}: “{reason}”',
  answeredUnnamed: 'Answered on {day}: “{reason}”',
  stays: 'The decision stays.',
  changed: 'The decision was changed to {status}.',
  askedForIt: 'Asked on {day}: “{words}”',
  waitsForYou: 'Waits for an answer',
  dueBy: 'To be answered by {day}.',
  overdue: 'It was to be answered by {day}.',
  noLongerWaits:
    'Another status was set before this was answered. It waits no longer; the applicant reads that the decision was changed once they may see it.',
  byAnother: 'Someone else at your company who may decide has to answer this.',
  outcome: 'Outcome',
  keep: 'The decision stays',
  setTo: 'Set to {status}',
  choose: 'Choose',
  outcomeMissing: 'Please choose what came of it',
  askSend: 'Send this answer?',
  askSendWhat:
    'Outcome: {outcome}. The applicant is told at once, with your words, and can ask only once; it cannot be taken back.',
  reason: 'What you tell the applicant',
  reasonWhat: 'The applicant gets it by mail and reads it on the page of the application.',
  reasonEmpty: 'Please write what the second look found',
  send: 'Send the answer',
  sent: 'The answer was sent',
  sendFailed: 'The answer could not be sent.',
});
