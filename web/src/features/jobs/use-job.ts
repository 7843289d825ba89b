/** One own job, from its address. */
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { isFull, type Job } from './job.ts';

/** `headStart` is what the page before knew; the answer replaces it. */
export function useJob(companyId: string, jobId: string, headStart: Job | null = null) {
  const answer = useApi(api.jobs.byId, { params: { jobId }, query: { companyId } });
  const found = answer.data && isFull(answer.data.job) ? answer.data.job : null;
  return { ...answer, job: found ?? headStart };
}
