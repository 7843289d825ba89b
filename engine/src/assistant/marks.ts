/** Bounds on marks, and bands, in a question. */

import { bandRange, bands } from '@saring/contract/domain';
import { bounds } from './bounds.ts';
import { peopleNouns } from './lexicon.ts';
import type { Reader } from './reader.ts';
import type { Filter, Range, ScoreField } from './types.ts';

const scoreNoun =
  '(?:final |overall |total |ai |resume |cv |interview |relevancy |match |matching |performance )*(?:scores?|scored|scoring|grades?|graded|marks?|marked|points?|rat(?:ing|ings|ed)|results?|relevancy|match(?:es)?|percent(?:age)?)(?: (?:is|are|was|of|that is|a|an|in|on|for|the|their|score|relevancy|interview|resume|cv))*';
const fieldOf = (text: string, max: number): ScoreField => {
  if (/\b(?:resumes?|cvs?|relevancy)\b/.test(text)) return 'resume';
  if (/\binterviews?\b/.test(text)) return 'interview';
  return /out of 25|\/ ?25/.test(text)
    ? 'interview'
    : /out of 10\b|\/ ?10\b/.test(text) && max <= 10
      ? 'resume'
      : 'final';
};
const scoreUnit = '(?: ?%| percent| points?| marks?)?(?: ?(?:\\/|out of) ?(?:100|10|25)\\b)?';

/** A range without a unit that is no span of years. */
const loose =
  /(?<!\d)(?!(?:19|20)\d\d)\d{2,6} ?(?:-|to|and|until) ?\d{2,6}(?!\d| ?(?:years?|yrs?|days?|weeks?|months?)\b)/;

/** How a band is asked for. */
const bandWords: [RegExp, Range][] = [
  [
    /\b(?:(?:in|of) the )?strong(?: |-)?(?:band|fits?|grades?|matches|match|rated|rating)\b|\brated (?:as )?strong\b|\bstrong (?:applicants?|candidates?|ones?|people)\b|\bare strong\b/,
    rangeOf('strong'),
  ],
  [
    /\b(?:(?:in|of) the )?(?:medium|moderate)(?: |-)?(?:band|fits?|grades?|matches|match|rated|rating)\b|\brated (?:as )?(?:medium|moderate)\b|\b(?:medium|moderate) (?:applicants?|candidates?|ones?|people)\b|\bare (?:medium|moderate)\b/,
    rangeOf('medium'),
  ],
  [
    /\b(?:(?:in|of) the )?weak(?: |-)?(?:band|fits?|grades?|matches|match|rated|rating)\b|\brated (?:as )?weak\b|\bweak (?:applicants?|candidates?|ones?|people)\b|\bare weak\b/,
    rangeOf('weak'),
  ],
];

/** Bounds on marks: of the final score unless the resume or the interview is named. */
export function takeScores(reader: Reader): { scores: NonNullable<Filter['scores']>; salary: Range | null } {
  const found: NonNullable<Filter['scores']> = [];
  let salary: Range | null = null;
  for (let more = true; more && found.length < 4; ) {
    more = false;
    for (const [pattern, range] of bounds(scoreUnit, '')) {
      const equal = /^\(\?:equal/.test(pattern.source);
      const between = /^\(\?:between/.test(pattern.source);
      const match =
        reader.take(
          new RegExp(
            `(?:with |have |has |having |had |got |get |whose |who |that |an? |the |(?:resumes?|cvs?|interviews?) (?=(?:that |which |were |are |is )*(?:scor|grad|rat|mark))|which |were |are |is )*${scoreNoun} ?${pattern.source}(?: (?:in|on|for|at) (?:the |their )*(?:interviews?|resumes?|cvs?)\\b)?`,
          ),
        ) ??
        reader.take(
          new RegExp(
            `(?:with |have |has |having |had |got |an? )*${pattern.source} (?:(?:in|on|for|as|of) )?(?:the |their |a )*${scoreNoun}`,
          ),
        ) ??
        reader.take(new RegExp(`${pattern.source} (?:(?:in|on|for) )?(?:the |their )*(?:interviews?|resumes?)\\b`)) ??
        (equal
          ? null
          : reader.take(
              new RegExp(`\\b(?:interviews?|resumes?|cvs?|finals?)(?: (?:is|are|was|of))* ?${pattern.source}`),
            )) ??
        (equal || (between && !loose.test(reader.text))
          ? null
          : reader.take(
              new RegExp(
                `(?:with |who (?:are|is) |that are |have |has |got )?${pattern.source}(?! ?(?:of|out of the|years?|yrs?|months?|weeks?|days?|hours?|${peopleNouns}|jobs?|positions?|people)\\b)`,
              ),
            ));
      if (!match) continue;
      const bound = range(match);
      // Without a unit: no score is above 100, no salary below it.
      if (
        Math.max(bound.min ?? 0, bound.max ?? 0) > 100 &&
        !/scor|grad|mark|point|rat|result|relevan|match|%/.test(match[0])
      ) {
        salary = bound;
        more = true;
        break;
      }
      found.push({ field: fieldOf(match[0], bound.max ?? bound.min ?? 0), ...bound });
      more = true;
      break;
    }
  }
  for (const [pattern, range] of bandWords) if (reader.take(pattern)) found.push({ field: 'final', ...range });
  return { scores: found, salary };
}

/** The bounds of a band on the final score; "moderate" is Medium. */
export function rangeOf(name: string): Range {
  const { from, below } = bandRange(bands.find((band) => band.toLowerCase() === name) ?? 'Medium');
  return { ...(from > 0 && { min: from }), ...(below !== null && { max: below, under: true }) };
}
