/** What accounts can do: prove and change a password, and what makes operators. */
import { sql } from 'drizzle-orm';
import type { Who, WrongPassword } from '#events';
import { countTry, forgetTries } from '#platform/auth/limits.ts';
import type { Account, Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail, invalid } from '#platform/http/fail.ts';
import { type KeptSecret, keepSecret } from '#platform/process/kept-secret.ts';
import type { World } from '#world';
import { tellNewPassword } from './notices.ts';
import { createAccount, type Registration, refuseEasy } from './registration.ts';
import { accountOf, anySuperuser, setPassword, type UserRow, userById } from './store.ts';
import { words } from './words.ts';

/** Refuses a password that is easy to guess for an account that there is; the password that was made up for it does not become one for good either. */
export async function refuseForOwner(
  world: World,
  field: string,
  password: string,
  owner: UserRow,
  email = owner.email,
): Promise<void> {
  if (owner.passwordPrinted && (await world.passwords.matches(owner.passwordHash, password)))
    throw invalid(field, words.later('printedPassword'));
  await refuseEasy(world, field, password, [owner.username, email]);
}

const ownTries = { max: 10, per: 15 * 60 };

/**
 * Checks the password of somebody who is signed in; what fails is in the trail. It is counted for the account alone, which
 * nobody does who is not signed in to it.
 */
export async function proveOwnPassword(
  world: World,
  actor: Actor,
  password: string,
  kind: WrongPassword = 'password.change-failed',
): Promise<UserRow> {
  const user = await userById(world.db, actor.userId);
  if (!user) throw fail('not_found');
  const key = `own-password:${user.id}`;
  // Counted before it is known to be wrong: of thirty guesses at once, ten are looked at.
  if (world.config.rateLimit) await countTry(world.db, world.clock.now(), { key, ...ownTries });
  if (!(await world.passwords.matches(user.passwordHash, password))) {
    await world.db.transaction((tx) => world.emit(tx, actor, { kind, account: user.id, reason: 'wrong_old_password' }));
    throw fail('wrong_old_password');
  }
  if (world.config.rateLimit) await forgetTries(world.db, [key]);
  return user;
}

/** Changes the own password; every other session ends, and the caller gets a fresh token. */
export async function changePassword(
  world: World,
  actor: Actor,
  oldPassword: string,
  newPassword: string,
  browser: string,
): Promise<{ account: Account; accessToken: string }> {
  const user = await proveOwnPassword(world, actor, oldPassword);
  await refuseForOwner(world, 'new_password', newPassword, user);
  const account = await replacePassword(world, actor, user, newPassword, 'password.changed');
  const { token } = await world.tokens.issue(account, browser);
  return { account, accessToken: token };
}

interface Replacing {
  /** Runs in the same transaction, before it, and may refuse. */
  first?(tx: Executor): Promise<void>;
  /** Whether the password was made up and printed, so that its owner has to set another one. */
  printed?: boolean;
}

/**
 * Sets a new password for an account, ends its sessions and mails its owner. `proved` is the account as it was when
 * somebody proved to have a say in it: of two at once, the later changes nothing.
 */
export async function replacePassword(
  world: World,
  who: Who,
  proved: UserRow,
  newPassword: string,
  kind: 'password.changed' | 'password.reset',
  { first = async () => {}, printed = false }: Replacing = {},
): Promise<Account> {
  const passwordHash = await world.passwords.hash(newPassword);
  const user = await world.db.transaction(async (tx) => {
    await first(tx);
    const changed = await setPassword(tx, proved, { passwordHash, passwordPrinted: printed });
    if (!changed) throw fail('password_changed');
    await world.emit(tx, who, { kind, account: changed.id });
    const { id, username, email: to, version } = changed;
    await tellNewPassword(world, tx, { cause: `password:${id}:${version}`, to, userId: id, username });
    return changed;
  });
  world.tokens.forget(user.id);
  return accountOf(user);
}

/** A password that the rule for passwords takes, of 108 random bits. */
function madeUp(world: World): string {
  return `${world.clock.secret().slice(0, 18)}aA1!`;
}

/** Who does it, in the trail, where an administrator of the machine does. */
export const commandLine = { userId: 'command-line', username: 'command-line', role: 'system' } as const;

/**
 * Gives an account the password `given`, or one that is made up and answered, which opens nothing but the setting of
 * another one, or within a day of the account's making everything. Throws where `given` is too easy to guess.
 */
export async function resetByCommand(world: World, user: UserRow, given: string | null): Promise<string | null> {
  if (given !== null) await refuseForOwner(world, 'password', given, user);
  const password = given ?? madeUp(world);
  const who = { ...commandLine, companyId: user.companyId };
  await replacePassword(world, who, user, password, 'password.reset', { printed: given === null });
  return given === null ? password : null;
}

type Names = Pick<Registration, 'username' | 'email'>;

/** Makes one more operator, with the password `given` or one that is made up and answered. Throws where name or address is taken. */
export async function createOperator(world: World, by: Who, names: Names, given: null): Promise<string>;
export async function createOperator(world: World, by: Who, names: Names, given: string | null): Promise<string | null>;
export async function createOperator(
  world: World,
  by: Who,
  { username, email }: Names,
  given: string | null,
): Promise<string | null> {
  if (given !== null) await refuseEasy(world, 'password', given, [username, email]);
  const password = given ?? madeUp(world);
  const passwordHash = await world.passwords.hash(password);
  await world.db.transaction((tx) =>
    createAccount(world, tx, {
      username,
      email,
      password,
      passwordHash,
      passwordPrinted: given === null,
      role: 'superuser',
      confirmed: false,
      by,
    }),
  );
  return given === null ? password : null;
}

/** In DATA_DIR. */
export const firstPasswordFile = 'first-password';

/** The first operator, and where the password lies that was made up; null where SUPERUSER_PASSWORD gave one. */
export interface FirstOperator {
  username: string;
  passwordFile: string | null;
}

/** Makes the first operator account when there is none. Throws where a password was made up and cannot be kept, making none. */
export async function ensureSuperuser(world: World): Promise<FirstOperator | null> {
  if (await anySuperuser(world.db)) return null;
  const { username, email, password } = world.config.superuser;
  const secret = password ?? madeUp(world);
  const kept = password === null ? await keepFirst(world, secret) : null;
  const passwordHash = await world.passwords.hash(secret);
  const isMade = await world.db.transaction(async (tx) => {
    // Two processes that start at once make one account.
    await tx.execute(sql`select pg_advisory_xact_lock(72517747)`);
    if (await anySuperuser(tx)) return false;
    await createAccount(world, tx, {
      username,
      email,
      password: secret,
      passwordHash,
      passwordPrinted: password === null,
      role: 'superuser',
      confirmed: false,
    });
    return true;
  });
  if (isMade) return { username, passwordFile: (await kept?.publish()) ?? null };
  await kept?.drop();
  return null;
}

async function keepFirst({ config }: World, secret: string): Promise<KeptSecret> {
  try {
    return await keepSecret(config.dataDir, firstPasswordFile, secret);
  } catch (error) {
    throw new Error(
      `the first operator's password cannot be kept in DATA_DIR: ${error instanceof Error ? error.message : error}. Set SUPERUSER_PASSWORD.`,
    );
  }
}
