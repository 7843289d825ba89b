/** Writes the overall assessment: three to six sentences, each resting on what was said in this interview. */
import type { Flag, Turn } from '#engines/ai/index.ts';
import type { AnswerFacts } from './answers.ts';
import type { CriterionReading } from './interview.ts';
import { readCriterion } from './questions-criterion.ts';
import type { Speech } from './speech.ts';

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
export function assess(speech: Speech, input: AssessmentInput): string {
  const { readings, turns, answered, total } = input;
  if (answered === 0) return empty(turns.length);
  const sentences = [
    ...(turns.length < total
      ? [
          `The interview was ended after ${number(turns.length)} of ${number(total)} questions, so ${notReached(readings)}.`,
        ]
      : []),
    overview(readings, answered, turns.length),
    strongest(speech, readings),
    weakest(speech, readings),
    ...warnings(input.flags),
    next(speech, readings),
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
  const good = readings.filter((one) => one.mark.level >= shown).length;
  const measured = readings.filter((one) => one.own?.facts.measured && one.mark.level >= shown).length;
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

function strongest(speech: Speech, readings: readonly CriterionReading[]): string {
  const top = ranked(readings).at(-1);
  if (!top || top.mark.level < 2) return '';
  const word = top.mark.level >= shown ? 'Strongest' : 'The nearest to evidence';
  const said = evidence(top);
  return `${word} is ${name(speech, top)} (${score(top)} of 5)${said === '' ? '' : `: ${said}`}.`;
}

function weakest(speech: Speech, readings: readonly CriterionReading[]): string {
  const asked = ranked(readings).filter((one) => one.asked);
  const low = asked[0];
  const top = ranked(readings).at(-1);
  if (!low || low === top || (top && low.mark.level === top.mark.level && low.mark.level >= 4) || low.mark.level >= 4.5)
    return '';
  return `Weakest is ${name(speech, low)} (${score(low)} of 5): ${lack(low)}.`;
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

function whatKind(facts: AnswerFacts): string {
  if (facts.kind === 'knowledge')
    return facts.points.named.length > 0
      ? `the answer names ${facts.points.named.slice(0, 3).join(', ')}`
      : 'the answer explains the matter';
  if (facts.acts.length >= 2 && facts.measured)
    return 'the answer says what the applicant did and gives a measured result';
  if (facts.acts.length >= 2)
    return facts.result > 0.35
      ? 'the answer says what the applicant did and how it ended, without a figure'
      : 'the answer says what the applicant did, but not what it led to';
  if (facts.detail > 0.5) return 'the answer gives particulars of the work, but little of what the applicant did';
  return 'the answer stays general';
}

function lack(reading: CriterionReading): string {
  const { own } = reading;
  if (!own || own.facts.words === 0 || own.level === 0)
    return own?.facts.reason && own.facts.words > 0
      ? trimEnd(own.facts.reason).replace(/^./, (c) => c.toLowerCase())
      : 'the question received no answer';
  const { facts } = own;
  if (facts.reason !== '' && facts.limit < 2) return trimEnd(facts.reason).replace(/^./, (c) => c.toLowerCase());
  if (facts.topic < 0.15) return 'nothing in the answer was recognised as an answer to the question';
  if (own.level < 2.5)
    return facts.claims > 0.3
      ? 'the answer makes claims without an example'
      : 'the answer stays general and gives no example';
  if (facts.action < 0.5) return 'the answer describes the work but not what the applicant did in it';
  if (facts.topic < 0.6) return 'the link to the question is thin';
  return facts.measured
    ? 'the answer gives a figure, but says little of what the applicant did'
    : 'the answer says what was done, but not what it led to';
}

function warnings(flags: readonly Flag[]): string[] {
  const serious = flags.find((flag) => /not_in_english|instructs_scorer|copies_advert/.test(flag.code));
  return serious ? [serious.text] : [];
}

/** What a person should ask next, from what is missing where it matters most. */
function next(speech: Speech, readings: readonly CriterionReading[]): string {
  const order = ranked(readings);
  const unasked = order.find((one) => !one.asked && one.mark.level < shown);
  if (unasked) return `Ask next about ${name(speech, unasked)}, which the interview did not reach.`;
  const low = order.find((one) => one.mark.level < 4.5);
  if (!low) return 'Next, have the figures that were named confirmed by a reference.';
  const facts = low.own?.facts;
  if (!facts || low.mark.level < weak || facts.action < 0.4)
    return `Ask next for one occasion of ${name(speech, low)}: what the applicant did, step by step, and what changed.`;
  return facts.measured
    ? `Ask next which part of ${name(speech, low)} was the applicant's own.`
    : `Ask next what came of the example given for ${name(speech, low)}, in figures.`;
}

function ranked(readings: readonly CriterionReading[]): CriterionReading[] {
  return readings.toSorted((a, b) => a.mark.level - b.mark.level);
}

/** The criterion in a few words, in quotation marks when only its own wording will do. */
function name(speech: Speech, reading: CriterionReading): string {
  const text = reading.mark.criterion.replace(/\s+/g, ' ').trim();
  const { phrase } = readCriterion(speech, text);
  if (phrase) return phrase;
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
