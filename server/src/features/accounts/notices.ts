/** Tells the owner of an account by mail what was changed about signing in to it. */
import type { SayOf } from '@saring/contract/words';
import { queueEmail } from '#features/emails/index.ts';
import type { Executor } from '#platform/db/db.ts';
import type { World } from '#world';
import { mailWords } from './mail-words.ts';

interface Notice {
  /** Why this mail exists; the same cause is never mailed twice. */
  cause: string;
  to: string;
  userId: string;
  username: string;
}

/** To be called in the transaction of the change. */
export async function tellNewPassword(world: World, tx: Executor, notice: Notice): Promise<void> {
  const address = `${world.config.publicUrl}/login`;
  await tell(world, tx, notice, 'newPassword', (say) => [
    say('newPasswordWhat', { username: notice.username }),
    say('newPasswordNotYou', { address }),
  ]);
}

/** Goes to the old address: whoever holds the new one knows. */
export async function tellNewAddress(world: World, tx: Executor, notice: Notice): Promise<void> {
  await tell(world, tx, notice, 'newAddress', (say) => [
    say('newAddressWhat', { username: notice.username }),
    say('newAddressNotYou'),
  ]);
}

type Say = SayOf<typeof mailWords>;

async function tell(
  world: World,
  tx: Executor,
  { cause, to, userId }: Notice,
  title: 'newPassword' | 'newAddress',
  paragraphs: (say: Say) => string[],
) {
  // An account whose address was taken over has none.
  if (to === '') return;
  await queueEmail(world, tx, {
    cause,
    to,
    userId,
    write: (language) => {
      const say = mailWords(language);
      const content = { title: say(title), paragraphs: paragraphs(say), footer: say('safetyFooter') };
      return { subject: say(title), content };
    },
  });
}
