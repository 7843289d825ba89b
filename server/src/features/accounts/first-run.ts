/** The first run: a link that the log shows sets up the operator, while nobody has signed in as one. */
import type { Executor } from '#platform/db/db.ts';
import { isTaken } from '#platform/db/db.ts';
import type { Source } from '#platform/http/device.ts';
import { fail } from '#platform/http/fail.ts';
import { forgetSecret } from '#platform/process/kept-secret.ts';
import type { World } from '#world';
import { firstPasswordFile, refuseForOwner } from './actions.ts';
import { deleteCode, firstRunCode, replaceCode, spendCode } from './code-store.ts';
import { hash } from './codes.ts';
import { isSameAddress } from './confirmation.ts';
import type { Registration } from './registration.ts';
import type { Proved } from './sign-in.ts';
import {
  accountOf,
  noteSignIn,
  setPassword,
  type UserRow,
  untouchedOperator,
  userByEmail,
  userByName,
} from './store.ts';

/** Milliseconds for which a link is good. */
const goodFor = 3_600_000;

/**
 * Makes the link that sets up the operator, in place of the one before. Null where somebody has signed in, where
 * SUPERUSER_PASSWORD is given, which ends the one before, and where another process made one since this one began, at
 * `startedAt`: of several that start at once, one shows a link.
 */
export async function firstLink(world: World, startedAt: Date): Promise<string | null> {
  return world.db.transaction(async (tx) => {
    const operator = await untouchedOperator(tx, true);
    if (!operator) return null;
    const before = await firstRunCode(tx, operator.id);
    if (world.config.superuser.password !== null) {
      if (before) await deleteCode(tx, before.id);
      return null;
    }
    if (before && before.createdAt > startedAt) return null;
    const token = world.clock.secret();
    const now = world.clock.now();
    await replaceCode(tx, {
      id: world.clock.newId(),
      userId: operator.id,
      purpose: 'first-run',
      orderedFrom: '',
      tokenHash: hash(token),
      // The token is all that it takes: 256 bits need no code beside them.
      codeHash: '',
      expiresAt: new Date(now.getTime() + goodFor),
      createdAt: now,
    });
    // Behind the #, which no browser sends and no proxy logs.
    return `${world.config.publicUrl}/first-run#${token}`;
  });
}

/**
 * The operator whom a link's token sets up, held where a transaction asks for that. Throws `first_run_over` for any other
 * token, and for every one once somebody has signed in or the password is another.
 */
export async function behindFirstLink(
  world: World,
  db: Executor,
  token: string,
  held = false,
): Promise<{ operator: UserRow; codeId: string }> {
  const operator = await untouchedOperator(db, held);
  const code = operator && (await firstRunCode(db, operator.id));
  const isGood = code && code.tokenHash === hash(token) && code.expiresAt > world.clock.now() && !code.usedAt;
  if (!isGood) throw fail('first_run_over');
  return { operator, codeId: code.id };
}

/** Throws `username_taken` or `email_taken` where another account has one of the two. */
async function refuseTaken(db: Executor, own: UserRow, { username, email }: Omit<Registration, 'password'>) {
  const [named, addressed] = [await userByName(db, username), await userByEmail(db, email)];
  if (named && named.id !== own.id) throw fail('username_taken');
  if (addressed && addressed.id !== own.id) throw fail('email_taken');
}

/**
 * Sets the operator's username, address and password by a link, which ends with it, and signs in. Of two at once the later
 * is told that the link is over. Throws `first_run_over`, `username_taken`, `email_taken`, and `invalid` for a password that
 * is easy to guess or is the one that was made up.
 */
export async function setUpOperator(
  world: World,
  token: string,
  input: Registration,
  source: Source,
): Promise<Proved & { accessToken: string }> {
  const { operator: found } = await behindFirstLink(world, world.db, token);
  const { username, password } = input;
  await refuseForOwner(world, 'password', password, { ...found, username }, input.email);
  const passwordHash = await world.passwords.hash(password);
  const setting = world.db.transaction(async (tx) => {
    const { operator, codeId } = await behindFirstLink(world, tx, token, true);
    await refuseTaken(tx, operator, input);
    const now = world.clock.now();
    const email = isSameAddress(input.email, operator.email) ? operator.email : input.email;
    const changed = await setPassword(tx, operator, { passwordHash, passwordPrinted: false, username, email });
    if (!changed || !(await spendCode(tx, operator.id, codeId, now))) throw fail('first_run_over');
    const account = accountOf(changed);
    await world.emit(tx, account, { kind: 'first-run.finished', account: changed.id });
    await noteSignIn(tx, changed.id, now);
    await world.emit(tx, account, { kind: 'sign-in', account: changed.id });
    return account;
  });
  const account = await setting.catch(async (error: unknown) => {
    // Somebody registered with one of the two a moment before.
    if (isTaken(error)) await refuseTaken(world.db, found, input);
    throw error;
  });
  await dropFirstPassword(world);
  const { token: accessToken } = await world.tokens.issue(account, source.browser);
  return { accessToken, account, device: world.clock.newId() };
}

/** The password in it opens nothing any more; a folder that cannot be written keeps nobody out. */
async function dropFirstPassword({ config, log }: World): Promise<void> {
  await forgetSecret(config.dataDir, firstPasswordFile).catch((error: unknown) =>
    log.warn({ error: error instanceof Error ? error.message : String(error) }, 'first-password cannot be removed'),
  );
}
