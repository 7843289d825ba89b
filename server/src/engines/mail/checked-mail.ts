/** Refuses a mail whose parts could add a header or a recipient, before it comes near a transport. */
import addressParser from 'nodemailer/lib/addressparser';
import type { Mail } from './types.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;
/** One bare address: no list, no display name, no quoting. */
const ADDRESS = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\]{1,255}$/;
const MESSAGE_ID = /^[A-Za-z0-9._+-]{1,200}@[A-Za-z0-9.-]{1,200}$/;

/** What is wrong with the mail, or null. */
export function problemOf(mail: Mail): string | null {
  if (CONTROL.test(mail.to) || !ADDRESS.test(mail.to)) return 'This is not an email address.';
  if (CONTROL.test(mail.subject)) return 'The subject holds a line break.';
  if (!MESSAGE_ID.test(mail.messageId)) return 'The message id is malformed.';
  return null;
}

/** Who sends it: "Maju Sdn Bhd via Saring" for a company, from the one address that our server may send from. */
function onBehalfOf(company: string, from: string): { name: string; address: string } {
  const [own] = addressParser(from, { flatten: true });
  return { name: `${company.replace(/\s+/g, ' ').trim()} via ${own?.name || 'Saring'}`, address: own?.address ?? from };
}

/** The message in nodemailer's words. Files and addresses named inside the content are never followed. */
export function asMessage(mail: Mail, from: string) {
  return {
    from: mail.onBehalf ? onBehalfOf(mail.onBehalf.name, from) : from,
    ...(mail.onBehalf?.replyTo && ADDRESS.test(mail.onBehalf.replyTo)
      ? { replyTo: { name: '', address: mail.onBehalf.replyTo } }
      : {}),
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    // Tells vacation responders not to answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
