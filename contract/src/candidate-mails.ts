/** The mails that candidates get by themselves, and what their company says in them. */
import { z } from 'zod';
import { candidateMails } from './domain/index.ts';
import { endpoint } from './endpoint.ts';
import { id, message, optionalLines } from './fields.ts';
import { mailStates } from './superuser-mails.ts';

export const longestMailWords = 1000;
const body = z.object({
  /** Words of the company's own, in which `{full_name}`, `{job_title}` and `{company}` are filled in; without any the mail goes without. */
  words: optionalLines(longestMailWords),
});

/** A mail as it goes out, for an applicant who is made up. */
const candidateMail = z.object({
  kind: z.enum(candidateMails),
  /** The company's own, as it wrote them; null where it says nothing. They stand between `opening` and `rest`. */
  words: z.string().nullable(),
  subject: z.string(),
  title: z.string(),
  opening: z.string(),
  rest: z.array(z.string()),
  /** The label of its button. */
  button: z.string(),
  footer: z.string(),
});

const params = { username: id };
const paramsOfOne = { ...params, mail: id };

export const candidateMailCalls = {
  mails: endpoint({
    method: 'GET',
    path: '/api/admin/{username}/mails',
    params,
    access: 'company.read',
    summary: 'The mails that candidates of the own company get by themselves, as they go out',
    response: z.object({
      /** Who and what the placeholders are filled in with here. */
      example: z.object({ full_name: z.string(), job_title: z.string(), company: z.string() }),
      mails: z.array(candidateMail),
    }),
    errors: ['not_found'],
  }),
  saveMail: endpoint({
    method: 'PUT',
    path: '/api/admin/{username}/mails/{mail}',
    params: paramsOfOne,
    access: 'company.edit',
    summary: 'Set what the own company says in one of the mails that candidates get by themselves',
    encoding: ['json'],
    body,
    response: message,
    errors: ['not_found'],
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/api/admin/{username}/mails/{mail}/test',
    params: paramsOfOne,
    access: 'company.edit',
    summary: 'Send such a mail with these words to oneself, and tell what became of it within some seconds',
    encoding: ['json'],
    body,
    response: z.object({ message: z.string(), state: z.enum(mailStates), error: z.string().nullable() }),
    errors: ['not_found', 'email_missing'],
    limit: 'mail',
  }),
};
