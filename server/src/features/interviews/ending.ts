/** The end of an interview, by its last answer, by the person or by the clock. */
import { noResponse } from '@saring/contract/domain';
import {
  type ApplicationRow,
  isMarkable,
  lockApplication,
  updateApplication,
} from '#features/applications/core/index.ts';
import type { Executor } from '#platform/db/db.ts';
import type { World } from '#world';
import { analyse } from './analysis-tasks.ts';
import { soundSoFar } from './piece-store.ts';
import { openQuestion } from './rules.ts';
import { recordFromPieces } from './sound.ts';
import { type AnswerRow, answersOf, closeOpenAnswers, completeInterview, lockInterview } from './store.ts';

/** Completes an open interview: what is unanswered stays so, but for what was typed. */
export async function finish(
  world: World,
  application: ApplicationRow,
  endedBy: 'ended' | 'time',
  now: Date,
): Promise<void> {
  await world.db.transaction(async (tx) => {
    // Before the interview, as everybody who holds both.
    await lockApplication(tx, application.id);
    const interview = await lockInterview(tx, application.id);
    if (interview?.state !== 'open') return;
    const open = openQuestion(await answersOf(tx, application.id));
    const late = endedBy === 'time' && open !== null && !(await hasCome(tx, open));
    await closeOpenAnswers(tx, application.id, { response: noResponse, late, now });
    if (open) await recordFromPieces(world, tx, application.id, open.sequence, 0);
    await complete(world, tx, application, endedBy, now);
  });
}

/** Whether any of an answer that nobody handed in is here. */
async function hasCome(tx: Executor, { applicationId, sequence, typedSoFar }: AnswerRow): Promise<boolean> {
  return typedSoFar !== null || (await soundSoFar(tx, applicationId, sequence)).count > 0;
}

/** Within the transaction of what ended it; the analysis follows. */
export async function complete(
  world: World,
  tx: Executor,
  application: ApplicationRow,
  endedBy: string,
  now: Date,
): Promise<void> {
  await completeInterview(tx, application.id, endedBy, now);
  await updateApplication(tx, application.id, { interviewStatus: true, updatedAt: now });
  if (isMarkable(application)) await world.queue.add(tx, analyse.name, { applicationId: application.id });
}
