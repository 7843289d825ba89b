/** Answers whose time went by while the page was away: what this browser kept of them is handed in after all. */
import type { KeptAnswer } from './kept-answers.ts';
import { keptPieces } from './kept-pieces.ts';
import { chooseAnswer } from './rules.ts';
import { wavOf } from './wav.ts';

/** The answers before the question that is open now; the server takes of them what it does not have. */
export async function leftAnswers(interviewId: string, open: number): Promise<KeptAnswer[]> {
  const pieces = (await keptPieces(interviewId)).filter(({ sequence }) => sequence < open);
  const sequences = [...new Set(pieces.map(({ sequence }) => sequence))];
  return sequences.map((sequence) => {
    const own = pieces.filter((piece) => piece.sequence === sequence);
    const live = own.at(-1)?.live ?? '';
    const audio = wavOf(own.map(({ samples }) => samples));
    return {
      interviewId,
      sequence,
      audio,
      pieces: 0,
      last: false,
      ...chooseAnswer({ typed: '', transcribed: null, live }),
    };
  });
}
