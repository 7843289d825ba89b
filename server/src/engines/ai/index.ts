/** The engine interface: whatever reads resumes and answers implements this, and nothing outside this folder knows which one it is. */
import type { z } from 'zod';
import type { Asked, Lookup, Plan } from './assistant/index.ts';
import type { ThreadOptions } from './thread/engine.ts';
import type {
  AnswerMark,
  CriteriaInput,
  Criterion,
  Identity,
  InterviewInput,
  InterviewMarks,
  NextQuestion,
  QuestionInput,
  ResumeInput,
  ResumeMarks,
} from './types.ts';

export * from './assistant/index.ts';
export { checkCriteria } from './builtin/criteria-check.ts';
export { hideIdentity } from './builtin/hide.ts';
export { otherNames } from './builtin/other-names.ts';
export { yearsWorked } from './builtin/years.ts';
export { createEngine } from './create.ts';
export type { ModelSettings } from './model/chat.ts';
export type * from './types.ts';

/** On whose account a model is asked. */
export interface Asker {
  companyId: string;
}

/** What an engine needs from outside. */
export interface EngineOptions {
  /** The published arithmetic, 0 to 10 and 0 to 25: engines compare their own results by it. */
  sums: {
    resume(marks: Pick<ResumeMarks, 'parts' | 'caps'>): number;
    interview(marks: { criteria: readonly Pick<AnswerMark, 'level'>[] }): number;
  };
  /** Counts one question to a model; false when the company has asked enough for today. */
  spend?(companyId: string): Promise<boolean>;
  /** Hears of every answer that the built-in engine gave instead: the kind of question and the kind of fault, no text. */
  onFault?(what: string, fault: string): void;
  /** Where given, the built-in engine works in a thread of its own: for a process that serves others meanwhile. */
  thread?: ThreadOptions;
}

/** Something that a model may read with; it never writes. */
export interface ReadTool {
  name: string;
  description: string;
  /** Of the input that the model gives. */
  shape: z.ZodType;
  run(input: unknown): Promise<object>;
}

/** A question to the assistant, with what was said before, oldest first. */
export interface Conversation {
  question: string;
  history: readonly { question: string; answer: string }[];
  /** What the model must know of its task and of today. */
  instructions: string;
  tools: readonly ReadTool[];
}

export interface Engine {
  /** Name and version as they stand in every analysis, for example `built-in` and `1`. */
  readonly name: string;
  readonly version: string;
  /** The model behind it, null for the built-in engine. */
  readonly model: string | null;
  /** Exactly five distinct criteria with anchors, even for poor input. */
  criteria(job: CriteriaInput, asker?: Asker): Promise<Criterion[]>;
  resume(input: ResumeInput, asker?: Asker): Promise<ResumeMarks>;
  /** The next of six questions: one question, at most 45 words. */
  nextQuestion(input: QuestionInput, asker?: Asker): Promise<NextQuestion>;
  interview(input: InterviewInput, asker?: Asker): Promise<InterviewMarks>;
  /** What is to be done with a question to the assistant; looks names up on the way. */
  plan(asked: Asked, lookup: Lookup): Promise<Plan>;
  /** The same text of another person: other name, other sex, nothing else. */
  swapPerson(text: string, identity: Identity, name: string): Promise<{ text: string; identity: Identity }>;
  /** The answer in words after reading by the tools; null where the model gave none. Only where there is a model. */
  converse?(conversation: Conversation, asker?: Asker): Promise<string | null>;
  /** Ends what works for it. */
  close(): Promise<void>;
}
