/** What anybody sees of a company that is open to candidates: its open jobs, and each job at an address that stays. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, pageAnswer, pageQuery } from './fields.ts';
import { openJob, posting, postingCompany } from './job-shapes.ts';

export const careers = {
  jobs: endpoint({
    method: 'GET',
    path: '/api/companies/{companyId}/jobs',
    params: { companyId: id },
    access: 'public',
    summary: 'A company with the jobs that take applications now, newest first, for anybody',
    query: z.object({ page: pageQuery.page, page_size: pageQuery.page_size }),
    response: z.object({ company: postingCompany, jobs: z.array(openJob), ...pageAnswer }),
    errors: ['not_found'],
  }),
  job: endpoint({
    method: 'GET',
    path: '/api/companies/{companyId}/jobs/{jobId}',
    params: { companyId: id, jobId: id },
    access: 'public',
    summary: 'One job of a company, open or closed, for anybody; 404 for a job that never had an application link',
    response: posting,
    errors: ['not_found'],
  }),
};
