/** Tells who joined, and forgets invitations: at once what is used, taken back or replaced, every night what is over. */
import { z } from 'zod';
import { membersOf, userById } from '#features/accounts/index.ts';
import { companyById } from '#features/companies/index.ts';
import { deleteEmailsBecause, forgetMails, queueEmail } from '#features/emails/index.ts';
import { daysAfter } from '#platform/process/clock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { forgetInvitations } from './store.ts';
import { words } from './words.ts';

/** As long as other mails that belong to nobody. */
const mailDays = 30;

export const sweepInvitations = task<World, z.ZodObject>({
  name: 'members.sweep_invitations',
  payload: z.object({}),
  every: '3 4 * * *',
  async run(world) {
    const now = world.clock.now();
    await world.db.transaction(async (tx) => {
      await forgetInvitations(tx, now);
      await deleteEmailsBecause(tx, 'invitation:', daysAfter(now, -mailDays));
    });
  },
});

const forgotten = z.object({ invitationId: z.string() });

/** Removes what was mailed because of an invitation that is no more. */
export const forgetInvitation = task<World, typeof forgotten>({
  name: 'members.forget_invitation',
  payload: forgotten,
  async run(world, { invitationId }) {
    await world.db.transaction(async (tx) => {
      await deleteEmailsBecause(tx, `invitation:${invitationId}`);
      await forgetMails(world, tx);
    });
  },
});

const joined = z.object({ userId: z.string() });

/** Mails everybody else of the company that somebody joined it. */
export const tellJoined = task<World, typeof joined>({
  name: 'members.tell_joined',
  payload: joined,
  async run(world, { userId }) {
    const one = await userById(world.db, userId);
    const company = one?.companyId ? await companyById(world.db, one.companyId) : null;
    // Somebody may have let them go meanwhile.
    if (!one || !company) return;
    const named = { username: one.username, company: company.name };
    const others = (await membersOf(world.db, company.id)).filter(
      ({ id, email, suspended }) => id !== userId && email !== '' && !suspended,
    );
    await world.db.transaction(async (tx) => {
      for (const { id, email } of others)
        await queueEmail(world, tx, {
          cause: `member-joined:${userId}:${id}`,
          userId: id,
          companyId: company.id,
          to: email,
          write: (language) => {
            const say = words(language);
            const title = say('newMember', named);
            return {
              subject: title,
              content: { title, paragraphs: [say('newMemberWhat', named)], footer: say('goneFooter') },
            };
          },
        });
    });
  },
});
