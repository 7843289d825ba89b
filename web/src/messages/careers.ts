/** What the public pages of a company say. */
import { sentences } from './sentences.ts';

export const t = sentences('careers', {
  jobsAt: 'Jobs at {company}',
  allJobs: 'All jobs',
  jobs: 'Jobs',
  openCount: '{count, plural, one {# open job} other {# open jobs}}',
  failed: 'The jobs could not be loaded.',
  unknown: 'This page was not found',
  unknownWhy: 'The address may be misspelled, or the company takes no applications here.',
  toLogin: 'Go to Login',
  none: 'No open jobs now',
  noneWhat: 'New jobs of {company} stand here once they are posted.',
  posted: 'Posted {day}',
  applyBy: 'Apply by {day}',
  newer: 'Newer jobs',
  older: 'Older jobs',
  pages: 'Pages of jobs',
  pageOf: 'Page {page, number} of {last, number}',
  aboutCompany: 'About the company',
  employeesOf: '{size} employees',
  answered:
    'In the last year it answered {percent}% of {people} applicants within {days, plural, one {a day} other {# days}}.',
  halfAnswered: 'Half of them had their answer after {days, plural, one {a day} other {# days}}.',
  openAt: 'Open jobs at {company}',
});
