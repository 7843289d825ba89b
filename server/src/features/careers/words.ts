/** What the public pages of a company and its jobs say before the app has come. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-careers', {
  postingTitle: '{job} at {company}',
  postingSummary:
    '{company} is looking for: {job}, {place}. Read what the work is, how applicants are assessed, and apply.',
  closed: 'This job takes no applications now.',
  criteriaOf: 'What applicants are assessed by',
  howAssessed: 'How it is assessed',
  howAssessedWhat:
    'Software reads the resume and an interview of {questions} questions without name, photo, age, gender or address, as far as words tell them, and gives marks with reasons. A person at the company decides. Whoever prefers it is read by people alone.',
  answered:
    'In the last year it answered {percent}% of {people} applicants within {days, plural, one {a day} other {# days}}.',
  halfAnswered: 'Half of them had their answer after {days, plural, one {a day} other {# days}}.',
  answersWithin: '{company} means to answer within {days, plural, one {a day} other {# days}}.',
  whatNext: 'What happens next',
  whatNextWhat:
    'You apply with your resume, then answer the questions in English, spoken or typed, now or later. You find the answer on the page of your application.',
  otherWays: 'If you need something else',
  otherWaysWhat:
    'Before the interview begins you can choose to type instead of speaking, and half as much time again or twice as much. No camera is needed. For anything else you ask the company there.',
  aboutCompany: 'About {company}',
  openTitle: 'Jobs at {company}',
  openSummary: 'What {company} is looking for now, what each job is about, and how to apply.',
  openJobs: 'Open jobs',
  noneOpen: '{company} has no open jobs now.',
  allJobs: 'All open jobs at {company}',
  employeesOf: '{size} employees',
  postedOn: 'posted on {day}',
  level: 'experience level: {level}',
  applyBy: 'apply by {day}',
  pay: '{sum} a month',
  payRange: '{least} – {most} a month',
  payFrom: 'from {least} a month',
  payTo: 'up to {most} a month',
  newer: 'Newer jobs',
  older: 'Older jobs',
});
