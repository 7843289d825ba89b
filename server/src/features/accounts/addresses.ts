/** What the owner of an account does about its address: order another code, or give another address. */

import { countTry } from '#platform/auth/limits.ts';
import type { Actor } from '#platform/auth/session.ts';
import { type Executor, isTaken } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { proveOwnPassword } from './actions.ts';
import { isSameAddress, orderConfirmation } from './confirmation.ts';
import { tellNewAddress } from './notices.ts';
import { lockUser, setEmail, userById } from './store.ts';

const codesPerHour = 5;

/** Counted apart from the codes for a forgotten password, which strangers may order. */
async function countOrder(world: World, userId: string): Promise<void> {
  if (!world.config.rateLimit) return;
  await countTry(world.db, world.clock.now(), { key: `codes:confirm:${userId}`, max: codesPerHour, per: 3600 });
}

/** Mails another code, unless the address is confirmed; answers whether it is, and the address. */
export async function sendConfirmation(world: World, actor: Actor): Promise<{ confirmed: boolean; email: string }> {
  const user = await userById(world.db, actor.userId);
  if (!user) throw fail('not_found');
  const { id, email } = user;
  if (user.emailConfirmedAt) return { confirmed: true, email };
  if (email === '') throw fail('no_address');
  await countOrder(world, id);
  await world.db.transaction((tx) => orderConfirmation(world, tx, id));
  return { confirmed: false, email };
}

/** Gives the own account another address, which is unconfirmed until its code is entered; the one before is told. */
export async function changeEmail(world: World, actor: Actor, email: string, password: string): Promise<void> {
  const user = await proveOwnPassword(world, actor, password);
  if (isSameAddress(user.email, email)) return;
  await countOrder(world, user.id);
  const changing = world.db.transaction(async (tx) => {
    if (!(await giveAddress(world, tx, user.id, email))) return;
    await world.emit(tx, actor, { kind: 'email.changed', account: user.id });
  });
  await changing.catch((error: unknown) => {
    throw isTaken(error) ? fail('email_taken') : error;
  });
}

/** The change itself; of two at once each tells the address that it replaces. False where the account has this address. */
export async function giveAddress(world: World, tx: Executor, userId: string, email: string): Promise<boolean> {
  const user = await lockUser(tx, userId);
  if (!user || isSameAddress(user.email, email)) return false;
  const { username, email: to } = user;
  await tellNewAddress(world, tx, { cause: `address:${world.clock.newId()}`, to, userId, username });
  await setEmail(tx, userId, email);
  await orderConfirmation(world, tx, userId);
  return true;
}
