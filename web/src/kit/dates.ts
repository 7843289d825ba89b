/** Dates as the screens write them. A day without a time is a day everywhere; a moment is shown in the reader's own zone. */
import { date as write } from '#messages/formats.ts';
import { t } from '#messages/kit-frame.ts';

const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads `YYYY-MM-DD` as that day here, anything else as the moment it is. Null for what is no date. */
export function readDate(value: string | null | undefined): Date | null {
  if (!value) return null;
  const day = dayOnly.exec(value);
  const date = day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

const full = { month: 'short', day: '2-digit', year: 'numeric' } as const;
const short = { month: 'short', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** "Nov 07, 2026"; `missing` where there is none. */
export function dateText(value: string | null | undefined, missing = '–'): string {
  const date = readDate(value);
  return date ? write(date, full) : missing;
}

/** Whether a moment (ISO) has gone by. */
export const isOver = (moment: string): boolean => Date.parse(moment) < Date.now();

/** Whether the day of a moment (ISO) has gone by here: what is promised for a day may come until its end. */
export function isDayOver(moment: string): boolean {
  return new Date(moment).setHours(24, 0, 0, 0) <= Date.now();
}

/** "Nov 07, 2026, 3:05 PM". */
export function dateTimeText(value: string): string {
  const date = readDate(value);
  return date ? t('dayAndTime', { day: write(date, full), time: write(date, time) }) : '';
}

/** "Nov 7". */
export function shortDateText(value: string): string {
  const date = readDate(value);
  return date ? write(date, short) : '';
}

/** "Saturday, 21 November 2026". */
export function longDayText(date: Date): string {
  return t('longDay', {
    weekday: write(date, { weekday: 'long' }),
    day: date.getDate(),
    month: write(date, { month: 'long' }),
    year: String(date.getFullYear()),
  });
}

/** `YYYY-MM-DD` of a moment in the reader's zone. */
export function dayOf(date: Date): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
