/** Masks who a person is, character by character, so that nothing that reads later can know and every offset still holds. */

import { isMonthAt, namesPeriod, periodPlaces } from '#resume/dates.ts';
import { type CleanText, type Span, splitLines } from '#text/clean.ts';
import { anyOf, entriesOf } from '#text/lists.ts';
import { isStop } from '#text/stop-words.ts';
import type { Identity } from '#types';
import { labelledRows } from './labelled-rows.ts';

/** Stands for a masked character; it belongs to no word. */
export const filler = '_';

export interface MaskOptions {
  /** Tells a first line that may be a name from a headline. */
  knowsWork?: (line: string) => boolean;
  /** What is masked besides, as places in the cleaned text. */
  also?: Iterable<Span>;
}

// Each pattern looks at a bounded stretch, so that a megabyte of one letter costs no more than reading it.
const patterns: readonly RegExp[] = [
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
  /\bhttps?:\/\/\S{1,300}/gi,
  /\bwww\.\S{1,200}/gi,
  /\b(?:[\w-]{1,40}\.)?(?:linkedin|github|gitlab|facebook|instagram|twitter|behance|medium|bit|t)\.(?:com|io|net|ly|me)(?:\/\S{0,200})?/gi,
  // A handle ends what stands there, or no word is like it: "WhatsApp: answered 90 customers" tells of work.
  /\b(?:linkedin|skype|whatsapp|wechat|telegram|facebook|instagram|twitter)\s?[:-]\s?(?:\S{0,79}[\d._@/]\S{0,79}|\S{1,80}(?= ?(?:[|,;\n]|$)))/gi,
  // Pronouns, titles and words of sex and family.
  /\b(?:he|she|him|her|his|hers|himself|herself|he\/him|she\/her)\b/gi,
  /\b(?:fe)?male\b|\b(?:wo)?m[ae]n(?:'s)?\b|\b(?:boys?|girls?|lad(?:y|ies)|gentlem[ae]n|lelaki|perempuan|wanita)\b/gi,
  /\b(?:husband|wife|spouse|mother|father|son|daughter|married|divorced|widow(?:ed)?|bachelorette)\b/gi,
  /\b(?:Mr|Mrs|Ms|Mdm|Miss|Madam|Sir|MR|MRS|MDM|Encik|Puan|Cik|Tuan|Datuk|Dato'?|Datin|Haji|Hajah|Tan Sri)\b(?=[. ])/g,
  /\b(?:muslims?|islam|buddhis[tm]s?|christians?|christianity|hindus?|hinduism|sikhs?|taoists?)\b/gi,
  /\b\d{2}[ -]?(?:years?[ -]old|y\/o|yrs? old)\b|\b(?:ber)?(?:umur|usia)(?: saya)? ?\d{2}(?: tahun)?\b/gi,
  /\bstatus ?[:-] ?(?:single|married|divorced|widowed|bujang|berkahwin)\b/gi,
  /\b(?:non-? ?)?bumiput(?:e?)ra\b/gi,
  /\b(?:born|dob|d\.o\.b\.?)\b[^\n|;]{0,30}\b(?:19|20)\d\d\b/gi,
  // "I am Chinese and single", and not "I am Chinese-speaking".
  new RegExp(
    String.raw`\b(?:i am|i'm|saya)(?: an?| seorang| adalah)? ${anyOf('origin')}(?: malaysian)?(?= ?(?:[.,;!?|)\n]|$)| (?:and|by|with|from|dan)\b)`,
    'gi',
  ),
  // A Malaysian identity card number.
  /\b\d{6}-?\d{2}-?\d{4}\b/g,
];

const labelled = new RegExp(String.raw`\b${anyOf('personal-label')}(?: ?[:] ?| - )`, 'gi');
const addressWord =
  /\b(?:jalan|jln|lorong|taman|persiaran|kampung|kg|bandar|block|blok|apartment|apt|condominium|street|road|avenue|ave|lane|drive|blvd|boulevard|suite|p\.? ?o\.? box|\d{5})\b/i;
const heading =
  /^(?:professional |career |work |executive )?(?:summary|profile|objective|experience|history|education|skills|highlights|qualifications|accomplishments|employment)\b/i;
const particles = new Set(entriesOf('name-particle'));
/** Names that are also words of work: alone they are left, beside another part of the name they are masked. */
const workNames = new Set(entriesOf('name-and-work'));

/** The same text with everything that tells who the person is replaced by fillers of equal length. */
export function maskIdentity(clean: CleanText, identity: Identity, options: MaskOptions = {}): CleanText {
  return { ...clean, text: fill(clean.text, [...identitySpans(clean, identity, options), ...(options.also ?? [])]) };
}

/** The stretches that tell who the person is, in no order. */
export function identitySpans({ text }: CleanText, identity: Identity, options: MaskOptions = {}): Span[] {
  const spans: Span[] = [];
  for (const pattern of patterns) collect(text, pattern, spans);
  phones(text, spans);
  labels(text, spans);
  spans.push(...labelledRows(text));
  headerAddress(text, spans);
  const given = identity.fullName?.trim() ?? '';
  const knowsWork = options.knowsWork ?? (() => false);
  // Who cannot tell a headline takes no line for the name of somebody whose name is given.
  const isHeadline = options.knowsWork ?? (() => given !== '');
  // A resume may spell its person otherwise than the account does, with initials or another first name.
  for (const name of new Set([given, nameOnTop(text, given, isHeadline)]))
    if (name) names(text, name, spans, knowsWork);
  for (const value of [identity.email, identity.phone, identity.address]) literal(text, value, spans);
  return spans;
}

/** Where a cleaned text names this person. */
export function nameSpans(text: string, name: string, knowsWork: (line: string) => boolean): Span[] {
  const spans: Span[] = [];
  names(text, name, spans, knowsWork);
  return spans;
}

function collect(text: string, pattern: RegExp, spans: Span[]): void {
  for (const match of text.matchAll(pattern)) spans.push({ start: match.index, end: match.index + match[0].length });
}

const money =
  /(?:\b(?:RM|MYR|USD|SGD|IDR)|[$£€]) ?\d{1,3}(?:(?:[ ,]\d{3})+(?!\d)|\d*)(?:\.\d\d)?(?: ?- ?\d{1,3}(?:[ ,]\d{3})+(?!\d))?/gi;

/** Figures of a telephone number; those of periods and of sums of money are none, whatever stands beside them. */
function phones(text: string, spans: Span[]): void {
  // Figures that hang together with others are one number: "012-2012-2014".
  const apart = ({ start, end }: Span): boolean =>
    !/\d[-./]?$/.test(text.slice(Math.max(0, start - 2), start)) && !/^[-./]?\d/.test(text.slice(end, end + 2));
  const sums = [...text.matchAll(money)].map(({ index, 0: sum }) => ({ start: index, end: index + sum.length }));
  const rest = fill(text, [...periodPlaces(text).filter(apart), ...sums]);
  for (const match of rest.matchAll(/[+(]?\d[\d ().-]{6,20}\d/g)) {
    const digits = match[0].replace(/\D/g, '');
    if (digits.length < 9 || digits.length > 15) continue;
    spans.push({ start: match.index, end: match.index + match[0].length });
  }
}

/** A label and its value: to the line's end where lines are short, else as many words as such a value has. */
function labels(text: string, spans: Span[]): void {
  for (const match of text.matchAll(labelled)) {
    const from = match.index + match[0].length;
    const stop = text.slice(from, from + 140).search(/[\n|;\u2022]/);
    const rest = text.slice(from, stop < 0 ? from + 140 : from + stop);
    const long = /address|alamat/i.test(match[0]);
    const words = /birth|d\.?o\.?b|lahir|ic|passport|occupation|pekerjaan/i.test(match[0])
      ? 3
      : /name|nama/i.test(match[0])
        ? 4
        : 1;
    const keep = stop >= 0 && rest.length <= (long ? 140 : 60) ? rest : firstWords(rest, long ? 10 : words);
    spans.push({ start: match.index, end: from + keep.length });
  }
}

function firstWords(text: string, count: number): string {
  let at = 0;
  for (let n = 0; n < count && at < text.length; n += 1) {
    while (text.charAt(at) === ' ') at += 1;
    while (at < text.length && text.charAt(at) !== ' ') at += 1;
  }
  return text.slice(0, at);
}

/** Street and postcode lines among the first lines, before the resume proper begins. */
function headerAddress(text: string, spans: Span[]): void {
  for (const line of splitLines(text.slice(0, 1500)).slice(0, 12)) {
    const content = text.slice(line.start, line.end);
    if (heading.test(content)) return;
    if (
      content.length <= 120 &&
      addressWord.test(content) &&
      /\d/.test(content) &&
      !namesPeriod(content) &&
      !isSentence(content)
    ) {
      spans.push(line);
    }
  }
}

/** "Moved the smoke suite to another tool, so 6 hours became 25 minutes.": grammar holds it together, and no postcode stands in it. */
function isSentence(line: string): boolean {
  if (!/[.!?]$/.test(line) || /\b\d{5}\b/.test(line)) return false;
  const words = line.toLowerCase().match(/[a-z']+/g) ?? [];
  return words.length >= 7 && words.filter((word) => isStop(word)).length >= 2;
}

/** Words side by side that are a name's: how many count, and how many of those may be plain words. */
interface NameRun extends Span {
  real: number;
  doubtful: number;
}

function names(text: string, name: string, spans: Span[], knowsWork: (line: string) => boolean): void {
  const parts = new Set(
    (
      name
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}]+(?:[/'][\p{L}]+)?/gu) ?? []
    ).filter((part) => part.length > 1 || /\P{ASCII}/u.test(part)),
  );
  if (parts.size === 0) return;
  wholeName(text, name, spans);
  const working = new Set([...parts].filter((part) => workNames.has(part) || knowsWork(part)));
  const words = [...text.matchAll(/[\p{L}\p{M}]{1,40}(?:[/'][\p{L}]{1,20})?/gu)];
  let run: NameRun | null = null;
  const flush = (ended: NameRun | null): null => {
    if (ended && ended.real > 0 && (ended.real > 1 || ended.doubtful === 0))
      spans.push({ start: ended.start, end: ended.end });
    return null;
  };
  for (const match of words) {
    const word = match[0];
    const low = word.toLowerCase().replace(/'s$/, '');
    const end = match.index + word.length;
    const touches: boolean = run !== null && /^[ ,.@-]{1,3}$/.test(text.slice(run.end, match.index));
    const particle = particles.has(low) && touches;
    const initial = touches && word.length === 1 && word !== low;
    // "Jun 2019" is a month, whoever is called Jun.
    const isPart = parts.has(low) && !isMonthAt(text, match.index);
    const real = isPart && !particles.has(low) && word.charAt(0) !== word.charAt(0).toLowerCase();
    const caseless = isPart && word.toLowerCase() === word.toUpperCase();
    const small = !real && !caseless && isPart && !particles.has(low);
    if (!real && !caseless && !small && !particle && !initial) {
      run = flush(run);
      continue;
    }
    if (!touches) run = flush(run);
    const counts = real || caseless || small ? 1 : 0;
    // In small letters a single part of a name may be a word.
    const doubtful = counts === 1 && (working.has(low) || small) ? 1 : 0;
    run = run
      ? { start: run.start, end, real: run.real + counts, doubtful: run.doubtful + doubtful }
      : { start: match.index, end, real: counts, doubtful };
  }
  flush(run);
}

/** The full name in its order, also where it begins with a particle ("Van Morrison") or is made of words of work. */
function wholeName(text: string, name: string, spans: Span[]): void {
  const words = name.normalize('NFKC').match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < 2 || words.length > 12) return;
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])${words.join("[\\s,./'@-]{1,3}")}(?![\\p{L}\\p{M}])`, 'giu');
  for (const match of text.matchAll(pattern)) spans.push({ start: match.index, end: match.index + match[0].length });
}

const noName = /^(?:curriculum vitae|resume|cv|personal (?:details|particulars|information)|biodata)$/i;
/** What parts a name from what stands beside it. */
const besideName = /\s*[|,;\u2022\u00b7\u2013\u2014]|\s-\s/;
const nameShape = /^\p{Lu}[\p{L}'.]*(?: (?:\p{Lu}[\p{L}'.]*|bin|binti|anak|a\/l|a\/p|s\/o|d\/o|van|de|@)){1,5}$/u;

/**
 * The name as the resume itself has it on top: two to five capitalised words with a part of the given name among them,
 * or, where no line on top has one, the first such line that names no work. Empty where there is none.
 */
function nameOnTop(text: string, given: string, isHeadline: (line: string) => boolean): string {
  const lines = splitLines(text.slice(0, 400))
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((line) => line !== '' && !noName.test(line))
    .slice(0, 2);
  const isName = (line: string): boolean => line.length <= 50 && nameShape.test(line) && !heading.test(line);
  const parts = wordsOf(given);
  const shared = lines
    .map((line) => line.split(besideName)[0]?.trim() ?? '')
    .find(
      (line) =>
        isName(line) &&
        wordsOf(line).some((word) => word.length > 1 && parts.includes(word)) &&
        !wordsOf(line).some(isStop),
    );
  if (shared !== undefined) return shared;
  return lines.map((line) => line.split('|')[0]?.trim() ?? '').find((line) => isName(line) && !isHeadline(line)) ?? '';
}

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

function literal(text: string, value: string | undefined, spans: Span[]): void {
  const needle = value?.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase() ?? '';
  if (needle.length < 5) return;
  const haystack = text.replace(/\n/g, ' ').toLowerCase();
  if (haystack.length !== text.length) return;
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + needle.length)) {
    spans.push({ start: at, end: at + needle.length });
  }
}

/** The text with fillers in place of each of these stretches, line breaks kept. */
export function fill(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let out = '';
  let at = 0;
  for (const span of sorted) {
    if (span.end <= at) continue;
    const start = Math.max(span.start, at);
    out += text.slice(at, start) + text.slice(start, span.end).replace(/[^\n]/g, filler);
    at = span.end;
  }
  return out + text.slice(at);
}
