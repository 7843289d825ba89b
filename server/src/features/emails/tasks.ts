/** Sends a queued mail. */
import { z } from 'zod';
import { task } from '#platform/queue.ts';
import type { World } from '#world';
import { emailById, markSent, markTry } from './store.ts';

const payload = z.object({ emailId: z.string(), until: z.string().optional() });

export const sendEmail = task<World, typeof payload>({
  name: 'email.send',
  payload,
  async run(world, { emailId, until }) {
    const email = await emailById(world.db, emailId);
    if (email?.state !== 'queued') return;
    if (until && world.clock.now() > new Date(until)) return markTry(world.db, emailId, 'It came too late.', 'failed');
    const outcome = await world.mail.send({
      to: email.recipient,
      subject: email.subject,
      text: email.text,
      html: email.html,
      messageId: `${email.id}@${new URL(world.config.publicUrl).hostname}`,
    });
    world.metrics.mail(outcome.ok ? 'sent' : outcome.permanent ? 'refused' : 'retried');
    if (outcome.ok) return markSent(world.db, emailId, world.clock.now());
    await markTry(world.db, emailId, outcome.error, outcome.permanent ? 'refused' : undefined);
    if (!outcome.permanent) throw new Error(`mail not accepted: ${outcome.error}`);
  },
  async gaveUp(world, { emailId }, error) {
    await markTry(world.db, emailId, error, 'failed');
  },
});
