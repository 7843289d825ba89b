/**
 * What a model may get of a text: without those who vouch for somebody, names of others, ages, and what people tell of
 * their faith, health, family, union and cards, as far as words tell. The built-in engine reads without it, for no mark of
 * its rests on such words; whoever runs a model is to learn nothing of them.
 */

import { type CleanText, cleanText, type Span } from '#text/clean.ts';
import { isStop } from '#text/stop-words.ts';
import { familySpans } from './family-words.ts';
import { fill, identitySpans } from './mask.ts';
import {
  besideFrames,
  type Frame,
  ownFrames,
  ownLines,
  speaking,
  spokenWords,
  turning,
  unionWork,
} from './own-frames.ts';
import { ownWords } from './own-words.ts';
import { type IsWork, toldNames } from './told-names.ts';
import { toldSections } from './told-sections.ts';

/** Frees what was cleaned and masked of one source of what tells of the person; every character keeps its place. */
export function freeingOf(source: string, knowsWork: IsWork): (clean: CleanText) => CleanText {
  // Found in the words as they were written: of a masked "Puan Salmah" the title is gone.
  const written = cleanText(source);
  const found = inSource(written, [
    ...factsIn(written.text),
    ...spoken(written.text),
    ...toldNames(written.text, knowsWork),
  ]);
  // Lines that were lost in the file are mended in the text that was prepared.
  return (clean) => ({
    ...clean,
    text: fill(clean.text, [...carried(found, clean), ...toldSections(clean.text).cut]),
  });
}

/** A resume as it was written, with everything masked but the name that it is under. */
export function freeResume(text: string, knowsWork: IsWork): string {
  const written = cleanText(text);
  const own = identitySpans(written, {}, { knowsWork: () => true });
  const found = [...own, ...factsIn(written.text), ...spoken(written.text), ...toldNames(written.text, knowsWork)];
  return fill(text, inSource(written, found));
}

/** A question of somebody else's, in which names are what it is about, and who says "show me" speaks of no faith of their own. */
export function freeOfFacts(text: string): string {
  const written = cleanText(text);
  const found = [...factsIn(written.text)].filter(
    ({ start }) => !appliedFor.test(written.text.slice(Math.max(0, start - 2 * longestWord), start)),
  );
  return fill(text, inSource(written, found));
}

/** "Applicants for Parish Secretary": what is applied for is a job. */
const appliedFor =
  /\b(?:appl(?:y|ied|ying|icants?|ications?)|candidates?|jobs?|roles?|posts?|positions?|vacanc(?:y|ies)) (?:for|of|as) (?:an? |the |our )?$/i;

function* factsIn(text: string): Generator<Span> {
  const { cut, own, free } = toldSections(text);
  yield* cut;
  for (const line of own) yield* wordsOfLine(text, line, ownLines().own);
  for (const line of free) yield* wordsOfLine(text, line, ownLines().free);
  for (const span of familySpans(text)) if (!ofWork.test(text.slice(span.start, span.end))) yield span;
  for (const frame of ownFrames()) yield* told(text, frame);
  yield* untold(text);
}

/** Words of family that are subjects of work as often; frames tell whose they are. */
const ofWork = /^(?:pregnant|[mp]aternity|sisters?|brothers?|mothers|fathers)$/i;

function* wordsOfLine(text: string, line: Span, pattern: RegExp): Generator<Span> {
  for (const { 0: found, index } of text.slice(line.start, line.end).matchAll(pattern)) {
    const start = line.start + index;
    const span = { start, end: start + found.length };
    if (!isSubject(text, span.end, 'noun')) yield span;
  }
}

function* told(text: string, { matter, pattern, work, others }: Frame): Generator<Span> {
  const beside = besideFrames().get(matter);
  let looked = 0;
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const start = end - (match.groups?.told ?? match[0]).length;
    if (isSubject(text, end, work) || isOthers(text, match.index, others)) continue;
    yield { start, end };
    if (!beside) continue;
    const sentence = sentenceAround(text, start, end);
    const from = Math.max(sentence.start, looked);
    looked = sentence.end;
    for (const { 0: found, index } of text.slice(from, sentence.end).matchAll(beside)) {
      const span = { start: from + index, end: from + index + found.length };
      if (!isSubject(text, span.end, 'list')) yield span;
    }
  }
}

/** What people say in sentences about themselves, in whatever words. */
function* spoken(text: string): Generator<Span> {
  const { health, birth, family, faith, union } = spokenWords();
  let looked = 0;
  for (const { 0: word, index } of text.matchAll(speaking)) {
    const sentence = sentenceAround(text, index, index + word.length);
    const from = Math.max(sentence.start, looked);
    looked = Math.max(looked, sentence.end);
    const words = text.slice(from, sentence.end);
    const ofCompany = words.search(unionWork()) >= 0;
    for (const pattern of ofCompany ? [health, birth, family, faith] : [health, birth, family, faith, union])
      for (const { 0: found, index: at } of words.matchAll(pattern)) {
        const span = { start: from + at, end: from + at + found.length };
        if (!isSubject(text, span.end, 'list') && !turnsToWork(text, sentence.start, span.start)) yield span;
      }
  }
}

