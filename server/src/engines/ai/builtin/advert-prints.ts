/** What an advert is known again by when a resume repeats it. */
import { isStop, tokenize } from './terms.ts';
import { splitSentences } from './text.ts';

/** Length of a run of words that two texts do not share by chance. */
export const runLength = 5;

export interface Prints {
  /** Runs of words and whole lines of the advert. */
  runs: ReadonlySet<string>;
  lines: ReadonlySet<string>;
  /** The sentences that each word of the advert stands in, to know them again when they are turned around. */
  sentencesWith: ReadonlyMap<string, readonly number[]>;
}

/** The prints of an advert and its criteria. */
export function printsOf(text: string, criteria: readonly string[]): Prints {
  const runs = new Set<string>();
  const lines = new Set<string>();
  const sentencesWith = new Map<string, number[]>();
  const parts = [...splitSentences(text).map((span) => text.slice(span.start, span.end)), ...criteria];
  for (const [number, part] of parts.entries()) {
    const tokens = tokenize(part);
    for (const stem of new Set(tokens.filter((token) => !isStop(token.text)).map((token) => token.stem)))
      sentencesWith.set(stem, [...(sentencesWith.get(stem) ?? []), number]);
    const words = tokens.map((token) => token.text);
    for (let i = 0; i + runLength <= words.length; i += 1) runs.add(words.slice(i, i + runLength).join(' '));
    if (words.length >= 3) lines.add(words.join(' '));
  }
  return { runs, lines, sentencesWith };
}
