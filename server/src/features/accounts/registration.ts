/** Making an account: a job seeker's, a company's first one, that of somebody who was invited, and what they have in common. */
import type { Who } from '#events';
import { createCompany, linkByToken, noteUse, useLink } from '#features/companies/index.ts';
import { isEasyToGuess } from '#platform/auth/easy-passwords.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail, invalid } from '#platform/http/fail.ts';
import type { World } from '#world';
import { freeAddress, isSameAddress, orderConfirmation } from './confirmation.ts';
import { tellReleased } from './confirmation-tasks.ts';
import { insertMember, insertUser } from './store.ts';
import { words } from './words.ts';

export interface Registration {
  username: string;
  email: string;
  password: string;
}

/** Refuses one of the commonest passwords, or one made of its owner's names, where the installation asks for that. */
export async function refuseEasy(
  world: World,
  field: string,
  password: string,
  [username, email]: [string, string],
): Promise<void> {
  if (!world.config.refuseCommonPasswords) return;
  if (!(await isEasyToGuess(password, [username, email.split('@')[0] ?? '']))) return;
  throw invalid(field, words.later('easyPassword'));
}

/** Creates a job seeker's account; the role is never the caller's to choose. */
export async function registerUser(world: World, input: Registration): Promise<void> {
  await refuseEasy(world, 'password', input.password, [input.username, input.email]);
  const passwordHash = await world.passwords.hash(input.password);
  await world.db.transaction(async (tx) => {
    const account = { ...input, passwordHash, role: 'user', confirmed: false } as const;
    await orderConfirmation(world, tx, await createAccount(world, tx, account));
  });
}

/** Creates a company and its first administrator; of two that race for one link, one wins. */
export async function registerCompany(world: World, token: string, input: Registration): Promise<void> {
  await refuseEasy(world, 'password', input.password, [input.username, input.email]);
  const passwordHash = await world.passwords.hash(input.password);
  await world.db.transaction(async (tx) => {
    const link = await useLink(world, tx, token);
    // Whoever has a link that was mailed to the address reads it.
    const confirmed = isSameAddress(input.email, link.adminEmail);
    const owner = await createMember(world, tx, { ...input, passwordHash, confirmed }, () =>
      createCompany(world, tx, { handle: input.username, name: link.companyName }),
    );
    const { userId, companyId } = owner;
    await noteUse(tx, link.id, confirmed ? { companyId } : { companyId, usedEmail: input.email });
    if (confirmed) return;
    await world.emit(
      tx,
      { ...owner, companyId: null },
      { kind: 'registration-link.used-with-other-address', link: link.id, companyId },
    );
    await orderConfirmation(world, tx, userId);
  });
}

/**
 * Creates an account at an address to which somebody was invited. In the same transaction `spend` takes the invitation and
 * answers to which company it is, and whether it confirms the address, and `onJoined` hears of the new member.
 */
export async function registerMember(
  world: World,
  input: Registration,
  spend: (tx: Executor) => Promise<{ companyId: string; confirmed: boolean }>,
  onJoined: (tx: Executor, member: Who & { userId: string; companyId: string }) => Promise<void>,
): Promise<void> {
  await refuseEasy(world, 'password', input.password, [input.username, input.email]);
  const passwordHash = await world.passwords.hash(input.password);
  await world.db.transaction(async (tx) => {
    const { companyId, confirmed } = await spend(tx);
    const member = await createMember(world, tx, { ...input, passwordHash, confirmed }, async () => companyId);
    await onJoined(tx, member);
    if (!confirmed) await orderConfirmation(world, tx, member.userId);
  });
}

/** Creates an account of a company, which `companyOf` answers once it is there. An address that is confirmed is freed for it. */
async function createMember(
  world: World,
  tx: Executor,
  account: Omit<NewAccount, 'role'>,
  companyOf: () => Promise<string>,
) {
  const former = account.confirmed ? await freeAddress(world, tx, account.email) : null;
  const userId = await createAccount(world, tx, { ...account, role: 'admin' });
  const companyId = await companyOf();
  await insertMember(tx, { userId, companyId, role: 'owner', createdAt: world.clock.now() });
  const member = { userId, username: account.username, role: 'admin', companyId } as const;
  await world.emit(tx, member, { kind: 'account.registered', account: userId });
  if (former) await world.queue.add(tx, tellReleased.name, { userId, formerUserId: former.id });
  return member;
}

interface NewAccount extends Registration {
  passwordHash: string;
  /** Whether it was made up and printed. */
  passwordPrinted?: boolean;
  role: 'user' | 'admin' | 'superuser';
  /** Whether it is proved that the address is the account's. */
  confirmed: boolean;
  /** Who makes it, where that is not its owner. */
  by?: Who;
}

/** Makes an account of any role; answers its id. Of one for a company the trail is told once it belongs to it. */
export async function createAccount(world: World, tx: Executor, account: NewAccount): Promise<string> {
  const { username, email, passwordHash, passwordPrinted, role, by } = account;
  const now = world.clock.now();
  const userId = world.clock.newId();
  const taken = await insertUser(tx, {
    id: userId,
    username,
    email,
    passwordHash,
    passwordPrinted,
    role,
    emailConfirmedAt: account.confirmed ? now : null,
    createdAt: now,
  });
  if (taken) throw fail(taken === 'username' ? 'username_taken' : 'email_taken');
  if (role !== 'admin')
    await world.emit(tx, by ?? { userId, username, role, companyId: null }, {
      kind: 'account.registered',
      account: userId,
    });
  return userId;
}

/** The company a registration link is for. */
export async function checkLink(world: World, token: string) {
  const link = await linkByToken(world, world.db, token);
  return { companyName: link.companyName, adminEmail: link.adminEmail };
}
