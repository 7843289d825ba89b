/** What is asked after two people changed one job. */
import { differingFields, keepOwnVersion } from '#kit/conflict.tsx';
import { t } from '#messages/jobs-form.ts';
import type { JobValues } from './job-values.ts';

const labels: Partial<Record<keyof JobValues, string>> = {
  jobTitle: t('title'),
  department: t('department'),
  location: t('location'),
  jobType: t('employment'),
  salaryMin: t('salaryFrom'),
  salaryMax: t('salaryTo'),
  experienceLevel: t('level'),
  closingDate: t('closing'),
  otherInfo: t('description'),
  jobCriteria: t('criteria'),
};

/** True to go on with one's own changes, false to take the other version. */
export function keepOwnJob(text: string, mine: JobValues, theirs: JobValues): Promise<boolean> {
  return keepOwnVersion({
    title: t('conflict'),
    text,
    fields: differingFields(labels, mine, theirs),
  });
}
