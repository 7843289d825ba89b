/** One own job, from its address. */
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { isFull, type Job } from './job.ts';

export interface JobOptions {
  /** What the page before knew; the answer replaces it. */
  headStart?: Job | null;
  /** Asks again, however new the last answer is. */
  fresh?: boolean;
}

/** `job` is null until it is known. */
export function useJob(companyId: string, jobId: string, { headStart = null, fresh }: JobOptions = {}) {
  const input = { params: { jobId }, query: { companyId } };
  const answer = useApi(api.jobs.byId, input, fresh ? { staleTime: 0 } : {});
  const found = answer.data && isFull(answer.data.job) ? answer.data.job : null;
  // What the page before knew, or this one, is gone by now.
  const isGone = statusOf(answer.error) === 404;
  return { ...answer, job: isGone ? null : (found ?? headStart) };
}
