/** Checks of what the product works with over the network: the file store, the mail server, other people's engines, and its own address. */
import { randomUUID } from 'node:crypto';
import { english } from '@saring/contract/words';
import { type Config, isUnread } from '#config';
import type { FileStore } from '#engines/files/index.ts';
import { type Mailer, renderMail } from '#engines/mail/index.ts';
import { broken, type Check, checked, ok, reasonOf, warn } from './doctor-check.ts';

const timeLimit = 5000;

export function checkStore(files: FileStore): Promise<Check> {
  return checked('file store', 'Look at its settings (S3_…), its rights, and room on the disk.', async () => {
    await files.ready();
    // Where the sweep finds it if this is killed meanwhile.
    const [key, bytes] = [`resume/${randomUUID()}`, Buffer.from('written by saring doctor')];
    await files.put(key, bytes, 'text/plain');
    const read = await files.get(key).finally(() => files.remove(key));
    if (!bytes.equals(read)) throw new Error('it answers other bytes than were written');
    if (await files.exists(key)) throw new Error('it keeps what was deleted');
    return ok('writes, reads and deletes');
  });
}

/** `to` gets a mail where somebody asked for one. */
export function checkMail(mailer: Mailer, { publicUrl }: Config, to: string | null): Promise<Check> {
  return checked('mail', 'Look at SMTP_URL, and in it the sign-in: smtp://USER:PASSWORD@HOST:587.', async () => {
    await mailer.ready();
    if (to !== null) await sendTo(mailer, publicUrl, to);
    const sent = to === null ? '' : `; a mail to ${to} was handed over`;
    return mailer.sends
      ? ok(`the server takes the connection and the sign-in${sent}`)
      : warn(`SMTP_URL is not set: mails are kept as files in DATA_DIR/outbox${sent}`);
  });
}

async function sendTo(mailer: Mailer, publicUrl: string, to: string): Promise<void> {
  const title = 'A test mail';
  const paragraphs = [`This installation of Saring (${publicUrl}) can send mail.`];
  const footer = 'This mail was sent by Saring because its administrator asked for it.';
  const messageId = `doctor-${randomUUID()}@${new URL(publicUrl).hostname.replace(/[^A-Za-z0-9.-]/g, '')}`;
  const sent = await mailer.send({
    to,
    subject: title,
    ...renderMail({ title, paragraphs, footer }, english),
    messageId,
  });
  if (!sent.ok) throw new Error(sent.error);
}

interface Endpoint {
  check: string;
  variable: 'STT' | 'AI';
  at: { baseUrl: string; apiKey: string | null } | null;
}

/** Asks for the models that an OpenAI-compatible endpoint has, which costs nothing; one that has no such list is there all the same. */
export function checkEndpoint({ check, variable, at }: Endpoint): Promise<Check> {
  return checked(check, `Look at ${variable}_BASE_URL.`, async () => {
    if (!at) return ok(`not set up (${variable}_BASE_URL)`);
    const { status } = await fetch(`${at.baseUrl.replace(/\/+$/, '')}/models`, {
      headers: at.apiKey ? { authorization: `Bearer ${at.apiKey}` } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (status === 401 || status === 403) return broken(`it refuses the key (${status}). Look at ${variable}_API_KEY.`);
    return status >= 500 ? broken(`it answers ${status}. Look there.`) : ok('it answers');
  });
}

/** Whether whoever needs another way has somebody to ask. */
export function checkContact({ accessibilityContact }: Config): Check {
  const found = isUnread(accessibilityContact)
    ? warn('candidates who need another way are told an address that nobody reads. Set ACCESSIBILITY_CONTACT.')
    : ok('candidates who need another way are told an address (ACCESSIBILITY_CONTACT)');
  return { check: 'accessibility', ...found };
}

/** Whether this address leads to the product, and whether what stands in between is told to it. */
export async function checkAddress({ publicUrl, trustProxy }: Config): Promise<Check[]> {
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const options = { redirect: 'manual', signal: AbortSignal.timeout(timeLimit) } as const;
  const answer = await fetch(`${publicUrl}/api/health/live`, options).catch((error: unknown) => reasonOf(error));
  const headers = typeof answer === 'string' ? new Headers() : answer.headers;
  // The product speaks plain HTTP, and says of no answer which program it is from.
  const isProxied = protocol === 'https:' || headers.has('server') || headers.has('via');
  return [
    { check: 'address', ...(await addressFound(publicUrl, answer, isLocal)) },
    { check: 'proxy', ...proxyFound(trustProxy !== false, isProxied, isLocal) },
  ];
}

async function addressFound(publicUrl: string, answer: Response | string, isLocal: boolean) {
  if (typeof answer === 'string')
    return warn(
      `${publicUrl} cannot be reached from here (${answer}). Start the product, and look at PUBLIC_URL and the proxy.`,
    );
  const said: unknown = await answer.json().catch(() => null);
  const isOurs = typeof said === 'object' && said !== null && 'status' in said && said.status === 'ok';
  if (!isOurs)
    return broken(`${publicUrl} is answered by something else (${answer.status}). Look at PUBLIC_URL and the proxy.`);
  if (isLocal) return warn(`links lead to ${publicUrl}, which is this machine alone. Set PUBLIC_URL for others.`);
  return ok(`${publicUrl} leads here`);
}

function proxyFound(isTrusting: boolean, isProxied: boolean, isLocal: boolean) {
  if (isProxied && !isTrusting)
    return broken(
      'a proxy stands in front and TRUST_PROXY is off: limits by address hold everybody as one. Set TRUST_PROXY=true.',
    );
  if (isTrusting && !isProxied && isLocal)
    return warn('TRUST_PROXY is set and no proxy was seen: whoever reaches the port says from where they come.');
  return ok(isProxied ? 'TRUST_PROXY is set' : 'none was seen');
}
