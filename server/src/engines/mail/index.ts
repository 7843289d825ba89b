/** The mail engine: one mail to one person, over SMTP or, without a server, as a file in the outbox folder. */
import { createOutbox } from './outbox.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import type { Mailer, MailerOptions } from './types.ts';

export { type MailContent, renderMail } from './templates.ts';
export type { KeptMail, Mail, Mailer, MailerOptions, MailOutcome } from './types.ts';

/** Words of a mail server as they may stand in a log: it quotes whom it refuses. */
export function withoutAddresses(words: string): string {
  return words.replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '…');
}

/** The mailer that the options name. What was kept as files before there was a server is looked after as well. */
export function createMailer(options: MailerOptions): Mailer {
  const sender = options.smtpUrl
    ? createSmtpMailer(options.smtpUrl, options.from, options.host)
    : createOutboxMailer(options.outboxDir, options.from);
  return { ...sender, ...createOutbox(options.outboxDir) };
}
