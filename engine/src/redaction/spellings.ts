/** Finds names of a person that are spelled otherwise: in spaced letters, without blanks, and inside handles. */

import type { Span } from '#text/clean.ts';
import { folded, foldedLetters, type Letters, lettersOf, placeOf } from '#text/fold.ts';
import { isDictionaryWord, lemmaOf } from '#text/index.ts';
import { isStop } from '#text/stop-words.ts';

/** Somebody's name in folded letters. */
interface Name {
  parts: readonly string[];
  /** "bin", "a/p" and the like, which join the parts. */
  joining: readonly string[];
  /** So many parts must stand together. */
  least: number;
}

const particle = /^(?:bin|binti|bt|bte|al|ap|so|van|von|de|da|del|der|do|la|le|el|ibn|the|and)$/;
const mostParts = 16;
const longestPart = 40;
/** As long as this a part may be the beginning or the end of a handle. */
const longPart = 4;
const longestHandle = 60;
/** Letters of which each stands alone are no word, however few. */
const leastSpaced = 3;
/** What is written without a blank, and what has blanks elsewhere than between its parts. */
const leastJoined = 5;
const leastParted = 6;

/** Under which names somebody is known. */
export interface Names {
  /** Of these each part counts. */
  own: readonly string[];
  /** Names to sign in with, each as a whole. */
  accounts: readonly string[];
  /** Referees, each by the whole name. */
  others: readonly string[];
}

/** Where a cleaned text spells one of these names otherwise. Takes time in proportion to the text's length. */
export function spelledOtherwise(text: string, { own, accounts, others }: Names): Span[] {
  const letters = lettersOf(text);
  const mine = nameOf(own.join(' '), 1);
  const whole = others.map((name) => nameOf(name, Number.POSITIVE_INFINITY)).filter(({ parts }) => parts.length > 1);
  const signedIn = accounts.map(foldedLetters).filter((part) => part.length >= leastParted);
  const names = [mine, ...whole, { parts: [...new Set(signedIn)], joining: [], least: 1 }];
  return [...names.flatMap((name) => [...runs(letters, name)]), ...handles(text, mine)];
}

/** Whether a folded word is an ordinary one, which a name may be part of by chance. */
export function isOrdinary(word: string): boolean {
  return isStop(word) || isDictionaryWord(word) || isDictionaryWord(lemmaOf(word));
}

function nameOf(text: string, least: number): Name {
  const words = text.split(/[\s,;()]+/).flatMap((word) => [foldedLetters(word), ...folded(word).split(/[^\p{L}]+/u)]);
  const known = [...new Set(words)].filter((word) => word.length > 1 && word.length <= longestPart);
  const parts = known.filter((word) => !particle.test(word)).slice(0, mostParts);
  return { parts, joining: known.filter((word) => particle.test(word)), least: Math.min(least, parts.length) };
}

/** Stretches of whole words made of nothing but parts of the name, wherever their blanks are. */
function* runs(letters: Letters, name: Name): Generator<Span> {
  if (name.parts.length === 0) return;
  const { text, begins, words, chain } = letters;
  const pieces = [
    ...name.parts.map((part) => ({ part, counts: 1 })),
    ...name.joining.map((part) => ({ part, counts: 0 })),
  ];
  // For each place the longest stretch of parts that ends there: where it begins, how many parts it has, whether a blank parts one.
  const starts = new Int32Array(text.length + 1).fill(-1);
  const counts = new Uint16Array(text.length + 1);
  const parted = new Uint8Array(text.length + 1);
  for (let end = 2; end <= text.length; end += 1) {
    for (const { part, counts: more } of pieces) {
      const at = end - part.length;
      const first = chain[end - 1] ?? 0;
      if (at < first || !text.startsWith(part, at)) continue;
      const before = starts[at] ?? -1;
      const follows = before >= first;
      if (!follows && begins[at] !== 1) continue;
      const start = follows ? before : at;
      const count = (follows ? (counts[at] ?? 0) : 0) + more;
      const known = starts[end] ?? -1;
      if (known >= 0 && (known < start || (known === start && (counts[end] ?? 0) >= count))) continue;
      starts[end] = start;
      counts[end] = count;
      // Words that begin behind the part's first letter.
      const inside = (words[end] ?? 0) - (words[at + 1] ?? 0) > 0;
      parted[end] = inside || (follows && parted[at] === 1) ? 1 : 0;
    }
    const start = starts[end] ?? -1;
    if (start < 0 || begins[end] !== 1 || (counts[end] ?? 0) < name.least) continue;
    if (tells(letters, { start, end, count: counts[end] ?? 0, parted: parted[end] === 1 }))
      yield placeOf(letters, start, end);
  }
}

