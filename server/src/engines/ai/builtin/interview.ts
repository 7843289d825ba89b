/** Marks a whole interview: each criterion from the answers to its question, with the best other answer at half weight. */
import type { AnswerMark, Flag, InterviewInput, InterviewMarks, Turn } from '#engines/ai/index.ts';
import { type Speech, type Target, targetOf, themeStrengths } from './anchors.ts';
import { type AnswerScore, longestAnswer, scoreAnswer } from './answers.ts';
import { isSilence } from './answers-trust.ts';
import { readAnswer } from './answers-words.ts';
import { assess } from './interview-assessment.ts';
import { tokenize } from './terms.ts';

/** One criterion with everything that was read for it. */
export interface CriterionReading {
  mark: AnswerMark;
  /** The answer that decided, null when its question was not reached or not answered. */
  own: (AnswerScore & { turn: Turn }) | null;
  asked: boolean;
}

const fullLength = 6;
const mostQuotations = 3;
/** What a story is worth that was told before. */
const repeatedLevel = 0.5;
/** Shorter answers may agree by chance. */
const fewestRuns = 8;
const repeatedShare = 0.5;

/** Marks every criterion 0 to 5 and says in plain sentences what was and was not shown. */
export function scoreInterview(speech: Speech, input: InterviewInput): InterviewMarks {
  const turns = input.turns.filter((turn) => typeof turn.response === 'string');
  const flags: Flag[] = [];
  const repeated = repeats(turns);
  for (const [sequence, first] of repeated) {
    flags.push({
      code: 'answer_repeats_earlier',
      text: `Answer ${sequence} repeats answer ${first}. A story counts once, for the question it was first given to.`,
    });
  }
  const readings = input.job.criteria.map((criterion, index) =>
    readCriterion(speech, input, turns, criterion, { index, flags, repeated }),
  );
  const answered = turns.filter((turn) => !isSilence(turn.response)).length;
  if (answered > 0 && turns.length < fullLength) {
    flags.push({
      code: 'interview_ended_early',
      text: `The interview was ended after ${turns.length} of ${fullLength} questions.`,
    });
  }
  const overallAssessment = assess(speech, { readings, turns, answered, total: fullLength, flags });
  return { criteria: readings.map((one) => one.mark), overallAssessment, flags: unique(flags) };
}

function readCriterion(
  speech: Speech,
  input: InterviewInput,
  turns: readonly Turn[],
  criterion: string,
  { index, flags, repeated }: { index: number; flags: Flag[]; repeated: ReadonlyMap<number, number> },
): CriterionReading {
  const score = (turn: Turn, question: string): AnswerScore & { turn: Turn } => ({
    ...scoreAnswer(speech, { question, criterion, answer: turn.response, job: input.job, identity: input.identity }),
    turn,
  });
  const mine = turns
    .filter((turn) => turn.criterion === index)
    .map((turn) => {
      const one = score(turn, turn.question);
      const first = repeated.get(turn.sequence);
      return first === undefined || one.level <= repeatedLevel ? one : asRepeat(one, first);
    });
  for (const one of mine) {
    for (const flag of one.flags) flags.push({ ...flag, text: `Answer ${one.turn.sequence}: ${flag.text}` });
  }
  const own = best(mine);
  // Another answer counts for this criterion only by what it says on it, and nothing was asked: no question to echo.
  const about = targetOf(speech, '', criterion);
  const specific = about.stems.size > 0 && !about.soft;
  const other = best(
    turns
      .filter((turn) => turn.criterion !== index && !isSilence(turn.response) && !repeated.has(turn.sequence))
      .map((turn) => score(turn, specific ? '' : criterion))
      .filter((one) => says(one.facts) && (specific || speaksOf(speech, about, one.turn, input))),
  );
  const level = combine(own?.level ?? 0, other?.level ?? 0);
  const helped = other !== null && level > (own?.level ?? 0);
  const quotations = [own, helped ? other : null]
    .flatMap((one) =>
      one
        ? one.quotations.map((quotation) => ({
            ...quotation,
            sequence: one.turn.sequence,
            response: one.turn.response,
          }))
        : [],
    )
    .filter((one) => one.response.slice(one.start, one.end) === one.text)
    .slice(0, mostQuotations)
    .map(({ text, start, end, sequence }) => ({ text, start, end, sequence }));
  const mark = { criterion, level, explanation: explain(own, other, level), quotations };
  return { mark, own, asked: mine.length > 0 };
}

/** What lifts another criterion must show something there: a line in passing does not. */
function says({ topic, words, detail, action }: AnswerScore['facts']): boolean {
  return topic >= 0.5 && words >= 15 && detail + action >= 0.5;
}

/** Sequences of answers that tell an earlier answer again, with the sequence of that answer. */
function repeats(turns: readonly Turn[]): Map<number, number> {
  const out = new Map<number, number>();
  const told = turns
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ sequence, response }) => ({ sequence, runs: runsOf(response.slice(0, longestAnswer)) }));
  for (const [i, one] of told.entries()) {
    if (one.runs.size < fewestRuns) continue;
    const first = told.slice(0, i).find((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
      return shared >= one.runs.size * repeatedShare;
    });
    if (first) out.set(one.sequence, first.sequence);
  }
  return out;
}

/** Runs of three words, so that what is told again in the same words is known again with some words changed. */
function runsOf(response: string): Set<string> {
  const stems = tokenize(response).map((token) => token.stem);
  return new Set(stems.slice(2).map((stem, i) => `${stems[i]} ${stems[i + 1]} ${stem}`));
}

function asRepeat(one: AnswerScore & { turn: Turn }, first: number): AnswerScore & { turn: Turn } {
  const explanation = `Repeats answer ${first}, which counts for its own question.`;
  return { ...one, level: repeatedLevel, explanation, quotations: [] };
}

/** Any story from work may show conduct when it is asked for; unasked, it must use the words of that conduct. */
function speaksOf(speech: Speech, about: Target, turn: Turn, input: InterviewInput): boolean {
  const stems = readAnswer(speech, turn.response.slice(0, 6000), input.identity).tokens.map((token) => token.stem);
  return themeStrengths(speech, about, stems).own >= 1.8;
}

/** The best other answer at half weight: it can lift up to half of what is missing, and never lowers. */
function combine(own: number, other: number): number {
  const level = other > own ? (own * 2 + other) / 3 : own;
  return Math.round(Math.min(5, level) * 100) / 100;
}

function explain(own: CriterionReading['own'], other: CriterionReading['own'], level: number): string {
  const helped = other !== null && level > (own?.level ?? 0);
  const lifted = helped ? ` Answer ${other.turn.sequence} also speaks to it and counts at half weight.` : '';
  if (!own)
    return helped
      ? `Its question was not reached.${lifted}`
      : 'Its question was not reached, and no other answer speaks to it.';
  return `${own.explanation}${lifted}`;
}

function best(scores: readonly (AnswerScore & { turn: Turn })[]): (AnswerScore & { turn: Turn }) | null {
  return scores.reduce<(AnswerScore & { turn: Turn }) | null>(
    (a, b) => (a === null || b.level > a.level ? b : a),
    null,
  );
}

function unique(flags: readonly Flag[]): Flag[] {
  return flags.filter((flag, at) => flags.findIndex((one) => one.code === flag.code && one.text === flag.text) === at);
}
