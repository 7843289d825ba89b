/** What the operator does about who is not to be here: suspends, lifts that, and orders to erase. */
import { cleanLine } from '@saring/contract';
import type { Who } from '#events';
import { membersOf, type UserRow, userById, userByName } from '#features/accounts/index.ts';
import { lockCompany } from '#features/companies/index.ts';
import { queueEmail } from '#features/emails/index.ts';
import { eraseAccount, eraseCompany } from '#features/erasures/index.ts';
import { countSuspended, isErasing, lift, suspend } from '#features/suspensions/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { lockCompanyWithAdmin, otherOperators, userRow } from './store.ts';
import { words } from './words.ts';

/** What an operator asks for; the reason is there where it suspends. */
export interface Suspension {
  suspended: boolean;
  reason?: string | null;
}

export interface Erasure {
  confirm: string;
  reason?: string | null;
}

const kindOf = ({ suspended }: Suspension) => (suspended ? 'suspended' : 'suspension-lifted');
const given = (reason: string | null | undefined) => (reason ? { reason } : {});

/** Suspends a company or lifts that, and tells it by mail; answers it as it now is. What is so already is changed by nothing. */
export async function suspendCompany(world: World, who: Who, companyId: string, asked: Suspension) {
  return changeCompany(world, companyId, async (tx, company) => {
    if (await isErasing(tx, { companyId })) throw fail('being_erased');
    const changed = asked.suspended ? await suspend(world, tx, { companyId }) : await lift(tx, { companyId });
    if (!changed) return;
    await world.emit(tx, who, { kind: `company.${kindOf(asked)}`, company: companyId, ...given(asked.reason) });
    const isBack = (await membersOf(tx, companyId)).some((one) => one.memberRole === 'owner' && !one.suspended);
    await tellSuspension(world, tx, { name: company.name, to: company.email, companyId }, asked, isBack);
  });
}

/**
 * Has a company erased with all that belongs to it: nobody of it is signed in any more, the rest goes in the background. Throws
 * 422 where `confirm` is not its name.
 */
export async function orderCompanyErasure(world: World, who: Who, companyId: string, asked: Erasure): Promise<void> {
  await changeCompany(world, companyId, async (tx, { name }) => {
    if (asked.confirm !== cleanLine(name)) throw fail('name_not_confirmed');
    if (!(await suspend(world, tx, { companyId }, { erasing: true }))) return;
    await world.emit(tx, who, { kind: 'company.erased', company: companyId, ...given(asked.reason) });
    await world.queue.add(tx, eraseCompany.name, { companyId });
  });
}

async function changeCompany(
  world: World,
  companyId: string,
  change: (tx: Executor, company: { name: string; email: string }) => Promise<void>,
) {
  const { found, members } = await world.db.transaction(async (tx) => {
    const before = await lockCompanyWithAdmin(tx, companyId);
    if (!before) throw fail('not_found');
    const { name, contactEmail } = before.company;
    await change(tx, { name, email: contactEmail || before.adminEmail || '' });
    const [after, all] = [await lockCompanyWithAdmin(tx, companyId), await membersOf(tx, companyId)];
    return { found: after ?? before, members: all };
  });
  for (const { id } of members) world.tokens.forget(id);
  return found;
}

/** Suspends an account or lifts that, and tells its owner by mail; answers it as it now is. */
export async function suspendUser(world: World, who: Who, username: string, asked: Suspension) {
  return changeUser(world, username, async (tx, user) => {
    if (await isErasing(tx, { userId: user.id })) throw fail('being_erased');
    if (asked.suspended) await refuseForLastOperator(tx, user);
    const changed = asked.suspended
      ? await suspend(world, tx, { userId: user.id })
      : await lift(tx, { userId: user.id });
    if (!changed) return;
    await world.emit(tx, who, { kind: `account.${kindOf(asked)}`, account: user.id, ...given(asked.reason) });
    // Their company may be suspended as well.
    const isBack = (await userById(tx, user.id))?.suspended === false;
    await tellSuspension(world, tx, { name: user.username, to: user.email, userId: user.id }, asked, isBack);
  });
}

/** Has an account erased with all that belongs to it, as its owner can. Throws 422 where `confirm` is not its username. */
export async function orderUserErasure(world: World, who: Who, username: string, asked: Erasure): Promise<void> {
  await changeUser(world, username, async (tx, user) => {
    if (asked.confirm !== user.username) throw fail('name_not_confirmed');
    await refuseForLastOperator(tx, user);
    await refuseForLastOwner(tx, user);
    if (!(await suspend(world, tx, { userId: user.id }, { erasing: true }))) return;
    await world.emit(tx, who, { kind: 'account.erased', account: user.id, ...given(asked.reason) });
    await world.queue.add(tx, eraseAccount.name, { userId: user.id });
  });
}

async function changeUser(world: World, name: string, change: (tx: Executor, user: UserRow) => Promise<void>) {
  const row = await world.db.transaction(async (tx) => {
    const user = name.includes('@') ? null : await userByName(tx, name);
    if (!user) throw fail('not_found');
    await change(tx, user);
    return userRow(tx, user.id);
  });
  if (!row) throw fail('not_found');
  world.tokens.forget(row.id);
  return row;
}

async function refuseForLastOperator(tx: Executor, { id, role }: UserRow): Promise<void> {
  if (role === 'superuser' && (await otherOperators(tx, id)) === 0) throw fail('last_operator');
}

async function refuseForLastOwner(tx: Executor, { id, companyId, memberRole }: UserRow): Promise<void> {
  if (!companyId || memberRole !== 'owner') return;
  // Another owner may go at this very moment.
  await lockCompany(tx, companyId);
  const owners = (await membersOf(tx, companyId)).filter((member) => member.memberRole === 'owner' && member.id !== id);
  // Whoever is suspended, or is being erased, looks after nothing.
  const out = await countSuspended(
    tx,
    owners.map((owner) => owner.id),
  );
  if (owners.length === out) throw fail('last_owner');
}

async function tellSuspension(
  world: World,
  tx: Executor,
  { name, to, ...whose }: { name: string; to: string; userId?: string; companyId?: string },
  { suspended, reason }: Suspension,
  isBack: boolean,
) {
  if (to === '') return;
  await queueEmail(world, tx, {
    cause: `suspension:${world.clock.newId()}`,
    inPlaceOf: '^suspension:',
    to,
    ...whose,
    write: (language) => {
      const say = words(language);
      const title = say(suspended ? 'isSuspended' : 'isLifted', { name });
      const paragraphs = suspended
        ? [say('suspendedWhat', { name }), say('suspendedWhy', { reason: reason ?? '' }), say('suspendedNext')]
        : [say(isBack ? 'liftedWhat' : 'liftedInPart', { name }), ...(reason ? [say('suspendedWhy', { reason })] : [])];
      return { subject: title, content: { title, paragraphs, footer: say('suspensionFooter', { name }) } };
    },
  });
}
