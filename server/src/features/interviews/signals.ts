/** What is noticed while an interview is taken: facts with times for the reviewer, never scored. */
import { ownApplication } from '#features/applications/core/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { insertSignals, interviewOf, openSequenceOf, type SignalRow, signalsOf } from './store.ts';

/** More than this tells a reviewer nothing new. */
const mostSignals = 300;
/** A tab that was taken over tries again and again; once a minute is enough to know. */
const sameTabSeconds = 60;
/** A report about the last moments may come a little after the end. */
const afterEndSeconds = 60;

export interface Noticed {
  kind: SignalRow['kind'];
  secondsAgo: number;
  sequence?: number | null | undefined;
}

/** Stores what the page of the applicant noticed. The time is the server's, less how long ago the page says it was. */
export async function reportSignals(
  world: World,
  actor: Actor,
  id: string,
  noticed: readonly Noticed[],
): Promise<void> {
  await ownApplication(world, actor, id);
  const interview = await interviewOf(world.db, id);
  if (!interview) throw fail('interview_not_started');
  const now = world.clock.now().getTime();
  if (interview.completedAt && now > interview.completedAt.getTime() + afterEndSeconds * 1000)
    throw fail('interview_complete');
  const room = mostSignals - (await signalsOf(world.db, id)).length;
  await insertSignals(
    world.db,
    noticed.slice(0, Math.max(0, room)).map(({ kind, secondsAgo, sequence }) => ({
      id: world.clock.newId(),
      applicationId: id,
      kind,
      sequence: sequence ?? null,
      at: new Date(Math.max(interview.startedAt.getTime(), now - secondsAgo * 1000)),
    })),
  );
}

/** Refuses what a tab sends after another one took the interview over; that there were two at once is noted. */
export async function refuseOtherTab(
  world: World,
  id: string,
  holder: string | null,
  tab: string | null | undefined,
): Promise<void> {
  if (!tab || !holder || tab === holder) return;
  const now = world.clock.now();
  const known = (await signalsOf(world.db, id)).some(
    ({ kind, at }) => kind === 'second_tab' && now.getTime() - at.getTime() < sameTabSeconds * 1000,
  );
  if (!known) {
    const sequence = await openSequenceOf(world.db, id);
    await insertSignals(world.db, [
      { id: world.clock.newId(), applicationId: id, kind: 'second_tab', sequence, at: now },
    ]);
  }
  throw fail('taken_over');
}
