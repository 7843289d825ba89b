/** Mails what a candidate asked for before the interview to the company, also once it waits for long, and the answer to the candidate. */
import { z } from 'zod';
import { addressOfCompany, userById } from '#features/accounts/index.ts';
import { applicationById } from '#features/applications/core/index.ts';
import { companyById } from '#features/companies/index.ts';
import { queueEmail } from '#features/emails/index.ts';
import { jobById } from '#features/jobs/index.ts';
import { daysAfter } from '#platform/process/clock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { accommodationOf, type DueWish, dueWishes } from './store.ts';
import { words } from './words.ts';

const payload = z.object({ applicationId: z.string() });

/**
 * Whichever of the two is the newest. Of the wishes for one interview a company is mailed once a day, however often they
 * change, and its mail names nobody and repeats no wish.
 */
export const tellOfWish = task<World, typeof payload>({
  name: 'interview.wish',
  payload,
  async run(world, { applicationId: id }) {
    const application = await applicationById(world.db, id);
    const row = await accommodationOf(world.db, id);
    if (!application || !row?.wishedAt) return;
    const { answer, answeredAt, wishedAt } = row;
    const company = await companyById(world.db, application.companyId);
    const named = { company: company?.name ?? '', job: (await jobById(world.db, application.jobId))?.title ?? '' };
    const to = answeredAt
      ? (await userById(world.db, application.userId))?.email
      : await addressOfCompany(world.db, application.companyId);
    if (!to) return;
    const { publicUrl } = world.config;
    await world.db.transaction((tx) =>
      queueEmail(world, tx, {
        cause: answeredAt
          ? `wish-answered:${id}:${answeredAt.getTime()}`
          : `wish:${id}:${wishedAt.toISOString().slice(0, 10)}`,
        ...(answeredAt ? { inPlaceOf: '^wish-answered:' } : {}),
        companyId: application.companyId,
        applicationId: id,
        ...(answeredAt ? { userId: application.userId } : {}),
        to,
        write: (language) => {
          const say = words(language);
          const title = answeredAt
            ? say('wishAnswered', { company: named.company })
            : say('wished', { job: named.job });
          const content = answeredAt
            ? {
                title,
                paragraphs: [say('wishAnswerIs', named), ...(answer ?? '').split(/\n{2,}/)],
                action: { label: say('toInterview'), url: `${publicUrl}/user/start-interview?applicationId=${id}` },
                footer: say('wishAnsweredFooter', { company: named.company }),
              }
            : {
                title,
                paragraphs: [say('wishedWhat', { job: named.job })],
                action: { label: say('toApplicant'), url: `${publicUrl}/profile/${id}` },
                footer: say('wishedFooter'),
              };
          return { subject: title, content };
        },
      }),
    );
  },
});

/** Days after a wish; whoever has not answered by the last is left in peace, and so is whoever was missed for two days. */
const reminders = [2, 5] as const;
const missedDays = 2;
/** The others come an hour later. */
const remindedAtOnce = 500;

/** Reminds companies of wishes that they have not answered. */
export const remindOfWishes = task<World, z.ZodObject>({
  name: 'interview.wishes-due',
  payload: z.object({}),
  every: '33 * * * *',
  async run(world) {
    const now = world.clock.now();
    for (const [which, day] of reminders.entries()) {
      const between = { after: daysAfter(now, -(reminders[which + 1] ?? day + missedDays)), to: daysAfter(now, -day) };
      for (const due of await dueWishes(world.db, which, between, remindedAtOnce))
        await remind(world, due, { days: day, isLast: which === reminders.length - 1 });
    }
  },
});

/** Like the first mail of a wish it names nobody and repeats none of its words. */
async function remind(
  world: World,
  { id, companyId, jobTitle: job, cause }: DueWish,
  { days, isLast }: { days: number; isLast: boolean },
): Promise<void> {
  const to = await addressOfCompany(world.db, companyId);
  if (!to) return;
  await world.db.transaction((tx) =>
    queueEmail(world, tx, {
      cause,
      companyId,
      applicationId: id,
      to,
      write: (language) => {
        const say = words(language);
        const title = say('wishWaits', { job });
        const content = {
          title,
          paragraphs: [say('wishWaitsWhat', { job, days }), say(isLast ? 'wishLastReminder' : 'wishOneMore')],
          action: { label: say('toApplicant'), url: `${world.config.publicUrl}/profile/${id}` },
          footer: say('wishedFooter'),
        };
        return { subject: title, content };
      },
    }),
  );
}
