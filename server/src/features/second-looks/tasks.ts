/** Mails the company that a second look was asked for and that its last day comes or is over, and the applicant what came of it. */
import { z } from 'zod';
import type { Subscriber } from '#events';
import { addressOfCompany, membersOf } from '#features/accounts/index.ts';
import { applicationById } from '#features/applications/core/index.ts';
import { mailApplicant } from '#features/applications/index.ts';
import { eventsAbout } from '#features/audit/index.ts';
import { type NewEmail, queueEmail } from '#features/emails/index.ts';
import { jobById } from '#features/jobs/index.ts';
import { isCompanySuspended } from '#features/suspensions/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { daysAfter } from '#platform/process/clock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { daysLeft, mayAnswer } from './rules.ts';
import { dueSecondLooks, resume, secondLooksOf } from './store.ts';
import { words } from './words.ts';

const payload = z.object({ applicationId: z.string() });

/** Whichever of the two is the newest. */
export const tellOfSecondLook = task<World, typeof payload>({
  name: 'second-look.tell',
  payload,
  async run(world, { applicationId: id }) {
    const application = await applicationById(world.db, id);
    const [newest] = await secondLooksOf(world.db, id);
    if (!application || !newest) return;
    const { companyId } = application;
    const { status, reason } = newest;
    if (newest.answeredAt && status !== null) {
      await mailApplicant(world, application, `second-look-answered:${newest.id}`, (language, named) => {
        const say = words(language);
        return {
          subject: say('answered', named),
          title: say('answeredTitle'),
          paragraphs: [say(status === 'Rejected' ? 'stays' : 'changed', named), ...(reason ?? '').split(/\n{2,}/)],
        };
      });
      return;
    }
    // Nobody there can read it; they are told once they can.
    if (await isCompanySuspended(world.db, companyId)) return;
    const to = (await addressOfCompany(world.db, companyId)) ?? '';
    const job = (await jobById(world.db, application.jobId))?.title ?? '';
    const mail = { applicationId: id, companyId, to, cause: `second-look:${newest.id}` };
    await world.db.transaction(async (tx) => {
      if (to !== '') await mailCompany(world, tx, mail, 'asked', { job, days: daysLeft(newest, world.clock.now()) });
      await mailMembers(world, tx, 'asked', { look: newest, companyId, job }, to);
    });
  },
});

const lost = z.object({ companyId: z.string(), since: z.iso.datetime(), until: z.iso.datetime() });

/** A company that was suspended can answer again: it gets back the days that it lost, and is told of what was asked for meanwhile. */
export const resumeSecondLooks = task<World, typeof lost>({
  name: 'second-look.resume',
  payload: lost,
  async run(world, { companyId, since, until }) {
    await world.db.transaction(async (tx) => {
      for (const applicationId of await resume(tx, companyId, { from: new Date(since), to: new Date(until) }))
        await world.queue.add(tx, tellOfSecondLook.name, { applicationId });
    });
  },
});

export const onLifted: Subscriber<World> = async (world, tx, { event, at }) => {
  if (event.kind !== 'company.suspension-lifted') return;
  const suspended = (await eventsAbout(tx, event.company, ['company.suspended'])).at(-1);
  if (!suspended) return;
  const [since, until] = [suspended.at.toISOString(), at.toISOString()];
  await world.queue.add(tx, resumeSecondLooks.name, { companyId: event.company, since, until });
};

/** To the company's address, or to that of one of its people, with whose account the mail goes. */
type ToCompany = Pick<NewEmail, 'companyId' | 'userId' | 'to' | 'cause'> & { applicationId: string };

type Which = 'asked' | 'soon' | 'late';

/** It names nobody and repeats no words. */
async function mailCompany(
  world: World,
  tx: Executor,
  mail: ToCompany,
  what: Which,
  named: { job: string; days: number },
): Promise<void> {
  await queueEmail(world, tx, {
    ...mail,
    write: (language) => {
      const say = words(language);
      const title = say(what, named);
      const action = { label: say('toApplicant'), url: `${world.config.publicUrl}/profile/${mail.applicationId}` };
      return {
        subject: title,
        content: { title, paragraphs: [say(`${what}What`, named)], action, footer: say('askedFooter') },
      };
    },
  });
}

/** Days before the last one on which it is told, after which that day is over everywhere, and for which whoever was missed still is. */
const soonDays = 2;
const lateDays = 1;
const missedDays = 3;
/** The others come an hour later. */
const remindedAtOnce = 500;

/** Reminds whoever may answer a second look two days before its last day, where it has more, and once that is over. */
export const remindOfSecondLooks = task<World, z.ZodObject>({
  name: 'second-look.due',
  payload: z.object({}),
  every: '47 * * * *',
  async run(world) {
    const now = world.clock.now();
    const soon = { what: 'soon', after: now, to: daysAfter(now, soonDays), days: soonDays } as const;
    const late = { what: 'late', after: daysAfter(now, -missedDays), to: daysAfter(now, -lateDays), days: 0 } as const;
    for (const which of [soon, late])
      for (const due of await dueSecondLooks(world.db, which, remindedAtOnce)) await remind(world, which.what, due);
  },
});

type Due = Awaited<ReturnType<typeof dueSecondLooks>>[number];

/** All of them or nobody: which were mailed already is not asked again. */
async function remind(world: World, what: 'soon' | 'late', due: Due): Promise<void> {
  await world.db.transaction((tx) => mailMembers(world, tx, what, due, ''));
}

/** Whoever may answer it. Where its company was told at `mailed`, nobody who is alone or reads that address. */
async function mailMembers(world: World, tx: Executor, what: Which, due: Due, mailed: string): Promise<void> {
  const { look, companyId, job } = due;
  const { applicationId } = look;
  const members = await membersOf(tx, companyId);
  if (mailed !== '' && members.length === 1) return;
  for (const member of members) {
    const { id: userId, email: to, suspended, username } = member;
    if (to === '' || to === mailed || suspended || !mayAnswer(member, look, members)) continue;
    const mail = { applicationId, userId, to, cause: `second-look-${what}:${look.id}:${username}` };
    await mailCompany(world, tx, mail, what, { job, days: daysLeft(look, world.clock.now()) });
  }
}
