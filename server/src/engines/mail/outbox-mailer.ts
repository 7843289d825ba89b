/** Without a mail server each mail is an `.eml` file that any mail program opens. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { asMessage, problemOf } from './checked-mail.ts';
import type { Mail, Mailer, MailOutcome } from './types.ts';

/** Writes to `dir`, which is made when it is missing; files sort by time and end in their message id. */
export function createOutboxMailer(dir: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const underWay = new Map<string, Promise<MailOutcome>>();

  async function write(mail: Mail): Promise<MailOutcome> {
    try {
      await mkdir(dir, { recursive: true });
      const ending = `_${fileNameOf(mail.messageId)}.eml`;
      // The time stamp holds no underscore, so the first one begins the id.
      if ((await readdir(dir)).some((name) => name.slice(name.indexOf('_')) === ending)) return { ok: true };
      const { message } = await transport.sendMail(asMessage(mail, from));
      const temporary = join(dir, `.${randomUUID()}.part`);
      try {
        await writeFile(temporary, message, { flush: true });
        await rename(temporary, join(dir, `${timeStamp()}${ending}`));
      } finally {
        await rm(temporary, { force: true });
      }
      return { ok: true };
    } catch (error) {
      return { ok: false, permanent: false, error: error instanceof Error ? error.message : String(error) };
    }
  }

  return {
    async send(mail) {
      const problem = problemOf(mail);
      if (problem) return { ok: false, permanent: true, error: problem };
      // Two tries of one mail at once: the second takes the outcome of the first.
      const earlier = underWay.get(mail.messageId);
      if (earlier) return earlier;
      const writing = write(mail).finally(() => underWay.delete(mail.messageId));
      underWay.set(mail.messageId, writing);
      return writing;
    },
    async close() {
      await Promise.all(underWay.values());
    },
  };
}

/** `20261105T081530123Z`: sorts like the time it names and holds no character that a file system refuses. */
function timeStamp(): string {
  return new Date().toISOString().replace(/[-:.]/g, '');
}

/** Long ids are shortened with a hash, because a file name has at most 255 bytes. */
function fileNameOf(messageId: string): string {
  if (messageId.length <= 120) return messageId;
  return `${messageId.slice(0, 80)}-${createHash('sha256').update(messageId).digest('hex').slice(0, 32)}`;
}