interface Run extends Span {
  count: number;
  parted: boolean;
}

function tells({ text, begins, words }: Letters, { start, end, count, parted }: Run): boolean {
  const length = end - start;
  const many = (words[end] ?? 0) - (words[start] ?? 0);
  if (count === 0) return false;
  if (many === length) return length >= leastSpaced;
  if (many === 1) return count > 1 && length >= leastJoined && !isOrdinary(text.slice(start, end));
  if (length < leastParted) return false;
  if (!parted) return count > 1;
  // "a share it" holds a name only by chance.
  let from = start;
  for (let at = start + 1; at <= end; at += 1) {
    if (begins[at] !== 1) continue;
    if (at - from > 1 && !isOrdinary(text.slice(from, at))) return true;
    from = at;
  }
  return false;
}

/** Words and handles that hold the name beside figures, signs and initials: "siti.aminah88", "kassimsa", "mrsitikassim". */
function* handles(text: string, { parts }: Name): Generator<Span> {
  const long = parts.filter((part) => part.length >= longPart).toSorted((a, b) => b.length - a.length);
  if (long.length === 0) return;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[._-]{1,2}[\p{L}\p{M}\p{N}]+)*/gu)) {
    if (word.length <= longPart || word.length > longestHandle) continue;
    const letters = foldedLetters(word);
    if (long.some((part) => letters.includes(part)) && isHandle(word, letters, { parts, long }))
      yield { start: index, end: index + word.length };
  }
}

function isHandle(
  word: string,
  letters: string,
  { parts, long }: { parts: readonly string[]; long: readonly string[] },
) {
  if (long.includes(letters)) return word.length > letters.length && /\p{N}/u.test(word) && !isDate(word);
  const chunks = folded(word).match(/\p{L}+/gu) ?? [];
  if (isOrdinary(letters) || chunks.every((chunk) => isOrdinary(chunk))) return false;
  if (holdsTwo(letters, long)) return true;
  return long.some(
    (part) =>
      (letters.startsWith(part) && isOfParts(letters.slice(part.length), parts)) ||
      (letters.endsWith(part) && isOfParts(letters.slice(0, -part.length), parts)),
  );
}

/** "June2020", "april-21": rather a month than somebody. */
const isDate = (word: string) =>
  /^(?:january|february|march|april|june|july|august|september|october|november|december)[-.]?\d{2,4}$/i.test(word);

function holdsTwo(letters: string, long: readonly string[]): boolean {
  let rest = letters;
  let found = 0;
  for (const part of long) {
    if (!rest.includes(part)) continue;
    found += 1;
    rest = rest.replace(part, ' ');
  }
  return found > 1;
}

/** Whether letters are parts of the name, their beginnings or initials, one after the other; at most as many as the name has parts. */
function isOfParts(letters: string, parts: readonly string[]): boolean {
  const pieces = new Set(
    parts.flatMap((part) => [part.charAt(0), ...[3, 4, 5, 6].map((length) => part.slice(0, length)), part]),
  );
  /** By place the fewest pieces that lead there. */
  const fewest: number[] = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (const piece of pieces) {
      const at = end - piece.length;
      if (at >= 0 && letters.startsWith(piece, at))
        least = Math.min(least, (fewest[at] ?? Number.POSITIVE_INFINITY) + 1);
    }
    fewest.push(least);
  }
  return (fewest[letters.length] ?? Number.POSITIVE_INFINITY) <= parts.length;
}
