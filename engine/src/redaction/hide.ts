/** Finds who a person is in a text, for people who review without knowing it: more than the engine masks, and readable where nothing is hidden. */

import { type CleanText, cleanText, longestText, type Span } from '#text/clean.ts';
import { folded } from '#text/fold.ts';
import { sexSpans } from '#text/sexes.ts';
import { isStop } from '#text/stop-words.ts';
import { addressParts, placeSpans } from './address.ts';
import { factSpans } from './facts.ts';
import { familySpans } from './family-words.ts';
import { handleSpans } from './handles.ts';
import { identitySpans } from './mask.ts';
import type { Hidden, Known } from './redacted.ts';
import { type KnownWork, schoolSpans } from './schools.ts';
import { isOrdinary, spelledOtherwise } from './spellings.ts';

export interface HideOptions {
  work?: KnownWork;
  /** What was hidden in the person's resume for the name of a school, which is hidden elsewhere too. */
  schools?: readonly string[];
  /** What stands in another script at the head of the resume, see `namesInScript`. */
  scripts?: readonly string[];
}

const noWork: KnownWork = { wordsIn: () => [], namesJob: () => false };
/** Before any sign; those before a name are masked for marking too. */
const titles =
  /\b(?:Mr|Mrs|Ms|Miss|Mdm|Madam|Encik|Puan|Cik|MRS|MISS|MDM|MADAM|ENCIK|PUAN|CIK)\b(?= ?[,:;)/\n]|$)|\b(?:MISS|MADAM|ENCIK|PUAN|CIK)\b(?= \p{Lu})/gu;
/** As Malay has them where it differs, by the place in the year. */
const malay: Record<number, string> = { 3: 'mac', 5: 'mei', 8: 'ogos', 10: 'okt', 12: 'dis' };
const months = 'january february march april may june july august september october november december'.split(' ');
/** As short as this a part of a name may be any word; then only its capital tells. */
const shortName = 2;
const inWord = /[\p{L}\p{M}\d]/u;

/** The stretches of a text that tell who wrote it, as places in the text as given. Takes time in proportion to its length. */
export function hiddenIn(text: string, person: Known, options: HideOptions = {}): Hidden {
  const { work = noWork, schools = [], scripts = [] } = options;
  const clean = cleanText(text);
  const found = [
    ...identitySpans(clean, { ...person, fullName: namesKnown(person).join(' ').trim() }),
    ...factSpans(clean.text),
    ...matches(clean.text, titles),
    ...named(clean.text, person),
    ...literals(clean.text, valuesOf(person), 6),
    ...literals(clean.text, schools, Number.POSITIVE_INFINITY),
    ...schoolSpans(clean.text, work),
    ...spelledOtherwise(clean.text, {
      own: namesKnown(person),
      accounts: (person.others ?? []).filter((other) => /^[\w.+-]+$/.test(other)),
      others: (person.references ?? []).flatMap(refereesIn),
    }),
    ...handleSpans(clean.text),
    ...placeSpans(clean.text, [person.address ?? '', ...(person.addresses ?? [])]),
    ...scripts.flatMap((name) => [...everywhere(clean.text, name)]),
    ...familySpans(clean.text),
    ...sexSpans(clean.text),
  ];
  // What is beyond the engine's reach was never looked at.
  const rest = text.length > longestText ? [{ start: longestText, end: text.length }] : [];
  return joined(text, [...inSource(clean, found), ...rest]);
}

function* matches(text: string, pattern: RegExp): Generator<Span> {
  for (const match of text.matchAll(pattern)) yield { start: match.index, end: match.index + match[0].length };
}

/** In small letters, letter for letter: of all letters only the dotted capital I becomes two. */
const small = (text: string) => text.replaceAll('\u0130', 'i').toLowerCase();

/** The own name in each way that is known. */
const namesKnown = ({ fullName = '', names = [] }: Known) => [fullName, ...names];

/** As long as this a part of a name tells also within a word: "jwexfordson", "the Quillingtons". */
const longName = 6;

/** Every part of the name wherever it is a word, also in small letters, of several ("the Tans") and with or without accents. */
function* named(text: string, person: Known): Generator<Span> {
  const known = namesOf(namesKnown(person).join(' ')).filter((part) => !/^(?:bin|binti|the|and)$/.test(part));
  const parts = new Set(known.map(folded));
  const long = [...parts].filter((part) => part.length >= longName);
  const isWithin = (word: string) =>
    (word.length > longName - 2 && word.endsWith('s') && parts.has(word.slice(0, -1))) ||
    long.some((part) => word.includes(part));
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const [word] = match;
    const low = small(word);
    // "arts" and "laws" are words of work, whoever is called Art or Law; and short ones are abbreviations.
    if (!parts.has(folded(word)) && (!isWithin(folded(word)) || isOrdinary(low))) continue;
    const short = word.length <= shortName && !/\P{ASCII}/u.test(word);
    if (short && (word === low || isStop(low) || /^(?:hr|it|ai|qa|ui|ux|pr|go)$/.test(low))) continue;
    const end = match.index + word.length;
    if (months.includes(low) && inDate(text, match.index, end)) continue;
    yield { start: match.index, end };
  }
}

