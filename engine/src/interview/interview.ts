/** Marks a whole interview: each criterion from the answers to its question, with the best other answer at half weight. */

import { tokensOf } from '#text/index.ts';
import type { Flag, InterviewInput, InterviewMarks, Turn } from '#types';
import { type AnswerScore, scoreAnswer } from './answer.ts';
import { assess, type CriterionReading } from './assessment.ts';
import type { InterviewModels } from './models.ts';
import { fluentText } from './read.ts';
import { isSilence } from './trust.ts';

/** What one criterion is read with beside the answers. */
interface Around {
  index: number;
  flags: Flag[];
  /** Sequences of repeated answers, each with that of the first. */
  repeated: ReadonlyMap<number, number>;
  /** The answer that stands in for its own, where it is newer than the interview. */
  free: (AnswerScore & { turn: Turn }) | null;
}

const fullLength = 6;
const mostQuotations = 3;
/** What a story is worth that was told before. */
const repeatedLevel = 0.5;
/** Shorter answers may agree by chance. */
const fewestRuns = 8;
const repeatedShare = 0.5;

/** Marks every criterion 0 to 5 and says in plain sentences what was and was not shown. */
export function scoreInterview(models: InterviewModels, input: InterviewInput): InterviewMarks {
  const turns = input.turns.filter((turn) => typeof turn.response === 'string');
  const flags: Flag[] = [];
  const repeated = repeats(models, turns);
  for (const [sequence, first] of repeated) {
    flags.push({
      code: 'answer_repeats_earlier',
      text: `Answer ${sequence} repeats answer ${first}. A story counts once, for the question it was first given to.`,
    });
  }
  const free = freeAnswers(models, input, turns, repeated);
  const readings = input.job.criteria.map((criterion, index) =>
    readCriterion(models, input, turns, criterion, { index, flags, repeated, free: free.get(index) ?? null }),
  );
  const answered = turns.filter((turn) => !isSilence(turn.response)).length;
  if (answered > 0 && turns.length < fullLength) {
    flags.push({
      code: 'interview_ended_early',
      text: `The interview was ended after ${turns.length} of ${fullLength} questions.`,
    });
  }
  const overallAssessment = assess({ readings, turns, answered, total: fullLength, flags });
  return { criteria: readings.map((one) => one.mark), overallAssessment, flags: unique(flags) };
}

function readCriterion(
  models: InterviewModels,
  input: InterviewInput,
  turns: readonly Turn[],
  criterion: string,
  { index, flags, repeated, free }: Around,
): CriterionReading {
  if (free) return fromElsewhere(criterion, free);
  const score = (turn: Turn, question: string): AnswerScore & { turn: Turn } => ({
    ...scoreAnswer(models, { question, criterion, answer: turn.response, job: input.job, identity: input.identity }),
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
  // A story told before counts where it was first told, and must not come in here by the other door.
  const retold = new Set(mine.map((one) => repeated.get(one.turn.sequence)));
  const other = best(
    turns
      .filter((turn) => turn.criterion !== index && !repeated.has(turn.sequence) && !retold.has(turn.sequence))
      .flatMap((turn) => unasked(models, input, criterion, turn) ?? []),
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
  const mark = {
    criterion,
    level,
    explanation: explain(own, other, level, mine.length === 0 && turns.some(isOpen)),
    quotations,
  };
  return { mark, own, asked: mine.length > 0 };
}

/** Asked for a criterion that the job no longer has: the answer is free for the one it speaks to best. */
function isOpen(turn: Turn): boolean {
  return turn.criterion === null && turn.sequence > 1;
}

/** The mark of a criterion that nobody was asked about, because it is newer than the interview. */
function fromElsewhere(criterion: string, one: AnswerScore & { turn: Turn }): CriterionReading {
  const { sequence } = one.turn;
  const explanation = `The criterion is newer than the interview; answer ${sequence} speaks to it. ${one.explanation}`;
  const quotations = one.quotations.map((quotation) => ({ ...quotation, sequence }));
  return { mark: { criterion, level: one.level, explanation, quotations }, own: one, asked: false };
}

/** An answer read for a criterion it was not asked for: it counts only by what it says on it, as there is no question to echo. */
function unasked(
  models: InterviewModels,
  { job, identity }: InterviewInput,
  criterion: string,
  turn: Turn,
): (AnswerScore & { turn: Turn }) | null {
  if (isSilence(turn.response)) return null;
  const one = scoreAnswer(models, { question: '', criterion, answer: turn.response, job, identity });
  return says(one.facts) ? { ...one, turn } : null;
}

/** For criteria newer than the interview the answers whose own criterion is gone: each for the one it speaks to best. */
function freeAnswers(
  models: InterviewModels,
  input: InterviewInput,
  turns: readonly Turn[],
  repeated: ReadonlyMap<number, number>,
): Map<number, AnswerScore & { turn: Turn }> {
  const open = turns.filter((turn) => isOpen(turn) && !repeated.has(turn.sequence));
  const asked = new Set(turns.map((turn) => turn.criterion));
  const pairs = input.job.criteria.flatMap((criterion, index) =>
    asked.has(index)
      ? []
      : open.flatMap((turn) => {
          const one = unasked(models, input, criterion, turn);
          return one ? [{ index, one }] : [];
        }),
  );
  const out = new Map<number, AnswerScore & { turn: Turn }>();
  const used = new Set<number>();
  for (const { index, one } of pairs.toSorted((a, b) => b.one.level - a.one.level)) {
    if (out.has(index) || used.has(one.turn.sequence)) continue;
    out.set(index, one);
    used.add(one.turn.sequence);
  }
  return out;
}

/** What lifts another criterion must show something there: a line in passing does not. */
function says({ topic, words, detail, action }: AnswerScore['facts']): boolean {
  return topic >= 0.85 && words >= 8 && detail + action >= 0.5;
}

/** Sequences of answers that tell an earlier answer again, with the sequence of that answer. */
function repeats({ knowledge }: InterviewModels, turns: readonly Turn[]): Map<number, number> {
  const out = new Map<number, number>();
  const told = turns
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ sequence, response }) => ({ sequence, runs: runsOf(fluentText(knowledge, response).text) }));
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
  const lemmas = tokensOf(response).map(({ lemma }) => lemma);
  return new Set(lemmas.slice(2).map((lemma, i) => `${lemmas[i]} ${lemmas[i + 1]} ${lemma}`));
}

function asRepeat(one: AnswerScore & { turn: Turn }, first: number): AnswerScore & { turn: Turn } {
  const explanation = `Repeats answer ${first}, which counts for its own question.`;
  return { ...one, level: repeatedLevel, explanation, quotations: [] };
}

/** The best other answer at half weight: it can lift up to half of what is missing, and never lowers. */
function combine(own: number, other: number): number {
  const level = other > own ? (own * 2 + other) / 3 : own;
  return Math.round(Math.min(5, level) * 100) / 100;
}

function explain(own: CriterionReading['own'], other: CriterionReading['own'], level: number, newer: boolean): string {
  const helped = other !== null && level > (own?.level ?? 0);
  const lifted = helped ? ` Answer ${other.turn.sequence} also speaks to it and counts at half weight.` : '';
  if (!own) {
    const why = newer ? 'The criterion is newer than the interview' : 'Its question was not reached';
    return helped ? `${why}.${lifted}` : `${why}, and no other answer speaks to it: no evidence.`;
  }
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
