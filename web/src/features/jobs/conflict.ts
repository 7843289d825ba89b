/** What is asked after two people changed one job. */
import { differingFields, keepOwnVersion } from '#kit/conflict.tsx';
import type { JobValues } from './job-values.ts';

const labels: Partial<Record<keyof JobValues, string>> = {
  jobTitle: 'Job Title',
  department: 'Department',
  location: 'Location',
  jobType: 'Type of Employment',
  salaryMin: 'Salary from',
  salaryMax: 'Salary to',
  experienceLevel: 'Experience Level',
  closingDate: 'Closing Date',
  otherInfo: 'Job Description',
  jobCriteria: 'Job Criteria',
};

/** True to go on with one's own changes, false to take the other version. */
export function keepOwnJob(text: string, mine: JobValues, theirs: JobValues): Promise<boolean> {
  return keepOwnVersion({
    title: 'This job was changed by somebody else',
    text,
    fields: differingFields(labels, mine, theirs),
  });
}
