/** Signing in, and getting back in with a one-time code. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { record } from '#features/audit/index.ts';
import { queueEmail } from '#features/emails/index.ts';
import {
  accountOf,
  noteSignIn,
  provePassword,
  replacePassword,
  type UserRow,
  userByName,
} from '#features/users/index.ts';
import { Fail, fail } from '#platform/fail.ts';
import { countTry } from '#platform/limits.ts';
import type { World } from '#world';
import { replaceCode, spendCode, takeTryBack, tryCode } from './store.ts';

const codeMinutes = 10;
const codeTries = 5;
const codesPerHour = 5;

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
    if (user) {
      const reason = error instanceof Fail ? error.code : 'error';
      await record(world, world.db, { ...accountOf(user), role: 'anonymous' }, 'sign-in.failed', user.id, { reason });
    }
    throw error;
  }
  if (!user) throw fail('bad_credentials');
  const account = accountOf(user);
  await world.db.transaction(async (tx) => {
    await noteSignIn(tx, user.id, world.clock.now());
    await record(world, tx, account, 'sign-in', user.id);
  });
  const { token } = await world.tokens.issue(account);
  return { accessToken: token, role: user.role };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function codeHash(token: string, code: string): string {
  return createHmac('sha256', token).update(code).digest('hex');
}

/** Sends a code if the account exists; the answer is the same if it does not (D-13). */
export async function sendCode(world: World, username: string): Promise<{ token: string }> {
  if (world.config.rateLimit) {
    await countTry(world.db, {
      key: `codes:account:${hash(username.toLowerCase()).slice(0, 32)}`,
      max: codesPerHour,
      seconds: 3600,
    });
  }
  const token = world.clock.secret();
  const code = world.clock.digits();
  const user = await userByName(world.db, username);
  if (user) await storeAndMail(world, user, token, code);
  return { token };
}

async function storeAndMail(world: World, user: UserRow, token: string, code: string): Promise<void> {
  const now = world.clock.now();
  const id = world.clock.newId();
  await world.db.transaction(async (tx) => {
    await replaceCode(tx, {
      id,
      userId: user.id,
      tokenHash: hash(token),
      codeHash: codeHash(token, code),
      expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
      createdAt: now,
    });
    await queueEmail(world, tx, {
      cause: `code:${id}`,
      to: user.email,
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
}

/** Checks a code. Wrong tries count over verify and reset together (D-43); a refused one says how many are left. */
async function checkCode(
  world: World,
  username: string,
  input: { otp: string; token: string },
): Promise<{ user: UserRow; codeId: string }> {
  const user = await userByName(world.db, username);
  const row = user ? await tryCode(world.db, user.id, hash(input.token), codeTries, world.clock.now()) : null;
  if (!user || !row) throw fail('wrong_code');
  const given = Buffer.from(codeHash(input.token, input.otp.replace(/\D/g, '')));
  if (!timingSafeEqual(given, Buffer.from(row.codeHash))) {
    const left = codeTries - row.tries;
    throw fail(
      'wrong_code',
      left > 0 ? `The verification code is incorrect. ${left} ${left === 1 ? 'try' : 'tries'} left.` : undefined,
    );
  }
  await takeTryBack(world.db, row.id);
  return { user, codeId: row.id };
}

export async function verifyCode(world: World, username: string, input: { otp: string; token: string }): Promise<void> {
  await checkCode(world, username, input);
}

/** Sets a new password with a code, which is thereby spent; every session of the account ends. */
export async function resetPassword(
  world: World,
  username: string,
  input: { otp: string; token: string; newPassword: string },
): Promise<void> {
  const { user, codeId } = await checkCode(world, username, input);
  if (!(await spendCode(world.db, codeId, world.clock.now()))) throw fail('wrong_code');
  await replacePassword(world, accountOf(user), input.newPassword, 'password.reset');
}
