/** Compares an answer with the points that a criterion or a question expects. */

import { type FieldModel, idfOf } from '#field/index.ts';
import type { Knowledge } from '#knowledge/index.ts';
import { sentencesOf, type Token, tokensOf } from '#text/index.ts';
import { inOneForm } from '#text/sexes.ts';
import { isFunctionWord, isNegation, verbForm } from './grammar.ts';
import type { QuestionKind } from './kind.ts';

/** One expected point: its own words, and what they weigh. */
export type Point = { readonly text: string; readonly lemmas: readonly string[] };
export type Expected = { readonly text: string; readonly points: readonly Point[] };

/**
 * `covered` is the weighed share of the expected words that the question does not have, `letters` how alike the letters
 * of all words are, whatever their spelling; square roots of both, because the first points say most.
 */
export const pointParts = ['covered', 'letters'] as const;
export type PointPart = (typeof pointParts)[number];
export type PointWeights = { readonly bias: number; readonly parts: Readonly<Record<PointPart, number>> };
export type Coverage = {
  readonly values: Readonly<Record<PointPart, number>>;
  readonly named: readonly Point[];
  readonly missing: readonly Point[];
};

const marker =
  /\b(?:expected(?: points?| answers?)?|reference|model answer|key points?|should (?:mention|name|cover))\s*:\s*/i;
/** What a criterion names at its end when it says which ability is judged, and no point. */
const ability =
  /\b(?:knowledge|understanding|skills?|ability|abilities|experience|familiarity|proficiency|expertise|awareness|competence|competency)\W*$/i;
const begins = /^(?:the|a|an|by|to|it|they|in|if|when|there|both|you|one|at|on|because|yes|no)\b/i;
/** A point counts as named where so much of it is said. */
const named = 0.5;
/** Two words of which so many letter triples agree are one word spelled in two ways. */
const alike = 0.55;
const rarest = 4;

/** The points that are expected; null where the criterion names an ability or a duty instead. */
export function expectedOf(question: string, criterion: string, kind: QuestionKind): Expected | null {
  const told = [criterion, question].map((text) => text.split(marker)[1]).find((text) => text?.trim());
  const text = told ?? (isReference(criterion, question, kind) ? criterion : null);
  if (text === null) return null;
  const points = sentencesOf(text).flatMap(({ start, end }) => {
    const part = text.slice(start, end);
    const lemmas = contentOf(part);
    return lemmas.length > 0 ? [{ text: part.replace(/[.;,\s]+$/, ''), lemmas }] : [];
  });
  return points.length > 0 ? { text, points } : null;
}

/** Statements that answer the question; a criterion is called by what somebody does ("Keeps food safe") or is able to. */
function isReference(criterion: string, question: string, kind: QuestionKind): boolean {
  const [first, second] = tokensOf(criterion);
  if (!first || question.trim() === '' || ability.test(criterion) || namesDuty(criterion, first, second)) return false;
  if (kind === 'intro' || kind === 'motivation' || kind === 'proof') return false;
  if (
    /\b(?:tell|walk|show|give) (?:me|us)\b|\bdescribe\b|\byour\b|\byou (?:had|did|were|have)\b|\bdid you\b/i.test(
      question,
    )
  )
    return false;
  if (kind === 'knowledge' || !/\byou\b/i.test(question)) return true;
  // "How do you delete a node?" asks for knowledge as well, where a statement or an instruction is expected.
  const told = verbForm(first.word) === 'base' && /^(?:the|a|an|it|one|each)$/.test(second?.word ?? '');
  return begins.test(criterion) || told || /;\s|[.!?]\s+\p{Lu}/u.test(criterion);
}

