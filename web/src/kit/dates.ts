/** Dates as the screens write them. A day without a time is a day everywhere; a moment is shown in the reader's own zone. */

const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads `YYYY-MM-DD` as that day here, anything else as the moment it is. Null for what is no date. */
export function readDate(value: string | null | undefined): Date | null {
  if (!value) return null;
  const day = dayOnly.exec(value);
  const date = day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** A format is dear to make, a tenth of a second for five on a slow telephone: each is made when it is first used. */
function format(options: Intl.DateTimeFormatOptions): { format(date: Date): string } {
  let made: Intl.DateTimeFormat | undefined;
  return {
    format: (date) => {
      made ??= new Intl.DateTimeFormat('en-US', options);
      return made.format(date);
    },
  };
}

const full = format({ month: 'short', day: '2-digit', year: 'numeric' });
const short = format({ month: 'short', day: 'numeric' });
const time = format({ hour: 'numeric', minute: '2-digit' });
const weekday = format({ weekday: 'long' });
const month = format({ month: 'long' });

/** "Nov 07, 2026"; `missing` where there is none. */
export function dateText(value: string | null | undefined, missing = '–'): string {
  const date = readDate(value);
  return date ? full.format(date) : missing;
}

/** "Nov 07, 2026, 3:05 PM". */
export function dateTimeText(value: string): string {
  const date = readDate(value);
  return date ? `${full.format(date)}, ${time.format(date)}` : '';
}

/** "Nov 7". */
export function shortDateText(value: string): string {
  const date = readDate(value);
  return date ? short.format(date) : '';
}

/** "Saturday, 21 November 2026". */
export function longDayText(date: Date): string {
  return `${weekday.format(date)}, ${date.getDate()} ${month.format(date)} ${date.getFullYear()}`;
}

/** `YYYY-MM-DD` of a moment in the reader's zone. */
export function dayOf(date: Date): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
