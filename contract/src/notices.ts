/** What becomes of an applicant's data: the notice of a company as it is now, and the one that an applicant was given. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { recipientKinds } from './options.ts';

/** One notice in one language. */
const noticeText = z.object({
  /** As `<html lang>` names it. */
  language: z.enum(['en', 'ms']),
  title: z.string(),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
});

const notice = z.object({
  /** Of the sentences; what a company or the configuration fills in changes the hash alone. */
  version: z.number().int(),
  /** SHA-256 of the texts, in hexadecimal. */
  hash: z.string(),
  texts: z.array(noticeText),
});

export const notices = {
  current: endpoint({
    method: 'GET',
    path: '/api/companies/{companyId}/notice',
    params: { companyId: id },
    access: 'public',
    summary: 'What becomes of the data of those who apply to a company, in English and Malay',
    response: notice,
    errors: ['not_found'],
  }),
  given: endpoint({
    method: 'GET',
    path: '/api/applications/{id}/notice',
    params: { id },
    access: 'notice.read',
    summary: 'The notice that an applicant was given, for the applicant and for the company',
    response: z.object({
      /** Null where the call that applied named none. */
      notice: notice.nullable(),
      /** When it was given, by the clock of the server. */
      given_at: z.string().nullable(),
      /** When the person agreed, as the call that applied says; null where it says nothing. */
      consent_at: z.string().nullable(),
    }),
    errors: ['not_found'],
  }),
  recipients: endpoint({
    method: 'GET',
    path: '/api/recipients',
    access: 'public',
    summary:
      'Who outside of this installation receives personal data, as it is configured, and where its operator is reached',
    response: z.object({
      recipients: z.array(z.object({ kind: z.enum(recipientKinds), host: z.string() })),
      /** A link: `mailto:`, `tel:` or `https:`; null where no address was set. */
      contact: z.string().nullable(),
    }),
  }),
};
