/** What the sections of a job's form share. */
import type { UseFormReturnType } from '@mantine/form';
import type { JobValues } from './job-values.ts';
import type { useCriteria } from './use-criteria.ts';

export interface SectionProps {
  form: UseFormReturnType<JobValues>;
  /** While the job is being sent. */
  disabled: boolean;
}

export type Criteria = ReturnType<typeof useCriteria>;
