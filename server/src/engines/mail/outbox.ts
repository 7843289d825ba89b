/** The folder in which mails are kept that no server takes: what lies in it, and letting go of it. */
import { lstat, opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { closeToOthers } from '#platform/process/owner-only.ts';
import type { KeptMail, Outbox } from './types.ts';

/** What a mail is written under before it is whole. */
export const unfinished = '.part';
const unfinishedAfterMs = 3_600_000;
/** Time, message id: see `nameOf`. */
const ours = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z_(.+)\.eml$/;

/** `20261105T081530123Z_id.eml`: sorts like the time it names and holds no character that a file system refuses. */
export function nameOf(time: Date, messageId: string): string {
  return `${time.toISOString().replace(/[-:.]/g, '')}_${messageId}.eml`;
}

/** What lies in `dir`, which need not be there. What is not named as ours is somebody else's. */
export function createOutbox(dir: string): Outbox {
  return {
    async *kept() {
      const entries = await opendir(dir).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
        throw error;
      });
      if (!entries) return;
      for await (const { name } of entries) {
        const path = join(dir, name);
        const seen = await lstat(path).catch(() => null);
        if (!seen?.isFile()) continue;
        closeToOthers(path, seen);
        const mail = mailNamed(name);
        if (mail) yield mail;
        else if (name.endsWith(unfinished) && Date.now() - seen.mtimeMs > unfinishedAfterMs)
          await rm(path, { force: true });
      }
    },
    forget: ({ name }) => rm(join(dir, name), { force: true }),
  };
}

function mailNamed(name: string): KeptMail | null {
  const [, year, month, day, hours, minutes, seconds, milliseconds, messageId] = ours.exec(name) ?? [];
  if (messageId === undefined) return null;
  const writtenAt = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return { name, writtenAt, messageId };
}
