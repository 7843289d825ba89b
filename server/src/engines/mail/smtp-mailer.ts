/** Sends over SMTP with a few kept connections and short time limits. */
import { createTransport } from 'nodemailer';
import { asMessage, problemOf } from './checked-mail.ts';
import type { MailOutcome, Sender } from './types.ts';

/** A mailer for one server, to which it introduces itself by `name`. Connections open with the first mail and close after a while without any. */
export function createSmtpMailer(smtpUrl: string, from: string, name?: string): Sender {
  const transport = createTransport({
    url: smtpUrl,
    // Servers distrust a name without a domain, which many machines have.
    ...(name ? { name } : {}),
    pool: true,
    maxConnections: 4,
    maxMessages: 100,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  // The pool reports broken idle connections here; the mail concerned gets its own error.
  transport.on('error', () => {});
  const underWay = new Set<Promise<MailOutcome>>();

  async function deliver(message: ReturnType<typeof asMessage>): Promise<MailOutcome> {
    try {
      await transport.sendMail(message);
      return { ok: true };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  return {
    sends: true,
    async send(mail) {
      const problem = problemOf(mail);
      if (problem) return { ok: false, permanent: true, error: problem };
      const delivery = deliver(asMessage(mail, from));
      underWay.add(delivery);
      return delivery.finally(() => underWay.delete(delivery));
    },
    async ready() {
      await transport.verify();
    },
    async close() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}

/** SMTP says 5xx for "never" and 4xx for "not now". A refused sign-in is our own settings and may be mended. */
function outcomeOf(error: unknown): MailOutcome {
  const text = error instanceof Error ? error.message : String(error);
  const fields: { responseCode?: unknown; code?: unknown } = typeof error === 'object' && error !== null ? error : {};
  const refused = typeof fields.responseCode === 'number' && fields.responseCode >= 500;
  const ours = fields.code === 'EAUTH' || fields.code === 'ENOAUTH' || fields.code === 'ETLS';
  return { ok: false, permanent: refused && !ours, error: text };
}
