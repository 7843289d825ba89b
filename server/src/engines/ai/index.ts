/** The engine interface: whatever reads resumes and answers implements this, and nothing outside this folder knows which one it is. */
import type {
  AnswerMark,
  CriteriaInput,
  Criterion,
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
export { otherNames, swapPerson } from './builtin/swap.ts';
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
}
