/** What is said of scores that different versions gave. */
import { sentences } from './sentences.ts';

export const t = sentences('applications-scoring', {
  failed: 'Failed to load by which version the applicants were scored.',
  tryAgain: 'Try again',
  scoring: 'Scoring again by {engine}… {done, number} of {total, number}',
  ask: 'Score again with {engine}?',
  again: 'Score again',
  againWith: 'Score again with {engine}',
  againFailed: 'Failed to score again. Please try again.',
  agreeRead:
    '{count, plural, one {One applicant is} other {# applicants are}} read again by {engine} with the present criteria of this job: the resume and, where there is one, the interview.',
  agreeRanks: 'Scores and ranks may change. No status changes, and no applicant is told.',
  agreeKept: 'Earlier scores are kept: you see before and after here and on the page of each applicant.',
  agreeBackground: 'It goes on in the background; you can work on meanwhile.',
  nameAndPeople: '{name} ({people, number})',
  some: '{otherwise, number} of {scored, number} applicants {otherwise, plural, one {was} other {were}} scored by {engines}. Scores of different versions cannot be compared.',
  all: '{scored, plural, one {The one applicant was} other {All # applicants were}} scored by {engines}. New applicants are scored by {present}, and scores of different versions cannot be compared.',
  outcome:
    'Of {ended, number} final scores {raised, number} rose, {lowered, number} fell, {same, number} stayed the same.',
  outcomeLost:
    'Of {ended, number} final scores {raised, number} rose, {lowered, number} fell, {same, number} stayed the same. {failed, number} could not be scored again and {failed, plural, one {keeps its} other {keep their}} earlier score.',
  scoredAgain: 'Scored again by {engine}',
  putAway: 'Put this result away',
  noStatus: '{outcome} No status was changed.',
  beforeAndAfter: 'Before and after',
  applicant: 'Applicant',
  before: 'Before',
  after: 'After',
  change: 'Change',
  largest: 'The {shown} largest of {all, number} changes; the others are on the pages of the applicants.',
});
