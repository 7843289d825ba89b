/** A job as its company sees it, and the words that the screens use for it. */
import type { api, CallOutput } from '@saring/contract';
import { number } from '#messages/formats.ts';
import { t } from '#messages/jobs.ts';

type Shown = CallOutput<typeof api.jobs.byId>['job'];
export type Job = Extract<Shown, { otherInfo: string }>;

/** A company always gets its own jobs in full; applicants would get less. */
export function isFull(job: Shown): job is Job {
  return 'otherInfo' in job;
}

/** "3,000-4,500 MYR", or "Not Specified". */
export function salaryText({ min, max, currency }: Job['salary']): string {
  if (min === null && max === null) return t('notSpecified');
  if (min === null) return t('salaryTo', { most: number(max ?? 0), currency });
  if (max === null) return t('salaryFrom', { least: number(min), currency });
  return t('salaryRange', { least: number(min), most: number(max), currency });
}

export type DetailTab = 'Applicant Ranking' | 'Job Details' | 'Email Applicants';

/** The address of one tab of a job's page. */
export function jobPath(jobId: string, tab: DetailTab): string {
  return `/admin/main_user_data/${encodeURIComponent(jobId)}?tab=${encodeURIComponent(tab)}`;
}

/** Its ranking, narrowed as the list keeps it in the address: to those of whom nobody has decided yet. */
export function waitingPath(jobId: string): string {
  return `${jobPath(jobId, 'Applicant Ranking')}&status=Pending`;
}
