/** The engine interface: whatever reads resumes and answers implements this, and nothing outside this folder knows which one it is. */
import type {
  Criterion,
  InterviewInput,
  InterviewMarks,
  JobText,
  NextQuestion,
  QuestionInput,
  ResumeInput,
  ResumeMarks,
} from './types.ts';

export { createEngine } from './create.ts';
export type * from './types.ts';

export interface Engine {
  /** Name and version as they stand in every analysis, for example `built-in` and `1`. */
  readonly name: string;
  readonly version: string;
  /** The model behind it, null for the built-in engine. */
  readonly model: string | null;
  /** Exactly five distinct criteria with anchors, even for poor input. */
  criteria(job: Omit<JobText, 'criteria'>): Promise<Criterion[]>;
  resume(input: ResumeInput): Promise<ResumeMarks>;
  /** The next of six questions: one question, at most 45 words. */
  nextQuestion(input: QuestionInput): Promise<NextQuestion>;
  interview(input: InterviewInput): Promise<InterviewMarks>;
}
