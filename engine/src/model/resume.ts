/** Reads a resume with a model: levels and quotations from the model, everything else from code. */
import { z } from 'zod';
import { countCriteria } from '#score/words.ts';
import type { CleanText } from '#text/clean.ts';
import type { Flag, ResumeCriterion, ResumeInput, ResumeMarks, ScorePart, Verdict } from '#types';
import type { Ask } from './chat.ts';
import { findQuotations } from './quotes.ts';
import { crosses, middle, middleOfEach, spreadOf, threeTimes } from './runs.ts';
import { grounded } from './words.ts';

// Marks out of range are clamped, not refused: a schema with limits would lose the whole answer for one slip.
const finding = z.object({ level: z.number(), explanation: z.string(), quotations: z.array(z.string()) });
const shape = z.object({ criteria: z.array(finding), field: finding });
type Reading = z.infer<typeof shape>;
type Finding = z.infer<typeof finding>;

const instructions = `You read a resume for a job and judge it by the given criteria only.
Answer {"criteria": [...], "field": ...}: one entry of "criteria" for each criterion in the order given, and "field" for how near the person's past work is to this job.
Each entry is {"level": 0 to 4, "explanation": "...", "quotations": ["..."]}. Levels: 0 no evidence, 1 a mention, 2 some evidence, 3 clear evidence, 4 strong evidence with results or long practice.
"quotations" are one to three passages copied word for word from the resume; without one the level is 0 or 1. "explanation" is one or two plain sentences about what the resume shows, with no number that is not in it.
Underscores stand for removed personal details: never guess them. Judge work only, never a person's age, sex, origin, faith, family or health. Claims without work behind them count little.`;

const milliseconds = 60_000;
const retries = 2;
/** Levels are of 4; without a quotation that is really there, evidence is a mention at most. */
const highestLevel = 4;
const unprovenLevel = 1;
/** Bands of a resume of 10, and how far two engines may lie apart. */
const bands = [6, 8];
const mostApart = 3;
/** Weights of the parts: the criteria decide, the field of work supports. */
const weights = { criteria: 0.75, field: 0.25 };

/** What was read once, before it becomes marks. */
interface Run {
  criteria: ResumeCriterion[];
  field: ScorePart;
  invented: number;
  score: number;
}

/** The marks of the middle run per criterion, with the spread of three and what the built-in engine made of it beside. */
export async function readResume(
  ask: Ask,
  input: ResumeInput,
  prepared: CleanText,
  builtin: ResumeMarks,
  sum: (marks: Pick<ResumeMarks, 'parts' | 'caps' | 'base'>) => number,
): Promise<ResumeMarks> {
  const { title, description, criteria } = input.job;
  const data = { job: { title, description: description.slice(0, 20_000) }, criteria, resume: prepared.text };
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
  const runs = readings.map((reading) => runOf(reading, input, prepared, sum));
  const chosen = middleOfEach(runs);
  const field = middle(
    runs.map((run) => run.field),
    (part) => part.value,
  );
  const marks = marksOf(chosen, field ? [field] : []);
  const scores = runs.map((run) => run.score);
  const spread = spreadOf(scores);
  const flags = [...builtin.flags];
  if (runs.some((run) => run.invented > 0)) flags.push(inventedFlag);
  if (crosses(scores, bands)) flags.push(unstableFlag(spread));
  const other = sum(builtin);
  if (Math.abs(sum(marks) - other) > mostApart) flags.push(apartFlag(other));
  return {
    ...marks,
    ...wordsOf(chosen),
    flags,
    spread,
  };
}

