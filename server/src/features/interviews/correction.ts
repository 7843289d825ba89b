/** A candidate corrects within a day what was heard of a spoken answer: both versions stay, and both are read. */
import { meaningOf, wasHeard } from '@saring/contract/domain';
import { forgetCorrected } from '#features/analyses/index.ts';
import { lockApplication, ownApplication } from '#features/applications/core/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { analyse } from './analysis-tasks.ts';
import { correctUntil } from './rules.ts';
import { answersOf, interviewOf, saveAnswer, soundsOf } from './store.ts';

/** Until when what was heard may be corrected, by application: of those whose day is not over, and of whom anything was heard. */
export async function correctable(
  world: World,
  taken: readonly { id: string; completedAt: Date | null }[],
): Promise<Map<string, Date>> {
  const now = world.clock.now();
  const until = new Map(
    taken.flatMap(({ id, completedAt }) => (completedAt ? [[id, correctUntil(completedAt)] as const] : [])),
  );
  const open = [...until].filter(([, end]) => now <= end);
  if (open.length === 0) return new Map();
  const sounds = await soundsOf(
    world.db,
    open.map(([id]) => id),
  );
  const heard = new Set(sounds.filter(wasHeard).map(({ applicationId }) => applicationId));
  return new Map(open.filter(([id]) => heard.has(id)));
}

/** The words as they were heard are no correction, and no words take one back. */
export async function correctAnswer(
  world: World,
  actor: Actor,
  id: string,
  sequence: number,
  response: string,
): Promise<void> {
  const { peopleOnly } = await ownApplication(world, actor, id);
  const interview = await interviewOf(world.db, id);
  const answer = (await answersOf(world.db, id)).find((row) => row.sequence === sequence);
  if (!answer || peopleOnly || !wasHeard(answer)) throw fail('not_found');
  if (!interview?.completedAt) throw fail('interview_incomplete');
  const now = world.clock.now();
  if (now > correctUntil(interview.completedAt)) throw fail('correction_too_late');
  const correction = response === '' || response === answer.response ? null : response;
  if (correction === answer.correction) return;
  await world.db.transaction(async (tx) => {
    const held = await lockApplication(tx, id);
    // It would reach nobody.
    if (!held || !meaningOf(held.status).readable) throw fail('application_withdrawn');
    await saveAnswer(tx, id, sequence, { correction, correctedAt: correction === null ? null : now });
    await forgetCorrected(tx, id);
    await world.emit(tx, { ...actor, companyId: held.companyId }, { kind: 'interview.corrected', application: id });
    await world.queue.add(tx, analyse.name, { applicationId: id });
  });
}
