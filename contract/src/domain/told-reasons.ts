/** What a company may tell the applicant whom it rejects: the sentence is shown and mailed as it stands. */
import { keysOf } from './keys.ts';

export const toldReasons = {
  others: 'Others met more of what the job asks for.',
  experience: 'The job needs more experience of its kind than the application shows.',
  qualification: 'The job needs a qualification that the application does not show.',
  language: 'The job needs other languages, or more of one.',
  place: 'The place, the hours or the day to begin do not fit.',
  salary: 'The expected salary is above what the job pays.',
  filled: 'The job has been filled.',
  stopped: 'Nobody is hired for this job any more.',
} as const;

export type ToldReason = keyof typeof toldReasons;
export const toldReasonKeys = keysOf(toldReasons);
