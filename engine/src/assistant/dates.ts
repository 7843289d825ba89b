/** Dates in questions: "today", "last 7 days", "since 3 November", "between 1 and 15 Oct" as spans of days of the configured zone. */

import { endOfDay, startOfDay } from '@saring/contract/domain';
import { aroundOf, type Calendar, type Days, dayText, shift, unbounded } from './calendar.ts';
import { aheadRules } from './dates-ahead.ts';
import { namedRules } from './dates-named.ts';
import { plainRules } from './dates-plain.ts';
import type { Span } from './types.ts';

/** The first date phrase of a plain text: its span and where it stands. */
export function findSpan(
  text: string,
  given: Calendar,
  ahead: boolean,
): { span: Span; start: number; end: number } | null {
  const around = aroundOf({ ...given, ahead });
  const rules = [...(ahead ? aheadRules(around) : []), ...namedRules(around), ...plainRules(around)];
  for (const [pattern, days] of rules) {
    const match = pattern.exec(text);
    const found = match && days(match);
    if (match && found)
      return { span: spanOf(found, around.calendar), start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** A span of whole days; an empty end is open. */
export function spanOf({ first, last }: Days, { today, timeZone }: Calendar): Span {
  const named =
    first === last && first === today
      ? `today (${dayText(first)})`
      : first === last && first === shift(today, -1)
        ? `yesterday (${dayText(first)})`
        : '';
  const label =
    named ||
    (first === last
      ? `on ${dayText(first)}`
      : first === unbounded.first
        ? `up to ${dayText(last)}`
        : last === ''
          ? `since ${dayText(first)}`
          : `from ${dayText(first)} to ${dayText(last)}`);
  return {
    ...(first ? { from: startOfDay(first, timeZone).toISOString() } : {}),
    ...(last ? { before: endOfDay(last, timeZone).toISOString() } : {}),
    label,
  };
}
