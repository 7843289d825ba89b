/** When an applicant sees what was decided: at once, or after a grace time in which the company may think again. */
import type { Status } from '@saring/contract/domain';
import { z } from 'zod';
import {
  type ApplicationRow,
  applicationById,
  lockApplicationOf,
  updateApplication,
  visibleStatus,
} from '#features/applications/core/index.ts';
import { companyById, ownCompany, updateCompany } from '#features/companies/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { mailDecision } from './decision-mail.ts';

type Publishing = Pick<ApplicationRow, 'publishedAt' | 'publishedStatus'>;

/** Nothing is held back. */
export const published: Publishing = { publishedAt: null, publishedStatus: null };

/** What a decision that is published later changes; nothing is held back of what the applicant sees already. */
export async function publishLater(
  world: World,
  tx: Executor,
  before: ApplicationRow,
  status: Status,
): Promise<Publishing> {
  const now = world.clock.now();
  const seen = visibleStatus(before, now);
  const company = await companyById(tx, before.companyId);
  if (!company?.graceMinutes || seen === status) return published;
  const publishedAt = new Date(now.getTime() + company.graceMinutes * 60_000);
  await world.queue.add(tx, publish.name, { applicationId: before.id }, { after: publishedAt });
  return { publishedAt, publishedStatus: seen };
}

const payload = z.object({ applicationId: z.string() });

/** Tells those who have to know; what the applicant sees follows from the time alone. */
export const publish = task<World, typeof payload>({
  name: 'application.publish',
  payload,
  async run(world, { applicationId }) {
    const application = await applicationById(world.db, applicationId);
    if (!application) return;
    await world.db.transaction(async (tx) => {
      const held = await lockApplicationOf(tx, application.companyId, applicationId);
      // It was decided anew meanwhile, and is told of later, or was told of already.
      if (!held?.publishedAt || held.publishedAt > world.clock.now()) return;
      const system = { userId: 'system', username: 'system', role: 'system', companyId: held.companyId } as const;
      await world.emit(tx, system, { kind: 'application.published', application: held.id, status: held.status });
      await updateApplication(tx, held.id, published);
      await mailDecision(world, tx, held.id, held.status);
    });
  },
});

export async function graceOf(world: World, actor: Actor, companyId: string): Promise<number> {
  return (await ownCompany(world, actor, companyId)).graceMinutes;
}

export async function setGrace(world: World, actor: Actor, companyId: string, graceMinutes: number): Promise<void> {
  await ownCompany(world, actor, companyId);
  await world.db.transaction(async (tx) => {
    await world.emit(tx, actor, { kind: 'decisions.set', company: companyId, grace_minutes: graceMinutes });
    await updateCompany(tx, companyId, { graceMinutes });
  });
}
