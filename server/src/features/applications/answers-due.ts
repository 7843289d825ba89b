/**
 * Reminds a company of those who wait for its answer: when half of the days in which it means to answer are over, two days
 * before the last, and when a job has closed by itself. Counts by the way how it kept to its days.
 */
import { dayOf } from '@saring/contract/domain';
import { z } from 'zod';
import { addressOfCompany } from '#features/accounts/index.ts';
import { queueEmail } from '#features/emails/index.ts';
import { daysAfter } from '#platform/process/clock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { countAnswers } from './answers-store.ts';
import { companiesWithWaiting, type Waiting } from './reminders-store.ts';
import { words } from './words.ts';

export const remindOfAnswers = task<World, z.ZodObject>({
  name: 'application.answers-due',
  payload: z.object({}),
  every: '5 7 * * *',
  async run(world) {
    const now = world.clock.now();
    const yesterday = dayOf(daysAfter(now, -1), world.config.timeZone);
    for (const company of await companiesWithWaiting(world.db, now, yesterday)) await remind(world, company);
    await countAnswers(world.db, now);
  },
});

/** One mail a day, which names nobody. */
async function remind(world: World, { companyId, half, soon, overdue, closed, kept }: Waiting): Promise<void> {
  const { clock, config } = world;
  const to = await addressOfCompany(world.db, companyId);
  if (!to) return;
  await world.db.transaction((tx) =>
    queueEmail(world, tx, {
      cause: `answers-due:${companyId}:${dayOf(clock.now(), config.timeZone)}`,
      companyId,
      to,
      write: (language) => {
        const say = words(language);
        const content = {
          title: say('answersDue'),
          paragraphs: [
            ...(overdue > 0 ? [say('answersOverdue', { count: overdue })] : []),
            ...(soon > 0 ? [say('answersSoon', { count: soon })] : []),
            ...(half > 0 ? [say('answersHalf', { count: half })] : []),
            ...(closed > 0 ? [say('answersClosed', { count: closed })] : []),
            ...(kept > 0 ? [say('answersKept', { count: kept })] : []),
          ],
          action: { label: say('toDashboard'), url: `${config.publicUrl}/admin/dashboard` },
          footer: say(half + soon + overdue > 0 ? 'answersFooter' : 'answersClosedFooter'),
        };
        return { subject: say('answersDue'), content };
      },
    }),
  );
}
