/** Finds where somebody lives in a cleaned text: the address as given, and its streets, towns and postcodes as words. */

import type { Span } from '#text/clean.ts';
import { folded } from '#text/fold.ts';
import { once } from '#text/once.ts';
import { isOrdinary } from './spellings.ts';

const street =
  /\d|\b(?:jalan|jln|lorong|taman|persiaran|kampung|kg|lebuh|street|road|avenue|lane|drive|residence|apartment|condominium)\b/i;
/** What a part of an address says of itself before its name. */
const kindOfPlace =
  /^(?:(?:no|lot|unit|block|blok|level|floor|tingkat|jalan|jln|lorong|taman|tmn|persiaran|kampung|kg|lebuh|lebuhraya|pusat|bandar|seksyen|section|daerah)\b\.?\s*)+/i;
const leastLetters = 4;
const mostPlaces = 24;

/** "12 Jalan Ampang" and "Jalan Ampang" of an address: found wherever they stand, also as part of a word. */
export function addressParts(address: string): string[] {
  const parts = address.split(/[,;\n]/).filter((part) => street.test(part));
  return parts
    .flatMap((part) => [part, part.replace(/^\s*(?:no\.?\s*)?[\d/-]+[a-z]?\s+/i, '')])
    .filter((part) => part.trim().length >= 6);
}

/** Where one of the places of these addresses is named. Takes time in proportion to the text's length. */
export function* placeSpans(text: string, addresses: readonly string[]): Generator<Span> {
  const places = [...new Set(addresses.flatMap(placesOf))].slice(0, mostPlaces);
  if (places.length === 0) return;
  const among = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${places.map(patternOf).join('|')})(?![\p{L}\p{M}\p{N}])`,
    'giu',
  );
  const { letters, at } = lined(text);
  for (const match of letters.matchAll(among)) {
    const start = at(match.index);
    const end = at(match.index + match[0].length - 1) + 1;
    // The town of Reading has a capital; where it has none, a book is read.
    if (isOrdinary(match[0]) && !/^\p{Lu}/u.test(text.slice(start, end))) continue;
    yield { start, end };
  }
}

function placesOf(address: string): string[] {
  const parts = folded(address).split(/[,;:()\n]|\s-\s|\S*\d\S*/);
  const postcodes = address.match(/\b\d{5,6}\b/g) ?? [];
  const names = parts.flatMap((part) => {
    const whole = part
      .replace(/[^\p{L}' .-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const name = whole.replace(kindOfPlace, '').trim();
    return isOrdinary(name) ? [whole] : [whole, name];
  });
  const said = names.filter((name) => name.replace(/\P{L}/gu, '').length >= leastLetters && !isCountry(name));
  return [...said.filter((name) => name.replace(kindOfPlace, '') !== ''), ...postcodes];
}

const patternOf = (place: string) => place.replace(/[.\\]/g, '\\$&').replace(/[ -]/g, '[ \\n-]');

/** The text folded, and where each character of it stands. */
function lined(text: string): { letters: string; at(place: number): number } {
  const whole = folded(text);
  // Letter for letter, unless something was taken away or taken apart.
  if (whole.length === text.length && whole === text.toLowerCase()) return { letters: whole, at: (place) => place };
  const parts: string[] = [];
  const places: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const plain = folded(text.charAt(i));
    for (let n = 0; n < plain.length; n += 1) places.push(i);
    parts.push(plain);
  }
  return { letters: parts.join(''), at: (place) => places[place] ?? text.length };
}

const isCountry = (name: string) => countries().has(name);

/** In English and Malay, as the platform's own tables (CLDR) name them. */
const countries = once(() => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const codes = letters.flatMap((one) => letters.map((two) => one + two));
  const tables = ['en', 'ms'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  return new Set(codes.flatMap((code) => tables.flatMap((table) => folded(table.of(code) ?? ''))));
});
