/** Marks a whole interview: each criterion from the answers to its question, with the best other answer at half weight. */
import type { AnswerMark, Flag, InterviewInput, InterviewMarks, Turn } from '#engines/ai/index.ts';
import { type Speech, type Target, targetOf, themeStrengths } from './anchors.ts';
import { type AnswerScore, scoreAnswer } from './answers.ts';
import { isSilence } from './answers-trust.ts';
import { readAnswer } from './answers-words.ts';
import { assess } from './interview-assessment.ts';

/** One criterion with everything that was read for it. */
export interface CriterionReading {
  mark: AnswerMark;
  /** The answer that decided, null when its question was not reached or not answered. */
  own: (AnswerScore & { turn: Turn }) | null;
  asked: boolean;
}

const fullLength = 6;
const mostQuotations = 3;

/** Marks every criterion 0 to 5 and says in plain sentences what was and was not shown. */
export function scoreInterview(speech: Speech, input: InterviewInput): InterviewMarks {
  const turns = input.turns.filter((turn) => typeof turn.response === 'string');
  const flags: Flag[] = [];
  const readings = input.job.criteria.map((criterion, index) =>
    readCriterion(speech, input, turns, criterion, index, flags),
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
  index: number,
  flags: Flag[],
): CriterionReading {
  const score = (turn: Turn, question: string): AnswerScore & { turn: Turn } => ({
    ...scoreAnswer(speech, { question, criterion, answer: turn.response, job: input.job, identity: input.identity }),
    turn,
  });
  const mine = turns.filter((turn) => turn.criterion === index).map((turn) => score(turn, turn.question));
  for (const one of mine) {
    for (const flag of one.flags) flags.push({ ...flag, text: `Answer ${one.turn.sequence}: ${flag.text}` });
  }
  const own = best(mine);
  // Another answer counts for this criterion only by what it says on it, and nothing was asked: no question to echo.
  const about = targetOf(speech, '', criterion);
  const specific = about.stems.size > 0 && !about.soft;
  const other = best(
    turns
      .filter((turn) => turn.criterion !== index && !isSilence(turn.response))
      .map((turn) => score(turn, specific ? '' : criterion))
      .filter((one) => one.facts.topic >= 0.45 && (specific || speaksOf(speech, about, one.turn, input))),
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

/** Any story from work may show conduct when it is asked for; unasked, it must use the words of that conduct. */
function speaksOf(speech: Speech, about: Target, turn: Turn, input: InterviewInput): boolean {
  const stems = readAnswer(speech, turn.response.slice(0, 6000), input.identity).tokens.map((token) => token.stem);
  return themeStrengths(speech, about, stems).own >= 2;
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
