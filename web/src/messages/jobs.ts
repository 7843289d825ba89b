/** What several pages of jobs say: a job's tabs, its level and salary, what can be done with it. */
import { sentences } from './sentences.ts';

export const t = sentences('jobs', {
  job: 'Job',
  backToListing: 'Back to the job listing',
  departmentAndType: '{department} · {type}',
  ranking: 'Applicant Ranking',
  details: 'Job Details',
  emails: 'Email Applicants',
  notSpecified: 'Not Specified',
  salaryRange: '{least}-{most} {currency}',
  salaryFrom: 'From {least} {currency}',
  salaryTo: 'Up to {most} {currency}',
  later: 'An error occurred. Please try again later.',
  notFound: 'This job was not found',
  notFoundHint: 'It may have been deleted.',
  seeAll: 'See all jobs',
  areYouSure: 'Are you sure?',
  askInactivate: 'Do you want to inactivate this job post? This action cannot be undone.',
  answerFirst:
    '{count, plural, one {# applicant still waits} other {# applicants still wait}} for your answer. Closing the job tells them nothing: please answer them, now or afterwards.',
  keptWait: 'Whoever you keep in view has no answer yet.',
  answerThem: 'Answer them first',
  inactivate: 'Inactivate',
  error: 'Error',
  inactivated: 'Job Inactivated',
  inactivatedWhat: 'The job posting has been successfully inactivated.',
  delete: 'Delete',
  deleteFailed: 'Failed to delete job. Please try again.',
  deleteFailedWhy: 'Failed to delete job. Please try again. {why}',
  deleted: '{job} was deleted.',
  deleteWhat:
    'This deletes {job} with {count, plural, =0 {all its data} one {its application} other {its # applications}} and files, for ever.',
  candidatesTold:
    'Candidates whose application is open, or who wait for a second look, are told by mail. The mail does not name the job.',
  inactivateInstead: 'If you only want to unlist the job, inactivate it instead.',
});
