/** Picks the passages of an answer that carry its evidence, word for word. */
import type { Quotation } from '#engines/ai/index.ts';
import type { TopicHit } from './anchors.ts';
import type { Evidence } from './answers-evidence.ts';
import { passageOfTokens, type Words } from './answers-words.ts';
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
/** Words of an answer inside an explanation; longer quotations stand beside it. */
const mostSaid = 14;

/** At most two passages, the best first; passages in which something was masked come last. */
export function bestPassages(words: Words, evidence: readonly Evidence[], hits: readonly TopicHit[]): Quotation[] {
  const inside = passageOfTokens(words);
  const topic = new Float64Array(words.passages.length);
  const value = new Float64Array(words.passages.length);
  for (const hit of hits) add(topic, inside[hit.at], hit.weight);
  for (const one of evidence) add(value, inside[one.at], one.weight * worth[one.kind]);
  const scored = words.passages.map((span, i) => {
    const masked = words.clean.text.slice(span.start, span.end).includes(filler);
    return { span, value: ((value[i] ?? 0) + Math.min(1.5, topic[i] ?? 0)) * (masked ? 0.2 : 1) };
  });
  return scored
    .filter((one) => one.value > 0.4)
    .toSorted((a, b) => b.value - a.value || a.span.start - b.span.start)
    .slice(0, 2)
    .toSorted((a, b) => a.span.start - b.span.start)
    .flatMap(({ span }) => verbatim(words, shorten(words.clean.text, span, longestQuote)));
}

/** The answer's own words from its first act on, so that nobody has to guess what "kept" was; nothing that was masked. */
export function wordingOf(words: Words, acts: readonly string[]): string | null {
  const inside = passageOfTokens(words);
  const wanted = new Set(acts);
  const found = new Map<number, number[]>();
  for (const [at, token] of words.tokens.entries()) {
    if (!wanted.has(words.clean.text.slice(token.start, token.end).toLowerCase())) continue;
    const passage = inside[at] ?? -1;
    if (passage >= 0) found.set(passage, [...(found.get(passage) ?? []), at]);
  }
  const own = (at: number): boolean => /^(?:i|we|ive|weve)$/.test(words.tokens[at - 1]?.text ?? '');
  const worthOf = (places: number[]): number => places.length + (own(places[0] ?? 0) ? 1.5 : 0);
  const best = [...found].toSorted((a, b) => worthOf(b[1]) - worthOf(a[1]) || a[0] - b[0]);
  for (const [passage, [first = 0]] of best) {
    const span = words.passages[passage];
    const from = words.tokens[own(first) ? first - 1 : first];
    if (!span || !from) continue;
    const until = words.tokens.filter((one) => one.start >= from.start && one.end <= span.end)[mostSaid - 1];
    const masked = words.clean.text.indexOf(filler, from.start);
    const whole = Math.min(until?.end ?? span.end, span.end);
    const said = { start: Math.max(span.start, from.start), end: masked >= 0 ? Math.min(masked, whole) : whole };
    if (said.end - said.start < 12) continue;
    const text = verbatim(words, said)[0]
      ?.text.replace(/\s+/g, ' ')
      .replace(/[.,;:!\s]+$/, '');
    // "…and put it back while…" breaks off where the next clause begins.
    const cut = text?.replace(
      /(?: (?:and|or|but|while|which|that|who|to|the|a|an|of|in|on|at|with|for|from|so|because))+$/,
      '',
    );
    if (text && cut) return said.end < span.end - 1 ? `${cut}\u2026` : text;
  }
  return null;
}

function add(sums: Float64Array, at: number | undefined, weight: number): void {
  if (at !== undefined && at >= 0) sums[at] = (sums[at] ?? 0) + weight;
}

function verbatim(words: Words, span: Span): Quotation[] {
  const found = quote(words.clean, span.start, span.end);
  return found && words.clean.source.slice(found.start, found.end) === found.text ? [found] : [];
}
