/** Sends a queued mail, and lets go of those that lie here as files. */
import { z } from 'zod';
import { type KeptMail, type MailOutcome, withoutAddresses } from '#engines/mail/index.ts';
import { isId } from '#platform/process/clock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import {
  deleteNobodysEmails,
  type EmailRow,
  emailById,
  forgetSecrets,
  knownEmails,
  markDone,
  markTry,
  notNeeded,
  senderOf,
} from './store.ts';

const payload = z.object({ emailId: z.string(), until: z.string().optional() });

export const sendEmail = task<World, typeof payload>({
  name: 'email.send',
  payload,
  async run(world, { emailId, until }) {
    const email = await emailById(world.db, emailId);
    if (email?.state !== 'queued') return;
    if (until && world.clock.now() > new Date(until)) return markTry(world.db, emailId, 'It came too late.', 'failed');
    if (!(await isStillMeant(world, email))) return markTry(world.db, emailId, notNeeded, 'failed');
    const onBehalf = await senderOf(world.db, email);
    const outcome = await world.engines.mail.send({
      to: email.recipient,
      ...(onBehalf ? { onBehalf } : {}),
      subject: email.subject,
      text: email.text,
      html: email.html,
      messageId: `${email.id}@${new URL(world.config.publicUrl).hostname}`,
    });
    world.metrics.mail(metricOf(outcome));
    if (outcome.ok) return markDone(world.db, emailId, outcome.kept ? null : world.clock.now());
    await markTry(world.db, emailId, outcome.error, outcome.permanent ? 'refused' : undefined);
    if (!outcome.permanent) throw new Error(`mail not accepted: ${withoutAddresses(outcome.error)}`);
    world.log.warn({ email: emailId }, 'a mail was refused for good');
  },
  async gaveUp(world, { emailId }, error) {
    await markTry(world.db, emailId, error, 'failed');
  },
});

/** Whether the applicant sees the status while which alone it is sent. */
async function isStillMeant(world: World, { applicationId, onlyWhile }: EmailRow): Promise<boolean> {
  return !onlyWhile || (applicationId !== null && (await world.shownStatus(applicationId)) === onlyWhile);
}

function metricOf(outcome: MailOutcome) {
  if (outcome.ok) return outcome.kept ? 'kept' : 'sent';
  return outcome.permanent ? 'refused' : 'retried';
}

const keptMilliseconds = 30 * 86_400_000;
/** As long as a registration link is good. */
const secretMilliseconds = 7 * 86_400_000;
const atOnce = 500;

/** A mail that lies here as a file stays for 30 days, and no longer than its row, which goes with its account or company; that of nobody's mail stays as long. */
export const sweepMails = task<World, z.ZodObject>({
  name: 'emails.sweep',
  payload: z.object({}),
  every: '47 */4 * * *',
  async run(world) {
    const before = world.clock.now().getTime() - keptMilliseconds;
    await deleteNobodysEmails(world.db, new Date(before));
    await forgetSecrets(world.db, new Date(world.clock.now().getTime() - secretMilliseconds));
    let batch: KeptMail[] = [];
    const forget = async () => {
      const known = await knownEmails(
        world.db,
        batch.map(idOf).filter((id) => id !== null),
      );
      for (const mail of batch) {
        if (mail.writtenAt.getTime() < before || !known.has(idOf(mail) ?? '')) await world.engines.mail.forget(mail);
      }
      batch = [];
    };
    for await (const mail of world.engines.mail.kept()) {
      batch.push(mail);
      if (batch.length >= atOnce) await forget();
    }
    await forget();
  },
});

/** Its row's, as it was sent with. */
function idOf({ messageId }: KeptMail): string | null {
  const [id = ''] = messageId.split('@');
  return isId(id) ? id : null;
}
