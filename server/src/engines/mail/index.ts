/** The mail engine: one mail to one person, over SMTP or, without a server, as a file in the outbox folder. */
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import type { Mailer, MailerOptions } from './types.ts';

export { type MailContent, renderMail } from './templates.ts';
export type { Mail, Mailer, MailerOptions, MailOutcome } from './types.ts';

/** The mailer that the options name. */
export function createMailer(options: MailerOptions): Mailer {
  return options.smtpUrl
    ? createSmtpMailer(options.smtpUrl, options.from)
    : createOutboxMailer(options.outboxDir, options.from);
}
