/** Tests of fairness that a company may run: its criteria, and its applicants under other names. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, lines } from './fields.ts';

const texts = z.array(lines(2000, undefined, 'A criterion is at most 2,000 characters'));

export const fairness = {
  checkCriteria: endpoint({
    method: 'POST',
    path: '/api/jobs/check-criteria',
    access: 'job.edit',
    summary: 'What the writer of criteria should know: protected traits, stand-ins for them, vagueness, overlap',
    encoding: ['json'],
    body: z.object({ criteria: texts.max(20, 'At most 20 criteria are checked at once') }),
    response: z.object({
      findings: z.array(
        z.object({
          /** Which of the criteria, from 0. */
          index: z.number().int(),
          kind: z.enum(['protected', 'proxy', 'vague', 'overlap']),
          words: z.array(z.string()),
          text: z.string(),
        }),
      ),
    }),
    errors: [],
    onlyReads: true,
  }),
  swapTest: endpoint({
    method: 'POST',
    path: '/api/jobs/swap-test/{companyId}/{jobId}',
    access: 'job.edit',
    summary:
      "Reads a job's newest applicants again under other names and sexes and answers the largest change of a mark",
    params: { companyId: id, jobId: id },
    encoding: ['json'],
    body: z.object({}),
    response: z.object({
      engine: z.string(),
      /** Applicants read again, and readings made in all. */
      applicants: z.number().int(),
      readings: z.number().int(),
      /** On the scales of 10 and of 25. */
      largest_resume_change: z.number(),
      largest_interview_change: z.number(),
      /** Applicants whose mark changed; empty when the test is passed. */
      changed: z.array(
        z.object({ application_id: z.string(), name: z.string(), resume: z.number(), interview: z.number() }),
      ),
    }),
    errors: ['not_found', 'text_unreadable'],
    limit: 'assistant',
    onlyReads: true,
    heavy: true,
  }),
};
