/** What is said of jobs in a question: how many applied, open or closed, and titles that stand there whole. */

import type { JobStatus } from '@saring/contract/domain';
import { jobNouns } from './lexicon.ts';
import { type Reader, read } from './reader.ts';
import { takeTitles } from './titles.ts';
import type { JobRef, Range } from './types.ts';

/** "jobs with more than 10 applicants". */
export function takeJobApplicants(reader: Reader): Range | null {
  const jobsFirst = new RegExp(`\\b(?:${jobNouns})\\b.*`);
  if (!jobsFirst.test(reader.text)) return null;
  const lead = '(?:(?:with|that|which|have|has|having|had|got|received|getting|get|attracted|are|is) )*';
  const nouns = '(?:applicants?|candidates?|applications?|people|submissions?)';
  const after = '(?: yet| so far)?';
  if (
    reader.take(
      new RegExp(
        `\\b(?:without|(?:with|have|has|had|got|received) (?:no|zero|0|not(?: \\w+)? any)|(?:have|has|had|did|do) not (?:\\w+ )?(?:any|a single|got any|received any|have any|get any))(?: any)? ${nouns}\\b${after}|\\b(?:nobody|no one|no-one) (?:has )?applied (?:for|to)\\b`,
      ),
    )
  )
    return { max: 0 };
  const over = reader.take(new RegExp(`\\b${lead}(?:more than|over|above|exceeding) (\\d+) ${nouns}\\b`));
  if (over) return { min: Number(over[1]), over: true };
  const least =
    reader.take(new RegExp(`\\b${lead}at least (\\d+) ${nouns}\\b`)) ??
    reader.take(new RegExp(`\\b${lead}(\\d+) or more ${nouns}\\b`));
  if (least) return { min: Number(least[1]) };
  const under = reader.take(
    new RegExp(`\\b${lead}(?:less|fewer) than (\\d+) ${nouns}\\b|\\b${lead}(?:under|below) (\\d+) ${nouns}\\b`),
  );
  if (under) return { max: Number(under[1] ?? under[2]), under: true };
  const most = reader.take(new RegExp(`\\b${lead}at most (\\d+) ${nouns}\\b`));
  return most ? { max: Number(most[1]) } : null;
}

/** "open jobs", "positions that are closed". */
export function takeJobState(reader: Reader): JobStatus | null {
  const open = '(?:open|opened|live|active|available|unfilled|vacant|current|ongoing|running|hiring)';
  const closed = '(?:closed|inactive|inactivated|expired|ended|not (?:open|live|active))';
  for (const [state, words] of [
    ['Closed', closed],
    ['Live', open],
  ] as const) {
    const found =
      reader.take(new RegExp(`\\b${words}(?: for applications?)?(?= (?:\\w+ ){0,3}(?:${jobNouns})\\b)`)) ??
      (new RegExp(`\\b(?:${jobNouns})\\b`).test(reader.text)
        ? reader.take(
            new RegExp(
              `(?<=\\b(?:${jobNouns}|we|you|that|which|are|is|still|currently|now) )(?:(?:that|which|do|we|have|are|is|were|been|still|currently|now|have|has|remain) )*${words}(?: (?:for applications?|now|currently|at the moment|right now))?(?= |$)(?! (?:applications?|applicants?))`,
            ),
          )
        : null);
    if (found) return state;
  }
  return null;
}

/** A title that stands there whole, unless it is the experience that is asked for. */
export function takeWhole(reader: Reader, jobs: readonly JobRef[]) {
  const copy = read(reader.text);
  const found = takeTitles(copy, jobs);
  if (!found?.whole) return null;
  const label = found.named.label.toLowerCase();
  const asExperience =
    /\b(?:experience|experienced|worked|working|skilled|skills|background|certified|knowledge|degree|studied|mention\w*|know\w*|expertise) (?:in|as|with|of|for|on|at|about)?(?: an?)? ?$/;
  const at = reader.text.indexOf(label.split(',')[0] ?? label);
  if (
    at >= 0 &&
    (asExperience.test(reader.text.slice(0, at)) ||
      /^\S* ?\S* ?(?:experience|skills?|background|knowledge|certification)/.test(
        reader.text.slice(at + label.length).trimStart(),
      ))
  )
    return null;
  reader.text = copy.text;
  return found;
}