/** "Keeps food safe", "Managing a team": what somebody does. */
function namesDuty(criterion: string, first: Token, second: Token | undefined): boolean {
  if (begins.test(criterion)) return false;
  // "Teamwork: liaising with other teams" is a criterion with its explanation.
  if (/^[^.:;]{3,60}:\s/.test(criterion)) return true;
  const form = verbForm(first.word);
  if (form === 'ing') return tokensOf(criterion).length <= 12;
  const third = form === 'base' && /[^s]s$/.test(first.word) && verbForm(first.lemma) === 'base';
  return third && second !== undefined && !/^(?:are|is|have|can)$/.test(second.word);
}

/** How much of what is expected the answer says, as values of 0 to 1. */
export function coverageOf(
  { knowledge, field }: { knowledge: Knowledge; field: FieldModel },
  question: string,
  expected: Expected,
  answer: string,
): Coverage {
  const asked = new Set(contentOf(question));
  const mine = [...new Set(contentOf(answer))];
  const weight = (lemma: string): number => Math.min(rarest, idfOf(field, lemma)) + 0.5;
  const memo = new Map<string, number>();
  const found = (lemma: string): number => {
    const before = memo.get(lemma);
    if (before !== undefined) return before;
    const best = Math.max(0, ...mine.map((other) => likeness(knowledge, lemma, other)));
    memo.set(lemma, best);
    return best;
  };
  const share = (lemmas: readonly string[]): number => {
    const total = lemmas.reduce((sum, lemma) => sum + weight(lemma), 0);
    return total === 0 ? 0 : lemmas.reduce((sum, lemma) => sum + weight(lemma) * found(lemma), 0) / total;
  };
  const all = [...new Set(expected.points.flatMap(({ lemmas }) => lemmas))];
  const fresh = all.filter((lemma) => !asked.has(lemma));
  const shares = expected.points.map((point) => {
    const news = point.lemmas.filter((lemma) => !asked.has(lemma));
    return share(news.length > 0 ? news : point.lemmas);
  });
  return {
    values: {
      covered: Math.sqrt(share(fresh.length > 0 ? fresh : all)),
      letters: Math.sqrt(dice(triples(all.join(' ')), triples(mine.join(' ')))),
    },
    named: expected.points.filter((_, at) => (shares[at] ?? 0) >= named),
    missing: expected.points.filter((_, at) => (shares[at] ?? 0) < named),
  };
}

/** From this level on what is more is spread up to 5, so that covering everything is still more than nearly everything. */
const spreadFrom = 4.8;

/** The level, 0 to 5, not rounded. */
export function pointLevel({ bias, parts }: PointWeights, values: Coverage['values']): number {
  const level = pointParts.reduce((sum, key) => sum + parts[key] * values[key], bias);
  const full = pointParts.reduce((sum, key) => sum + parts[key], bias);
  const spread =
    level > spreadFrom && full > 5
      ? spreadFrom + ((5 - spreadFrom) * (level - spreadFrom)) / (full - spreadFrom)
      : level;
  return Math.max(0, Math.min(5, spread));
}

/** The lemmas that say something, in order; numbers too. */
export function contentOf(text: string): string[] {
  return tokensOf(inOneForm(text)).flatMap(({ word, lemma }: Token) =>
    (isFunctionWord(word) && !isNegation(word)) || lemma.length < 2 ? [] : [lemma],
  );
}

function likeness(knowledge: Knowledge, one: string, other: string): number {
  if (one === other) return 1;
  if (knowledge.derived(one, other)) return 0.8;
  if (one.length < 5 || other.length < 5) return 0;
  const share = dice(triples(one), triples(other));
  return share >= alike ? share : 0;
}

const tripleMemo = new Map<string, ReadonlySet<string>>();

function triples(text: string): ReadonlySet<string> {
  const before = tripleMemo.get(text);
  if (before) return before;
  const padded = ` ${text} `;
  const set = new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
  if (tripleMemo.size > 5000) tripleMemo.clear();
  tripleMemo.set(text, set);
  return set;
}

function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const item of one) if (other.has(item)) both++;
  return one.size + other.size === 0 ? 0 : (2 * both) / (one.size + other.size);
}
