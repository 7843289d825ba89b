/** Makes and mails a one-time code, if there is such an account, and lets go of those that are over. */
import { z } from 'zod';
import { queueEmail } from '#features/emails/index.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { deleteOverCodes, hasCode, replaceCode } from './code-store.ts';
import { mailWords } from './mail-words.ts';
import { lockUser, userById } from './store.ts';

const codeMinutes = 10;
const payload = z.object({
  userId: z.string(),
  tokenHash: z.string(),
  // Absent from what an earlier version ordered.
  orderedFrom: z.string().default(''),
  request: z.string().default(''),
});

export const makeCode = task<World, typeof payload>({
  name: 'auth.code',
  payload,
  async run(world, { userId, tokenHash, orderedFrom, request }) {
    const user = await userById(world.db, userId);
    if (!user || user.email === '') return;
    const code = world.clock.digits();
    // Six digits are soon guessed by whoever reads their hash, unless each guess costs what a password's does.
    const codeHash = await world.passwords.hash(code);
    const now = world.clock.now();
    const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
    await world.db.transaction(async (tx) => {
      // Done before, it mailed a code, which another one would make wrong.
      if (!(await lockUser(tx, user.id)) || (await hasCode(tx, user.id, tokenHash))) return;
      await replaceCode(tx, {
        id: world.clock.newId(),
        userId: user.id,
        purpose: 'recovery',
        email: user.email,
        tokenHash,
        orderedFrom,
        codeHash,
        expiresAt,
        createdAt: now,
      });
      await queueEmail(world, tx, {
        cause: `code:${tokenHash}`,
        to: user.email,
        userId: user.id,
        secret: true,
        until: expiresAt,
        write: (language) => {
          const say = mailWords(language);
          return {
            subject: say('yourCode'),
            content: {
              title: say('yourCode'),
              paragraphs: [
                say('codeAsked', { username: user.username }),
                say('codeIs', { code, minutes: codeMinutes }),
                say('codeRequest', { request }),
                say('codeNotYou'),
              ],
              footer: say('codeFooter'),
            },
          };
        },
      });
    });
  },
});

export const sweepCodes = task<World, z.ZodObject>({
  name: 'auth.sweep_codes',
  payload: z.object({}),
  every: '37 * * * *',
  run: (world) => deleteOverCodes(world.db, world.clock.now()),
});
