/** Withdrawing: from then on no software reads an application, what was read is erased, and its company opens nothing of it. */
import { hiringStage } from '@saring/contract/domain';
import { z } from 'zod';
import { forgetAnalyses } from '#features/analyses/index.ts';
import {
  type ApplicationRow,
  lockApplication,
  lockApplicationBy,
  ownApplication,
  updateApplication,
} from '#features/applications/core/index.ts';
import { forgetTranscriptions } from '#features/interviews/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { published, untold } from './publishing.ts';
import { endTime } from './rules.ts';
import { forgetMarks, forgetTexts, lockRead, withdrawAll } from './withdrawing-store.ts';

/** Withdraws one application, decided or not; the row stays for its period and among the three. Doing it twice changes nothing. */
export async function withdraw(world: World, actor: Actor, id: string): Promise<void> {
  await ownApplication(world, actor, id);
  await world.db.transaction(async (tx) => {
    const before = await lockApplicationBy(tx, actor.userId, id);
    if (!before) throw fail('not_found');
    if (before.status === 'Withdrawn') return;
    const who = { ...actor, companyId: before.companyId };
    await world.emit(tx, who, { kind: 'application.withdrawn', application: id, by: 'applicant', from: before.status });
    await setWithdrawn(world, tx, before, 'applicant');
  });
}

/** Who withdraws: the person, or the limit of three, after which they cannot apply for the job again. */
type By = 'applicant' | 'limit';

/** Withdraws what was withdrawn once and a backup brought back. */
export async function withdrawAgain(world: World, tx: Executor, id: string, by: By): Promise<void> {
  const before = await lockApplication(tx, id);
  if (!before) return;
  if (before.status !== 'Withdrawn') await setWithdrawn(world, tx, before, by);
  // The limit takes along what the person had withdrawn before.
  else if (by === 'limit') await updateApplication(tx, id, { withdrawnBy: by });
}

async function setWithdrawn(world: World, tx: Executor, before: ApplicationRow, by: By): Promise<void> {
  const { id } = before;
  const now = world.clock.now();
  await updateApplication(tx, id, {
    status: 'Withdrawn',
    ...published,
    ...untold,
    hiringStage: hiringStage('Withdrawn', before.resumeState === 'done'),
    withdrawnBy: by,
    endedAt: endTime('Withdrawn', before, now),
    updatedAt: now,
  });
  await close(world, tx, [id]);
}

/** Withdraws all that a person sent for a job: the limit of three was passed. */
export async function withdrawAllFor(world: World, tx: Executor, actor: Actor, job: { id: string; companyId: string }) {
  const ids = await withdrawAll(tx, actor.userId, job.id, world.clock.now());
  await close(world, tx, ids);
  const who = { ...actor, companyId: job.companyId };
  await world.emit(tx, who, { kind: 'application.withdrawn', job: job.id, by: 'limit', applications: ids });
}

/** Takes the marks out of view at once; what they were read from is the company's to read, and goes by a task. */
async function close(world: World, tx: Executor, ids: string[]): Promise<void> {
  await forgetMarks(tx, ids);
  await forgetTranscriptions(tx, ids);
  await world.queue.add(tx, forgetWithdrawn.name, { ids });
}

const atOnce = 200;
const payload = z.object({ ids: z.array(z.string()).optional() });

/** Right after a withdrawal; every night what was read meanwhile, or withdrawn when nothing was erased yet. */
export const forgetWithdrawn = task<World, typeof payload>({
  name: 'application.forget_withdrawn',
  payload,
  every: '53 2 * * *',
  async run(world, { ids: named = null }) {
    const ids = await world.db.transaction(async (tx) => {
      const some = await lockRead(tx, named, atOnce);
      await forgetMarks(tx, some);
      await forgetTranscriptions(tx, some);
      await forgetAnalyses(tx, some);
      await forgetTexts(tx, some);
      return some;
    });
    if (ids.length === atOnce) await world.queue.add(world.db, forgetWithdrawn.name, {});
  },
});
