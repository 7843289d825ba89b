/** Finds what a model says it quotes; what is not there word for word does not exist. */

import { type CleanText, cleanText, quote, shorten } from '#text/clean.ts';
import type { Quotation } from '#types';

const longestQuotation = 300;
const shortestQuotation = 3;

/** The place of a quotation in the source, or null. Blanks, line breaks and letter case may differ; words may not. */
export function findQuotation(prepared: CleanText, said: string): Quotation | null {
  const wanted = cleanText(said.slice(0, 2000)).text.replace(/\s+/g, ' ').trim().toLowerCase();
  if (wanted.replace(/[\s_]/g, '').length < shortestQuotation) return null;
  const { plain, places } = flattened(prepared);
  const at = plain.indexOf(wanted);
  const first = places[at];
  const last = places[at + wanted.length - 1];
  if (at < 0 || first === undefined || last === undefined) return null;
  const span = shorten(prepared.text, { start: first, end: last + 1 }, longestQuotation);
  return quote(prepared, span.start, span.end);
}

/** Every distinct one that is found, at most three, and how many were not. */
export function findQuotations(prepared: CleanText, said: readonly string[]): { found: Quotation[]; invented: number } {
  const found = new Map<number, Quotation>();
  let invented = 0;
  for (const one of said.slice(0, 8)) {
    const place = findQuotation(prepared, one);
    if (!place) invented += 1;
    else if (![...found.values()].some((other) => other.start < place.end && place.start < other.end))
      found.set(place.start, place);
  }
  return { found: [...found.values()].slice(0, 3), invented };
}

interface Flat {
  plain: string;
  places: number[];
}

/** A model quotes one text many times. */
const flat = new WeakMap<CleanText, Flat>();

/** Small letters and single blanks, with the place of each character; letters whose small form is longer keep their own. */
function flattened(prepared: CleanText): Flat {
  const known = flat.get(prepared);
  if (known) return known;
  const { text } = prepared;
  const letters: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const blank = /\s/.test(character);
    if (blank && (letters.at(-1) ?? ' ') === ' ') continue;
    const small = blank ? ' ' : character.toLowerCase();
    letters.push(small.length === 1 ? small : character);
    places.push(at);
  }
  const found = { plain: letters.join(''), places };
  flat.set(prepared, found);
  return found;
}
