/** Tells when much of a resume is in a language or script that the lexicon hardly knows, so that its mark is not taken for the person's. */

import type { Flag } from '#types';
import { anyOf } from './lists.ts';

const malay = new RegExp(String.raw`\b${anyOf('malay')}\b`, 'giu');
const word = /\p{L}{2,}/gu;
/** One letter of these scripts says as much as several of ours. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['Chinese', /\p{Script=Han}/gu],
  ['Tamil', /\p{Script=Tamil}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Devanagari', /\p{Script=Devanagari}/gu],
  ['Cyrillic', /\p{Script=Cyrillic}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
];

/** A flag where a sixth of the letters belong to another script, or a tenth of the words are Malay; else null. */
export function languageFlag(text: string): Flag | null {
  const part = text.slice(0, 20_000);
  const letters = part.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  for (const [name, pattern] of scripts) {
    const own = part.match(pattern)?.length ?? 0;
    if (own >= letters / 6)
      return flag(`Much of the resume is written in ${name} letters, which this engine does not read.`);
  }
  const words = part.match(word)?.length ?? 0;
  const found = part.match(malay)?.length ?? 0;
  if (found >= 5 && found >= words / 10)
    return flag('Much of the resume is in Malay, of which this engine knows titles and some terms only.');
  return null;
}

function flag(what: string): Flag {
  return { code: 'other_language', text: `${what} The mark is too low for what it says: read it yourself.` };
}
