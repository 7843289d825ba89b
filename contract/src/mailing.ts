/** The calls that mail applicants, and what became of the mails. */
import { z } from 'zod';
import { mailedStatuses } from './domain/index.ts';
import { endpoint } from './endpoint.ts';
import { id, line, lines, optionalOption } from './fields.ts';

const noAddresses = 'No email addresses provided';
const addresses = z
  .array(line(254), { error: noAddresses })
  .min(1, noAddresses)
  .max(1000, 'At most 1000 addresses at once');

export const noMessage = 'Message content cannot be empty';
const message = lines(5000, noMessage, 'A message is at most 5000 characters');

/** The addresses and the message; or the addresses alone as an array, with the message in the query. */
const emailCall = {
  method: 'POST',
  access: 'application.mail',
  query: z.object({ text_message: message.optional(), jobId: id.optional() }),
  encoding: ['json'],
  body: z.union([z.object({ emails: addresses, text_message: message }, { error: noAddresses }), addresses]),
  errorShape: 'service',
  limit: 'mail',
  heavy: true,
} as const;

export const emailResult = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.object({
    successful_count: z.number().int(),
    /** Of the successful: kept as files, for this installation has no mail server. */
    kept_count: z.number().int(),
    failed_count: z.number().int(),
    total_emails: z.number().int(),
    failed: z.array(z.object({ email: z.string(), reason: z.string() })),
  }),
});

const delivery = z.object({
  application_id: z.string(),
  email: z.string(),
  full_name: z.string(),
  about: z.enum(['received', 'interview', 'wish', 'decision', 'second_look']),
  /** `kept` as a file, where no mail server is set. */
  state: z.enum(['queued', 'sent', 'kept', 'failed']),
  /** Why it is not sent; null once it is, and before the first try. */
  reason: z.string().nullable(),
  /** When it was sent, or else when it was asked for. */
  at: z.string(),
});
export const mailingCalls = {
  deliveries: endpoint({
    method: 'GET',
    path: '/api/applications/emails/{companyId}/{jobId}',
    params: { companyId: id, jobId: id },
    access: 'application.read',
    summary:
      'What became of the mails to accepted or rejected applicants of a job: the newest for each applicant; with `application_id` of one applicant, the newest of each kind',
    query: z.object({ group: optionalOption(mailedStatuses), application_id: id.optional() }),
    response: z.object({ success: z.literal(true), deliveries: z.array(delivery) }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  sendAcceptanceEmails: endpoint({
    ...emailCall,
    path: '/api/applications/send-acceptance-emails',
    failure: 'Failed to send acceptance emails',
    summary: 'Mail accepted applicants',
    response: emailResult,
  }),
  sendRejectionEmails: endpoint({
    ...emailCall,
    path: '/api/applications/send-rejection-emails',
    failure: 'Failed to send rejection emails',
    summary: 'Mail rejected applicants',
    response: emailResult,
  }),
};
