/** Bounds on a number as people write them: "above 80", "between 70 and 80", "5 or more". */

import type { Range } from './types.ts';

export const number = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?!\\.?\\d)';
/** The number that a text writes with commas; 0 for none. */
export const value = (text: string | undefined): number => Number((text ?? '').replace(/,/g, ''));

const overWord =
  '(?:above|over|more than|greater than|higher than|better than|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|beyond|north of|upwards of|>)';
const atLeastWord =
  '(?:at least|minimum(?: of)?|min|no (?:lower|smaller|worse|fewer) than|no less than|not less than|not below|not under|>=|from)';
const underWord = '(?:below|under|less than|lower than|worse than|fewer than|cheaper than|beneath|short of|<)';
const atMostWord =
  '(?:at most|maximum(?: of)?|max|no (?:higher|greater|larger|bigger|better|above|over) than|not (?:higher|greater) than|up to|no more than|not more than|not above|not over|not exceeding|within|<=)';

/** Bounds with their numbers, in every order in which people write them; groups `a` and `b`. */
export function bounds(unit: string, of: string): [RegExp, (match: RegExpExecArray) => Range][] {
  const n = `${of}${number}${unit}`;
  const range =
    (fields: Omit<Range, 'min' | 'max'> & { low?: boolean; high?: boolean }) =>
    (match: RegExpExecArray): Range => ({
      ...(fields.low ? { min: value(match[1]), ...(fields.over ? { over: true } : {}) } : {}),
      ...(fields.high ? { max: value(match[1]), ...(fields.under ? { under: true } : {}) } : {}),
    });
  return [
    [
      new RegExp(`(?:between|from|of|in the range of)? ?${n} ?(?:-|to|and|until) ?${n}`),
      (m) => ({ min: Math.min(value(m[1]), value(m[2])), max: Math.max(value(m[1]), value(m[2])) }),
    ],
    [new RegExp(`(?:is |are |was )?not ${overWord} ${n}`), range({ high: true })],
    [new RegExp(`(?:is |are |was )?not ${underWord} ${n}`), range({ low: true })],
    [new RegExp(`(?:is |are |was )?${atLeastWord} ${n}`), range({ low: true })],
    [new RegExp(`(?:is |are |was )?${atMostWord} ${n}`), range({ high: true })],
    [new RegExp(`(?:is |are |was )?${overWord} ${n}`), range({ low: true, over: true })],
    [new RegExp(`(?:is |are |was )?${underWord} ${n}`), range({ high: true, under: true })],
    [
      new RegExp(
        `${n} ?(?:(?:or|and) (?:more|above|higher|over|better|up|upwards?|onwards?|greater)|(?:above|up|upwards|onwards|and up)(?= |$))`,
      ),
      range({ low: true }),
    ],
    [
      new RegExp(
        `${n} ?(?:(?:or|and) (?:less|below|lower|under|worse|cheaper|fewer|down)|(?:below|under|downwards)(?= |$)(?! \\d))`,
      ),
      range({ high: true }),
    ],
    [new RegExp(`${n} ?\\+`), range({ low: true })],
    [new RegExp(`(?:equal to|exactly|equals|=|is|of) ${n}`), (m) => ({ min: value(m[1]), max: value(m[1]) })],
  ];
}
