/** Marks an interview with a model: levels and quotations from the model, limits, sums and the assessment from code. */
import { z } from 'zod';
import type { PreparedAnswer } from '#interview/prepare.ts';
import type { AnswerMark, Flag, InterviewInput, InterviewMarks, Turn } from '#types';
import type { Ask } from './chat.ts';
import { findQuotations } from './quotes.ts';
import { unstableFlag } from './resume.ts';
import { crosses, middleOfEach, spreadOf, threeTimes } from './runs.ts';
import { grounded } from './words.ts';

const shape = z.object({
  criteria: z.array(
    z.object({
      level: z.number(),
      explanation: z.string(),
      quotations: z.array(z.object({ sequence: z.number(), text: z.string() })),
    }),
  ),
});
type Reading = z.infer<typeof shape>;

const instructions = `You mark the answers of a job interview by the given criteria, by their words only: never grammar, fluency, accent, length or tone. Answers are transcripts of speech.
Answer {"criteria": [...]}: one entry for each criterion in the order given, {"level": 0 to 5, "explanation": "...", "quotations": [{"sequence": 2, "text": "..."}]}.
Levels: 0 no answer, 1 off the topic, 2 general claims, 3 relevant with detail, 4 concrete own actions, 5 own actions and a measured result. A question's "criterion" is the index of the criterion that it asks about; other answers may support it.
"quotations" are one to three passages copied word for word from the answers, with the sequence of the answer; without one the level is 2 at most. "explanation" is one or two plain sentences about what was said.
Repeating the question, lists of catchwords and self-praise are not evidence. Underscores stand for removed personal details.`;

const milliseconds = 60_000;
const retries = 2;
const highestLevel = 5;
/** Without a quotation that is really there, an answer is a general claim at most. */
const unprovenLevel = 2;
const bands = [15, 20];
/** How far two engines may lie apart, of 25: the same share as 3 of 10. */
const mostApart = 7.5;

/** Each answer as it may be read by itself, or for a criterion. */
type PrepareAnswer = (turn: Turn, criterion: number | null) => PreparedAnswer | undefined;

/** Marks an interview by a model: it says what an answer shows, the engine checks each quotation and sums. Turns without words are the built-in engine's. */
export async function readInterview(
  ask: Ask,
  input: InterviewInput,
  prepared: readonly (readonly PreparedAnswer[])[],
  builtin: InterviewMarks,
  sum: (marks: { criteria: readonly Pick<AnswerMark, 'level'>[] }) => number,
): Promise<InterviewMarks> {
  const { title, description, criteria } = input.job;
  const prepare: PrepareAnswer = (turn, criterion) =>
    prepared[input.turns.indexOf(turn)]?.[criterion !== null && criterion in criteria ? criterion + 1 : 0];
  const turns = input.turns.filter((turn) => !prepare(turn, null)?.silent);
  if (turns.length === 0) return builtin;
  const answers = turns.map((turn) => ({
    sequence: turn.sequence,
    question: turn.question,
    criterion: turn.criterion,
    answer: prepare(turn, turn.criterion)?.clean.text ?? '',
  }));
  const data = { job: { title, description: description.slice(0, 10_000) }, criteria, answers };
  const readings = await threeTimes((seed) =>
    ask({
      instructions,
      data,
      shape,
      seed,
      milliseconds,
      retries,
      fits: (one) => one.criteria.length >= criteria.length,
    }),
  );
  const runs = readings.map((reading) => runOf(reading, input, turns, prepare));
  const chosen = middleOfEach(runs);
  const sums = runs.map(sum);
  const flags: Flag[] = [...builtin.flags];
  if (runs.some((run) => run.invented > 0)) flags.push(inventedFlag);
  if (crosses(sums, bands)) flags.push(unstableFlag(spreadOf(sums)));
  const other = sum(builtin);
  if (Math.abs(sum({ criteria: chosen }) - other) > mostApart) flags.push(apartFlag(other));
  return {
    criteria: chosen,
    overallAssessment: assessmentOf(chosen, turns.length, input.turns.length),
    flags,
    spread: spreadOf(sums),
  };
}

function runOf(reading: Reading, input: InterviewInput, turns: readonly Turn[], prepare: PrepareAnswer) {
  let invented = 0;
  const criteria = input.job.criteria.map((criterion, at): AnswerMark => {
    const said = reading.criteria[at];
    const own = turns.find((turn) => turn.criterion === at);
    const limits = own ? prepare(own, at) : null;
    const quotations = (said?.quotations ?? []).slice(0, 4).flatMap((quotation) => {
      const turn = turns.find((one) => one.sequence === quotation.sequence);
      const clean = turn && prepare(turn, at)?.clean;
      const { found } = clean ? findQuotations(clean, [quotation.text]) : { found: [] };
      if (found.length === 0) invented += 1;
      return found.map((one) => ({ ...one, sequence: quotation.sequence }));
    });
    const claimed = said && Number.isFinite(said.level) ? Math.min(highestLevel, Math.max(0, said.level)) : 0;
    const proven = quotations.length > 0 ? claimed : Math.min(claimed, unprovenLevel);
    const level = Math.round(Math.min(proven, limits?.limit ?? highestLevel) * 100) / 100;
    const sources = turns.map((turn) => turn.response);
    const limited = limits && limits.limit < proven ? limits.reason : '';
    const explanation =
      limited ||
      grounded(said?.explanation ?? '', [...sources, criterion]) ||
      plainReason(level, quotations.length > 0, own);
    return { criterion, level, explanation, quotations: quotations.slice(0, 3) };
  });
  return { criteria, invented };
}

function plainReason(level: number, quoted: boolean, own: Turn | undefined): string {
  if (level > 0)
    return quoted
      ? 'The quoted words speak to it.'
      : 'The model saw something of it, but no words of the answer show it.';
  return own
    ? 'The answer gives no evidence for it.'
    : 'Its question was not reached or not answered, and no other answer speaks to it.';
}

/** Composed by code, so that it holds nothing but what the marks hold. */
function assessmentOf(criteria: readonly AnswerMark[], answered: number, asked: number): string {
  const strong = criteria.filter((one) => one.level >= 3.5);
  const weak = criteria.filter((one) => one.level < 2);
  return [
    `${answered} of ${asked} questions were answered.`,
    strong.length > 0
      ? `Shown with own actions: ${strong.map((one) => one.criterion).join('; ')}.`
      : 'No criterion was shown with clear own actions.',
    weak.length > 0 ? `Little or nothing was said on: ${weak.map((one) => one.criterion).join('; ')}.` : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}

const inventedFlag: Flag = {
  code: 'quotation_not_found',
  text: 'The model quoted words that were not said. They were dropped, and what rested on them alone counts as a general claim at most.',
};

function apartFlag(builtin: number): Flag {
  return {
    code: 'engines_disagree',
    text: `The built-in engine marks the same interview ${builtin.toFixed(2)} of 25, more than ${mostApart} away. Read it yourself.`,
  };
}
