/** The three numbers that lists show, from what the engine marked; the arithmetic itself is in the analyses' rules. */
import type { ResumeMarks } from '@saring/engine';
import { finalScore, resumeScore } from '#features/analyses/index.ts';

/** The columns of an application that follow from its marks; without an interview it counts 0. */
export function gradeOf(
  resume: ResumeMarks,
  interviewScore: number | null,
): { resumeScore: number; interviewScore: number | null; finalScore: number } {
  const score = resumeScore(resume);
  return { resumeScore: score, interviewScore, finalScore: finalScore(score, interviewScore ?? 0) };
}
