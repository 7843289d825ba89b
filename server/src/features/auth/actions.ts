/** Signing in, and getting back in with a one-time code. */
import { setTimeout as wait } from 'node:timers/promises';
import { record } from '#features/audit/index.ts';
import {
  accountOf,
  endAllSignIns,
  forgetFailures,
  noteSignIn,
  provePassword,
  refuseEasy,
  renewHash,
  replacePassword,
  type UserRow,
  userByName,
} from '#features/users/index.ts';
import { Fail, fail } from '#platform/fail.ts';
import { countTry } from '#platform/limits.ts';
import { checkPassword, hashPassword, isCurrent } from '#platform/passwords.ts';
import type { Actor } from '#platform/session.ts';
import { endSignIn } from '#platform/sign-ins.ts';
import type { World } from '#world';
import { hash } from './codes.ts';
import { spendCode, takeTryBack, tryCode } from './store.ts';
import { makeCode } from './tasks.ts';

const codeTries = 5;
const codesPerHour = 5;
/** Nobody's id: an unknown name costs the same statements as a known one. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Whose name nobody has; what was typed may be a password, so it is not kept. */
const unknown = { userId: 'unknown', username: 'unknown', companyId: null };

/** A token for a good name and password; the failure tells neither which was wrong nor, in time, whether the name exists. */
export async function signIn(
  world: World,
  username: string,
  password: string,
): Promise<{ accessToken: string; role: string }> {
  const user = await userByName(world.db, username);
  try {
    await provePassword(world, { key: username, hash: user?.passwordHash ?? null }, password, 'bad_credentials');
  } catch (error) {
    const reason = error instanceof Fail ? error.code : 'error';
    const who = user ? accountOf(user) : unknown;
    await record(world, world.db, { ...who, role: 'anonymous' }, 'sign-in.failed', who.userId, { reason });
    throw error;
  }
  if (!user) throw fail('bad_credentials');
  // The cost of hashes rises with the years; those of old rise when somebody signs in.
  const newHash = isCurrent(user.passwordHash) ? null : await hashPassword(password);
  const account = accountOf(user);
  await world.db.transaction(async (tx) => {
    await noteSignIn(tx, user.id, world.clock.now());
    if (newHash) await renewHash(tx, user, newHash);
    await record(world, tx, account, 'sign-in', user.id);
  });
  const { token } = await world.tokens.issue(account);
  return { accessToken: token, role: user.role };
}

/** Ends the sign-in by which the call came, or each of the account; the token is void from then on, in every process. */
export async function logOut(world: World, actor: Actor, everywhere: boolean): Promise<void> {
  const { signInId } = actor;
  await world.db.transaction(async (tx) => {
    if (everywhere) await endAllSignIns(tx, actor.userId);
    else if (signInId) await endSignIn(tx, signInId);
    await record(world, tx, actor, everywhere ? 'sign-out.everywhere' : 'sign-out', actor.userId);
  });
  world.tokens.forget(actor.userId);
  if (signInId) world.tokens.forget(signInId);
}

/** Longer than the order takes, also beside the tasks that earlier orders for real accounts left to do (5 to 9 ms were seen). */
const answerAfterMilliseconds = 60;

/**
 * Sends a code if the account exists: a task does, which is ordered either way, so that neither answer nor time tells
 * (D-13). It is ordered by id, since what the queue remembers must not outlive the person's account.
 */
export async function sendCode(world: World, username: string): Promise<{ token: string }> {
  if (world.config.rateLimit) {
    const key = `codes:account:${hash(username.toLowerCase()).slice(0, 32)}`;
    await countTry(world.db, { key, max: codesPerHour, seconds: 3600 });
  }
  const token = world.clock.secret();
  const answer = wait(answerAfterMilliseconds);
  const user = await userByName(world.db, username);
  await world.queue.add(world.db, makeCode.name, { userId: user?.id ?? nobody, tokenHash: hash(token) });
  await answer;
  return { token };
}

/** Checks a code. Wrong tries count over verify and reset together (D-43); a refused one says how many are left. */
async function checkCode(
  world: World,
  username: string,
  input: { otp: string; token: string },
): Promise<{ user: UserRow; codeId: string }> {
  const user = await userByName(world.db, username);
  const row = await tryCode(world.db, user?.id ?? nobody, hash(input.token), codeTries, world.clock.now());
  const who = user ? accountOf(user) : unknown;
  const refused = (text?: string) =>
    record(world, world.db, { ...who, role: 'anonymous' }, 'code.failed', who.userId).then(() =>
      fail('wrong_code', text),
    );
  // Without a row the same time is spent.
  const right = await checkPassword(row?.codeHash ?? null, input.otp.replace(/\D/g, ''));
  if (!user || !row) throw await refused();
  if (!right) {
    const left = codeTries - row.tries;
    throw await refused(
      left > 0 ? `The verification code is incorrect. ${left} ${left === 1 ? 'try' : 'tries'} left.` : undefined,
    );
  }
  await takeTryBack(world.db, row.id);
  return { user, codeId: row.id };
}

export async function verifyCode(world: World, username: string, input: { otp: string; token: string }): Promise<void> {
  await checkCode(world, username, input);
}

/** Sets a new password with a code, which is thereby spent; every session of the account ends, and so does a lockout. */
export async function resetPassword(
  world: World,
  username: string,
  input: { otp: string; token: string; newPassword: string },
): Promise<void> {
  const { user, codeId } = await checkCode(world, username, input);
  refuseEasy(world, 'new_password', input.newPassword, [user.username, user.email]);
  await replacePassword(world, accountOf(user), input.newPassword, 'password.reset', async (tx) => {
    if (!(await spendCode(tx, codeId, world.clock.now()))) throw fail('wrong_code');
    await forgetFailures(tx, user.username);
  });
}
