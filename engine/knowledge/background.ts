/** In how many adverts a word stands, so that what every advert says (benefits, the law, the company) tells nothing. */
import { tokensOf } from '#text/index.ts';
import type { Tables } from './read.ts';

/** A word of fewer adverts is not counted: what is stored are figures about words that many use, and no text. */
const least = 4;

/** By lemma, in how many of `count` adverts it stands. Adverts that anything is measured on as held out are left out. */
export function advertFrequency(adverts: Tables['adverts']): { frequency: Map<string, number>; count: number } {
  const used = adverts.filter(({ id }) => !isHeldOut(id));
  const frequency = new Map<string, number>();
  for (const { description } of used)
    for (const lemma of new Set(tokensOf(description).map((token) => token.lemma)))
      frequency.set(lemma, (frequency.get(lemma) ?? 0) + 1);
  return { frequency: new Map([...frequency].filter(([, times]) => times >= least)), count: used.length };
}

/** As the labels of adverts are divided: FNV-1a of the id and " set", one bit of it. */
function isHeldOut(id: string): boolean {
  let hash = 2166136261;
  for (const sign of `${id} set`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  return ((hash >>> 16) & 1) === 1;
}
