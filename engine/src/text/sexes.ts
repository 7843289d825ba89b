/** Titles of work and person that tell a sex ("saleswoman", "waitress"): their one form, the form of the other sex, and the part that tells it. */
import wordNet from 'wink-lexicon/src/wn-words.js';
import type { CleanText, Span } from './clean.ts';
import { canName } from './grammar.ts';
import { rowsOf } from './lists.ts';
import { once } from './once.ts';

/** Of a title that is told by its ending: in letters, by what is asked of it. */
const shortestStem = { ending: 2, 'ending of a person': 3, 'ending of two persons': 3 } as const;
type EndingKind = keyof typeof shortestStem;
const word = /(?<![\p{L}\p{M}\p{N}@._])\p{L}{2,40}(?![\p{L}\p{M}\p{N}@_]|\.\p{L})/gu;
/** "Female driver", "lady driver". */
const before = /^(?:female|lady|woman)$/;
/** "Sales lady", written apart. */
const behind = /^(?:lad(?:y|ies)|wom[ae]n|girls?)$/;

const plain = new Map<string, string | undefined>();

/** What `knowledge/ours/sexes.tsv` holds: titles, their endings, words of a person, and words that only look like a title. */
const known = once(() => {
  const rows = rowsOf('sexes').map(([female = '', male = '', kind]) => ({ female, male, kind }));
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    titles: new Map(of('title').map(({ female, male }) => [female, male])),
    ofMen: new Map(of('title').map(({ female, male }) => [male, female])),
    persons: new Map(of('person').flatMap(({ female, male }) => [[female, male] as const, [male, female] as const])),
    endings: rows.flatMap(({ female, male, kind = '' }) => (isEnding(kind) ? [{ female, male, kind }] : [])),
    others: new Set(of('other').map(({ female }) => female)),
  };
});

/** The one form of a lower-case title, singular or plural: "waiter" of "waitress". Undefined where the word is that form, or no such title. */
export function plainTitle(title: string): string | undefined {
  if (plain.has(title)) return plain.get(title);
  const { one, plural } = singular(title);
  const male = known().titles.get(one) ?? byEnding(one);
  const found = male === undefined || !plural ? male : pluralOf(male);
  // Texts bring new words without end; the common ones come back soon.
  if (plain.size >= 50_000) plain.clear();
  plain.set(title, found);
  return found;
}

/** A lower-case word as it is said of the other sex: "saleswoman" of "salesman", "she" of "he". Undefined where it tells no sex. */
export function ofOtherSex(title: string): string | undefined {
  const said = known().persons.get(title);
  // Said of both, though it has the same one form.
  if (said !== undefined || /(?:person|people)$/.test(title)) return said;
  const { one, plural } = singular(title);
  const female = known().ofMen.get(one);
  return plainTitle(title) ?? (female === undefined || !plural ? female : pluralOf(female));
}

/** Where a cleaned text has titles that tell a sex: what the titles of both do not share, or all of one that has hardly a counterpart. */
export function* sexSpans(text: string): Generator<Span> {
  for (const { 0: found, index } of text.matchAll(word)) {
    const low = found.toLowerCase();
    const other = known().persons.has(low) ? undefined : ofOtherSex(low);
    if (other === undefined) continue;
    const { titles, ofMen } = known();
    const [one, counterpart] = [singular(low).one, singular(other).one];
    const paired = [one, counterpart].some((title) => titles.has(title) || ofMen.has(title));
    let shared = 0;
    while (shared < one.length && one[shared] === counterpart[shared]) shared++;
    // "Steward" is all of what it shares with "stewardess".
    const start = paired ? Math.min(shared, one.length - 1, counterpart.length - 1) : 0;
    yield { start: index + start, end: index + found.length };
  }
}

/** The same text with every such title in its one form; each character knows its place in the source. */
export function oneForm(clean: CleanText): CleanText {
  const { text, from, to } = clean;
  const parts: string[] = [];
  const [starts, ends]: [number[], number[]] = [[], []];
  let at = 0;
  const keep = (end: number): void => {
    parts.push(text.slice(at, end));
    for (; at < end; at++) {
      starts.push(from[at] ?? 0);
      ends.push(to[at] ?? 0);
    }
  };
  for (const { title, start, end } of titlesIn(text)) {
    keep(start);
    const first = from[start] ?? 0;
    const last = to[end - 1] ?? first;
    parts.push(title);
    for (let i = 0; i < title.length; i++) {
      starts.push(i === 0 ? first : (from[Math.min(start + i, end - 1)] ?? first));
      ends.push(i === title.length - 1 ? last : (to[Math.min(start + i, end - 1)] ?? last));
    }
    at = end;
  }
  if (parts.length === 0) return clean;
  keep(text.length);
  return { source: clean.source, text: parts.join(''), from: Uint32Array.from(starts), to: Uint32Array.from(ends) };
}

/** The same for a text whose places nobody asks for. */
export function inOneForm(text: string): string {
  let out = '';
  let at = 0;
  for (const { title, start, end } of titlesIn(text)) {
    out += text.slice(at, start) + title;
    at = end;
  }
  return out + text.slice(at);
}

/** A word with the capitals of another. */
export function casedLike(word: string, like: string): string {
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function* titlesIn(text: string): Generator<Span & { title: string }> {
  const words = [...text.matchAll(word)].map(({ 0: found, index }) => ({
    found,
    low: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }));
  const touch = (i: number): boolean => /^[ -]$/.test(text.slice(words[i]?.end, words[i + 1]?.start));
  for (const [i, { found, low, start, end }] of words.entries()) {
    const last = touch(i - 1) ? words[i - 1]?.low : '';
    const next = touch(i) ? words[i + 1]?.low : '';
    const title = plainTitle(low) ?? besideWork(low, last ?? '', next ?? '');
    if (title !== undefined) yield { title: casedLike(title, found), start, end };
  }
}

/** The one form of a word that tells a sex only of the work that is named right beside it. */
function besideWork(low: string, last: string, next: string): string | undefined {
  if (before.test(low) && canName(singular(next).one, 'person')) return 'male';
  if (!behind.test(low) || !known().ofMen.has(`${last}man`)) return undefined;
  return singular(low).plural ? 'men' : 'man';
}

function isEnding(kind: string): kind is EndingKind {
  return kind in shortestStem;
}

/** By an ending; one "of a person" asks that the man's title names one, "of two persons" that the woman's does too: a mattress is none. */
function byEnding(title: string): string | undefined {
  const { endings, others } = known();
  if (others.has(title)) return undefined;
  for (const { female, male, kind } of endings) {
    const stem = title.slice(0, -female.length);
    if (!title.endsWith(female) || stem.length < shortestStem[kind]) continue;
    const man = stem + male;
    if (kind === 'ending') return man;
    if (!canName(man, 'person')) continue;
    // No dictionary has every title in -ess, but it has the words that are none.
    const isTitle = canName(title, 'person') || (female.endsWith('ess') && !(title in wordNet));
    if (kind === 'ending of a person' || isTitle) return man;
  }
  return undefined;
}

function singular(title: string): { one: string; plural: boolean } {
  const one = title
    .replace(/men$/, 'man')
    .replace(/ladies$/, 'lady')
    .replace(/people$/, 'person')
    .replace(/(ss|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  return { one, plural: one !== title };
}

function pluralOf(title: string): string {
  if (title.endsWith('man')) return title.replace(/man$/, 'men');
  return title.endsWith('ss') ? `${title}es` : title.endsWith('lady') ? title.replace(/y$/, 'ies') : `${title}s`;
}
