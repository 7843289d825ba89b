/** What the page says on which an applicant sees how an own application was marked. */
import { sentences } from './sentences.ts';

export const t = sentences('applications-result', {
  title: 'How you were marked',
  titlePeople: 'How you were read',
  people: 'People alone read this application, as you asked. No software marked it.',
  back: 'Back to the application',
  toDashboard: 'Back to the dashboard',
  failed: 'Failed to load how you were marked.',
  notFound: 'This application was not found.',
  notYet: 'You see here how you were marked once you are told what the company decided, or sooner where it chooses so.',
  nothing: 'No software marked this application. A person decided.',
  withdrawn: 'This application was withdrawn. No marks of it are kept.',
  score: 'Final score',
  scoreWhat:
    'Software marked your words, without your name, photo, age, gender or address, as far as words tell them. A person at {company} decides, and can decide otherwise than the marks.',
  ofInterview: 'Interview',
  ofResume: 'Resume',
  changes: 'What would have changed it',
  changesWhat:
    'Points of 100 that the final score would have gained if this alone had been shown in full and all else stayed as it is.',
  noChanges: 'Nothing: every criterion was shown in full.',
  inResume: '{criterion}, in the resume',
  inInterview: '{criterion}, in the interview',
  noInterview: 'The interview, which you did not take (at most)',
  gain: '+{points}',
  readResume: 'Your resume',
  readAnswers: 'Your interview',
  readBy: 'Read by {engine}. What it says is written for the company, which reads the same.',
  noAnswers: 'No interview was taken or read.',
});
