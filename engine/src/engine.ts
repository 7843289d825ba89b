/** The engine interface: whatever reads resumes and answers implements this, and nothing outside this room knows which one it is. */
import type { z } from 'zod';
import type { Asked, Lookup, Plan } from '#assistant/index.ts';
import type { Hidden, Known } from '#redaction/redacted.ts';
import type {
  AnswerMark,
  CriteriaInput,
  Criterion,
  CriterionFinding,
  Identity,
  InterviewInput,
  InterviewMarks,
  NextQuestion,
  QuestionInput,
  ResumeFacts,
  ResumeInput,
  ResumeMarks,
} from './types.ts';

/** On whose account a model is asked. */
export interface Asker {
  companyId: string;
  /** Whose text this is wants no model to read it. */
  builtInOnly?: boolean;
}

/** What an engine needs from outside. */
export interface EngineOptions {
  /** The published arithmetic, 0 to 10 and 0 to 25: engines compare their own results by it. */
  sums: {
    resume(marks: Pick<ResumeMarks, 'parts' | 'caps' | 'base'>): number;
    interview(marks: { criteria: readonly Pick<AnswerMark, 'level'>[] }): number;
  };
  /** Counts one question to a model; false when the company has asked enough for today. */
  spend?(companyId: string): Promise<boolean>;
  /** Hears of every answer that the built-in engine gave instead: the kind of question and the kind of fault, no text. */
  onFault?(what: string, fault: string): void;
  /** Milliseconds that a model has while a person waits: for the next question, and for an answer of the assistant. */
  timeLimit?: Partial<Record<'question' | 'talk', number>>;
  /** Headers of a call to a model with what the caller's trace adds to them; as they are where nothing is said. */
  headers?(headers?: ConstructorParameters<typeof Headers>[0]): Headers;
}

/** Something that a model may read with; it never writes. */
export interface ReadTool {
  name: string;
  description: string;
  /** Of the input that the model gives. */
  shape: z.ZodType;
  run(input: unknown): Promise<object>;
}

/** Texts in which a person is to be hidden. */
export interface RedactInput {
  texts: readonly string[];
  person: Known;
  /** The person's resume, whose names of schools are hidden in every text. */
  resume: string;
}

/** A question to the assistant, with those before it, oldest first. */
export interface Conversation {
  question: string;
  /** With the names of those whom the answer was about; what else it held, their words and contacts too, is for no model. */
  history: readonly { question: string; named: readonly string[] }[];
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
  /** What the writer of these criteria should know. */
  checkCriteria(criteria: readonly string[]): Promise<CriterionFinding[]>;
  /** What a resume tells of its owner, for the owner's own profile. */
  resumeFacts(text: string): Promise<ResumeFacts>;
  /** Years of work up to a day (`YYYY-MM-DD`); null where the resume tells nothing of them. */
  yearsWorked(text: string, asOf: string): Promise<number | null>;
  /** What is to be done with a question to the assistant; looks names up on the way. */
  plan(asked: Asked, lookup: Lookup): Promise<Plan>;
  /** The same text of another person: other name, other sex, nothing else. */
  swapPerson(text: string, identity: Identity, name: string): Promise<{ text: string; identity: Identity }>;
  /** The texts as a model may read them, free of person: a resume under whose name it stands, words in which names are what it is about. */
  forModel(texts: readonly string[], kind: 'resume' | 'words'): Promise<string[]>;
  /** What tells in each of the texts who the person is; `urgent` where somebody waits for it. Throws where it takes too long. */
  redact(input: RedactInput, urgent: boolean): Promise<Hidden[]>;
  /** The answer in words after reading by the tools; null where the model gave none. Only where there is a model. */
  converse?(conversation: Conversation, asker?: Asker): Promise<string | null>;
  /** Ends what works for it. */
  close(): Promise<void>;
}
