/** Answers whose time went by while the page was away: what this browser kept of them is handed in after all. */
import { keptTyped } from '#client/storage.ts';
import type { KeptAnswer } from './kept-answers.ts';
import { keptPieces, soundOf } from './kept-pieces.ts';
import { chooseAnswer } from './rules.ts';

/** The answers before the question that is open now; the server takes of them what it does not have. */
export async function leftAnswers(interviewId: string, open: number): Promise<KeptAnswer[]> {
  const pieces = (await keptPieces(interviewId)).filter(({ sequence }) => sequence < open);
  const before = Array.from({ length: open - 1 }, (_, index) => index + 1);
  const left = before.filter(
    (sequence) => keptTyped(interviewId, sequence) || pieces.some((piece) => piece.sequence === sequence),
  );
  return left.map((sequence) => {
    const own = pieces.filter((piece) => piece.sequence === sequence);
    const live = own.findLast((piece) => piece.live.trim() !== '')?.live ?? '';
    const typed = keptTyped(interviewId, sequence);
    const { audio = null, from = 0 } = soundOf(own) ?? {};
    return {
      interviewId,
      sequence,
      audio,
      from,
      pieces: 0,
      last: false,
      ...chooseAnswer({ typed, transcribed: null, live }),
    };
  });
}
