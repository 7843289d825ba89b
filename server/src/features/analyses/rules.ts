/** The published arithmetic of a grade: engines mark, this counts, and every screen shows these numbers and no others. */
import type { AnswerMark, ResumeMarks } from '#engines/ai/index.ts';

/** Share of the resume and of the interview in the final score of 100. */
const resumeShare = 40;
const interviewShare = 60;
/** Bands of the final score: at least so much is Strong, at least so much Medium, less is Weak. */
const strongFrom = 80;
const mediumFrom = 60;

type Band = 'Strong' | 'Medium' | 'Weak';
type SuggestedResult = 'STRONG FIT' | 'MODERATE FIT' | 'WEAK FIT';

/** Resume relevancy, 0 to 10 with two decimals: the weighted mean of the parts times ten, at most the lowest ceiling. */
export function resumeScore(marks: Pick<ResumeMarks, 'parts' | 'caps'>): number {
  let sum = 0;
  let weights = 0;
  for (const { value, weight } of marks.parts) {
    sum += clamp(value, 1) * weight;
    weights += weight;
  }
  const mean = weights > 0 ? (sum / weights) * 10 : 0;
  const ceiling = marks.caps.reduce((lowest, cap) => Math.min(lowest, cap.limit), 10);
  return twoDecimals(clamp(Math.min(mean, ceiling), 10));
}

/** One criterion of the interview, 0 to 5 with two decimals. */
function criterionScore(mark: Pick<AnswerMark, 'level'>): number {
  return twoDecimals(clamp(mark.level, 5));
}

/** The interview, 0 to 25 with two decimals: the sum of its five criterion scores. */
export function interviewScore(marks: { criteria: readonly Pick<AnswerMark, 'level'>[] }): number {
  const sum = marks.criteria.reduce((total, mark) => total + criterionScore(mark), 0);
  return twoDecimals(clamp(sum, 25));
}

/** The final score, 0 to 100 with two decimals: 40 × resume/10 + 60 × interview/25; no interview counts 0. */
export function finalScore(resume: number, interview: number | null): number {
  return twoDecimals((resumeShare * clamp(resume, 10)) / 10 + (interviewShare * clamp(interview ?? 0, 25)) / 25);
}

/** The band of a final score in lists. */
export function bandOf(final: number): Band {
  return final >= strongFrom ? 'Strong' : final >= mediumFrom ? 'Medium' : 'Weak';
}

/** A suggestion to a person, who alone decides. */
export function suggestedResult(final: number): SuggestedResult {
  return final >= strongFrom ? 'STRONG FIT' : final >= mediumFrom ? 'MODERATE FIT' : 'WEAK FIT';
}

function clamp(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}

/** Rounds half up; the nudge keeps 1.005, which floating point stores a hair below, from falling to 1.00. */
function twoDecimals(value: number): number {
  return Math.round(value * 100 + 1e-9) / 100;
}
