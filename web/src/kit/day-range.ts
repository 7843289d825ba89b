/** The date range of a list, as the address and the screen carry it. */

/** Days as `YYYY-MM-DD`, both included; null is open. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

const day = /^\d{4}-\d\d-\d\d$/;

/** A day of the calendar: the thirty-first of February moves on when it is read, and the server refuses it. */
function isDay(value: string): boolean {
  const read = new Date(`${value}T00:00:00Z`);
  return day.test(value) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value);
}

/** Reads `from` and `to`; what is no day counts as open. */
export function readRange(address: URLSearchParams): DayRange {
  const read = (name: string) => {
    const value = address.get(name);
    return value && isDay(value) ? value : null;
  };
  return { from: read('from'), to: read('to') };
}

/** Writes the range; another range begins on the first page. */
export function writeRange(address: URLSearchParams, range: DayRange): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['from', 'to'] as const) {
    const value = range[name];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  next.delete('page');
  return next;
}