/** "May 2020", "May - July 2020": whoever is called May worked then like others. */
function inDate(text: string, start: number, end: number): boolean {
  return (
    /^[ ,.]{0,2}(?:['’]\d\d|(?:19|20)\d\d)(?!\d)/.test(text.slice(end, end + 8)) ||
    /^ ?(?:-|to) ?[a-z]{3,9}\.? (?:19|20)\d\d(?!\d)/i.test(text.slice(end, end + 24)) ||
    /(?<!\d)(?:[12]?\d|3[01])(?:st|nd|rd|th)? ?$/.test(text.slice(Math.max(0, start - 6), start))
  );
}

function* everywhere(text: string, value: string): Generator<Span> {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
    yield { start: at, end: at + value.length };
}

function namesOf(fullName: string): string[] {
  const parts = small(fullName.normalize('NFKC')).match(/[\p{L}\p{M}]+/gu) ?? [];
  return parts.filter((part) => part.length >= shortName || /\P{ASCII}/u.test(part));
}

/** All that is known of a person beside the name, as it may stand in a text. */
function valuesOf({
  fullName = '',
  email = '',
  phone = '',
  address = '',
  addresses = [],
  birthDate,
  references = [],
  others = [],
}: Known) {
  const names = namesOf(fullName).filter((part) => !/^(?:bin|binti|a|l|p|s|o|d)$/.test(part));
  const together =
    names.length > 1 ? ['', '.', '_', '-'].flatMap((sign) => [names.join(sign), names.toReversed().join(sign)]) : [];
  return [
    ...others,
    email,
    email.split('@')[0] ?? '',
    phone,
    ...[address, ...addresses].flatMap((one) => [one, ...addressParts(one)]),
    ...datesOf(birthDate),
    ...references,
    ...references.flatMap(refereesIn),
    ...together,
  ];
}

/** A date of birth in the ways that people write one. */
function datesOf(date: string | undefined): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date ?? '') ?? [];
  const name = months[Number(month) - 1];
  if (!name) return [];
  const days = [day, String(Number(day))];
  const numbers = days.flatMap((d) =>
    [month, String(Number(month))].flatMap((m) =>
      ['/', '-', '.', ' '].flatMap((s) =>
        [
          [d, m, year],
          [m, d, year],
          [d, m, year.slice(2)],
          [year, m, d],
        ].map((one) => one.join(s)),
      ),
    ),
  );
  const named = [name, name.slice(0, 3), malay[Number(month)] ?? name];
  const short = year.slice(2);
  const words = days.flatMap((d) =>
    named.flatMap((m) =>
      ['', 'st', 'nd', 'rd', 'th', 'hb'].flatMap((th) =>
        [year, short, `'${short}`, `’${short}`].flatMap((y) => [
          `${d}${th} ${m} ${y}`,
          `${m} ${d}${th}, ${y}`,
          `${m} ${d}${th} ${y}`,
          `${d}${th}-${m}-${y}`,
        ]),
      ),
    ),
  );
  return [...new Set([...numbers, ...words])];
}

/** The name of who is given as a reference: what stands before a comma, a figure or a dash. */
function refereesIn(reference: string): string[] {
  const [name = ''] = reference.split(/[,;:(|/\d]| - /);
  const bare = name.replace(/^\s*(?:mr|mrs|ms|mdm|dr|prof|encik|puan|cik|dato'?)\b\.?\s*/i, '').trim();
  return bare.length >= 5 ? [bare] : [];
}

/** Wherever one of these texts stands; one shorter than `free` may be part of any word, and is looked for as a word alone. */
function* literals(text: string, values: readonly string[], free: number): Generator<Span> {
  const hay = small(text).replaceAll('\n', ' ');
  const wanted = new Set(values.map((one) => small(one.normalize('NFKC')).replace(/\s+/g, ' ').trim()));
  for (const value of wanted) {
    if (value.length < 3) continue;
    for (let at = hay.indexOf(value); at >= 0; at = hay.indexOf(value, at + value.length)) {
      const end = at + value.length;
      if (value.length >= free || !(inWord.test(hay.charAt(at - 1)) || inWord.test(hay.charAt(end))))
        yield { start: at, end };
    }
  }
}

function* inSource({ from, to }: CleanText, spans: readonly Span[]): Generator<Span> {
  for (const { start, end } of spans) if (end > start) yield { start: from[start] ?? 0, end: to[end - 1] ?? 0 };
}

/** In order, and one wherever no word stands between two: how many words a name has and how many lines an address is nobody's to know. */
function joined(text: string, spans: readonly Span[]): Hidden {
  const out: (Span & { wholeLine: boolean })[] = [];
  for (const { start, end } of withinLines(text, spans)) {
    const last = out.at(-1);
    const wholeLine = stepsToBreak(text, start - 1, -1) && stepsToBreak(text, end, 1);
    if (last?.wholeLine && wholeLine && between(text, last.end, start) !== 'words') last.end = end;
    else out.push({ start, end, wholeLine });
  }
  return out.flatMap(({ start, end }) => [start, end]);
}

function withinLines(text: string, spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (end <= start) continue;
    if (last && (start <= last.end || between(text, last.end, start) === 'signs')) last.end = Math.max(last.end, end);
    else out.push({ start, end });
  }
  return out;
}

/** What stands between two places; looks no further than the first word. */
function between(text: string, start: number, end: number): 'words' | 'breaks' | 'signs' {
  let found: 'breaks' | 'signs' = 'signs';
  for (let at = start; at < end; at += 1) {
    const char = text.charAt(at);
    if (inWord.test(char)) return 'words';
    if (char === '\n') found = 'breaks';
  }
  return found;
}

/** Whether a line ends in a direction before any word does. */
function stepsToBreak(text: string, from: number, step: 1 | -1): boolean {
  for (let at = from; at >= 0 && at < text.length; at += step) {
    const char = text.charAt(at);
    if (char === '\n') return true;
    if (inWord.test(char)) return false;
  }
  return true;
}
