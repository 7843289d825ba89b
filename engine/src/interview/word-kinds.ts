/** Kinds of spoken words: claims about oneself, vague verbs, words of change, numbers, times, fillers. */
import { lemmaOf } from '#text/index.ts';
import { rowsOf } from '#text/lists.ts';
import { once } from '#text/once.ts';

/** `claim` praises oneself, `vague` names no act that one could see, `change` says what came of an act, `proposal` what is not yet so, `idle` belongs to any talk, `meta` to being marked. */
export const wordKinds = ['claim', 'vague', 'change', 'proposal', 'number', 'time', 'filler', 'idle', 'meta'] as const;
export type WordKind = (typeof wordKinds)[number];

const words = once(() => {
  const rows = rowsOf('answer-words').map(([word = '', kind = '']) => [kind === 'filler' ? word : lemmaOf(word), kind]);
  return new Map(
    [...Map.groupBy(rows, ([, kind]) => kind)].map(([kind, own]) => [kind, new Set(own.map(([word]) => word))]),
  );
});

/** Whether a lemma (a word as it is said, for a filler) is of a kind. */
export function isKind(lemma: string, kind: WordKind): boolean {
  return words().get(kind)?.has(lemma) === true;
}