/** Faith and birth also in sentences that speak of nobody, where no word of work or of others stands, and which are no row of names. */
function* untold(text: string): Generator<Span> {
  const { birth, church } = spokenWords();
  for (const pattern of [birth, church])
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const span = { start: index, end: index + found.length };
      if (isSubject(text, span.end, 'noun')) continue;
      const sentence = sentenceAround(text, span.start, span.end);
      const words = text.slice(sentence.start, sentence.end);
      if (!turning().test(words) && !isRow(words)) yield span;
    }
}

/** Names beside each other, which nothing joins to a statement. */
function isRow(words: string): boolean {
  return (
    (words.match(/[,/]/g)?.length ?? 0) >= 2 &&
    !(words.match(/[a-z]+/gi) ?? []).some((word) => isStop(word.toLowerCase()))
  );
}

/** Whether words of work or of others stand before a place, in its clause. */
function turnsToWork(text: string, start: number, end: number): boolean {
  const before = text.slice(start, end);
  const clause = Math.max(...[', ', ' and ', ' but ', ' so ', ' because '].map((sign) => before.lastIndexOf(sign)));
  return turning().test(before.slice(Math.max(0, clause)));
}

const longestWord = 26;

/** Whether the word that follows makes a subject of work of it: "cancer research", "union negotiations". */
function isSubject(text: string, end: number, work: Frame['work']): boolean {
  if (work === 'none') return false;
  const [, next = ''] = /^(?: |-|\n(?=\p{Ll}))(\p{L}[\p{L}'-]*)/u.exec(text.slice(end, end + longestWord)) ?? [];
  const low = next.toLowerCase();
  if (low === '' || whole('of-person').test(low)) return false;
  if (whole('of-work').test(low)) return true;
  return work === 'noun' && !isStop(low) && !/(?:ed|ly|ing)$/.test(low);
}

/** Whether the word before shows that it is somebody else's. */
function isOthers(text: string, start: number, others: Frame['others']): boolean {
  if (others === 'none') return false;
  const before = text.slice(Math.max(0, start - 2 * longestWord), start);
  const [, last = '', determiner, join = ''] = /([\p{L}\d'-]+)( (?:an?|the|our|each|any))?( |\n)$/iu.exec(before) ?? [];
  // A line of its own begins with a capital.
  if (last === '' || (join === '\n' && /^\p{Lu}/u.test(text.charAt(start)))) return false;
  if (others === 'with') return /^(?:with|by|to|from|against|between|among|via)$/i.test(last);
  if (others === 'plural') return whole('not-aged').test(last) || (/s$/.test(last) && !isStop(last.toLowerCase()));
  if (whole('before-own').test(last) || /^\d+$|ly$/.test(last)) return false;
  return determiner === undefined ? !/^(?:an?|the|our)$/i.test(last) : isStop(last.toLowerCase());
}

const wholes = new Map<string, RegExp>();
function whole(list: string): RegExp {
  const known = wholes.get(list) ?? new RegExp(`^${ownWords().anyOf(list)}$`, 'i');
  wholes.set(list, known);
  return known;
}

/** Spoken words may have no full stop. */
const longestSentence = 160;

function sentenceAround(text: string, start: number, end: number): Span {
  const before = text.slice(Math.max(0, start - longestSentence), start);
  const after = text.slice(end, end + longestSentence);
  const cut = Math.max(...['. ', '; ', '! ', '? ', '\n', '|', '\u2022'].map((sign) => before.lastIndexOf(sign)));
  const stop = after.search(/[.;!?](?: |$)|[\n|\u2022]/);
  return { start: start - before.length + cut + 1, end: stop < 0 ? end + after.length : end + stop };
}

/** Spans of a cleaned text as places in its source, in order and none inside another. */
function inSource({ from, to }: CleanText, spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= start) continue;
    const last = out.at(-1);
    const span = { start: from[start] ?? 0, end: to[end - 1] ?? 0 };
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else out.push(span);
  }
  return out;
}

/** Places of the source as they stand in another text that was made of it. */
function carried(spans: readonly Span[], { text, from, to }: CleanText): Span[] {
  const out: Span[] = [];
  let next = 0;
  for (let at = 0; at < text.length; at += 1) {
    while (next < spans.length && (spans[next]?.end ?? 0) <= (from[at] ?? 0)) next += 1;
    const span = spans[next];
    if (!span) break;
    if ((to[at] ?? 0) <= span.start) continue;
    const last = out.at(-1);
    if (last?.end === at) last.end = at + 1;
    else out.push({ start: at, end: at + 1 });
  }
  return out;
}
