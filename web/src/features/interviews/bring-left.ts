/** Answers that this browser kept from before this page was opened: the server takes of them what it lacks. */
import { api, CallError } from '@saring/contract';
import { totalQuestions } from '@saring/contract/domain';
import { refresh } from '#client/hooks.ts';
import { handIn } from './hand-in.ts';
import { type KeptAnswer, keptAnswers } from './kept-answers.ts';
import { leftAnswers } from './left-answers.ts';

/** Hands them in one after the other, whoever holds the interview now. Throws where the page is left meanwhile. */
export async function bring(
  answers: readonly KeptAnswer[],
  signal: AbortSignal,
  onWaiting: (waiting: boolean) => void = () => {},
): Promise<void> {
  for (const answer of answers) await handIn(answer, signal, onWaiting, undefined).catch(ignoreGone);
}

/** An answer that the server no longer takes must not keep the person from going on. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}

/** All that is left of interviews that are over. */
export async function bringLeft(interviewIds: readonly string[], signal: AbortSignal): Promise<void> {
  for (const id of interviewIds) {
    const kept = await keptAnswers(id);
    await bring(kept, signal);
    const left = await leftAnswers(id, totalQuestions + 1);
    await bring(left, signal);
    if (kept.length + left.length > 0) await refresh(api.interviews.review, api.applications.own);
  }
}
