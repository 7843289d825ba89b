/** Dates in questions: "today", "last 7 days", "since 3 November", "between 1 and 15 Oct" as spans of days of the configured zone. */

import { daysUpTo, endOfDay, startOfDay } from '#platform/days.ts';
import {
  type Calendar,
  type Days,
  dateWord,
  dayText,
  dayWord,
  minusMonths,
  monthDays,
  monthOf,
  monthWord,
  oneDay,
  shift,
  unbounded,
  weekdayOf,
} from './calendar.ts';
import type { Span } from './types.ts';

/** The first date phrase of a plain text: its span and where it stands. */
export function findSpan(
  text: string,
  given: Calendar,
  ahead: boolean,
): { span: Span; start: number; end: number } | null {
  const calendar = { ...given, ahead };
  const { today } = calendar;
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const monday = shift(today, -weekdayOf(today));
  const back = (count: number, unit: string): Days => {
    if (unit.startsWith('hour'))
      return { first: shift(today, -Math.ceil(count / 24) + (count <= 24 ? 0 : 1)), last: today };
    if (unit.startsWith('month') || unit.startsWith('year'))
      return { first: shift(minusMonths(today, unit.startsWith('year') ? count * 12 : count), 1), last: today };
    return {
      first: daysUpTo(today, Math.min(count * (unit.startsWith('week') ? 7 : 1), 4000))[0] ?? today,
      last: today,
    };
  };
  const comingRules: [RegExp, (match: RegExpExecArray) => Days | null][] = [
    [/\b(?:later )?(?:in |during )?this week\b/, () => ({ first: monday, last: shift(monday, 6) })],
    [/\b(?:later )?(?:in |during )?this month\b/, () => monthDays(year, month)],
    [/\b(?:in |during )?next week\b/, () => ({ first: shift(monday, 7), last: shift(monday, 13) })],
    [/\b(?:in |during )?next month\b/, () => monthDays(year, month + 1)],
    [/\b(?:very )?(?:soon|shortly)\b/, () => ({ first: today, last: shift(today, 7) })],
    [
      /\b(?:in|within|during|over) (?:the )?(?:next |coming |following )?(\d+|a|one) (days?|weeks?|months?)(?: time)?\b|\b(?:the )?next (\d+) (days?|weeks?|months?)\b/,
      (match) => {
        const count = Math.min(Number(match[1] ?? match[3]) || 1, 1000);
        const unit = match[2] ?? match[4] ?? '';
        return {
          first: today,
          last: unit.startsWith('month')
            ? minusMonths(today, -count)
            : shift(today, count * (unit.startsWith('week') ? 7 : 1)),
        };
      },
    ],
    [
      new RegExp(`\\b(?:in|during|(?:by|before) the end of) (${monthWord})(?: (\\d{4}))?\\b(?! \\d)`),
      (match) => {
        const at = monthOf(match[1] ?? '');
        const found = monthDays(match[2] ? Number(match[2]) : at < month ? year + 1 : year, at);
        return /^(?:by|before)/.test(match[0]) ? { first: '', last: found.last } : found;
      },
    ],
    [
      /\b(?:by|before) (?:the )?end of (?:the |this )?month\b/,
      () => ({ first: '', last: monthDays(year, month).last }),
    ],
    [/\b(?:by|before) (?:the )?end of (?:the |this )?year\b/, () => ({ first: '', last: `${year}-12-31` })],
  ];
  const rules: [RegExp, (match: RegExpExecArray) => Days | null][] = [
    ...(ahead ? comingRules : []),
    [
      new RegExp(`\\b(?:between|from) (${dateWord}|${dayWord}) (?:and|to|until|till|-|through) (${dateWord})`),
      (match) => {
        const last = oneDay(match[2] ?? '', calendar);
        // "between 1 and 15 October": the first takes month and year of the second.
        const bare = new RegExp(`^${dayWord}$`).test(match[1] ?? '');
        const first =
          bare && last
            ? last.slice(0, 8) + String(Number.parseInt(match[1] ?? '', 10)).padStart(2, '0')
            : oneDay(match[1] ?? '', calendar);
        return first && last ? (first <= last ? { first, last } : { first: last, last: first }) : null;
      },
    ],
    [
      /\b(?:in |within |during |over |for )?(?:the )?(?:last|past|previous) (\d+) (hours?|days?|weeks?|months?|years?)\b/,
      (match) => back(Number(match[1]), match[2] ?? ''),
    ],
    [
      /\b(?:in |within |during |over )?(?:the )?past (day|week|month|year)\b/,
      (match) => back(match[1] === 'month' ? 30 : 1, match[1] === 'month' ? 'days' : (match[1] ?? '')),
    ],
    [
      /\b(?:more than|over|older than|at least|longer than) (\d+|a|one) (days?|weeks?|months?|years?)(?: ago| old)?\b(?! (?:of|in|working|experience))/,
      (match) => {
        const day = oneDay(`${match[1]} ${match[2]} ago`, calendar);
        return day === null ? null : { first: '', last: shift(day, -1) };
      },
    ],
    [
      /\b(?:less than|within|newer than|not older than|under) (\d+|a|one) (days?|weeks?|months?)(?: ago| old)?\b(?! (?:of|in|working|experience))/,
      (match) => {
        const day = oneDay(`${match[1]} ${match[2]} ago`, calendar);
        return day === null ? null : { first: day, last: today };
      },
    ],
    [
      new RegExp(
        `\\b(?:since|as of|starting|on or after|(?:from)(?= (?:${dateWord}) (?:on|onwards?|till now|until now|to now)))(?: from)? (${dateWord})(?: onwards?)?`,
      ),
      (match) => {
        const day = oneDay(match[1] ?? '', calendar);
        return day === null ? null : { first: day, last: '' };
      },
    ],
    [
      new RegExp(`\\bafter (${dateWord})`),
      (match) => {
        const day = oneDay(match[1] ?? '', calendar);
        return day === null ? null : { first: shift(day, 1), last: '' };
      },
    ],
    [
      new RegExp(`\\b(?<!\\bday )(?:before|earlier than|prior to) (${dateWord})`),
      (match) => {
        const day = oneDay(match[1] ?? '', calendar);
        return day === null ? null : { first: '', last: shift(day, -1) };
      },
    ],
    [
      new RegExp(`\\b(?:until|till|up to|by|on or before) (${dateWord})`),
      (match) => {
        const day = oneDay(match[1] ?? '', calendar);
        return day === null ? null : { first: '', last: day };
      },
    ],
    [
      /\bsince (?:the )?(?:start|beginning) of (?:the |this )?(week|month|year)\b|\b(?:so far )?(?:in |during )?this (week|month|year|quarter)\b/,
      (match) => {
        const unit = match[1] ?? match[2];
        if (unit === 'week') return { first: monday, last: today };
        if (unit === 'month') return { first: `${today.slice(0, 8)}01`, last: today };
        if (unit === 'quarter') return { first: monthDays(year, month - (month % 3)).first, last: today };
        return { first: `${year}-01-01`, last: today };
      },
    ],
    [
      /\bsince last (week|month|year)\b/,
      (match) => {
        if (match[1] === 'week') return { first: shift(monday, -7), last: '' };
        if (match[1] === 'month') return { first: monthDays(year, month - 1).first, last: '' };
        return { first: `${year - 1}-01-01`, last: '' };
      },
    ],
    [
      /\b(?:in |during )?(?:the )?(?:last|previous) (week|month|year|weekend)\b/,
      (match) => {
        if (match[1] === 'week') return { first: shift(monday, -7), last: shift(monday, -1) };
        if (match[1] === 'weekend') return { first: shift(monday, -2), last: shift(monday, -1) };
        if (match[1] === 'month') return monthDays(year, month - 1);
        return { first: `${year - 1}-01-01`, last: `${year - 1}-12-31` };
      },
    ],
    [
      new RegExp(`\\b(?:since|after) (${monthWord})(?: (\\d{4}))?\\b(?! \\d)`),
      (match) => {
        const at = monthOf(match[1] ?? '');
        const { first, last } = monthDays(match[2] ? Number(match[2]) : at > month ? year - 1 : year, at);
        return match[0].startsWith('after') ? { first: shift(last, 1), last: '' } : { first, last: '' };
      },
    ],
    [
      new RegExp(
        `\\b(?:in|during|for|of|from|at|on|throughout) (?:the month of )?(${monthWord})(?: (?:of )?(\\d{4}))?\\b(?! \\d)|\\b(${monthWord}) (\\d{4})\\b`,
      ),
      (match) => {
        const at = monthOf(match[1] ?? match[3] ?? '');
        const said = match[2] ?? match[4];
        return monthDays(said ? Number(said) : at > month ? year - 1 : year, at);
      },
    ],
    [/\b(?:since|from) (20\d\d)\b/, (match) => ({ first: `${match[1]}-01-01`, last: '' })],
    [/\b(?:before) (20\d\d)\b/, (match) => ({ first: '', last: `${Number(match[1]) - 1}-12-31` })],
    [/\b(?:in|during|for) (20\d\d)\b/, (match) => ({ first: `${match[1]}-01-01`, last: `${match[1]}-12-31` })],
    [/\b(?:today 's|todays)\b/, () => ({ first: today, last: today })],
    [/\b(?:yesterday 's|yesterdays)\b/, () => ({ first: shift(today, -1), last: shift(today, -1) })],
    [
      new RegExp(`\\b(?:on )?(${dateWord})\\b`),
      (match) => {
        const day = oneDay(match[1] ?? '', calendar);
        return day === null ? null : { first: day, last: day };
      },
    ],
  ];
  for (const [pattern, days] of rules) {
    const match = pattern.exec(text);
    const found = match && days(match);
    if (match && found)
      return { span: spanOf(found, calendar), start: match.index, end: match.index + match[0].length };
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
