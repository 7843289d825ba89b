/** What a mail is, and what sends it. */

export interface Mail {
  /** One address, bare: `aisyah@example.com`. */
  to: string;
  /** For whom it is sent, where that is not the installation itself: a company's name, and where answers go. */
  onBehalf?: { name: string; replyTo: string | null };
  subject: string;
  text: string;
  html: string;
  /** Unique for this mail and the same for each try of it, without angle brackets: `application-12-accepted@hire.example.com`. */
  messageId: string;
}

/**
 * `kept`: written to a file, and on its way to nobody. `permanent`: the address or the mail itself is refused, trying again
 * is of no use. `error` is for the log and the sender.
 */
export type MailOutcome = { ok: true; kept?: true } | { ok: false; permanent: boolean; error: string };

/** A mail that was written to a file. */
export interface KeptMail {
  name: string;
  /** Of a long one the beginning. */
  messageId: string;
  writtenAt: Date;
}

/** Mails kept as files, where no server takes them, or took them once: none in most installations. */
export interface Outbox {
  kept(): AsyncIterable<KeptMail>;
  /** Forgetting what is gone is no error. */
  forget(mail: KeptMail): Promise<void>;
}

export interface Sender {
  /** Whether mails go out; otherwise they are kept as files. */
  sends: boolean;
  /** Never throws: what goes wrong is in the outcome. */
  send(mail: Mail): Promise<MailOutcome>;
  /** Resolves when mails can be handed over, which includes the sign-in; throws with the reason otherwise. Sends nothing. */
  ready(): Promise<void>;
  /** Lets mails under way finish and closes the connections. */
  close(): Promise<void>;
}

export type Mailer = Sender & Outbox;

export interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails are files. */
  smtpUrl?: string;
  /** `Saring <no-reply@hire.example.com>` */
  from: string;
  /** The name by which the mail server is greeted; this machine's without one. */
  host?: string;
  outboxDir: string;
}
