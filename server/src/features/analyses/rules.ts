/** The published arithmetic of a grade: engines mark, this counts, and every screen shows these numbers and no others. */
import { resumeMark } from '@saring/contract/domain';
import type { AnswerMark, ResumeMarks } from '@saring/engine';

/** Share of the resume and of the interview in the final score of 100. */
const resumeShare = 40;
const interviewShare = 60;
/** Resume relevancy, 0 to 10 with two decimals. */
export function resumeScore(marks: Pick<ResumeMarks, 'parts' | 'caps' | 'base'>): number {
  return twoDecimals(resumeMark(marks));
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

function clamp(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}

/** Rounds half up; the nudge keeps 1.005, which floating point stores a hair below, from falling to 1.00. */
function twoDecimals(value: number): number {
  return Math.round(value * 100 + 1e-9) / 100;
}
