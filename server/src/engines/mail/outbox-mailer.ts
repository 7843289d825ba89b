/** Without a mail server each mail is an `.eml` file that any mail program opens. */
import { createHash, randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { ownerFile, ownerFolder } from '#platform/process/owner-only.ts';
import { asMessage, problemOf } from './checked-mail.ts';
import { nameOf, unfinished } from './outbox.ts';
import type { Mail, MailOutcome, Sender } from './types.ts';

/** Writes to `dir`, which is made when it is missing; files sort by time and end in their message id. */
export function createOutboxMailer(dir: string, from: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const underWay = new Map<string, Promise<MailOutcome>>();

  async function write(mail: Mail): Promise<MailOutcome> {
    try {
      await mkdir(dir, { recursive: true, mode: ownerFolder });
      const name = nameOf(new Date(), shortened(mail.messageId));
      // The time stamp holds no underscore, so the first one begins the id.
      const ending = (each: string) => each.slice(each.indexOf('_'));
      if ((await readdir(dir)).some((each) => ending(each) === ending(name))) return { ok: true, kept: true };
      const { message } = await transport.sendMail(asMessage(mail, from));
      const temporary = join(dir, `.${randomUUID()}${unfinished}`);
      try {
        await writeFile(temporary, message, { flush: true, mode: ownerFile });
        await rename(temporary, join(dir, name));
      } finally {
        await rm(temporary, { force: true });
      }
      return { ok: true, kept: true };
    } catch (error) {
      return { ok: false, permanent: false, error: error instanceof Error ? error.message : String(error) };
    }
  }

  return {
    sends: false,
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
    async ready() {
      await mkdir(dir, { recursive: true, mode: ownerFolder });
      await access(dir, constants.W_OK);
    },
    async close() {
      await Promise.all(underWay.values());
    },
  };
}

/** Long ids are shortened with a hash, because a file name has at most 255 bytes. */
function shortened(messageId: string): string {
  if (messageId.length <= 120) return messageId;
  return `${messageId.slice(0, 80)}-${createHash('sha256').update(messageId).digest('hex').slice(0, 32)}`;
}
