/** Places in a ranking and days in a question. */

import { calendarOf, monthWord } from './calendar.ts';
import { findSpan } from './dates.ts';
import type { Reader } from './reader.ts';
import type { Asked, Span } from './types.ts';

const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "Second best", "3rd highest", "ranked number 2", "in fourth place". */
export function takePlace(reader: Reader): number | null {
  const nth = `(${ordinals.join('|')}|\\d{1,2}(?:nd|rd|th))`;
  const found =
    reader.take(
      new RegExp(
        `\\b(?:the )?${nth}(?:[ -](?:place|position))?(?=[ -](?:best|highest|strongest|lowest|worst|weakest|top|most|least|cheapest|newest|latest|oldest|ranked|rank|in rank))`,
      ),
    ) ??
    reader.take(
      new RegExp(
        `\\b(?:(?:ranks?|ranked|came|come|comes|is|in|on|at) )+(?:the )?${nth}(?! (?:of )?${monthWord}\\b)(?: place)?(?= |$)`,
      ),
    ) ??
    reader.take(
      /\b(?:who|which(?: one)?|applicant|candidate|person) (?:is|was|comes|came|are|stands)(?: (?:in|at|as|our))* ?(?:number|no\.?|#) ?()(\d{1,2})\b/,
    ) ??
    reader.take(/\b(?:ranks?|ranked|rank|place|position)(?: (?:number|no|#|in|is|at))* ?#?()(\d{1,2})\b/);
  if (!found) return null;
  const word = found[1] || found[2] || '';
  const at = ordinals.indexOf(word);
  return at >= 0 ? at + 2 : Number.parseInt(word, 10);
}

/** What closes lies ahead. */
const ahead = /\b(?:clos(?:e|es|ing)|deadlines?|expir(?:e|es|ing|y)|ending|ends?|due)\b(?! (?:to|for))/;

/** Cuts the first span of days out of what is still to be read; null where there is none. `ofJob` says that a job closed or was posted then, `before` is the text before it. */
export function takeSpan(reader: Reader, asked: Asked): { span: Span; ofJob: boolean; before: string } | null {
  const found = findSpan(reader.text, calendarOf(asked.now, asked.timeZone), ahead.test(reader.text));
  if (!found) return null;
  const before = reader.text.slice(0, found.start);
  const ofJob = /\b(?:closed|posted|opened|published|advertised)(?: (?:in|on|back))? *$/.test(before);
  reader.cut(found.start, found.end);
  return { span: found.span, ofJob, before };
}
