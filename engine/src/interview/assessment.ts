/** Writes the overall assessment: three to six sentences, each resting on what was said in this interview. */
import type { AnswerMark, Flag, Turn } from '#types';
import type { AnswerScore } from './answer.ts';
import { lacksOf } from './explain.ts';
import { type Facts, offTopic } from './mark.ts';

/** One criterion with everything that was read for it. */
export interface CriterionReading {
  mark: AnswerMark;
  /** The answer that decided, null when its question was not reached or not answered. */
  own: (AnswerScore & { turn: Turn }) | null;
  asked: boolean;
}

export interface AssessmentInput {
  readings: readonly CriterionReading[];
  turns: readonly Turn[];
  /** How many answers said anything. */
  answered: number;
  /** Questions of a full interview. */
  total: number;
  flags: readonly Flag[];
}

/** From what level on an answer is called evidence. */
const shown = 3;
const weak = 2.5;

/** The assessment as a recruiter would write it down; other texts for an empty and for a shortened interview. */
export function assess(input: AssessmentInput): string {
  const { readings, turns, answered, total } = input;
  if (answered === 0) return empty(turns.length);
  const sentences = [
    ...(turns.length < total
      ? [
          `The interview was ended after ${number(turns.length)} of ${number(total)} questions, so ${notReached(readings)}.`,
        ]
      : []),
    overview(readings, answered, turns.length),
    strongest(readings),
    weakest(readings),
    ...warnings(input.flags),
    next(readings),
  ].filter((one) => one !== '');
  return sentences.slice(0, 6).join(' ');
}

function empty(asked: number): string {
  const heard =
    asked === 0 ? 'No question was answered' : `None of the ${count(asked, 'question')} asked received an answer`;
  return `${heard}, so the interview says nothing for or against the applicant. The marks of 0 stand for missing answers, not for missing ability. Check whether microphone or transcription failed and offer a second interview before deciding.`;
}

function notReached(readings: readonly CriterionReading[]): string {
  const open = readings.filter((one) => !one.asked).length;
  if (open === 0) return 'the marks rest on fewer answers than usual';
  return open === readings.length
    ? 'no criterion was asked about'
    : `${number(open)} of the ${number(readings.length)} criteria ${open === 1 ? 'was' : 'were'} not asked about`;
}

function overview(readings: readonly CriterionReading[], answered: number, asked: number): string {
  const good = readings.filter(isShown).length;
  const measured = readings.filter((one) => one.own?.facts.measured && isShown(one)).length;
  const silent = asked - answered;
  const quiet = silent > 0 ? ` ${capital(count(silent, 'question'))} received no answer.` : '';
  const of = number(readings.length);
  if (good === 0) return `None of the ${of} criteria is shown by a concrete example from work.${quiet}`;
  const figures =
    measured > 0
      ? `, ${measured === good ? (good === 1 ? 'with a result that can be checked' : 'each with a result that can be checked') : `${number(measured)} of them with a result that can be checked`}`
      : ', none with a figure for the result';
  return `${capital(number(good))} of the ${of} criteria ${good === 1 ? 'is' : 'are'} shown by particulars from work${figures}.${quiet}`;
}

/** A level may be reached by a general answer to the point; only particulars are called so. */
function isShown({ mark, own }: CriterionReading): boolean {
  return mark.level >= shown && (own === null || whatKind(own.facts) !== general);
}

function strongest(readings: readonly CriterionReading[]): string {
  const top = ranked(readings).at(-1);
  if (!top || top.mark.level < 2) return '';
  const word = top.mark.level >= shown ? 'Strongest' : 'The nearest to evidence';
  const said = evidence(top);
  return `${word} is ${name(top)} (${score(top)} of 5)${said === '' ? '' : `: ${said}`}.`;
}

function weakest(readings: readonly CriterionReading[]): string {
  const asked = ranked(readings).filter((one) => one.asked);
  const low = asked[0];
  const top = ranked(readings).at(-1);
  if (!low || low === top || (top && low.mark.level === top.mark.level && low.mark.level >= 4) || low.mark.level >= 4.5)
    return '';
  return `Weakest is ${name(low)} (${score(low)} of 5): ${lack(low)}.`;
}

/** What was said, with a short quotation where there is one. */
function evidence(reading: CriterionReading): string {
  const facts = reading.own?.facts;
  const quoted = shortQuote(reading);
  if (!facts || reading.own === null)
    return quoted === '' ? '' : `elsewhere in the interview the applicant said ${quoted}`;
  const lead = whatKind(facts);
  return quoted === '' ? lead : `${lead} (${quoted})`;
}

