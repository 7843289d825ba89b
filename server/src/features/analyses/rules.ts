/** The published arithmetic: an engine gives marks, every number that a person sees is counted here. */
import type { InterviewMarks, ResumeMarks } from '#engines/ai/index.ts';

const round2 = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** 0 to 10, two decimals: ten times the weighted parts, under the lowest ceiling that applies. */
export function resumeScore(marks: ResumeMarks): number {
  const sum = marks.parts.reduce((total, part) => total + clamp(part.value, 0, 1) * part.weight, 0);
  const ceiling = Math.min(10, ...marks.caps.map((cap) => cap.limit));
  return round2(clamp(sum * 10, 0, ceiling));
}

/** 0 to 25, two decimals: the sum of the five criterion levels of 0 to 5. */
export function interviewScore(marks: InterviewMarks): number {
  return round2(marks.criteria.reduce((total, mark) => total + clamp(mark.level, 0, 5), 0));
}

/** 0 to 100, two decimals: 40 points for the resume, 60 for the interview. */
export function finalScore(resume: number, interview: number): number {
  return round2((40 * resume) / 10 + (60 * interview) / 25);
}

/** The band of a final score in lists. */
export function bandOf(score: number): 'Strong' | 'Medium' | 'Weak' {
  return score >= 80 ? 'Strong' : score >= 60 ? 'Medium' : 'Weak';
}

/** The suggested result of a final score; only a person decides. */
export function suggestedResult(score: number): 'STRONG FIT' | 'MODERATE FIT' | 'WEAK FIT' {
  return score >= 80 ? 'STRONG FIT' : score >= 60 ? 'MODERATE FIT' : 'WEAK FIT';
}
