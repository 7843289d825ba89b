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

/** One mark that could have been higher, and what the final score of 100 would have gained by it, all else as it is. */
export interface Change {
  /** A criterion in the resume, one in the interview, or the interview that nobody took. */
  source: 'resume' | 'interview' | 'no_interview';
  /** Empty for the interview that nobody took. */
  criterion: string;
  points: number;
}

type Criteria = readonly { criterion: string; level: number }[];

/** The marks as they would be had one criterion of the resume been shown in full. */
function withFullCriterion<M extends Pick<ResumeMarks, 'parts'> & { criteria: Criteria }>(marks: M, index: number): M {
  const missing = fullLevel - (marks.criteria[index]?.level ?? fullLevel);
  const criteria = marks.criteria.map((one, at) => (at === index ? { ...one, level: fullLevel } : one));
  // Its value is the mean of the levels, as a share of the full one.
  const more = missing / (fullLevel * marks.criteria.length);
  const parts = marks.parts.map((part) => (part.key === 'criteria' ? { ...part, value: part.value + more } : part));
  return { ...marks, criteria, parts };
}

const fullLevel = 4;
const fullAnswer = 5;

/** What would have changed the final score, most first; by less than 0.01 is left out. */
export function whatWouldChange(
  resume: Pick<ResumeMarks, 'parts' | 'caps' | 'base'> & { criteria: Criteria },
  interview: { criteria: Criteria } | null,
  /** Of an interview that is not read yet nothing can be said. */
  isTaken = false,
): Change[] {
  const [ofResume, ofInterview] = [resumeScore(resume), interview && interviewScore(interview)];
  const now = finalScore(ofResume, ofInterview);
  const gain = (final: number) => twoDecimals(final - now);
  const told = resume.criteria.map(({ criterion }, index): Change => {
    const score = resumeScore(withFullCriterion(resume, index));
    return { source: 'resume', criterion, points: gain(finalScore(score, ofInterview)) };
  });
  const said = (interview?.criteria ?? []).map(({ criterion }, index): Change => {
    const criteria = interview?.criteria.map((one, at) => (at === index ? { ...one, level: fullAnswer } : one)) ?? [];
    return { source: 'interview', criterion, points: gain(finalScore(ofResume, interviewScore({ criteria }))) };
  });
  const missed: Change[] =
    interview || isTaken ? [] : [{ source: 'no_interview', criterion: '', points: gain(finalScore(ofResume, 25)) }];
  return [...told, ...said, ...missed]
    .filter(({ points }) => points >= 0.01)
    .toSorted((one, other) => other.points - one.points);
}

function clamp(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}

/** Rounds half up; the nudge keeps 1.005, which floating point stores a hair below, from falling to 1.00. */
function twoDecimals(value: number): number {
  return Math.round(value * 100 + 1e-9) / 100;
}
