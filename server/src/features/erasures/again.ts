/** Erases once more what a backup brought back, and keeps out again who was. Nobody is told again. */
import { membersOf, operators, removeMember, userById } from '#features/accounts/index.ts';
import { withdrawAgain } from '#features/applications/index.ts';
import { companyById } from '#features/companies/index.ts';
import { forgetMails } from '#features/emails/index.ts';
import { dropFiles } from '#features/files/index.ts';
import { eraseJob, jobById } from '#features/jobs/index.ts';
import { deleteApplications, forgetRecordingsOf, setPeriods } from '#features/retention/index.ts';
import { lift, suspend } from '#features/suspensions/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { eraseAccountOf, eraseRest, eraseSomeApplications } from './erasing.ts';
import type { Erasure } from './lines.ts';
import { noteListed } from './store.ts';

/** Of two processes that start at once the second waits for the first, and finds it done. */
export async function again(world: World, erasure: Erasure): Promise<void> {
  if (erasure.kind === 'company.erased') await companyAgain(world, erasure);
  await world.db.transaction(async (tx) => {
    if (await noteListed(tx, [erasure.id])) await ways[erasure.kind](world, tx, erasure);
  });
}

type Way = (world: World, tx: Executor, erasure: Erasure) => Promise<unknown>;

const account: Way = async (world, tx, { subject }) => isId(subject) && eraseAccountOf(world, tx, subject);

const ways: Record<Erasure['kind'], Way> = {
  'account.deleted': account,
  'account.erased': account,
  'company.erased': async () => {},
  async 'job.deleted'(world, tx, { subject }) {
    const job = isId(subject) ? await jobById(tx, subject) : null;
    if (job) await eraseJob(world, tx, job);
  },
  // Lists of earlier versions have only what applicants withdrew, and do not say so.
  async 'application.withdrawn'(world, tx, { subject, applications = [subject], by = 'applicant' }) {
    for (const id of applications) if (isId(id)) await withdrawAgain(world, tx, id, by);
  },
  async 'retention.applications_erased'(world, tx, { applications = [] }) {
    await dropFiles(world, tx, await deleteApplications(tx, applications));
    await forgetMails(world, tx);
  },
  async 'retention.recordings_erased'(world, tx, { applications = [] }) {
    await dropFiles(world, tx, await forgetRecordingsOf(tx, applications, world.clock.now()));
  },
  async 'retention.set'(_world, tx, { subject, applicant_months = null, recording_days = null }) {
    const company = await companyById(tx, subject);
    if (company) await setPeriods(tx, company, { applicantMonths: applicant_months, recordingDays: recording_days });
  },
  'account.suspended': (world, tx, { subject }) => suspendAccount(world, tx, subject),
  'account.suspension-lifted': async (_world, tx, { subject }) => isId(subject) && lift(tx, { userId: subject }),
  async 'company.suspended'(world, tx, { subject: companyId }) {
    if (await companyById(tx, companyId)) await suspend(world, tx, { companyId });
  },
  'company.suspension-lifted': (_world, tx, { subject: companyId }) => lift(tx, { companyId }),
  'member.removed': (_world, tx, { subject }) => letGo(tx, subject),
};

/** But for the last operator: whoever was made one since is not there. */
async function suspendAccount(world: World, tx: Executor, id: string): Promise<void> {
  const user = isId(id) ? await userById(tx, id) : null;
  if (!user) return;
  const isLast = user.role === 'superuser' && !(await operators(tx)).some((one) => one.id !== id);
  if (!isLast) await suspend(world, tx, { userId: id });
}

/** But for whom nobody else looks after it: whoever joined it since is not there. */
async function letGo(tx: Executor, id: string): Promise<void> {
  const companyId = isId(id) ? (await userById(tx, id))?.companyId : null;
  if (!companyId) return;
  const members = await membersOf(tx, companyId);
  if (members.some((one) => one.id !== id && one.memberRole === 'owner' && !one.suspended)) await removeMember(tx, id);
}

async function companyAgain(world: World, { subject: companyId, at }: Erasure): Promise<void> {
  const company = await companyById(world.db, companyId);
  if (!company || company.createdAt > new Date(at)) return;
  await world.db.transaction((tx) => suspend(world, tx, { companyId }, { erasing: true }));
  while (await eraseSomeApplications(world, companyId, { tell: false }));
  await eraseRest(world, companyId);
}
