/** The mails that an operator looks after. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, message, optionalOption, pageAnswer, pageQuery } from './fields.ts';

/** How a mail stands: `kept` as a file where no mail server is set, `refused` by the mail server for good, `failed` when the tries ran out. */
export const mailStates = ['queued', 'sent', 'kept', 'refused', 'failed'] as const;

/** A mail that is about no application: those are told to their company. */
const mailRow = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  /** The mail server's words at the last try that failed. */
  error: z.string().nullable(),
  /** Whether another try makes sense: a code that is over is of no use. */
  repeatable: z.boolean(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});

export const mailCalls = {
  mails: endpoint({
    method: 'GET',
    path: '/api/superuser/mails',
    access: 'installation.operate',
    summary: 'Mails to accounts, companies and those who were invited, newest first, with what became of them',
    query: z.object({ page: pageQuery.page, page_size: pageQuery.page_size, state: optionalOption(mailStates) }),
    response: z.object({ mails: z.array(mailRow), ...pageAnswer }),
  }),
  sendMailAgain: endpoint({
    method: 'POST',
    path: '/api/superuser/mails/{id}/again',
    params: { id },
    access: 'installation.operate',
    summary: 'Try a mail again that failed, was refused, or was kept before there was a mail server',
    response: message,
    errors: ['not_found', 'mail_not_repeatable'],
  }),
  sendTestMail: endpoint({
    method: 'POST',
    path: '/api/superuser/mails/test',
    access: 'installation.operate',
    summary: 'Send a test mail and tell what became of it within some seconds',
    encoding: ['form', 'json'],
    body: z.object({ email: email('Please enter an email address', 'Email is invalid') }),
    response: z.object({ message: z.string(), state: z.enum(mailStates), error: z.string().nullable() }),
    errors: ['no_mail_server'],
    limit: 'mail',
  }),
};
