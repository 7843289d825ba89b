/** Makes and mails a one-time code, if there is such an account. */
import { z } from 'zod';
import { queueEmail } from '#features/emails/index.ts';
import { userById } from '#features/users/index.ts';
import { hashPassword } from '#platform/passwords.ts';
import { task } from '#platform/queue.ts';
import type { World } from '#world';
import { replaceCode } from './store.ts';

const codeMinutes = 10;
const payload = z.object({ userId: z.string(), tokenHash: z.string() });

export const makeCode = task<World, typeof payload>({
  name: 'auth.code',
  payload,
  async run(world, { userId, tokenHash }) {
    const user = await userById(world.db, userId);
    if (!user) return;
    const code = world.clock.digits();
    // Six digits are soon guessed by whoever reads their hash, unless each guess costs what a password's does.
    const codeHash = await hashPassword(code);
    const now = world.clock.now();
    const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
    await world.db.transaction(async (tx) => {
      await replaceCode(tx, {
        id: world.clock.newId(),
        userId: user.id,
        tokenHash,
        codeHash,
        expiresAt,
        createdAt: now,
      });
      await queueEmail(world, tx, {
        cause: `code:${tokenHash}`,
        to: user.email,
        until: expiresAt,
        subject: 'Your verification code',
        content: {
          title: 'Your verification code',
          paragraphs: [
            `Somebody, hopefully you, asked to reset the password of the account ${user.username}.`,
            `The code is ${code}. It is valid for ${codeMinutes} minutes and can be used once.`,
            'If it was not you, nothing has to be done: without the code the password stays as it is.',
          ],
          footer: 'This mail was sent by Saring because a verification code was asked for.',
        },
      });
    });
  },
});
