/** What the companies of the assistant's sets are built of: their jobs, and draws that are the same at every run. */
import type { Job } from './assistant.fixture.ts';

type Posting = [
  id: string,
  title: string,
  department: string,
  location: string,
  jobType: string,
  status: string,
  created: string,
  closingDate: string | null,
];

/** Makes jobs of one company, posted at `time` of their day, with the criteria that `criteriaOf` gives a title. */
export function postings(companyId: string, time: string, criteriaOf: (title: string) => string[]) {
  return (...[id, jobTitle, department, location, jobType, status, created, closingDate]: Posting): Job => ({
    id,
    companyId,
    jobTitle,
    department,
    location,
    jobType,
    status,
    created_at: `${created}T${time}`,
    closingDate,
    jobCriteria: criteriaOf(jobTitle),
  });
}

/** Draws whole numbers from 0 to below `n`, one after another. */
export function draws(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}
