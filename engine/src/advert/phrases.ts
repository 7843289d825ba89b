/** The runs of four words by which a text tells where it was copied to, with up to two words left out. */
import type { Token } from '#text/index.ts';

export const runLength = 4;
/** The words of a run stand within so many of the advert. */
const window = 6;

export type Phrases = {
  /** By run the position of its first word, among all words of the advert with three more behind them. */
  readonly runs: ReadonlyMap<string, number>;
  /** For each such position its sentence. */
  readonly sentences: readonly number[];
  /** Whether the sentence is not about the work: nobody who tells of work has a reason to use its words. */
  readonly frame: readonly boolean[];
};

/** The run that begins at a token and leaves none out. */
export const runAt = (tokens: readonly Token[], i: number): string =>
  `${tokens[i]?.word} ${tokens[i + 1]?.word} ${tokens[i + 2]?.word} ${tokens[i + 3]?.word}`;

/** The runs of the sentences of an advert; a sentence not about the work has `frame`. */
export function phrasesOf(sentences: readonly { tokens: readonly Token[]; frame: boolean }[]): Phrases {
  const runs = new Map<string, number>();
  const places: number[] = [];
  const frames: boolean[] = [];
  for (const [sentence, { tokens, frame }] of sentences.entries())
    for (let i = 0; i + runLength <= tokens.length; i++) {
      for (const run of runsFrom(tokens.slice(i, i + window).map(({ word }) => word)))
        if (!runs.has(run)) runs.set(run, places.length);
      places.push(sentence);
      frames.push(frame);
    }
  return { runs, sentences: places, frame: frames };
}

/** The first word with each three of those behind it, in order. */
function runsFrom([first = '', ...words]: readonly string[]): string[] {
  return words.flatMap((a, i) =>
    words.slice(i + 1).flatMap((b, j) => words.slice(i + j + 2).map((c) => `${first} ${a} ${b} ${c}`)),
  );
}
