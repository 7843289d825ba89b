/** What is said of an interview that was taken or is to come: its sound, what was noticed, what was chosen or asked for. */
import { sentences } from './sentences.ts';

export const t = sentences('interviews-review', {
  correct: 'Correct these words',
  correctOf: 'Correct these words: answer {sequence}',
  whatYouSaid: 'What you said',
  correctWhat:
    'Until {time}. Write what you said, not what you would have liked to say: the company sees what was heard, what you write here, and hears the recording. Both are marked; what was heard counts unless a person finds otherwise.',
  saveCorrection: 'Save the correction',
  correctFailed: 'Failed to save the correction.',
  ownCorrection: '<b>Your correction:</b> {text}',
  correction: '<b>Corrected by the candidate:</b> {text}',
  accommodations: 'Accommodations',
  accommodationsWhat:
    'Chosen or asked for by the applicant, and shown here until the interview begins. It changes no mark.',
  longer: 'Each question lasts {duration} (×{factor}).',
  typed: 'Answers are typed.',
  longReading: 'Each question is read for 20 seconds before its time runs.',
  waitsForYou: 'Waits for you',
  asked: 'Asked on {day}: “{wish}”',
  answer: 'Your answer',
  answerWhat:
    'The applicant reads it on the page of the interview and gets it by mail. An interview that has begun has no break: its time runs on.',
  answerEmpty: 'Please write an answer',
  answeredOn: 'Sent on {day}. Another answer is sent as well.',
  sendAnswer: 'Send the answer',
  answered: 'The answer was sent',
  answerFailed: 'The answer could not be sent.',
  recordingOf: 'Recording of the answer to question {sequence}',
  lasts: 'Recording of {seconds, plural, one {# second} other {# seconds}}',
  deletedOn: 'The recording was deleted on {day}, when its time was over.',
  transcribing: 'The recording is still being turned into text; the words above may change.',
  flagFailed: 'Your note could not be saved.',
  flagged:
    'You flagged this transcript as wrong on {day}. The reviewer sees it, and can listen where there is a recording.',
  flaggedNoted:
    'You flagged this transcript as wrong on {day}: “{note}” The reviewer sees it, and can listen where there is a recording.',
  takeBack: 'Take it back',
  isWrong: 'This transcript is wrong',
  isWrongOf: 'This transcript is wrong: question {sequence}',
  whatSaid: 'What did you say? (optional)',
  wordsStay: 'The words stay as they are; the reviewer sees your note. Possible until {day}.',
  flag: 'Flag as wrong',
  tabHidden: 'The tab was hidden',
  windowLeft: 'The window was left',
  pasted: 'A long text was pasted into an answer',
  secondTab: 'A second tab was opened',
  cameraLost: 'The camera was lost',
  microphoneLost: 'The microphone was lost',
  atQuestion: '{signal} (question {sequence})',
  noticed: 'Noticed during the interview',
  noticedWhat:
    'Facts for you to weigh, each with many harmless reasons: keyboards and assistive software cause some too. They are never scored, and the candidate knew of them.',
  nothing: 'Nothing was noticed.',
});
