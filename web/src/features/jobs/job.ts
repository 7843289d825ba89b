/** A job as its company sees it, and the words that the screens use for it. */
import type { api, CallOutput } from '@saring/contract';

type Shown = CallOutput<typeof api.jobs.byId>['job'];
export type Job = Extract<Shown, { otherInfo: string }>;

/** A company always gets its own jobs in full; applicants would get less. */
export function isFull(job: Shown): job is Job {
  return 'otherInfo' in job;
}

export const levelLabels: Record<string, string> = {
  entry: 'Entry',
  intermediate: 'Intermediate',
  senior: 'Senior/Manager',
  'c-suite': 'C-suite',
};

/** "full-time, contract" → "Full-time, Contract". */
export function typesText(jobType: string): string {
  return jobType
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '')
    .map((type) => type.charAt(0).toUpperCase() + type.slice(1))
    .join(', ');
}

const amount = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** "3,000-4,500 MYR", or "Not Specified". */
export function salaryText({ min, max, currency }: Job['salary']): string {
  if (min === null && max === null) return 'Not Specified';
  if (min === null) return `Up to ${amount.format(max ?? 0)} ${currency}`;
  if (max === null) return `From ${amount.format(min)} ${currency}`;
  return `${amount.format(min)}-${amount.format(max)} ${currency}`;
}

export type DetailTab = 'Applicant Ranking' | 'Job Details' | 'Email Applicants';

/** The address of one tab of a job's page. */
export function jobPath(jobId: string, tab: DetailTab): string {
  return `/admin/main_user_data/${encodeURIComponent(jobId)}?tab=${encodeURIComponent(tab)}`;
}