const general = 'the answer stays general';

function whatKind(facts: Facts): string {
  if (facts.coverage) {
    const { named, missing } = facts.coverage;
    return `the answer covers ${named.length} of the ${named.length + missing.length} expected points`;
  }
  if (facts.kind === 'knowledge') return 'the answer explains the matter';
  const acts = facts.findings.filter(({ kind, weight }) => kind === 'act' && weight >= 0.5).length;
  if (acts >= 1 && facts.measured) return 'the answer says what the applicant did and gives a measured result';
  if (acts >= 1)
    return facts.result > 0.35
      ? 'the answer says what the applicant did and what came of it'
      : 'the answer says what the applicant did';
  if (facts.detail > 0.5) return 'the answer gives particulars of the work';
  return general;
}

/** What an answer lacks, by the same findings that its own explanation is made from. */
function lack(reading: CriterionReading): string {
  const { own } = reading;
  if (!own || own.level === 0) return 'the question received no answer';
  const { facts } = own;
  if (facts.reason !== '' && facts.limit < 2) return trimEnd(facts.reason).replace(/^./, (c) => c.toLowerCase());
  if (facts.coverage) return whatKind(facts);
  if (facts.topic < offTopic) return 'nothing in the answer was recognised as an answer to the question';
  if (facts.denied) return 'the answer says that it was not done';
  if (facts.hypothetical) return 'the answer says what would be done, not what was done';
  if (facts.habitual) return 'the answer says what is always done, not what was done once';
  const lacks = lacksOf(facts);
  if (lacks.includes('steps'))
    return facts.claims > 0.3
      ? 'the answer makes claims without an example'
      : facts.detail > 0.5
        ? 'the answer does not say what the applicant did'
        : `${general} and gives no example`;
  if (lacks.includes('result')) return 'the answer does not say what came of it';
  if (lacks.includes('figure')) return 'the answer gives no figure for the result';
  return lacks.includes('link') ? 'the link to the question is thin' : 'the answer says less than the others';
}

function warnings(flags: readonly Flag[]): string[] {
  const serious = flags.find((flag) => /not_in_english|instructs_scorer|copies_advert/.test(flag.code));
  return serious ? [serious.text] : [];
}

/** What a person should ask next, from what is missing where it matters most. */
function next(readings: readonly CriterionReading[]): string {
  const order = ranked(readings);
  const unasked = order.find((one) => !one.asked && one.mark.level < shown);
  if (unasked) return `Ask next about ${name(unasked)}, which the interview did not reach.`;
  const low = order.find((one) => one.mark.level < 4.5);
  if (!low) return 'Next, have the figures that were named confirmed by a reference.';
  const facts = low.own?.facts;
  if (!facts || low.mark.level < weak || facts.action < 0.4)
    return `Ask next for one occasion of ${name(low)}: what the applicant did, step by step, and what changed.`;
  return facts.measured
    ? `Ask next which part of ${name(low)} was the applicant's own.`
    : `Ask next what came of the example given for ${name(low)}, in figures.`;
}

function ranked(readings: readonly CriterionReading[]): CriterionReading[] {
  return readings.toSorted((a, b) => a.mark.level - b.mark.level);
}

/** The criterion in its own words. */
function name(reading: CriterionReading): string {
  const text = reading.mark.criterion.replace(/\s+/g, ' ').trim();
  return text === ''
    ? 'an unnamed criterion'
    : `\u201c${text.length > 60 ? `${text.slice(0, 57).trimEnd()}\u2026` : text}\u201d`;
}

function score(reading: CriterionReading): string {
  return (Math.round(reading.mark.level * 10) / 10).toFixed(1);
}

function shortQuote(reading: CriterionReading): string {
  const found = reading.mark.quotations
    .toSorted((a, b) => digits(b.text) - digits(a.text))[0]
    ?.text.replace(/\s+/g, ' ')
    .trim();
  if (!found) return '';
  const words = found.split(' ');
  const cut = words.length > 24 ? `${words.slice(0, 22).join(' ')}\u2026` : found.replace(/[.,;:]+$/, '');
  return `\u201c${cut}\u201d`;
}

function digits(text: string): number {
  return /\d/.test(text) ? 1 : 0;
}

function trimEnd(text: string): string {
  return text.replace(/[.\s]+$/, '');
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function number(value: number): string {
  return numbers[value] ?? String(value);
}

function count(value: number, noun: string): string {
  const plural = noun === 'criterion' ? 'criteria' : `${noun}s`;
  return `${number(value)} ${value === 1 ? noun : plural}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
