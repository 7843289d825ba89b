/** Years of work in a resume without a job to compare it with: the dated periods as one union, those of study left out. */
import { findPeriods, unionOf } from './dates.ts';

const claim = /\b(\d{1,2})\+? ?(?:\+|plus)? ?(?:years?|yrs)\b/gi;
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
  return unionOf(posts) / 12;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** The most years that a resume claims in words; null where it claims none. */
function claimedYears(text: string): number | null {
  let best: number | null = null;
  for (const match of text.matchAll(claim)) {
    const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 50);
    const value = Number(match[1]);
    if (/experience|professional|career|as an? |working/i.test(around) && value > 0 && value <= 45)
      best = Math.max(best ?? 0, value);
  }
  return best;
}
