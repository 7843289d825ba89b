/** Answers one item of the engine's command line: what comes in is checked, the engine marks, the published arithmetic counts. */

import { resumeMark } from '@saring/contract/domain';
import type { Engine, JobText, Quotation, Turn } from '@saring/engine';
import type { FoundOccupation } from '@saring/engine/occupation';
import { z } from 'zod';
// Not by the door of analyses: that loads the database, and this program has none.
import { interviewScore } from '#features/analyses/rules.ts';
import { type AssistantItem, assistantItem } from './assistant-item.ts';

const job = z.object({
  title: z.string(),
  description: z.string(),
  department: z.string().optional(),
  criteria: z.array(z.string()).max(20).default([]),
});
const id = z.union([z.string(), z.number()]);

const item = z.discriminatedUnion('type', [
  z.object({
    id,
    type: z.literal('resume_score'),
    job,
    resume_text: z.string(),
    candidate: z.object({ full_name: z.string().optional() }).optional(),
    /** The application date (ISO): the engine's only "now". */
    as_of: z.iso.date().optional(),
    explain: z.boolean().optional(),
  }),
  z.object({
    id,
    type: z.literal('answer_score'),
    question: z.string(),
    criterion: z.string(),
    answer: z.string(),
    explain: z.boolean().optional(),
  }),
  z.object({ id, type: z.literal('criteria'), title: z.string(), description: z.string() }),
  z.object({ id, type: z.literal('occupation'), title: z.string(), description: z.string() }),
  z.object({
    id,
    type: z.literal('next_question'),
    job,
    resume_text: z.string(),
    history: z.array(z.object({ question: z.string(), response: z.string() })).max(100),
    asked: z.array(z.string()).max(100).optional(),
  }),
  z.object({ id, type: z.literal('assistant'), ...assistantItem }),
]);

type Item = z.infer<typeof item>;
type Of<T extends Item['type']> = Extract<Item, { type: T }>;

/** Answers a question over the rows that come with it, as markdown. */
export type AskAssistant = (item: AssistantItem) => Promise<string>;

/** Up to three occupations of O*NET that an advert may be about, the largest share first. */
export type FindOccupations = (job: { title: string; description: string }) => Promise<readonly FoundOccupation[]>;

/** What answers beside the engine. */
export interface Beside {
  assistant: AskAssistant;
  occupations: FindOccupations;
}

export type Reply = { id: string | number | null } & Record<string, unknown>;

/** "Present" in a resume that comes without an application date; never the wall clock, so that one input has one result. */
const undated = '2026-01-01';
const criteriaCount = 5;

/** Answers one line; whatever is wrong with it stands in `error`, beside the id where that can be read. */
export async function answerLine(engine: Engine, line: string, beside: Beside): Promise<Reply> {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return { id: idIn(line), error: 'The line is not JSON.' };
  }
  const known = z.object({ id }).safeParse(raw);
  const parsed = item.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      id: known.data?.id ?? null,
      error: `${issue?.path.join('.') || 'item'}: ${issue?.message ?? 'malformed'}`,
    };
  }
  try {
    return { id: parsed.data.id, ...(await answer(engine, parsed.data, beside)) };
  } catch (error) {
    return { id: parsed.data.id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** The id of a line that is broken elsewhere, so that whoever waits for it hears of it. */
function idIn(line: string): string | number | null {
  const found = /"id"\s*:\s*("(?:[^"\\]|\\.){0,200}"|-?\d{1,15})/.exec(line.slice(0, 2000))?.[1];
  try {
    return id.parse(JSON.parse(found ?? ''));
  } catch {
    return null;
  }
}

async function answer(engine: Engine, one: Item, { assistant, occupations }: Beside): Promise<Record<string, unknown>> {
  switch (one.type) {
    case 'resume_score':
      return scoreResume(engine, one);
    case 'answer_score':
      return scoreAnswer(engine, one);
    case 'criteria':
      return { criteria: (await engine.criteria(one)).map((criterion) => criterion.text) };
    case 'occupation':
      return { occupations: await occupations(one) };
    case 'next_question':
      return askNext(engine, one);
    case 'assistant':
      return { answer: await assistant(one) };
  }
}

async function scoreResume(engine: Engine, one: Of<'resume_score'>): Promise<Record<string, unknown>> {
  const marks = await engine.resume({
    job: await withCriteria(engine, one.job),
    resumeText: one.resume_text,
    identity: { fullName: one.candidate?.full_name },
    asOf: one.as_of ?? undated,
  });
  // As exact as it was reckoned, so that two resumes are told apart wherever the engine does.
  const score = Math.round(resumeMark(marks) * 1e6) / 1e6;
  if (!one.explain) return { score };
  const quotations = marks.criteria.flatMap((criterion) => criterion.quotations);
  return { score, explanation: marks.explanation, evidence: verbatim(quotations, one.resume_text) };
}

async function scoreAnswer(engine: Engine, one: Of<'answer_score'>): Promise<Record<string, unknown>> {
  const { criteria } = await engine.interview({
    job: { title: '', description: '', criteria: [one.criterion] },
    turns: [{ sequence: 1, question: one.question, response: one.answer, criterion: 0 }],
    identity: {},
  });
  const score = interviewScore({ criteria });
  if (!one.explain) return { score };
  const [mark] = criteria;
  return { score, explanation: mark?.explanation ?? '', evidence: verbatim(mark?.quotations ?? [], one.answer) };
}

async function askNext(engine: Engine, one: Of<'next_question'>): Promise<Record<string, unknown>> {
  const history = one.history.map(
    (turn, at): Turn => ({ sequence: at + 1, ...turn, criterion: at === 0 ? null : (at - 1) % criteriaCount }),
  );
  const { question } = await engine.nextQuestion({
    job: await withCriteria(engine, one.job),
    resumeText: one.resume_text,
    identity: {},
    asOf: undated,
    history,
    asked: one.asked,
  });
  return { question };
}

/** A job without criteria is judged by those the engine proposes, as the product does. */
async function withCriteria(engine: Engine, given: z.infer<typeof job>): Promise<JobText> {
  if (given.criteria.length > 0) return given;
  return { ...given, criteria: (await engine.criteria(given)).map((criterion) => criterion.text) };
}

function verbatim(quotations: readonly Quotation[], source: string): string[] {
  return [...new Set(quotations.map(({ text }) => text))].filter((text) => source.includes(text));
}
