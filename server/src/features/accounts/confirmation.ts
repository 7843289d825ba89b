/** Whether an account's address is its owner's: codes are ordered, proofs are kept, and who never proved one gives it up to who was invited at it. */
import { cleanAddress } from '@saring/contract';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { markUsed, tryConfirmation } from './code-store.ts';
import { codeTries, wrongCode } from './codes.ts';
import { makeConfirmation } from './confirmation-tasks.ts';
import { accountOf, confirmAddress, releaseAddress, type UserRow, userById } from './store.ts';

/** Rows of an older version may hold another spelling. */
export function isSameAddress(one: string, other: string): boolean {
  return cleanAddress(one).toLowerCase() === cleanAddress(other).toLowerCase();
}

/** Has a code mailed to the address of an account; to be called in the transaction that gave it the address. */
export async function orderConfirmation(world: World, tx: Executor, userId: string): Promise<void> {
  await world.queue.add(tx, makeConfirmation.name, { userId });
}

/** Confirms the address of an account with the code that was mailed to it; one for an address that it has no more is as good as none. */
export async function confirmEmail(world: World, actor: Actor, otp: string): Promise<void> {
  const user = await userById(world.db, actor.userId);
  if (!user) throw fail('not_found');
  if (user.emailConfirmedAt) return;
  const row = await tryConfirmation(world.db, user.id, codeTries, world.clock.now());
  const right = await world.passwords.matches(row?.codeHash ?? null, otp.replace(/\D/g, ''));
  if (!row || !right || !isSameAddress(row.email, user.email)) {
    await world.db.transaction((tx) => world.emit(tx, actor, { kind: 'code.failed', account: user.id }));
    throw wrongCode(row && !right ? codeTries - row.tries : 0);
  }
  await world.db.transaction(async (tx) => {
    if (!(await markUsed(tx, row.id, world.clock.now()))) throw fail('wrong_code');
    await proveAddress(world, tx, user, row.email);
  });
}

/** Somebody read what was mailed to this address; if it still is the account's, that confirms it. */
export async function proveAddress(world: World, tx: Executor, user: UserRow, email: string): Promise<void> {
  const confirmed = await confirmAddress(tx, user.id, email, world.clock.now());
  if (confirmed) await world.emit(tx, accountOf(user), { kind: 'email.confirmed', account: user.id });
}

/**
 * Frees an address that a job seeker registered and never confirmed, for whoever was invited at it; answers whose it was.
 * That account goes on under its username, without an address.
 */
export async function freeAddress(world: World, tx: Executor, email: string): Promise<UserRow | null> {
  const former = await releaseAddress(tx, email);
  if (former) await world.emit(tx, accountOf(former), { kind: 'email.released', account: former.id });
  return former;
}
