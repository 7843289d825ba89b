/** Tells the owner of an account by mail what was changed about signing in to it. */
import { queueEmail } from '#features/emails/index.ts';
import type { Executor } from '#platform/db.ts';
import type { World } from '#world';

interface Notice {
  /** Why this mail exists; the same cause is never mailed twice. */
  cause: string;
  to: string;
  username: string;
}

/** To be called in the transaction of the change. */
export async function tellNewPassword(world: World, tx: Executor, notice: Notice): Promise<void> {
  await tell(world, tx, notice, 'Your password was changed', [
    `The password of the account ${notice.username} was changed, and every sign-in with the old one has ended.`,
    `If it was not you, choose a new one at once with "Forgot password?" at ${world.config.publicUrl}/login.`,
  ]);
}

/** Goes to the old address: whoever holds the new one knows. */
export async function tellNewAddress(world: World, tx: Executor, notice: Notice): Promise<void> {
  await tell(world, tx, notice, 'The email address of your account was changed', [
    `Mail about the account ${notice.username} goes to another address from now on, verification codes included.`,
    'If it was not you, somebody else is signed in with your account: change its password and the address at once.',
  ]);
}

async function tell(world: World, tx: Executor, { cause, to }: Notice, title: string, paragraphs: string[]) {
  const footer = 'This mail was sent by Saring because it concerns the safety of an account with this address.';
  await queueEmail(world, tx, { cause, to, subject: title, content: { title, paragraphs, footer } });
}
