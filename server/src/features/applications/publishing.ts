/** When an applicant sees what was decided: at once, or after a grace time in which the company may think again. */

import type { Status } from '@saring/contract/domain';
import { z } from 'zod';
import { bySystem } from '#events';
import {
  type ApplicationRow,
  applicationById,
  lockApplicationOf,
  toldOf,
  updateApplication,
  visibleStatus,
} from '#features/applications/core/index.ts';
import { type CompanyRow, companyById, lockCompany, ownCompany, updateCompany } from '#features/companies/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { mailDecision } from './decision-mail.ts';

export type Publishing = Pick<ApplicationRow, 'publishedAt' | 'publishedStatus' | 'publishedReason' | 'publishedWords'>;

/** Nothing is held back. */
export const published: Publishing = {
  publishedAt: null,
  publishedStatus: null,
  publishedReason: null,
  publishedWords: null,
};

/** The company says nothing beside the status. */
export const untold = { toldReason: null, toldWords: null };

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
  const task = { applicationId: before.id, at: publishedAt.toISOString() };
  await world.queue.add(tx, publish.name, task, { after: publishedAt });
  const { toldReason, toldWords } = toldOf(before, now);
  return { publishedAt, publishedStatus: seen, publishedReason: toldReason, publishedWords: toldWords };
}

/**
 * `at` says which decision it is, by when it is told: the database's clock, by which tasks come, may be ahead of ours. Tasks of
 * earlier versions have none.
 */
const payload = z.object({ applicationId: z.string(), at: z.string().optional() });

/** Tells those who have to know; what the applicant sees follows from the time alone. */
export const publish = task<World, typeof payload>({
  name: 'application.publish',
  payload,
  async run(world, { applicationId, at }) {
    const application = await applicationById(world.db, applicationId);
    if (!application) return;
    await world.db.transaction(async (tx) => {
      const held = await lockApplicationOf(tx, application.companyId, applicationId);
      if (!held?.publishedAt) return;
      const told = held.publishedAt.toISOString();
      // It was decided anew meanwhile, and is told of later.
      if (at === undefined ? held.publishedAt > world.clock.now() : at !== told) return;
      await world.emit(tx, bySystem(held.companyId), {
        kind: 'application.published',
        application: held.id,
        status: held.status,
        published_at: told,
      });
      await updateApplication(tx, held.id, published);
      await mailDecision(world, tx, held.id, held.status);
    });
  },
});

type Terms = Pick<CompanyRow, 'graceMinutes' | 'interviewReminders' | 'answerDays' | 'secondLookDays'>;

export async function termsOf(world: World, actor: Actor, companyId: string): Promise<Terms> {
  const { graceMinutes, interviewReminders, answerDays, secondLookDays } = await ownCompany(world, actor, companyId);
  return { graceMinutes, interviewReminders, answerDays, secondLookDays };
}

/** Sets them, and answers what holds now: what nothing is said of stays as it is. */
export async function setTerms(
  world: World,
  actor: Actor,
  companyId: string,
  asked: { [K in keyof Terms]?: Terms[K] | undefined },
): Promise<Terms> {
  await ownCompany(world, actor, companyId);
  return world.db.transaction(async (tx) => {
    // Held: what another administrator sets in the same moment is not taken back.
    const company = await lockCompany(tx, companyId);
    if (!company) throw fail('not_found');
    const {
      graceMinutes = company.graceMinutes,
      interviewReminders = company.interviewReminders,
      answerDays = company.answerDays,
      secondLookDays = company.secondLookDays,
    } = asked;
    const terms = { graceMinutes, interviewReminders, answerDays, secondLookDays };
    await world.emit(tx, actor, {
      kind: 'decisions.set',
      company: companyId,
      grace_minutes: graceMinutes,
      interview_reminders: interviewReminders,
      answer_days: answerDays,
      second_look_days: secondLookDays,
    });
    await updateCompany(tx, companyId, terms);
    return terms;
  });
}
