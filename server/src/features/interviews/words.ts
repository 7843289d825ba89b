/** What the calls of interviews answer, and what is mailed of a wish. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-interviews', {
  ended: 'The interview has ended. Thank you for your time!',
  responseSaved: 'Response saved.',
  analysisDone: 'The analysis was generated.',
  analysisRuns: 'The analysis is being generated.',
  peopleRead: 'People alone read this application: there is no analysis.',
  noted: 'Noted.',
  corrected: 'Your correction stands beside what was heard.',
  uncorrected: 'The correction was taken back.',
  flagged: 'Flagged for the reviewer.',
  unflagged: 'The flag was taken back.',
  notAsked: 'That question has not been asked yet.',
  pieceShape: 'A piece must be a WAV file: mono, 16 bit, 16000 Hz.',
  pieceLong: 'A piece holds at most 2 seconds.',
  fileRequired: 'A file is required',
  notWav: 'A recording must be a WAV file.',
  wished: 'An applicant for {job} needs something else for the interview',
  wishedWhat:
    'Somebody who applied for {job} asked you for something before the interview. Please read it and answer: they may wait for it before they begin.',
  toApplicant: 'Read and answer',
  wishWaits: 'An applicant for {job} still waits for your answer',
  wishWaitsWhat:
    'Somebody who applied for {job} asked you for something before the interview and has waited {days} days for your answer. Please read it and answer: they may wait for it before they begin.',
  wishOneMore: 'You will be reminded once more.',
  wishLastReminder: 'This is the last reminder. What was asked stays on your dashboard.',
  wishedFooter: 'This mail was sent by Saring because candidates may ask you for what they need for an interview.',
  wishAnswered: '{company} answered what you asked for',
  wishAnswerIs: 'You asked {company} for something for your interview for {job}. The answer:',
  toInterview: 'Go to the interview',
  wishAnsweredFooter: '{company} sent you this mail with Saring because you asked for it before your interview.',
});
