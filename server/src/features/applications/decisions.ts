/** What people decide: status, feedback, and 'Proceed Later'. Only a person changes a status. */
import { type Decision, hiringStage, type Status, type ToldReason } from '@saring/contract/domain';
import {
  type ApplicationRow,
  heldCompanyApplication,
  ownApplication,
  toldOf,
  updateApplication,
  visibleStatus,
} from '#features/applications/core/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { mailDecision } from './decision-mail.ts';
import { insertNote } from './notes-store.ts';
import { type Publishing, published, publishLater, untold } from './publishing.ts';
import { endTime } from './rules.ts';
import { words } from './words.ts';

export interface Setting {
  status: Decision | 'Pending';
  /** For the company, kept with the decision. */
  reason?: string | null;
  /** For the applicant, of a rejection. */
  toldReason?: ToldReason | null | undefined;
  /** For the applicant. */
  toldWords?: string | null | undefined;
  /** The status as the person last saw it; another one now means that somebody else decided meanwhile. */
  expectedStatus?: Status | undefined;
  /** After the company's grace time; else at once, also what was to be published later. */
  publish?: 'later' | undefined;
}

/** Sets a status, and answers when the applicant is told where that is later. Throws 409 where it was changed since the person looked, and 409 where the applicant withdrew. */
export function setStatus(world: World, actor: Actor, id: string, setting: Setting): Promise<Date | null> {
  return world.db.transaction((tx) => decideIn(world, tx, actor, id, setting));
}

/** The same within a transaction, which holds the application to its end. */
export async function decideIn(
  world: World,
  tx: Executor,
  actor: Actor,
  id: string,
  { status, reason, toldReason, toldWords, expectedStatus, publish }: Setting,
): Promise<Date | null> {
  const before = await heldCompanyApplication(tx, actor, id);
  const now = world.clock.now();
  if (before.status === 'Withdrawn') throw fail('application_withdrawn');
  if (expectedStatus && before.status !== expectedStatus)
    throw fail('application_changed', words.later('statusChanged', { status: before.status }));
  const same = before.status === status;
  const says = Boolean(toldReason || toldWords);
  if (same && !reason && !says && (publish === 'later' || !before.publishedAt)) return before.publishedAt;
  const note = reason ? await addNote(world, tx, actor, id, 'reason', reason) : {};
  const from = before.status;
  const telling: Partial<Publishing> =
    publish !== 'later' ? published : same ? {} : await publishLater(world, tx, before, status);
  const held = telling.publishedAt ? { held: true as const } : {};
  if (!same || reason || says)
    await world.emit(tx, actor, { kind: 'application.status', application: id, from, to: status, ...note, ...held });
  if (same && publish !== 'later' && before.publishedAt)
    await world.emit(tx, actor, { kind: 'application.published', application: id, status, ...toldSince(before, now) });
  const told = toldAfter(before, { status, toldReason, toldWords }, now);
  const after = { ...before, ...telling };
  const isStep =
    visibleStatus({ ...after, status }, now) !== visibleStatus(before, now) || (says && !after.publishedAt);
  await updateApplication(tx, id, {
    status,
    ...telling,
    ...told,
    hiringStage: hiringStage(status, before.resumeState === 'done'),
    endedAt: endTime(status, before, now),
    // What the applicant does not see is no step: one that is told later is one then.
    ...(isStep ? { updatedAt: now } : {}),
  });
  // A program that sets statuses mails people itself; whoever decides on a page leaves it to the product.
  const isNew = publish === 'later' ? visibleStatus(before, now) !== status : same && before.publishedAt !== null;
  // Words that come after the decision was told go out as the decision did.
  const adds = same && says && status !== 'Pending' && !before.publishedAt;
  if (!after.publishedAt && (isNew || adds)) await mailDecision(world, tx, id, status);
  return after.publishedAt;
}

/** Since when the applicant sees a decision whose grace time is over, where nothing says so yet. */
function toldSince({ publishedAt }: ApplicationRow, now: Date) {
  return publishedAt && publishedAt <= now ? { published_at: publishedAt.toISOString() } : {};
}

/**
 * What the applicant is told beside the status: a reason of a rejection alone. Of what nothing new is said the same decision
 * keeps what there is; one that is taken back to what the applicant sees says again what they read.
 */
function toldAfter(
  before: ApplicationRow,
  { status, toldReason, toldWords }: Pick<Setting, 'status' | 'toldReason' | 'toldWords'>,
  now: Date,
) {
  const isSeen = status === visibleStatus(before, now);
  const kept = status === before.status ? before : isSeen ? toldOf(before, now) : untold;
  return {
    toldReason: status === 'Rejected' ? (toldReason ?? kept.toldReason) : null,
    toldWords: status === 'Pending' ? null : toldWords || kept.toldWords,
  };
}

export async function setFeedback(world: World, actor: Actor, id: string, adminFeedback: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const application = await heldCompanyApplication(tx, actor, id);
    if (application.status === 'Withdrawn') throw fail('application_withdrawn');
    const note = await addNote(world, tx, actor, id, 'feedback', adminFeedback);
    await world.emit(tx, actor, { kind: 'application.feedback', application: id, ...note });
    await updateApplication(tx, id, { adminFeedback });
  });
}

/** Keeps what somebody wrote; the trail gets its id alone, since it outlives the applicant. */
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

/** 'Proceed Later': the interview stays unfinished. Only taking it makes it finished, whatever a client says. */
export async function setInterviewStatus(world: World, actor: Actor, id: string, finished: boolean): Promise<boolean> {
  const application = await ownApplication(world, actor, id);
  if (finished && !application.interviewStatus) throw fail('forbidden', words.later('finishedByTaking'));
  return application.interviewStatus;
}
