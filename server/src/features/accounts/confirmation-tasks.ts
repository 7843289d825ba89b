/** Mails the code that confirms an address, and tells who reads an address that an account gave it up. */
import { z } from 'zod';
import { queueEmail } from '#features/emails/index.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { replaceCode } from './code-store.ts';
import { hash } from './codes.ts';
import { mailWords } from './mail-words.ts';
import { lockUser, userById } from './store.ts';

const codeHours = 24;
const ofAccount = z.object({ userId: z.string() });
const ofTwo = z.object({ userId: z.string(), formerUserId: z.string() });

export const makeConfirmation = task<World, typeof ofAccount>({
  name: 'auth.confirm-address',
  payload: ofAccount,
  async run(world, { userId }) {
    const user = await userById(world.db, userId);
    if (!user || user.email === '' || user.emailConfirmedAt) return;
    const code = world.clock.digits();
    const codeHash = await world.passwords.hash(code);
    const createdAt = world.clock.now();
    const expiresAt = new Date(createdAt.getTime() + codeHours * 3_600_000);
    const id = world.clock.newId();
    await world.db.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) return;
      // Found by its account, who is signed in: nobody has the token.
      const tokenHash = hash(world.clock.secret());
      const { email } = user;
      await replaceCode(tx, {
        id,
        userId,
        purpose: 'address',
        email,
        orderedFrom: '',
        tokenHash,
        codeHash,
        expiresAt,
        createdAt,
      });
      await queueEmail(world, tx, {
        cause: `confirm:${id}`,
        to: email,
        userId,
        secret: true,
        until: expiresAt,
        write: (language) => {
          const say = mailWords(language);
          return {
            subject: say('confirm'),
            content: {
              title: say('confirm'),
              paragraphs: [
                say('addressGiven', { username: user.username }),
                say('confirmCode', { code, hours: codeHours }),
                say('confirmNotYou'),
              ],
              footer: say('addressFooter'),
            },
          };
        },
      });
    });
  },
});

export const tellReleased = task<World, typeof ofTwo>({
  name: 'auth.address-released',
  payload: ofTwo,
  async run(world, { userId, formerUserId }) {
    const [user, former] = [await userById(world.db, userId), await userById(world.db, formerUserId)];
    if (!user || !former) return;
    await world.db.transaction(async (tx) => {
      await queueEmail(world, tx, {
        cause: `released:${formerUserId}:${userId}`,
        to: user.email,
        userId,
        write: (language) => {
          const say = mailWords(language);
          return {
            subject: say('released'),
            content: {
              title: say('released'),
              paragraphs: [
                say('releasedWhat', { username: user.username, former: former.username }),
                say('releasedYours', { former: former.username }),
                say('releasedNotYours'),
              ],
              footer: say('safetyFooter'),
            },
          };
        },
      });
    });
  },
});
