/** What people decide: status, feedback, withdrawal, and 'Proceed Later'. Only a person changes a status (D-20). */
import { record } from '#features/audit/index.ts';
import { isId } from '#platform/clock.ts';
import type { Executor } from '#platform/db.ts';
import { fail } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { insertNote } from './notes-store.ts';
import { endTime, hiringStage, mayWithdraw } from './rules.ts';
import {
  type ApplicationRow,
  applicationBy,
  applicationOf,
  lockApplicationBy,
  lockApplicationOf,
  updateApplication,
} from './store.ts';

/** An application to the actor's company. A foreign or unknown id, of any shape, is simply not found. */
export async function companyApplication(world: World, actor: Actor, id: string): Promise<ApplicationRow> {
  const companyId = actor.role === 'admin' ? actor.companyId : null;
  const application = companyId && isId(id) ? await applicationOf(world.db, companyId, id) : null;
  if (!application) throw fail('not_found');
  return application;
}

/** An application by the actor. */
export async function ownApplication(world: World, actor: Actor, id: string): Promise<ApplicationRow> {
  const application = actor.role === 'user' && isId(id) ? await applicationBy(world.db, actor.userId, id) : null;
  if (!application) throw fail('not_found');
  return application;
}

export interface Decision {
  status: string;
  /** For the company, kept with the decision. */
  reason?: string | null;
  /** The status as the person last saw it; another one now means that somebody else decided meanwhile. */
  expectedStatus?: string | undefined;
}

/** Sets a status. Throws 409 where it was changed since the person looked, and 409 where the applicant withdrew. */
export async function setStatus(
  world: World,
  actor: Actor,
  id: string,
  { status, reason, expectedStatus }: Decision,
): Promise<ApplicationRow> {
  await companyApplication(world, actor, id);
  return world.db.transaction(async (tx) => {
    const before = await lockApplicationOf(tx, actor.companyId ?? '', id);
    if (!before) throw fail('not_found');
    if (before.status === 'Withdrawn') throw fail('application_withdrawn');
    if (expectedStatus && before.status !== expectedStatus)
      throw fail('application_changed', `Somebody else set the status to ${before.status} in the meantime.`);
    if (before.status === status && !reason) return before;
    const note = reason ? await addNote(world, tx, actor, id, 'reason', reason) : {};
    await record(world, tx, actor, 'application.status', id, { from: before.status, to: status, ...note });
    const now = world.clock.now();
    const changed = await updateApplication(tx, id, {
      status,
      hiringStage: hiringStage(status, before.resumeState === 'done'),
      endedAt: endTime(status, before, now),
      updatedAt: now,
    });
    return changed ?? before;
  });
}

export async function setFeedback(world: World, actor: Actor, id: string, adminFeedback: string): Promise<void> {
  await companyApplication(world, actor, id);
  await world.db.transaction(async (tx) => {
    const note = await addNote(world, tx, actor, id, 'feedback', adminFeedback);
    await record(world, tx, actor, 'application.feedback', id, note);
    await updateApplication(tx, id, { adminFeedback, updatedAt: world.clock.now() });
  });
}

/** Keeps what somebody wrote; the trail gets its id alone, since it outlives the applicant (D-27). */
async function addNote(
  world: World,
  tx: Executor,
  { username: author }: Actor,
  applicationId: string,
  kind: 'reason' | 'feedback',
  text: string,
): Promise<{ note: string }> {
  const id = world.clock.newId();
  await insertNote(tx, { id, applicationId, kind, author, text, at: world.clock.now() });
  return { note: id };
}

/** Withdraws one application; the row stays for the company and among the three. Doing it twice changes nothing. */
export async function withdraw(world: World, actor: Actor, id: string): Promise<void> {
  await ownApplication(world, actor, id);
  await world.db.transaction(async (tx) => {
    const before = await lockApplicationBy(tx, actor.userId, id);
    if (!before) throw fail('not_found');
    if (before.status === 'Withdrawn') return;
    if (!mayWithdraw(before.status)) throw fail('application_decided');
    const who = { ...actor, companyId: before.companyId };
    await record(world, tx, who, 'application.withdrawn', id, { by: 'applicant', from: before.status });
    const now = world.clock.now();
    await updateApplication(tx, id, {
      status: 'Withdrawn',
      hiringStage: hiringStage('Withdrawn', before.resumeState === 'done'),
      withdrawnBy: 'applicant',
      endedAt: endTime('Withdrawn', before, now),
      updatedAt: now,
    });
  });
}

/** 'Proceed Later': the interview stays unfinished. Only taking it makes it finished, whatever a client says (D-36). */
export async function setInterviewStatus(world: World, actor: Actor, id: string, finished: boolean): Promise<boolean> {
  const application = await ownApplication(world, actor, id);
  if (finished && !application.interviewStatus) throw fail('forbidden', 'An interview is finished only by taking it.');
  return application.interviewStatus;
}
