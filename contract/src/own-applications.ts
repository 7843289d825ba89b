/** What applicants ask of their own applications. */
import { z } from 'zod';
import { ownApplicationDetail, ownApplicationInList, ownResult } from './application-shapes.ts';
import { endpoint } from './endpoint.ts';
import { id, text } from './fields.ts';

export const ownCalls = {
  own: endpoint({
    method: 'GET',
    path: '/api/applications/getApplicationsWithInterviewStatus/{id}',
    params: { id: text(200, 'Username is required') },
    access: 'application.own',
    summary: 'The own applications, newest first',
    response: z.object({ success: z.literal(true), data: z.object({ applications: z.array(ownApplicationInList) }) }),
    errors: ['not_found'],
    errorShape: 'service',
    heavy: true,
  }),
  ownById: endpoint({
    method: 'GET',
    path: '/api/applications/own/{id}',
    params: { id },
    access: 'application.own',
    summary: 'One own application: what was submitted, and when each step happened',
    response: z.object({ success: z.literal(true), data: z.object({ application: ownApplicationDetail }) }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  ownResult: endpoint({
    method: 'GET',
    path: '/api/applications/own/{id}/result',
    params: { id },
    access: 'application.own',
    summary:
      'How one own application was marked, and what would have changed it: once a decision may be seen, or sooner where the job says so; null until then, and where nothing was marked',
    response: z.object({ success: z.literal(true), data: z.object({ result: ownResult.nullable() }) }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/withdraw',
    params: { id },
    access: 'application.own',
    summary:
      'Withdraw one own application at any time: from then on no software reads it and its company opens nothing of it. It keeps counting among the three. Twice is once',
    response: z.object({ success: z.literal(true), message: z.string(), status: z.literal('Withdrawn') }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
};
