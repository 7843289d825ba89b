/** What goes into and comes out of an engine: the engine gives marks with quotations, code elsewhere does the arithmetic. */

/** A criterion with what a reviewer would see at level 0, 2 and 4. */
export interface Criterion {
  text: string;
  /** Anchors in observable words. */
  levels: { none: string; some: string; strong: string };
  /** The sentence of the description that it came from; none where the occupation or nothing said filled it. */
  source?: Quotation;
}

/** Something about a criterion that the person who writes it should know. */
export interface CriterionFinding {
  /** Which of the criteria, from 0. */
  index: number;
  kind: 'protected' | 'proxy' | 'vague' | 'overlap';
  /** The words it is about, as they stand there; none for the whole. */
  words: string[];
  text: string;
}

export interface JobText {
  title: string;
  department?: string;
  /** Plain text of the description (file, additional information, or both). */
  description: string;
  /** Texts of the five criteria; empty while they are still being proposed. */
  criteria: readonly string[];
}

/** A job whose criteria are to be proposed. */
export interface CriteriaInput extends Omit<JobText, 'criteria'> {
  /** Texts that were proposed or written already: others come first as long as there are any. */
  without?: readonly string[];
}

/** What is known of the person, only so that it can be masked before anything reads. */
export interface Identity {
  fullName?: string;
  email?: string;
  phone?: string;
  address?: string;
}

/** What a resume tells of its owner; null for what is not plain. */
export interface ResumeFacts {
  fullName: string | null;
  phone: string | null;
  address: string | null;
  contactEmail: string | null;
  description: string | null;
}

/** A passage found verbatim in its source; offsets are UTF-16 indexes into the text as given. */
export interface Quotation {
  text: string;
  start: number;
  end: number;
}

/** A plain fact shown to the reviewer, never a hidden penalty. */
export interface Flag {
  code: string;
  text: string;
  quotation?: Quotation;
}

export type Verdict = 'met' | 'partly' | 'no evidence';

export interface ResumeCriterion {
  criterion: string;
  verdict: Verdict;
  /** 0 to 4. */
  level: number;
  explanation: string;
  quotations: Quotation[];
}

/** One part of the resume mark: `value` 0 to 1; the weight is of the arithmetic that `ResumeMarks.base` names. */
export interface ScorePart {
  key: string;
  label: string;
  value: number;
  weight: number;
  explanation: string;
}

/** Which engine read. */
export interface ReadBy {
  name: string;
  version: string;
  model: string | null;
}

export interface ResumeMarks {
  /** Only where another engine than the one asked had to answer. */
  readBy?: ReadBy;
  parts: ScorePart[];
  /**
   * Where it is given, the mark is 10 / (1 + e^-s) with s = base + the sum of value × weight, which is never lower for
   * more of anything and has no ceiling; without it the weighted mean of the parts times ten.
   */
  base?: number;
  /** Ceilings on the 0 to 10 score that apply, each with its reason. */
  caps: { limit: number; reason: string }[];
  criteria: ResumeCriterion[];
  strengths: string[];
  gaps: string[];
  flags: Flag[];
  /** Two to five sentences a recruiter would sign. */
  explanation: string;
  /** Spread of repeated runs on the 0 to 10 scale (model engine only). */
  spread?: number;
}

export interface Turn {
  sequence: number;
  question: string;
  response: string;
  /** Index 0 to 4 of the criterion the question was about; null for the opening question. */
  criterion: number | null;
}

export interface AnswerMark {
  criterion: string;
  /** 0 to 5, steps of 0.01 allowed. */
  level: number;
  explanation: string;
  /** Offsets are into the response of the turn named by `sequence`. */
  quotations: (Quotation & { sequence: number })[];
}

export interface InterviewMarks {
  /** Only where another engine than the one asked had to answer. */
  readBy?: ReadBy;
  criteria: AnswerMark[];
  overallAssessment: string;
  flags: Flag[];
  spread?: number;
}

export interface ResumeInput {
  job: JobText;
  /** Text that a person can see in the document; hidden text is already left out. */
  resumeText: string;
  identity: Identity;
  /** The application date (ISO); the only "now" an engine knows. */
  asOf: string;
}

export interface QuestionInput {
  job: JobText;
  resumeText: string;
  identity: Identity;
  asOf: string;
  /** Answered turns in order; empty before the first question. */
  history: readonly Turn[];
  /** What the person was asked in other interviews for this job: none of it is asked again. */
  asked?: readonly string[];
  /** Those of them that no model may read, for they take up words of answers. */
  askedInside?: readonly string[];
}

export interface InterviewInput {
  job: JobText;
  turns: readonly Turn[];
  identity: Identity;
}

export interface NextQuestion {
  question: string;
  criterion: number | null;
}
