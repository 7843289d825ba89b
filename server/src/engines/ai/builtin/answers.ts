/** Marks one spoken answer from 0 to 5: topic gate times evidence, by words alone. */
import type { Flag, Identity, JobText, Quotation } from '#engines/ai/index.ts';
import { type Target, type TopicHit, targetOf, topicHits } from './anchors.ts';
import { emptyTalk } from './answers-empty.ts';
import { claimShare, type Evidence, findEvidence } from './answers-evidence.ts';
import { explainAnswer } from './answers-explain.ts';
import { askedPart, type QuestionKind, questionKind } from './answers-kind.ts';
import { recall } from './answers-knowledge.ts';
import { bestPassages, wordingOf } from './answers-quotes.ts';
import { settingOf, topicOf } from './answers-topic.ts';
import { isSilence, type Trust, trustOf } from './answers-trust.ts';
import { readAnswer, type Words, withoutTokens } from './answers-words.ts';
import type { Speech } from './speech.ts';

export interface AnswerInput {
  question: string;
  /** Text of the criterion the answer is judged by; empty when there is none. */
  criterion: string;
  answer: string;
  job?: JobText;
  identity?: Identity;
}

/** What was found; every level can be recomputed from it. */
export interface AnswerFacts {
  kind: QuestionKind;
  words: number;
  /** 0 (about something else) to 1 (about the question). */
  topic: number;
  /** 0 to 1 each: particulars, own acts, what came of it. */
  detail: number;
  action: number;
  result: number;
  /** 0 to 1: share of self-praise. */
  claims: number;
  acts: string[];
  numbers: string[];
  /** Those of them that measure a result. */
  figures: string[];
  measured: boolean;
  situation: boolean;
  /** Expected points of a knowledge question that were named and that were not; empty when none are known. */
  points: { named: string[]; missing: string[] };
  /** Ceiling that applied, 5 when none. */
  limit: number;
  reason: string;
}

export interface AnswerScore {
  /** 0 to 5 with two decimals. */
  level: number;
  explanation: string;
  /** Verbatim; offsets into the answer as given. */
  quotations: Quotation[];
  flags: Flag[];
  facts: AnswerFacts;
}

/** Nobody says more in 50 seconds; the best stretch of this many words is marked, so that rambling wins nothing. */
const windowWords = 190;
const windowStep = 60;
/** What talk without any particular is worth. */
const emptyLevel = 0.6;
/** About 5,000 words; what comes after is not read, so that a hostile answer costs a bounded time. */
export const longestAnswer = 30_000;

/** Marks an answer. Anchors: 0 none, 1 off topic, 2 general claims, 3 relevant with detail, 4 own acts, 5 acts and a measured result. */
export function scoreAnswer(speech: Speech, input: AnswerInput): AnswerScore {
  const whole = input.question.slice(0, 2000);
  const question = askedPart(whole);
  const criterion = input.criterion.slice(0, 2000);
  const kind = questionKind(question);
  const all = readAnswer(speech, input.answer.slice(0, longestAnswer), input.identity);
  if (isSilence(all.clean.text) || all.tokens.length === 0) return none(kind, all, 'No answer was given.');
  const advert = input.job ? `${input.job.description}\n${input.job.criteria.join('\n')}` : '';
  const trust = trustOf(all, { question: whole, criterion, advert });
  const target = targetOf(speech, question, criterion);
  const read = (skip: ReadonlySet<number>): Reading => {
    const honest = withoutTokens(all, skip);
    // What counts for nothing is gone before anything is weighed, so that it can neither help nor harm.
    const words = withoutTokens(honest, emptyTalk(speech, honest, target));
    const evidence = findEvidence(words, target, kind);
    const hits = topicHits(speech, target, words.tokens);
    return { speech, words, kind, target, evidence, hits, trust, question, criterion, setting: settingOf(input.job) };
  };
  // Without full stops nobody can tell where words to the scorer begin: of both readings the lower one counts, so that
  // they win nothing by what they take with them.
  const narrow = new Set([...trust.skip].filter((at) => !trust.beside.has(at)));
  const readings = trust.beside.size === 0 ? [read(trust.skip)] : [read(trust.skip), read(narrow)];
  const marked = readings
    .map((reading) => ({ reading, facts: bestWindow(reading) }))
    .toSorted((x, y) => levelOf(x.facts) - levelOf(y.facts));
  const lowest = marked[0];
  if (!lowest) return none(kind, all, 'No answer was given.');
  const { reading, facts } = lowest;
  const { words, evidence, hits } = reading;
  if (words.tokens.length === 0 && facts.limit >= emptyLevel)
    return { ...none(kind, words, 'The answer says nothing in particular.'), level: emptyLevel, flags: trust.flags };
  const level = levelOf(facts);
  const quotations = facts.topic < 0.15 ? [] : bestPassages(words, evidence, hits);
  return {
    level,
    explanation: explainAnswer(facts, level, wordingOf(words, facts.acts)),
    quotations,
    flags: trust.flags,
    facts,
  };
}

interface Reading {
  speech: Speech;
  words: Words;
  kind: QuestionKind;
  target: Target;
  evidence: readonly Evidence[];
  hits: readonly TopicHit[];
  trust: Trust;
  question: string;
  criterion: string;
  /** Words of the job's own title and description. */
  setting: ReadonlySet<string>;
}

