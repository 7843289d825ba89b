/** Picks the sentences of an answer that carry its evidence, word for word. */

import { quote, shorten } from '#text/clean.ts';
import type { Span } from '#text/index.ts';
import type { Quotation } from '#types';
import type { Facts } from './mark.ts';
import { contentOf } from './points.ts';
import { isContent, type ReadAnswer } from './read.ts';
import type { FindingKind } from './work.ts';

const worth: Readonly<Record<FindingKind, number>> = {
  measured: 2.5,
  act: 1.5,
  others: 0.4,
  would: 0.6,
  denied: 0.6,
  result: 0.8,
  number: 0.8,
  time: 0.4,
  detail: 0.15,
  reason: 0.1,
};
const longest = 220;
const masked = '_';

/** At most two sentences in their order; a sentence in which something was masked comes last. */
export function bestPassages(answer: ReadAnswer, facts: Facts): Quotation[] {
  const { clean, words, sentences } = answer;
  const values = new Float64Array(sentences.length);
  const add = (at: number, value: number): void => {
    const sentence = words[at]?.sentence;
    if (sentence !== undefined) values[sentence] = (values[sentence] ?? 0) + value;
  };
  for (const { kind, weight, at } of facts.findings) add(at, weight * worth[kind] * (facts.coverage ? 0.2 : 1));
  const named = new Set((facts.coverage?.named ?? []).flatMap(({ text }) => contentOf(text)));
  for (const [at, word] of words.entries()) if (isContent(word) && named.has(word.lemma)) add(at, 1);
  return sentences
    .map((span, at) => {
      const hidden = clean.text.slice(span.start, span.end).includes(masked);
      return { span, value: (values[at] ?? 0) * (hidden ? 0.2 : 1) };
    })
    .filter(({ value }) => value > 0.4)
    .toSorted((one, other) => other.value - one.value || one.span.start - other.span.start)
    .slice(0, 2)
    .toSorted((one, other) => one.span.start - other.span.start)
    .map(({ span }) => withSubject(answer, span))
    .filter((span, i, all) => span.start !== all[i + 1]?.start)
    .flatMap((span) => {
      const short = shorten(clean.text, span, longest);
      const found = quote(clean, short.start, short.end);
      return found && clean.source.slice(found.start, found.end) === found.text && isWhole(clean.source, found)
        ? [found]
        : [];
    });
}

/** A stretch that begins with a conjunction says nothing of who acts: the one before it does, as far as both are no longer than a quotation. */
function withSubject({ clean, sentences }: ReadAnswer, span: Span): Span {
  const before = sentences[sentences.findIndex(({ start }) => start === span.start) - 1];
  const goesOn = /^(?:and|then|so|but|or)\b/i.test(clean.text.slice(span.start, span.end));
  return before &&
    goesOn &&
    !/[.!?]/.test(clean.text.slice(before.end - 1, span.start)) &&
    span.end - before.start <= longest
    ? { start: before.start, end: span.end }
    : span;
}

/** Whether a quotation begins and ends between words. */
export function isWhole(source: string, { start, end }: { start: number; end: number }): boolean {
  const inside = (at: number): boolean =>
    /[\p{L}\p{N}]/u.test(source[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(source[at] ?? '');
  return !inside(start) && !inside(end);
}
