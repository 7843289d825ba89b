/** Signing in, and getting back in with a one-time code. */
import { setTimeout as wait } from 'node:timers/promises';
import { codeRequest } from '@saring/contract';
import type { Account, Actor } from '#platform/auth/session.ts';
import { endSignIn, hasSignIn } from '#platform/auth/sign-ins.ts';
import type { Source } from '#platform/http/device.ts';
import { fail } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { proveOwnPassword, refuseForOwner, replacePassword } from './actions.ts';
import { spendCode, takeTryBack, tryCode } from './code-store.ts';
import { codeTries, hash, wrongCode } from './codes.ts';
import { isSameAddress, proveAddress } from './confirmation.ts';
import { accountOf, endAllSignIns, lockUser, noteSignIn, renewHash, type UserRow, userByName } from './store.ts';
import { makeCode } from './tasks.ts';
import { countTries, forgetOwnTries, forgive, type Origin, originOf, tellFailure } from './tries.ts';

/** Nobody's id: an unknown name costs the same statements as a known one. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Who proved to be the owner of an account, and the id by which the browser shall be known for it. */
export interface Proved {
  account: Account;
  device: string;
}

/** A token for a good name, or email address, and password; the failure tells neither which was wrong nor, in time, whether the name exists. */
export async function signIn(
  world: World,
  username: string,
  password: string,
  source: Source,
): Promise<Proved & { accessToken: string }> {
  const user = await userByName(world.db, username);
  const origin = await originOf(world, source, user);
  // Whoever tries both names of an account has no more tries for it.
  const tried = user?.username ?? username;
  const today = await countTries(world, 'password', tried, origin);
  const right = await world.passwords.matches(user?.passwordHash ?? null, password);
  if (!user || !right) {
    await tellFailure(world, user, origin, { kind: 'sign-in.failed', reason: 'bad_credentials' }, today);
    throw fail('bad_credentials');
  }
  await forgive(world, tried, origin);
  if (user.suspended) {
    await tellFailure(world, user, origin, { kind: 'sign-in.failed', reason: 'account_suspended' });
    throw fail('account_suspended');
  }
  // The cost of hashes rises with the years; those of old rise when somebody signs in.
  const newHash = world.passwords.isCurrent(user.passwordHash) ? null : await world.passwords.hash(password);
  const account = accountOf(user);
  await world.db.transaction(async (tx) => {
    await noteSignIn(tx, user.id, world.clock.now());
    if (newHash) await renewHash(tx, user, newHash);
    await world.emit(tx, account, { kind: 'sign-in', account: user.id });
  });
  const { token } = await world.tokens.issue(account, source.browser);
  return { accessToken: token, account, device: origin.device ?? world.clock.newId() };
}

/** Ends the sign-in by which the call came; the token is void from then on, in every process. */
export async function logOut(world: World, actor: Actor): Promise<void> {
  const { userId, signInId } = actor;
  await world.db.transaction(async (tx) => {
    if (signInId) await endSignIn(tx, userId, signInId);
    await world.emit(tx, actor, { kind: 'sign-out', account: userId });
  });
  if (signInId) world.tokens.forget(signInId);
}

/** Whoever ends other sign-ins than the own one gives the password again (ASVS 7.5.2): a stolen token cannot do it. */
const proveForEnding = (world: World, actor: Actor, password: string) =>
  proveOwnPassword(world, actor, password, 'sign-out.failed');

/** Ends each sign-in of the account, this one too. */
export async function logOutEverywhere(world: World, actor: Actor, password: string): Promise<void> {
  await proveForEnding(world, actor, password);
  await world.db.transaction(async (tx) => {
    await endAllSignIns(tx, actor.userId);
    await world.emit(tx, actor, { kind: 'sign-out.everywhere', account: actor.userId });
  });
  world.tokens.forget(actor.userId);
}

/** Ends one sign-in of the account in every process; a foreign one is as unknown as one that never was. */
export async function endOneSignIn(world: World, actor: Actor, id: string, password: string): Promise<void> {
  if (!isId(id) || !(await hasSignIn(world.db, actor.userId, id))) throw fail('not_found');
  await proveForEnding(world, actor, password);
  await world.db.transaction(async (tx) => {
    // It may have ended meanwhile by itself or by another hand.
    if (!(await endSignIn(tx, actor.userId, id))) throw fail('not_found');
    await world.emit(tx, actor, { kind: 'sign-out.one', account: actor.userId });
  });
  world.tokens.forget(id);
}

/** Longer than the order takes, also beside the tasks that earlier orders for real accounts left to do (5 to 9 ms were seen). */
const answerAfterMilliseconds = 60;

/**
 * Sends a code if the account exists: a task does, which is ordered either way, so that neither answer nor time tells.
 * It is ordered by id, since what the queue remembers must not outlive the person's account.
 */
export async function sendCode(world: World, username: string, source: Source): Promise<{ token: string }> {
  const user = await userByName(world.db, username);
  const origin = await originOf(world, source, user);
  await countTries(world, 'code', user?.username ?? username, origin);
  const token = world.clock.secret();
  const answer = wait(answerAfterMilliseconds);
  const userId = user?.id ?? nobody;
  await world.queue.add(world.db, makeCode.name, {
    userId,
    tokenHash: hash(token),
    // Of the account too: it tells of no two accounts that somebody asked for codes of both.
    orderedFrom: world.tokens.mac('code', userId, origin.hash),
    request: codeRequest(token),
  });
  await answer;
  return { token };
}

/** Checks a code. Wrong tries count over verify and reset together; a refused one says how many are left. */
async function checkCode(
  world: World,
  username: string,
  input: { otp: string; token: string },
  source: Source,
): Promise<{ user: UserRow; codeId: string; origin: Origin }> {
  const user = await userByName(world.db, username);
  const origin = await originOf(world, source, user);
  const row = await tryCode(world.db, user?.id ?? nobody, hash(input.token), codeTries, world.clock.now());
  const refused = (left = 0) => tellFailure(world, user, origin, { kind: 'code.failed' }).then(() => wrongCode(left));
  // Without a row the same time is spent.
  const right = await world.passwords.matches(row?.codeHash ?? null, input.otp.replace(/\D/g, ''));
  // Whoever reads an address that the account had before does not get in with it.
  if (!user || !row || (row.email !== '' && !isSameAddress(row.email, user.email))) throw await refused();
  if (!right) throw await refused(codeTries - row.tries);
  await takeTryBack(world.db, row.id);
  await world.db.transaction((tx) => proveAddress(world, tx, user, row.email));
  return { user, codeId: row.id, origin };
}

export async function verifyCode(
  world: World,
  username: string,
  input: { otp: string; token: string },
  source: Source,
): Promise<void> {
  await checkCode(world, username, input, source);
}

/** Sets a new password with a code, by which all codes are spent; every session of the account ends, and so does a lockout. */
export async function resetPassword(
  world: World,
  username: string,
  input: { otp: string; token: string; newPassword: string },
  source: Source,
): Promise<Proved> {
  const { user, codeId, origin } = await checkCode(world, username, input, source);
  await refuseForOwner(world, 'new_password', input.newPassword, user);
  const account = await replacePassword(world, accountOf(user), user, input.newPassword, 'password.reset', {
    async first(tx) {
      // Deleting an account takes this before its codes, too.
      await lockUser(tx, user.id);
      if (!(await spendCode(tx, user.id, codeId, world.clock.now()))) throw fail('wrong_code');
      await forgetOwnTries(world, tx, user.username, origin);
    },
  });
  return { account, device: origin.device ?? world.clock.newId() };
}
