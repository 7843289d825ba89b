/** What a mail is, and what sends it. */

export interface Mail {
  /** One address, bare: `aisyah@example.com`. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Unique for this mail and the same for each try of it, without angle brackets: `application-12-accepted@hire.example.com`. */
  messageId: string;
}

/** `permanent`: the address or the mail itself is refused, trying again is of no use. `error` is for the log and the sender. */
export type MailOutcome = { ok: true } | { ok: false; permanent: boolean; error: string };

export interface Mailer {
  /** Never throws: what goes wrong is in the outcome. */
  send(mail: Mail): Promise<MailOutcome>;
  /** Lets mails under way finish and closes the connections. */
  close(): Promise<void>;
}

export interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails are files. */
  smtpUrl?: string;
  /** `Saring <no-reply@hire.example.com>` */
  from: string;
  outboxDir: string;
}
