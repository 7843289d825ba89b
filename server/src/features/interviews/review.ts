/** Reading an interview afterwards: words beside their recordings, what was noticed, and what the candidate contests. */
import { type ApplicationRow, ownApplication, type Veil } from '#features/applications/index.ts';
import { fileLink } from '#features/files/index.ts';
import { fail } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { flagUntil } from './rules.ts';
import { type AnswerRow, answersOf, interviewOf, saveAnswer, signalsOf } from './store.ts';

/** The interview for whoever may read it; with a veil neither voice nor words tell who it is. */
export async function reviewOf(world: World, application: ApplicationRow, veil: Veil | null) {
  const interview = await interviewOf(world.db, application.id);
  const answers = await answersOf(world.db, application.id);
  const noticed = await signalsOf(world.db, application.id);
  const given = answers.filter((answer) => answer.answeredAt !== null);
  return {
    interviewHistory: await Promise.all(given.map((answer) => itemOf(world, answer, veil))),
    signals: noticed.map(({ kind, sequence, at }) => ({
      kind: kind as 'tab_hidden', // stored through the contract's own list
      sequence,
      at: at.toISOString(),
    })),
    flagUntil: interview?.completedAt ? flagUntil(interview.completedAt).toISOString() : null,
  };
}

async function itemOf(world: World, answer: AnswerRow, veil: Veil | null) {
  const { sequence, question, response, late, source, flagNote } = answer;
  const words = (text: string) => veil?.hide(text) ?? text;
  return {
    sequence,
    question: words(question),
    response: words(response ?? ''),
    late,
    source: source ?? 'none',
    askedAt: answer.askedAt.toISOString(),
    audioUrl: veil ? null : await fileLink(world, answer.audioFileId),
    audioSeconds: answer.audioSeconds,
    audioDeletedAt: answer.audioDeletedAt?.toISOString() ?? null,
    transcribing: answer.transcription === 'waiting',
    flaggedAt: answer.flaggedAt?.toISOString() ?? null,
    flagNote: flagNote === null ? null : words(flagNote),
  };
}

/** The candidate says that a transcript is wrong, or takes that back; the words themselves stay as they are. */
export async function flagAnswer(
  world: World,
  actor: Actor,
  id: string,
  sequence: number,
  flag: { wrong: boolean; note: string },
): Promise<void> {
  await ownApplication(world, actor, id);
  const interview = await interviewOf(world.db, id);
  const answer = (await answersOf(world.db, id)).find((row) => row.sequence === sequence);
  if (!answer) throw fail('not_found');
  if (!interview?.completedAt) throw fail('interview_incomplete');
  const now = world.clock.now();
  if (now > flagUntil(interview.completedAt)) throw fail('flag_too_late');
  await saveAnswer(world.db, id, sequence, {
    flaggedAt: flag.wrong ? (answer.flaggedAt ?? now) : null,
    flagNote: flag.wrong && flag.note !== '' ? flag.note : null,
  });
}
