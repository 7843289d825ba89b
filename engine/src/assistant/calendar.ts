/** Days as people name them: "3 Nov", "last Monday", "two weeks ago", counted in the configured zone. */

import { dayOf, daysUpTo } from '@saring/contract/domain';

export const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
export const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
export const monthWord =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
export const dayWord = '\\d{1,2}(?:st|nd|rd|th)?';
/** One day as people write it. */
export const dateWord = `(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}|(?:the )?${dayWord}(?: of)? ${monthWord}(?:,? ?\\d{4})?|${monthWord} ${dayWord}(?: ?, ?\\d{4}| \\d{4})?|today|tomorrow|yesterday|the day before yesterday|(?:last |this )?(?:${weekdays.join('|')})|\\d+ (?:days?|weeks?|months?|years?) ago|(?:a|one) (?:day|week|month|year) ago)`;

export interface Days {
  first: string;
  last: string;
}

export interface Calendar {
  today: string;
  timeZone: string;
  /** Days without a year lie ahead: of what closes, not of what came in. */
  ahead?: boolean;
}

/** The day of a moment in a time zone (IANA). */
export function calendarOf(now: Date, timeZone: string): Calendar {
  return { today: dayOf(now, timeZone), timeZone };
}

/** The day (`YYYY-MM-DD`) so many days later, earlier for a negative number. */
export const shift = (day: string, by: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
};
/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
/** A day as `YYYY-MM-DD`, `month` from 0; null where the calendar has none such. */
export const iso = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
};
/** The first and the last day of a month, from 0; beyond 11 it is one of the next year. */
export const monthDays = (year: number, month: number): Days => ({
  first: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
  last: new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
});
/** The day so many months before, the last of its month where that is shorter. */
export const minusMonths = (day: string, count: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const { last } = monthDays(year, month - 1 - count);
  return last.slice(0, 8) + String(Math.min(date, Number(last.slice(8)))).padStart(2, '0');
};
/** The month that a word begins like, from 0; -1 for none. */
export const monthOf = (word: string): number => months.findIndex((month) => month.startsWith(word.slice(0, 3)));

/** The day that a text names; one without a year is the last such day that is not to come. */
export function oneDay(text: string, { today, ahead }: Calendar): string | null {
  const year = Number(today.slice(0, 4));
  const past = (month: number, day: number): string | null => {
    const found = iso(year, month, day);
    if (ahead) return found !== null && found < today ? iso(year + 1, month, day) : found;
    return found !== null && found > today ? iso(year - 1, month, day) : found;
  };
  if (text === 'today') return today;
  if (text === 'tomorrow') return shift(today, 1);
  if (text === 'yesterday') return shift(today, -1);
  if (text === 'the day before yesterday') return shift(today, -2);
  const ago = /^(\d+|a|one) (day|week|month|year)s? ago$/.exec(text);
  if (ago) {
    const count = Math.min(Number(ago[1]) || 1, 1000);
    if (ago[2] === 'month' || ago[2] === 'year') return minusMonths(today, ago[2] === 'year' ? count * 12 : count);
    return shift(today, -count * (ago[2] === 'week' ? 7 : 1));
  }
  const weekday = weekdays.findIndex((name) => text.endsWith(name));
  if (weekday >= 0) {
    if (ahead) return shift(today, (weekday - weekdayOf(today) + 7) % 7);
    const back = (weekdayOf(today) - weekday + 7) % 7;
    return shift(today, -(back === 0 && text.startsWith('last') ? 7 : back));
  }
  const written = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (written) return iso(Number(written[1]), Number(written[2]) - 1, Number(written[3]));
  const slashes = /^(\d{1,2})[/.](\d{1,2})[/.](\d{2,4})$/.exec(text);
  if (slashes) {
    const full = Number(slashes[3]);
    return iso(full < 100 ? 2000 + full : full, Number(slashes[2]) - 1, Number(slashes[1]));
  }
  const named = new RegExp(monthWord).exec(text)?.[0];
  if (!named) return null;
  const month = monthOf(named);
  const inYear = /\b(\d{4})\b/.exec(text)?.[1];
  const day = Number(/\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text.replace(/\b\d{4}\b/, ''))?.[1] ?? 0);
  return inYear ? iso(Number(inYear), month, day) : past(month, day);
}

/** A day as people read it, such as `21 Nov 2026`. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const unbounded = { first: '', last: '' };

/** A way of naming days, and the days it names; null where there are no such days. */
export type DateRule = [RegExp, (match: RegExpExecArray) => Days | null];

/** What the rules count from. */
export interface Around {
  calendar: Calendar;
  today: string;
  year: number;
  /** From 0. */
  month: number;
  /** Of this week. */
  monday: string;
  /** The days up to today that so many units make. */
  back(count: number, unit: string): Days;
}

/** The dates around today that rules for dates count from. */
export function aroundOf(calendar: Calendar): Around {
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
  return { calendar, today, year, month, monday, back };
}
