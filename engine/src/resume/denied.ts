/** Finds what a sentence says that the person did not do, or hopes to do: neither is evidence. */

import type { Span } from '#text/index.ts';
import { anyOf } from '#text/lists.ts';

const denial = new RegExp(String.raw`\b${anyOf('denial')}`, 'gi');
const intention = new RegExp(String.raw`\b${anyOf('intention')}\b`, 'gi');
/** What follows its object: "Bank reconciliation - no experience". */
const deniedBefore =
  /^.{1,80}?(?: ?[-:] ?)(?:no|without|tiada) (?:prior |previous )?(?:experience|knowledge|exposure|pengalaman)(?: yet)?[ .]*$/i;
/** Where what is denied ends. */
const turn = /\b(?:but|however|though|although|yet|while)\b|[.;]/i;

/** Stretches of a sentence up to the clause's end, as UTF-16 offsets into it, in no order. */
export function deniedIn(sentence: string): Span[] {
  if (deniedBefore.test(sentence)) return [{ start: 0, end: sentence.length }];
  return [denial, intention].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map((match) => {
      const end = match.index + match[0].length;
      const stop = sentence.slice(end).search(turn);
      return { start: match.index, end: stop < 0 ? sentence.length : end + stop };
    }),
  );
}
