/** Picks the passages of an answer that carry its evidence, word for word. */
import type { Quotation } from '#engines/ai/index.ts';
import type { TopicHit } from './anchors.ts';
import type { Evidence } from './answers-evidence.ts';
import type { Words } from './answers-words.ts';
import { filler } from './mask.ts';
import { quote, type Span, shorten } from './text.ts';

const worth: Record<Evidence['kind'], number> = {
  measured: 2.5,
  act: 1.5,
  result: 0.8,
  number: 0.8,
  situation: 0.4,
  detail: 0.15,
  reason: 0.1,
};
const longestQuote = 220;

/** At most two passages, the best first; passages in which something was masked come last. */
export function bestPassages(words: Words, evidence: readonly Evidence[], hits: readonly TopicHit[]): Quotation[] {
  const scored = words.passages.map((span) => {
    const inside = (one: { at: number }): boolean => {
      const token = words.tokens[one.at];
      return token !== undefined && token.start >= span.start && token.end <= span.end;
    };
    const topic = hits.filter(inside).reduce((total, hit) => total + hit.weight, 0);
    const value = evidence.filter(inside).reduce((total, one) => total + one.weight * worth[one.kind], 0);
    const masked = words.clean.text.slice(span.start, span.end).includes(filler);
    return { span, value: (value + Math.min(1.5, topic)) * (masked ? 0.2 : 1) };
  });
  return scored
    .filter((one) => one.value > 0.4)
    .toSorted((a, b) => b.value - a.value || a.span.start - b.span.start)
    .slice(0, 2)
    .toSorted((a, b) => a.span.start - b.span.start)
    .flatMap(({ span }) => verbatim(words, shorten(words.clean.text, span, longestQuote)));
}

function verbatim(words: Words, span: Span): Quotation[] {
  const found = quote(words.clean, span.start, span.end);
  return found && words.clean.source.slice(found.start, found.end) === found.text ? [found] : [];
}
