/** Says in a sentence or two why an answer has its level, from the facts alone. */

import { quote } from '#text/clean.ts';
import { inRange } from './figures.ts';
import { type Facts, offTopic } from './mark.ts';
import type { ReadAnswer } from './read.ts';
import type { Finding, FindingKind } from './work.ts';

/** What an answer can lack; each is named only where nothing of it was found. */
export type Lack = 'link' | 'occasion' | 'steps' | 'result' | 'figure' | 'points';

const lackTexts: Readonly<Record<Exclude<Lack, 'points'>, string>> = {
  link: 'a clear link to the question',
  occasion: 'a particular occasion',
  steps: 'what the person did step by step',
  result: 'the result',
  figure: 'a figure for the result',
};
/** From what weight on a finding is shown. */
const shown = 0.5;
const mostSaid = 14;
const masked = '_';

/** The reason for a level in plain words; nothing is praised or called missing but what the facts say. */
export function explainAnswer(facts: Facts, level: number, answer: ReadAnswer): string {
  if (facts.reason !== '' && facts.limit <= level + 0.005) return facts.reason;
  if (facts.coverage) return [covers(facts), notCovered(facts)].filter((part) => part !== '').join(' ');
  if (facts.topic < offTopic)
    return shownOf(facts, 'act').length >= 2
      ? 'Tells what the applicant did, but nothing of it was recognised as an answer to the question: read it yourself.'
      : 'Nothing in the answer was recognised as an answer to the question.';
  const lacks = lacksOf(facts).flatMap((lack) => (lack === 'points' ? [] : [lackTexts[lack]]));
  const missing = lacks.length > 0 ? ` Missing: ${listed(lacks)}.` : '';
  return `${has(facts, answer)}${missing}`;
}

/** What is missing, by the findings; in the order in which it is told. */
export function lacksOf(facts: Facts): Lack[] {
  if (facts.coverage) return facts.coverage.missing.length > 0 ? ['points'] : [];
  const out: Lack[] = [];
  if (facts.topic < 0.5) out.push('link');
  if (facts.kind === 'knowledge' || facts.kind === 'proof' || facts.kind === 'intro') return out;
  const some = (...kinds: FindingKind[]): boolean => facts.findings.some(({ kind }) => kinds.includes(kind));
  if (facts.kind === 'story' && !some('time', 'act')) out.push('occasion');
  if (!some('act') && facts.action < 0.5) out.push('steps');
  if (!some('measured', 'number')) out.push(some('result') ? 'figure' : 'result');
  return out;
}

function has(facts: Facts, answer: ReadAnswer): string {
  if (facts.kind === 'knowledge')
    return facts.detail > 0.6
      ? 'Explains the matter with its own terms.'
      : facts.detail > 0.3
        ? 'Explains part of the matter.'
        : 'Speaks of the matter in general terms.';
  if (facts.denied) return 'Says that it was not done.';
  if (facts.others) return 'Says what others did, and hardly what the applicant did.';
  const acts = shownOf(facts, 'act');
  const said = wordingOf(facts, answer);
  const result = facts.measured
    ? `, and gives a measured result (${figuresOf(facts, answer)})`
    : facts.result > 0.35
      ? ', and says what came of it'
      : '';
  if (facts.habitual) return 'Says what the applicant always does, not what was done once.';
  if (acts.length >= 2) return `Says what the applicant did${said}${result}.`;
  if (acts.length === 1) return `Says one thing that the applicant did${said}${result}.`;
  if (facts.hypothetical) return 'Says what the applicant would do, not what was done.';
  if (facts.kind === 'proof' && facts.claims <= 0.35 && facts.detail >= 0.15)
    return 'States qualifications or experience, without saying how they were used.';
  if (facts.detail >= 0.4) return 'Gives particulars on the topic.';
  return facts.claims > 0.3
    ? 'Makes general claims about oneself without an example.'
    : 'Speaks of the topic in general terms.';
}

function covers({ coverage }: Facts): string {
  const named = coverage?.named ?? [];
  const all = named.length + (coverage?.missing.length ?? 0);
  if (named.length === 0) return 'Covers none of the expected points in full.';
  if (named.length === all) return all === 1 ? 'Covers the expected point.' : `Covers all ${all} expected points.`;
  return `Covers ${named.length} of the ${all} expected points.`;
}

function notCovered({ coverage }: Facts): string {
  const missing = coverage?.missing ?? [];
  return missing.length === 0
    ? ''
    : `Not covered: ${missing
        .slice(0, 3)
        .map(({ text }) => `\u201c${text}\u201d`)
        .join('; ')}.`;
}

function shownOf({ findings }: Facts, kind: FindingKind): Finding[] {
  return findings.filter((one) => one.kind === kind && one.weight >= shown);
}

/** The numbers that measure, with the word that each counts: those that say from what to what where some do. */
export function figuresOf(facts: Facts, { clean, words }: ReadAnswer): string {
  const measured = facts.findings.filter(({ kind }) => kind === 'measured');
  const ranges = measured.filter(({ at }) => inRange(words, at));
  return (ranges.length > 0 ? ranges : measured)
    .slice(0, 2)
    .map(({ at }) => {
      const word = words[at];
      const next = words[at + 1];
      if (!word) return '';
      const sign =
        /(?:RM|USD|SGD|[$€£]) ?$/i.exec(clean.text.slice(Math.max(0, word.start - 4), word.start))?.[0] ?? '';
      const percent = /^ ?%/.exec(clean.text.slice(word.end, word.end + 2))?.[0] ?? '';
      const counted =
        percent === '' && next && /^[ -]$/.test(clean.text.slice(word.end, next.start)) && !next.grammar
          ? next.end
          : word.end + percent.length;
      return `${sign}${clean.text.slice(word.start, counted)}`.replace(/\s+/g, ' ');
    })
    .join('; ');
}

/** The answer's own words from its weightiest act on, in quotation marks after a colon; nothing where a word of them was masked. */
function wordingOf(facts: Facts, { clean, words }: ReadAnswer): string {
  const [act] = shownOf(facts, 'act').toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  if (!act) return '';
  const first = /^(?:i|we)$/.test(words[act.at - 1]?.word ?? '') ? act.at - 1 : act.at;
  const own = words.slice(first, first + mostSaid).filter(({ sentence }) => sentence === words[act.at]?.sentence);
  const [from, to] = [own[0], own.at(-1)];
  if (!from || !to) return '';
  const text = quote(clean, from.start, to.end)?.text.replace(/\s+/g, ' ') ?? '';
  const hidden = clean.text.slice(from.start, to.end).includes(masked);
  return hidden || text.length < 12 ? '' : `: \u201c${text}\u201d`;
}

/** Items as a sentence lists them: with commas, and "and" before the last. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
