/** Asking for a second look by a person, and answering it. The status stays a person's alone. */
import { answerBounds } from '@saring/contract';
import { meaningOf, type Settable } from '@saring/contract/domain';
import { administratorName, membersOf } from '#features/accounts/index.ts';
import { type ApplicationRow, companyApplication, isBlind, ownApplication } from '#features/applications/core/index.ts';
import { decideIn, seenDecision } from '#features/applications/index.ts';
import { companyById } from '#features/companies/index.ts';
import { jobById } from '#features/jobs/index.ts';
import { isCompanySuspended } from '#features/suspensions/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import { daysAfter } from '#platform/process/clock.ts';
import type { World } from '#world';
import { readFacts, readingOf } from './facts.ts';
import { mayAnswer, openUntil } from './rules.ts';
import { answerSecondLook, insertSecondLook, type SecondLookRow, secondLooksOf } from './store.ts';
import { tellOfSecondLook } from './tasks.ts';

/** The newest, and until when one can be asked for. */
export async function ownSecondLook(world: World, actor: Actor, id: string) {
  return standingOf(world, await ownApplication(world, actor, id));
}

async function standingOf(world: World, application: ApplicationRow) {
  const [newest] = await secondLooksOf(world.db, application.id);
  const decision = await seenDecision(world, application);
  const until = openUntil(decision);
  const isAsked = newest?.decidedAt.getTime() === decision?.at.getTime();
  const isOpen = until !== null && until > world.clock.now() && !isAsked;
  return {
    secondLook: newest ? await viewOf(world, application, newest, 'applicant') : null,
    openUntil: isOpen ? until.toISOString() : null,
    secondLookDays: await daysOf(world, application.companyId),
    paused: await isCompanySuspended(world.db, application.companyId),
  };
}

/** Within which a company means to answer one that is asked for now. */
async function daysOf(world: World, companyId: string): Promise<number> {
  return (await companyById(world.db, companyId))?.secondLookDays ?? answerBounds.usual;
}

/** Throws 409 where nothing was rejected or that is too long ago, and where it was asked for already. */
export async function askSecondLook(
  world: World,
  actor: Actor,
  id: string,
  { words, facts }: { words: string; facts: string | null },
) {
  const application = await ownApplication(world, actor, id);
  const now = world.clock.now();
  const decision = await seenDecision(world, application);
  const until = openUntil(decision);
  if (!decision || !until || until <= now) throw fail('second_look_closed');
  const dueAt = daysAfter(now, await daysOf(world, application.companyId));
  await world.db.transaction(async (tx) => {
    const isNew = await insertSecondLook(tx, {
      id: world.clock.newId(),
      applicationId: id,
      decidedAt: decision.at,
      decidedBy: decision.by,
      words,
      facts,
      askedAt: now,
      dueAt,
    });
    if (!isNew) throw fail('second_look_asked');
    const { companyId } = application;
    await world.emit(tx, { ...actor, companyId }, { kind: 'second-look.asked', application: id });
    await world.queue.add(tx, tellOfSecondLook.name, { applicationId: id });
    if (facts) await world.queue.add(tx, readFacts.name, { applicationId: id });
  });
  return standingOf(world, application);
}

/** The newest as its company sees it, nothing of an application that was withdrawn or is reviewed without names, and whether the actor may answer it. */
export async function companySecondLook(world: World, actor: Actor, id: string) {
  const application = await companyApplication(world, actor, id);
  const job = await jobById(world.db, application.jobId);
  // Whoever signs what they ask for is named by it.
  const isShown = meaningOf(application.status).readable && !(job && isBlind(job.blindReview, application.status));
  const [newest] = isShown ? await secondLooksOf(world.db, id) : [];
  const open = waiting(application, newest);
  return {
    secondLook: newest ? await viewOf(world, application, newest, 'company') : null,
    answerable: open !== null && (await isOther(world, actor, open)),
  };
}

/** The newest where it waits for an answer, of an application that is still rejected. */
function waiting({ status }: ApplicationRow, newest: SecondLookRow | undefined): SecondLookRow | null {
  return newest && newest.answeredAt === null && status === 'Rejected' ? newest : null;
}

async function isOther(world: World, actor: Actor, open: SecondLookRow): Promise<boolean> {
  return mayAnswer(actor, open, await membersOf(world.db, actor.companyId ?? ''));
}

export async function answer(
  world: World,
  actor: Actor,
  id: string,
  { status, reason }: { status: Settable; reason: string },
) {
  const application = await companyApplication(world, actor, id);
  const [newest] = await secondLooksOf(world.db, id);
  const open = waiting(application, newest);
  if (!open) throw fail('second_look_none');
  if (!(await isOther(world, actor, open))) throw fail('second_look_other');
  const answered = await world.db.transaction(async (tx) => {
    // Holds the application, and refuses where somebody set another status meanwhile.
    await decideIn(world, tx, actor, id, { status, reason, expectedStatus: 'Rejected' });
    const row = await answerSecondLook(tx, open.id, {
      answeredAt: world.clock.now(),
      answeredBy: actor.username,
      status,
      reason,
    });
    if (!row) throw fail('application_changed');
    await world.emit(tx, actor, { kind: 'second-look.answered', application: id, status });
    await world.queue.add(tx, tellOfSecondLook.name, { applicationId: id });
    return row;
  });
  return { secondLook: await viewOf(world, application, answered, 'company') };
}

/** Its applicant is told who answered by name alone, as of a decision: not by the name with which somebody logs in. */
async function viewOf(world: World, application: ApplicationRow, row: SecondLookRow, reader: 'applicant' | 'company') {
  const { words, facts, askedAt, dueAt: due, answeredAt, answeredBy, status, reason } = row;
  return {
    words,
    facts,
    factsRead: await readingOf(world, application, row),
    askedAt: askedAt.toISOString(),
    dueAt: due.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy:
      answeredBy && ((await administratorName(world.db, answeredBy)) || (reader === 'company' ? answeredBy : null)),
    status,
    reason,
  };
}
