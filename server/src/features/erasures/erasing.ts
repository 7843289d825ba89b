/** Erases what an operator ordered to be erased, in batches, each a transaction: a kill loses none. */
import { bySystem } from '#events';
import { membersOf, userById } from '#features/accounts/index.ts';
import { removeAccount } from '#features/applicants/index.ts';
import { deleteConversationsOf } from '#features/assistant/index.ts';
import { companyById, deleteCompany } from '#features/companies/index.ts';
import { deleteEmailsBecause, deleteEmailsOf, forgetMails } from '#features/emails/index.ts';
import { dropFiles, filesOfCompany } from '#features/files/index.ts';
import { deleteJobsOf } from '#features/jobs/index.ts';
import { forgetInvitationMails } from '#features/members/index.ts';
import { deleteNoticesOf } from '#features/notices/index.ts';
import { deleteApplications } from '#features/retention/index.ts';
import type { Executor } from '#platform/db/db.ts';
import type { World } from '#world';
import { lockApplicationsTo } from './store.ts';
import { tellApplicant } from './telling.ts';

const applicationsAtOnce = 100;

/** Erases some applications to a company and, unless `tell` is false, tells whose they were, each person once. False where none was left. */
export async function eraseSomeApplications(world: World, companyId: string, { tell = true } = {}): Promise<boolean> {
  return world.db.transaction(async (tx) => {
    const company = await companyById(tx, companyId);
    const some = company ? await lockApplicationsTo(tx, companyId, applicationsAtOnce) : [];
    const ids = some.map(({ id }) => id);
    if (!company || ids.length === 0) return false;
    const which = { cause: `company-erased:${companyId}`, says: 'companyGone', company: company.name } as const;
    for (const person of tell ? some : []) await tellApplicant(world, tx, which, person);
    await dropFiles(world, tx, await deleteApplications(tx, ids));
    await forgetMails(world, tx);
    return true;
  });
}

/** Erases a company to which nobody has applied any more: its jobs, accounts, files and mails. */
export async function eraseRest(world: World, companyId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const members = await membersOf(tx, companyId);
    await dropFiles(world, tx, await deleteJobsOf(tx, companyId));
    await dropFiles(world, tx, await filesOfCompany(tx, companyId));
    await deleteEmailsOf(tx, companyId);
    // Also of whoever was let go, and keeps their account.
    await deleteConversationsOf(tx, companyId);
    for (const { id } of members) await removeAccount(world, tx, bySystem(), id);
    await deleteNoticesOf(tx, companyId);
    const addresses = members.map(({ email }) => email);
    for (const link of await deleteCompany(tx, companyId, addresses))
      await deleteEmailsBecause(tx, `registration-link:${link}:`);
    await forgetMails(world, tx);
  });
}

/** Erases an account. */
export async function eraseAccountOf(world: World, tx: Executor, userId: string): Promise<void> {
  const user = await userById(tx, userId);
  if (user) await forgetInvitationMails(world, tx, user);
  await removeAccount(world, tx, bySystem(), userId);
}
