/** What accounts can do: register, register a company, change a password, and the first operator. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { record } from '#features/audit/index.ts';
import { createCompany, linkByToken, useLink } from '#features/companies/index.ts';
import type { Executor } from '#platform/db.ts';
import { isEasyToGuess } from '#platform/easy-passwords.ts';
import { Fail, fail, invalid } from '#platform/fail.ts';
import { countTry, forgetTries } from '#platform/limits.ts';
import { checkPassword, hashPassword } from '#platform/passwords.ts';
import type { Account, Actor } from '#platform/session.ts';
import type { World } from '#world';
import { tellNewPassword } from './notices.ts';
import { accountOf, anySuperuser, insertUser, setPassword, type UserRow, userById } from './store.ts';

interface Registration {
  username: string;
  email: string;
  password: string;
}

/** Refuses one of the commonest passwords, or one made of its owner's names, where the installation asks for that. */
export function refuseEasy(world: World, field: string, password: string, [username, email]: [string, string]): void {
  if (!world.config.refuseCommonPasswords) return;
  if (!isEasyToGuess(password, [username, email.split('@')[0] ?? ''])) return;
  throw invalid(field, 'This password is easy to guess. Please choose another one.');
}

/** Creates a job seeker's account; the role is never the caller's to choose (D-12). */
export async function registerUser(world: World, input: Registration): Promise<void> {
  refuseEasy(world, 'password', input.password, [input.username, input.email]);
  const passwordHash = await hashPassword(input.password);
  await world.db.transaction((tx) =>
    createAccount(world, tx, { ...input, passwordHash, role: 'user', companyId: null }),
  );
}

/** Creates a company and its first administrator; of two that race for one link, one wins. */
export async function registerCompany(world: World, token: string, input: Registration): Promise<void> {
  refuseEasy(world, 'password', input.password, [input.username, input.email]);
  const passwordHash = await hashPassword(input.password);
  await world.db.transaction(async (tx) => {
    const link = await useLink(world, tx, token);
    const companyId = input.username;
    await createAccount(world, tx, { ...input, passwordHash, role: 'admin', companyId });
    await createCompany(world, tx, { id: companyId, name: link.companyName });
  });
}

interface NewAccount extends Registration {
  passwordHash: string;
  role: 'user' | 'admin' | 'superuser';
  companyId: string | null;
}

async function createAccount(world: World, tx: Executor, account: NewAccount): Promise<void> {
  const { username, email, passwordHash, role, companyId } = account;
  const userId = world.clock.newId();
  const taken = await insertUser(tx, {
    id: userId,
    username,
    email,
    passwordHash,
    role,
    companyId,
    createdAt: world.clock.now(),
  });
  if (taken) throw fail(taken === 'username' ? 'username_taken' : 'email_taken');
  await record(world, tx, { userId, username, role, companyId }, 'account.registered', userId);
}

/** The company a registration link is for. */
export async function checkLink(world: World, token: string) {
  const link = await linkByToken(world, world.db, token);
  return { companyName: link.companyName, adminEmail: link.adminEmail };
}

const lockout = { max: 10, seconds: 15 * 60 };

/** Where the failures of an account are counted: long or odd names are never stored as they are. */
function failuresOf(username: string): string {
  return `sign-in:failures:${createHash('sha256').update(username.toLowerCase()).digest('hex').slice(0, 32)}`;
}

/** Ends the lockout of an account, for whoever proved by other means whose it is. */
export async function forgetFailures(tx: Executor, username: string): Promise<void> {
  await forgetTries(tx, failuresOf(username));
}

/** Checks a password and counts failures of the account (D-42); throws `code` when it is wrong. */
export async function provePassword(
  world: World,
  account: { key: string; hash: string | null },
  password: string,
  code: 'bad_credentials' | 'wrong_old_password',
): Promise<void> {
  const key = failuresOf(account.key);
  // Counted before it is known to be wrong: of thirty guesses at once, ten are looked at.
  if (world.config.rateLimit) await countTry(world.db, { key, ...lockout });
  if (!(await checkPassword(account.hash, password))) throw fail(code);
  if (world.config.rateLimit) await forgetTries(world.db, key);
}

/** Checks the password of somebody who is signed in and wants another; what fails is in the trail. */
export async function proveOwnPassword(world: World, actor: Actor, user: UserRow, password: string): Promise<void> {
  try {
    await provePassword(world, { key: user.username, hash: user.passwordHash }, password, 'wrong_old_password');
  } catch (error) {
    const reason = error instanceof Fail ? error.code : 'error';
    await record(world, world.db, actor, 'password.change-failed', user.id, { reason });
    throw error;
  }
}

/** Changes the own password; every other session ends, and the caller gets a fresh token. */
export async function changePassword(
  world: World,
  actor: Actor,
  oldPassword: string,
  newPassword: string,
): Promise<{ accessToken: string }> {
  const user = await userById(world.db, actor.userId);
  if (!user) throw fail('not_found');
  await proveOwnPassword(world, actor, user, oldPassword);
  refuseEasy(world, 'new_password', newPassword, [user.username, user.email]);
  const account = await replacePassword(world, actor, newPassword, 'password.changed');
  const { token } = await world.tokens.issue(account);
  return { accessToken: token };
}

/** Sets a new password for an account, ends its sessions and mails its owner; `first` runs in the same transaction and may refuse. */
export async function replacePassword(
  world: World,
  actor: Actor,
  newPassword: string,
  action: string,
  first: (tx: Executor) => Promise<void> = async () => {},
): Promise<Account> {
  const passwordHash = await hashPassword(newPassword);
  const account = await world.db.transaction(async (tx) => {
    await first(tx);
    await record(world, tx, actor, action, actor.userId);
    const user = await setPassword(tx, actor.userId, passwordHash);
    if (!user) return null;
    const { username, email: to, version } = user;
    await tellNewPassword(world, tx, { cause: `password:${user.id}:${version}`, to, username });
    return accountOf(user);
  });
  world.tokens.forget(actor.userId);
  if (!account) throw fail('not_found');
  return account;
}

/** Makes the first operator account when there is none; answers it, with the password if that was made up. */
export async function ensureSuperuser(world: World): Promise<{ username: string; password: string | null } | null> {
  if (await anySuperuser(world.db)) return null;
  const { username, email, password } = world.config.superuser;
  const secret = password ?? `${world.clock.secret().slice(0, 18)}aA1!`;
  const passwordHash = await hashPassword(secret);
  return world.db.transaction(async (tx) => {
    // Two processes that start at once make one account.
    await tx.execute(sql`select pg_advisory_xact_lock(72517747)`);
    if (await anySuperuser(tx)) return null;
    await createAccount(world, tx, {
      username,
      email,
      password: secret,
      passwordHash,
      role: 'superuser',
      companyId: null,
    });
    return { username, password: password ? null : secret };
  });
}
