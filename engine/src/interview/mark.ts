/** From findings to the level of an answer: published arithmetic. */
import type { QuestionKind } from './kind.ts';
import type { Coverage } from './points.ts';
import type { TopicCase } from './topic.ts';
import { askedFor, type Finding, type FindingKind } from './work.ts';

/** What was found in the best stretch of an answer; the level, the sentences and the quotations rest on it alone. */
export type Facts = {
  readonly kind: QuestionKind;
  readonly asked: TopicCase;
  readonly words: number;
  /** 0 (about something else) to 1 (about the question). */
  readonly topic: number;
  /** 0 to 1 each: particulars, own acts, what came of it. */
  readonly detail: number;
  readonly action: number;
  readonly result: number;
  /** 0 to 1: the share of self-praise. */
  readonly claims: number;
  /** Each of a kind once, the weightiest. */
  readonly findings: readonly Finding[];
  readonly measured: boolean;
  /** More is taken back than told. */
  readonly denied: boolean;
  /** What would be done, where the question asks what was done. */
  readonly hypothetical: boolean;
  /** What others did, and hardly anything of one's own. */
  readonly others: boolean;
  /** What is always done, where the question asks for one occasion. */
  readonly habitual: boolean;
  /** Of what is expected; null where nothing is. */
  readonly coverage: Coverage | null;
  /** The level that the coverage alone gives. */
  readonly covered: number;
  /** The ceiling that applies, 5 where none does, with its reason. */
  readonly limit: number;
  readonly reason: string;
};

/** What talk about something else can get, what denials and what is only imagined can. */
const ceilings = { denied: 0.9, hypothetical: 3, praise: 1.4, others: 2, habitual: 2.4 };
/** Own acts, told as done, that outweigh one denial of what is asked, and how much more is told as always done where no occasion is. */
const fewestActs = 1.7;
const mostUsual = 2;
/** Tells of one occasion, in whatever tense. */
const nearby = 12;
const occasion = /^(?:ago|last|once|yesterday|previous|former|(?:19|20)\d\d)$/;
/** From this share of self-praise on an answer is praise, unless it tells two acts in full. */
const praising = 0.3;
/** Below this an answer is about something else. */
export const offTopic = 0.15;
/** What is told of work counts so much where it was not recognised as an answer on the criterion. */
const elsewhere = 0.17;
/** So many words of content make an answer. */
const wholeAnswer = 9;

/** The parts of the mark by what was found in one stretch. */
export function partsOf(
  found: readonly Finding[],
  kind: QuestionKind,
): Pick<
  Facts,
  'findings' | 'detail' | 'action' | 'result' | 'measured' | 'denied' | 'hypothetical' | 'others' | 'habitual'
> {
  const findings = distinct(found);
  const of = (kind: FindingKind): Finding[] => findings.filter((one) => one.kind === kind);
  const acts = sum(of('act'));
  const would = sum(of('would'));
  const denied = sum(of('denied'));
  const numbers = sum(of('number'));
  const measured = sum(of('measured'));
  const told = Math.max(0, acts - denied * 0.5) + 0.4 * would;
  const detail =
    Math.max(0, sum(of('detail')) - 2) / 14 +
    (of('time').length > 0 ? 0.12 : 0) +
    0.12 * numbers +
    0.2 * measured +
    Math.min(0.3, 0.12 * told);
  const usual = sum(of('act').filter((one) => one.usual));
  const done = acts - usual;
  const asked = of('denied').filter(({ key }) => key.startsWith(askedFor)).length;
  const backed = (denied >= 0.5 && denied > 1.2 * acts && acts <= 1) || (asked > 0 && done < fewestActs * asked);
  const byOthers = sum(of('others'));
  if (kind === 'knowledge')
    return {
      ...knowledge(findings),
      findings,
      measured: measured >= 0.5,
      denied: backed,
      hypothetical: false,
      others: false,
      habitual: false,
    };
  const result = measured >= 0.5 ? 1 : of('result').length > 0 ? 0.4 : numbers >= 0.9 ? 0.3 : 0;
  return {
    findings,
    detail: Math.min(1, detail),
    action: Math.min(1, Math.max(0, told - 0.15) / 2.6),
    result: denied > acts ? 0 : result,
    measured: measured >= 0.5,
    denied: backed,
    hypothetical: would > 0 && acts < 0.5,
    others: byOthers >= 2 && acts < 1.6 && acts < 0.75 * byOthers,
    habitual: kind === 'story' && acts > 0 && (done < 1 || usual > mostUsual * done) && !opensOn(of('time'), of('act')),
  };
}

/** Whether an occasion is named before or with the first act: "Last month customer complain, I call him". */
function opensOn(times: readonly Finding[], acts: readonly Finding[]): boolean {
  const first = Math.min(...acts.map(({ at }) => at));
  return times.some(({ key, at }) => occasion.test(key) && at < first + nearby);
}

/** A question about what is so is answered by terms of the matter and by reasons, not by acts. */
function knowledge(findings: readonly Finding[]): Pick<Facts, 'detail' | 'action' | 'result'> {
  const of = (kind: FindingKind): number => sum(findings.filter((one) => one.kind === kind));
  const detail = Math.min(1, (of('detail') + of('number')) / 9);
  const action = detail * Math.min(1, 0.45 + 0.2 * of('reason'));
  return { detail, action, result: detail > 0.75 ? action : 0 };
}

/** The level, 0 to 5 with two decimals. */
export function levelOf(facts: Facts): number {
  const evidence = evidenceLevel(facts);
  if (!facts.coverage) return round(Math.min(facts.limit, evidence));
  // Expected points decide where the question asks what is known; of a story they are half.
  const own = facts.kind === 'story' ? (evidence + facts.covered) / 2 : facts.covered;
  return round(Math.max(0, Math.min(facts.limit, own)));
}

function evidenceLevel({
  findings,
  topic,
  detail,
  action,
  result,
  claims,
  words,
  denied,
  hypothetical,
  others,
  habitual,
  kind,
  asked,
}: Facts): number {
  const said = Math.min(1, words / wholeAnswer);
  const came = result * Math.min(1, 0.25 + action);
  const counts = Math.max(asked === 'criterion' ? elsewhere : 0, topic ** 1.5);
  const level = (0.4 + 0.6 * said) * (1 + topic) + counts * (1.25 * (detail + action) + came);
  const told = findings.filter((one) => one.kind === 'act' && one.weight >= 0.8).length;
  const praise = claims > praising && told < 2 && (action < 0.35 || claims > 0.45);
  return Math.min(
    level,
    praise ? ceilings.praise : 5,
    denied ? ceilings.denied : 5,
    hypothetical && kind === 'story' ? ceilings.hypothetical : 5,
    others ? ceilings.others : 5,
    habitual ? ceilings.habitual : 5,
  );
}

/** The weightiest of each key of a kind. */
function distinct(found: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const one of found) {
    const key = `${one.kind} ${one.key}`;
    const before = best.get(key);
    if (!before || before.weight < one.weight) best.set(key, one);
  }
  return [...best.values()];
}

function sum(items: readonly Finding[]): number {
  return items.reduce((total, { weight }) => total + weight, 0);
}

/** A mark to two decimals. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
