/** Turns tokens to the features of the field model: lemmas, and pairs of lemmas that follow each other. */
import type { Token } from '#text/index.ts';

/**
 * The lemmas and pairs of lemmas of a stretch of tokens with how often each occurs. Numbers and single letters are no
 * features; the words of `common` (they occur in texts of every field) are none either, and a pair reaches over them.
 */
export function featuresOf(tokens: readonly Token[], common: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  let before = '';
  for (const { lemma } of tokens) {
    if (lemma.length < 2 || !/\p{L}/u.test(lemma) || lemma.includes('@') || lemma.includes('/')) {
      before = '';
      continue;
    }
    if (common.has(lemma)) continue;
    counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
    if (before) {
      const pair = `${before} ${lemma}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    before = lemma;
  }
  return counts;
}