function bestWindow(reading: Reading): AnswerFacts {
  const total = reading.words.tokens.length;
  let best = factsOf(reading, 0, Math.min(total, windowWords));
  const step = total > 1000 ? windowStep * 2 : windowStep;
  for (let from = step; from + windowWords - step < total; from += step) {
    const facts = factsOf(reading, from, Math.min(total, from + windowWords));
    if (levelOf(facts) > levelOf(best)) best = facts;
  }
  return best;
}

function factsOf(reading: Reading, from: number, to: number): AnswerFacts {
  const { words, kind, target, trust } = reading;
  const within = (one: { at: number }): boolean => one.at >= from && one.at < to;
  const hits = reading.hits.filter(within);
  const evidence = reading.evidence.filter(within);
  const tokens = words.tokens.slice(from, to);
  const claims = claimShare(tokens);
  const acts = distinct(evidence, 'act');
  const details = distinct(evidence, 'detail');
  const numbers = distinct(evidence, 'number');
  const measured = distinct(evidence, 'measured');
  const results = distinct(evidence, 'result');
  const reasons = distinct(evidence, 'reason');
  const situation = distinct(evidence, 'situation').length > 0;
  const actSum = sum(acts);
  const known =
    kind === 'knowledge' ? recall(reading.speech.subjects(), reading.question, reading.criterion, tokens) : null;
  const topic = target.open ? openTopic(words, from, to) : topicOf(reading, hits, actSum, { from, to });
  const fresh = Math.max(0, sum(details) - 2);
  let detail = Math.min(
    1,
    fresh / 13 + (situation ? 0.15 : 0) + 0.14 * sum(numbers) + 0.2 * sum(measured) + Math.min(0.3, actSum * 0.12),
  );
  let action = Math.min(1, Math.max(0, actSum - 0.15) / 2.6);
  let result =
    measured.length > 0 && sum(measured) >= 0.5
      ? 1
      : results.length > 0
        ? 0.4
        : numbers.length > 0 && sum(numbers) >= 0.9
          ? 0.3
          : 0;
  if (kind === 'knowledge') {
    const terms = new Set(hits.filter((hit) => hit.fresh).map((hit) => hit.key)).size;
    const reach = known ? known.share : Math.min(1, (terms + 0.4 * fresh) / 8);
    detail = Math.max(reach, 0.6 * detail * (known ? known.share : 1));
    action = Math.max(reach * Math.min(1, 0.45 + 0.2 * reasons.length + 0.15 * actSum), known ? known.share * 0.9 : 0);
    result = Math.max(
      result * reach,
      reach > 0.75 ? reach * Math.min(1, 0.5 + 0.15 * (reasons.length + numbers.length + situation_(situation))) : 0,
    );
  }
  const plain = Math.max(0, 1 - 1.1 * Math.max(0, claims - 0.25));
  return {
    kind,
    words: words.tokens.length,
    topic: known && known.share > 0 ? Math.max(topic, Math.min(1, 0.5 + known.share)) : topic,
    detail: round(detail * plain),
    action: round(action * (claims > 0.5 ? 0.5 : 1)),
    result: round(result),
    claims: round(claims),
    acts: acts.filter((one) => one.weight >= 0.5).map((one) => one.said),
    numbers: [...measured, ...numbers].filter((one) => one.weight >= 0.5).map((one) => one.said),
    figures: measured.filter((one) => one.weight >= 0.5).map((one) => one.said),
    measured: measured.length > 0,
    situation,
    points: { named: known?.named ?? [], missing: known?.missing ?? [] },
    limit: trust.limit,
    reason: trust.reason,
  };
}

function situation_(yes: boolean): number {
  return yes ? 1 : 0;
}

/** The opening question may be answered with anything about the person that says something. */
function openTopic(words: Words, from: number, to: number): number {
  return to - from >= 6 || words.tokens.length >= 6 ? 1 : 0.5;
}

/** Published arithmetic of one answer. */
function levelOf(facts: AnswerFacts): number {
  const { topic, detail, action, claims } = facts;
  const said = Math.min(1, facts.words / 9);
  if (topic < 0.15) return round(Math.min(facts.limit, 0.25 + 0.6 * Math.min(1, facts.words / 9) + 0.15 * action));
  const result = facts.result * Math.min(1, 0.25 + action);
  let level = (0.4 + 0.6 * said) * (1 + topic) + topic * (detail + action + result);
  // Self-praise without a single act or particular.
  const praise = claims > 0.45 || (claims > 0.28 && facts.words >= 15 && detail < 0.12);
  if (praise && action < 0.35 && detail < 0.35) level = Math.min(level, 1.4);
  return round(Math.max(0, Math.min(facts.limit, level, 5)));
}

function none(kind: QuestionKind, words: Words, reason: string): AnswerScore {
  const facts: AnswerFacts = {
    kind,
    words: words.tokens.length,
    topic: 0,
    detail: 0,
    action: 0,
    result: 0,
    claims: 0,
    acts: [],
    numbers: [],
    figures: [],
    measured: false,
    situation: false,
    points: { named: [], missing: [] },
    limit: 0,
    reason,
  };
  return { level: 0, explanation: reason, quotations: [], flags: [], facts };
}

/** The weightiest of each key of a kind. */
function distinct(evidence: readonly Evidence[], kind: Evidence['kind']): Evidence[] {
  const best = new Map<string, Evidence>();
  for (const one of evidence) {
    if (one.kind !== kind) continue;
    const before = best.get(one.key);
    if (!before || before.weight < one.weight) best.set(one.key, one);
  }
  return [...best.values()];
}

function sum(items: readonly Evidence[]): number {
  return items.reduce((total, one) => total + one.weight, 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