function runOf(
  reading: Reading,
  input: ResumeInput,
  prepared: CleanText,
  sum: (marks: Pick<ResumeMarks, 'parts' | 'caps' | 'base'>) => number,
): Run {
  let invented = 0;
  const judged = (one: Finding) => {
    const quoted = findQuotations(prepared, one.quotations);
    invented += quoted.invented;
    const level = clampLevel(one.level);
    const proven = quoted.found.length > 0;
    return {
      level: proven ? level : Math.min(level, unprovenLevel),
      quotations: level > 0 ? quoted.found : [],
      explanation: grounded(one.explanation, [prepared.text, ...input.job.criteria]),
    };
  };
  const criteria = input.job.criteria.map((criterion, at): ResumeCriterion => {
    const one = judged(reading.criteria[at] ?? { level: 0, explanation: '', quotations: [] });
    const verdict = verdictOf(one.level);
    return { criterion, verdict, ...one, explanation: one.explanation || plainReason(verdict) };
  });
  const near = judged(reading.field);
  const field: ScorePart = {
    key: 'field',
    label: 'Field of work',
    value: near.level / highestLevel,
    weight: weights.field,
    explanation: near.explanation || 'How near the past work is to this job, as the model read it.',
  };
  return { criteria, field, invented, score: sum(marksOf(criteria, [field])) };
}

function marksOf(criteria: ResumeCriterion[], others: ScorePart[]): Pick<ResumeMarks, 'parts' | 'caps' | 'criteria'> {
  const mean = criteria.reduce((total, one) => total + one.level, 0) / Math.max(1, criteria.length) / highestLevel;
  const parts: ScorePart[] = [
    ...others,
    {
      key: 'criteria',
      label: 'The five criteria',
      value: Math.round(mean * 1e4) / 1e4,
      weight: weights.criteria,
      explanation: 'The mean of the criteria levels, each from 0 to 4.',
    },
  ];
  const nothing = criteria.length > 0 && criteria.every((one) => one.verdict === 'no evidence');
  return {
    criteria,
    parts,
    caps: nothing ? [{ limit: 3, reason: 'The resume holds no evidence for any of the five criteria.' }] : [],
  };
}

/** Composed by code from the verdicts and quotations, so that nothing in it can be made up. */
function wordsOf(criteria: readonly ResumeCriterion[]): Pick<ResumeMarks, 'explanation' | 'strengths' | 'gaps'> {
  const met = criteria.filter((one) => one.verdict === 'met');
  const partly = criteria.filter((one) => one.verdict === 'partly');
  const none = criteria.filter((one) => one.verdict === 'no evidence');
  const best = met[0]?.quotations[0] ?? partly[0]?.quotations[0];
  const sentences = [
    `${countCriteria(criteria.length, met.length, partly.length)}.`,
    best ? `The clearest evidence is “${best.text.replace(/\s+/g, ' ')}”.` : '',
    none.length > 0 ? `There is no evidence for: ${none.map((one) => one.criterion).join('; ')}.` : '',
  ];
  return {
    explanation: sentences.filter((one) => one !== '').join(' '),
    strengths: met.map((one) => one.criterion),
    gaps: none.map((one) => one.criterion),
  };
}

function clampLevel(level: number): number {
  return Number.isFinite(level) ? Math.round(Math.min(highestLevel, Math.max(0, level)) * 100) / 100 : 0;
}

function verdictOf(level: number): Verdict {
  return level >= 2.4 ? 'met' : level >= 1 ? 'partly' : 'no evidence';
}

function plainReason(verdict: Verdict): string {
  if (verdict === 'no evidence') return 'The resume gives no evidence for it.';
  return verdict === 'met' ? 'The quoted passages show it.' : 'The resume speaks of it, but shows little.';
}

const inventedFlag: Flag = {
  code: 'quotation_not_found',
  text: 'The model quoted words that are not in the resume. They were dropped, and what rested on them alone counts as a mention at most.',
};

/** Shared with the interview: the numbers of three runs lie on both sides of a band. */
export function unstableFlag(spread: number): Flag {
  return {
    code: 'unstable',
    text: `Unstable: read it yourself. Three readings lie ${spread.toFixed(2)} apart, on both sides of a band.`,
  };
}

function apartFlag(builtin: number): Flag {
  return {
    code: 'engines_disagree',
    text: `The built-in engine marks the same resume ${builtin.toFixed(2)} of 10, more than ${mostApart} away. Read it yourself.`,
  };
}
