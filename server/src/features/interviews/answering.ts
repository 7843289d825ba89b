/** Before an answer is handed in: its question is on the screen, its time begins, or it goes over to typing because the voice cannot be used, or is being typed. */
import type { Actor } from '#platform/auth/session.ts';
import { fail, invalid } from '#platform/http/fail.ts';
import type { World } from '#world';
import { type Position, positionOf, takeable } from './position.ts';
import { openQuestion, secondsFor, shownAt, standing } from './rules.ts';
import { refuseOtherTab } from './signals.ts';
import { answersOf, interviewOf, lockInterview, saveAnswer, saveTyping } from './store.ts';
import { words } from './words.ts';

interface Answering {
  sequence: number | null;
  /** The question is on the screen. */
  shown: boolean;
  /** The time of the question runs from now. */
  begun: boolean;
  /** The voice cannot be used. */
  typing: boolean;
  /** What is typed so far; null where nothing is said of it. */
  typed: string | null;
  tab: string | null;
}

/**
 * Counts the time to read from when the question is on the screen, begins the answer of the one that is being read, goes
 * over to typing, which takes longer, or keeps what is typed so far.
 */
export async function answering(world: World, actor: Actor, id: string, given: Answering): Promise<Position> {
  await takeable(world, actor, id);
  const now = world.clock.now();
  const { tab } = (await interviewOf(world.db, id)) ?? {};
  await refuseOtherTab(world, id, tab ?? null, given.tab);
  return world.db.transaction(async (tx) => {
    const interview = await lockInterview(tx, id);
    if (!interview) throw fail('interview_not_started');
    const answers = await answersOf(tx, id);
    const where = standing(interview, answers, now);
    const open = openQuestion(answers);
    if (where.kind !== 'open' || !open) throw fail('interview_complete');
    if (given.sequence !== null && given.sequence !== open.sequence) throw invalid('sequence', words.later('notAsked'));
    const typing = given.typing && interview.reading;
    if (typing) await saveTyping(tx, id);
    const change = {
      ...(given.shown ? shownAt(interview, open, now) : {}),
      ...(given.begun && open.beginsAt && open.beginsAt > now ? { beginsAt: now } : {}),
      ...(typing ? { seconds: secondsFor({ typing }) } : {}),
      ...(given.typed !== null && given.sequence !== null ? { typedSoFar: given.typed.trim() || null } : {}),
    };
    if (Object.keys(change).length > 0) await saveAnswer(tx, id, open.sequence, change);
    return positionOf({ ...interview, typing: interview.typing || typing }, await answersOf(tx, id), now);
  });
}
