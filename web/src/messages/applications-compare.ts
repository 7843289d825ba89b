/** What the page says on which applicants stand side by side. */
import { sentences } from './sentences.ts';

export const t = sentences('applications-compare', {
  compare: 'Compare',
  title: 'Compare Applicants',
  back: 'Back to the applicants',
  sideBySide: 'Side by side',
  differ:
    'These applicants were scored by different versions, whose scores cannot be compared. They can be scored again in the list of applicants.',
  nobody: 'There is nobody to compare',
  nobodyHint: 'Choose two to four applicants in the list of a job, then Compare.',
  failed: 'Failed to load applicants. Please try again.',
  applicant: 'Applicant',
  finalScore: 'Final Score',
  interviewOpen: 'interview open',
  resumeRelevancy: 'Resume Relevancy',
  interviewPerformance: 'Interview Performance',
  expectedSalary: 'Expected salary',
  notKnown: 'N/A',
  strengthsAndGaps: 'Strengths and gaps',
  strengths: 'Strengths',
  gaps: 'Gaps',
  nothing: 'Nothing was noted',
  open: 'Open',
  notRead: 'The resume is not read yet',
  noInterview: 'No interview yet',
  resume: 'Resume',
  resumeLevel: 'Level in the resume',
  interview: 'Interview',
  interviewScore: 'Score in the interview',
  quotations: '{count, plural, one {# quotation} other {# quotations}}',
});
