/** Marks one answer from 0 to 5: the topic by weighed witnesses, times the evidence of work; or the expected points. */

import { secondsPerQuestion } from '@saring/contract/domain';
import type { Flag, Identity, JobText, Quotation } from '#types';
import { emptyTalk } from './empty.ts';
import { explainAnswer } from './explain.ts';
import { type Facts, levelOf, offTopic, partsOf, round } from './mark.ts';
import { meaningOf } from './meaning.ts';
import type { InterviewModels } from './models.ts';
import { coverageOf, pointLevel } from './points.ts';
import { bestPassages } from './quotes.ts';
import { isContent, type ReadAnswer, readAnswer, withoutWords } from './read.ts';
import { type Target, targetOf } from './target.ts';
import { topicOf, witnessesOf } from './topic.ts';
import { isSilence, type Trust, trustOf } from './trust.ts';
import { isKind } from './word-kinds.ts';
import { type Finding, findWork } from './work.ts';

export type AnswerInput = {
  readonly question: string;
  /** What the answer is judged by, or the points that are expected of it; empty where there is none. */
  readonly criterion: string;
  readonly answer: string;
  readonly job?: JobText;
  readonly identity?: Identity;
};

export type AnswerScore = {
  /** 0 to 5 with two decimals. */
  readonly level: number;
  readonly explanation: string;
  /** Verbatim; offsets into the answer as given. */
  readonly quotations: readonly Quotation[];
  readonly flags: readonly Flag[];
  readonly facts: Facts;
};

/** Nobody says more in the time of one question; the best stretch of this many words is marked, so that rambling wins nothing. */
const windowWords = Math.round(3.8 * secondsPerQuestion);
const windowStep = 60;
/** A story from any work may show conduct that is asked for, if less surely than one about it. */
const anyWork = { share: 0.45, lift: 0.55 };
/** What talk without any particular is worth. */
const emptyLevel = 0.6;

/** Marks an answer. Anchors: 0 none, 1 off topic, 2 general claims, 3 relevant with detail, 4 own acts, 5 acts and a measured result. */
export function scoreAnswer(models: InterviewModels, input: AnswerInput): AnswerScore {
  const target = targetOf(models.field, input.question, input.criterion);
  const all = readAnswer(models.knowledge, input.answer, input.identity);
  if (isSilence(all.clean.text) || all.words.length === 0) return none(target, 0, 'No answer was given.', []);
  const copies = {
    question: input.question.slice(0, 2000),
    criterion: target.criterion,
    advert: input.job ? `${input.job.description}\n${input.job.criteria.join('\n')}` : '',
    expected: target.expected !== null,
  };
  const trust = trustOf(all, copies, models.weights.talk);
  const read = (skip: ReadonlySet<number>): { answer: ReadAnswer; facts: Facts } => {
    const honest = withoutWords(all, skip);
    // What counts for nothing is gone before anything is weighed, so that it can neither help nor harm.
    const answer = withoutWords(honest, emptyTalk(honest, models.weights.talk));
    return { answer, facts: bestStretch(models, target, trust, answer) };
  };
  // Without full stops nobody can tell where words to the scorer begin: of both readings the lower one counts, so that
  // they win nothing by what they take with them.
  const narrow = new Set([...trust.skip].filter((at) => !trust.beside.has(at)));
  const readings = trust.beside.size === 0 ? [read(trust.skip)] : [read(trust.skip), read(narrow)];
  const [lowest] = readings.toSorted((one, other) => levelOf(one.facts) - levelOf(other.facts));
  if (!lowest || (lowest.answer.words.length === 0 && trust.limit >= emptyLevel))
    return none(target, emptyLevel, 'The answer says nothing in particular.', trust.flags);
  const { answer, facts } = lowest;
  const level = levelOf(facts);
  const quotations = facts.topic < offTopic && !facts.coverage ? [] : bestPassages(answer, facts);
  return { level, explanation: explainAnswer(facts, level, answer), quotations, flags: trust.flags, facts };
}

function bestStretch(models: InterviewModels, target: Target, trust: Trust, answer: ReadAnswer): Facts {
  const found = findWork(answer, target.asked, target.kind);
  const total = answer.words.length;
  const facts = (from: number, to: number): Facts => factsOf(models, target, trust, answer, found, { from, to });
  let best = facts(0, Math.min(total, windowWords));
  const step = total > 1000 ? windowStep * 2 : windowStep;
  for (let from = step; from + windowWords - step < total; from += step) {
    const other = facts(from, Math.min(total, from + windowWords));
    if (levelOf(other) > levelOf(best)) best = other;
  }
  return best;
}

function factsOf(
  models: InterviewModels,
  target: Target,
  trust: Trust,
  answer: ReadAnswer,
  found: readonly Finding[],
  { from, to }: { from: number; to: number },
): Facts {
  const words = answer.words.slice(from, to);
  const { talk } = models.weights;
  const telling = words.filter((word) => isContent(word) && tellsSomething(word.lemma, talk));
  const claims = telling.filter(({ lemma }) => isKind(lemma, 'claim')).length / (telling.length || 1);
  const parts = partsOf(
    found.filter(({ at }) => at >= from && at < to),
    target.kind,
  );
  const text = words.map(({ text: written }) => written).join(' ');
  const coverage = target.expected ? coverageOf(models, target.question, target.expected, text) : null;
  const asked = target.criterion === '' ? 'alone' : 'criterion';
  const { topic: weights, points } = models.weights;
  const meaning = meaningOf(models.nearness, target, words);
  const witnesses = witnessesOf({ ...models, typical: weights.typical, talk }, target, words, meaning);
  const topic = topicOf(weights, asked, witnesses);
  return {
    ...parts,
    kind: target.kind,
    asked,
    words: words.length,
    topic: round(
      target.conduct ? Math.max(topic, anyWork.share * topic + anyWork.lift * Math.min(1, 1.5 * parts.action)) : topic,
    ),
    detail: round(parts.detail * Math.max(0, 1 - 1.1 * Math.max(0, claims - 0.25))),
    action: round(parts.action * (claims > 0.5 ? 0.5 : 1)),
    result: round(parts.result),
    claims: round(claims),
    coverage,
    covered: coverage ? round(pointLevel(points, coverage.values)) : 0,
    limit: trust.limit,
    reason: trust.reason,
  };
}

/** Whether a lemma is more than talk; claims are counted against what is told, so that words without it hide none. */
function tellsSomething(lemma: string, talk: ReadonlySet<string>): boolean {
  return (
    isKind(lemma, 'claim') ||
    !(talk.has(lemma) || (['vague', 'idle', 'meta'] as const).some((kind) => isKind(lemma, kind)))
  );
}

function none(target: Target, level: number, reason: string, flags: readonly Flag[]): AnswerScore {
  const facts: Facts = {
    ...partsOf([], target.kind),
    kind: target.kind,
    asked: 'criterion',
    words: 0,
    topic: 0,
    claims: 0,
    coverage: null,
    covered: 0,
    limit: level,
    reason,
  };
  return { level, explanation: reason, quotations: [], flags, facts };
}
