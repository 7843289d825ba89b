/** Years of work in a resume without a job to compare it with: the dated periods as one union, those of study left out. */
import { findPeriods, unionYears } from './dates.ts';
import { claimedYears } from './resume-structure.ts';

const study =
  /\b(?:university|universiti|college|kolej|polytechnic|politeknik|school|sekolah|bachelor|master of|diploma|degree|spm|stpm|cgpa|gpa|institut[e]?)\b/i;
const headings =
  /^[ \t]*(?:(education|academic|qualifications?|studies|pendidikan)\b.{0,25}|(?:work|professional|employment|career|experience|pengalaman|skills|projects|history)\b.{0,25})$/gim;

/** Years up to `asOf` (`YYYY-MM-DD`); without dated posts what the resume claims; null where it tells nothing. */
export function yearsWorked(text: string, asOf: string): number | null {
  const sections = [...text.matchAll(headings)].map((match) => ({
    at: match.index,
    study: match[1] !== undefined,
  }));
  const posts = findPeriods(text, asOf).filter((period) => {
    const line = text.slice(text.lastIndexOf('\n', period.start) + 1, lineEnd(text, period.end));
    const section = sections.findLast(({ at }) => at <= period.start);
    return !section?.study && !study.test(line);
  });
  if (posts.length === 0) return claimedYears(text);
  return unionYears(posts.map((post) => ({ ...post, weight: 1 })));
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
