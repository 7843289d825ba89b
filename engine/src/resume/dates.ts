/** Finds the periods of a resume ("July 2011 to Current", "06/2011 - 2015") and counts years as the union of periods. */

/** A period in months since the year 0; `end` is exclusive. */
export interface Period {
  from: number;
  to: number;
  open: boolean;
  /** Whether the month is said at its beginning and its end; else it was reckoned from the year. */
  months: { from: boolean; to: boolean };
  /** Place in the text. */
  start: number;
  end: number;
}

const monthNames: Record<string, number> = {
  jan: 0,
  feb: 1,
  mar: 2,
  mac: 2,
  apr: 3,
  may: 4,
  mei: 4,
  jun: 5,
  jul: 6,
  aug: 7,
  ogo: 7,
  sep: 8,
  oct: 9,
  okt: 9,
  nov: 10,
  dec: 11,
  dis: 11,
};
const month =
  '(?:jan(?:uary|uari)?|feb(?:ruary|ruari)?|mar(?:ch)?|mac|apr(?:il)?|may|mei|june?|jun|july?|julai|aug(?:ust)?|ogos|sept?(?:ember)?|oct(?:ober)?|oktober|nov(?:ember)?|dec(?:ember)?|disember)';
const date = `(?:(?:\\d{1,2} )?${month}\\.?,? ?'?(?:19|20)\\d\\d|\\d{1,2}[/.-]\\d{1,2}[/.-](?:19|20)\\d\\d|\\d{1,2}[/.-](?:19|20)\\d\\d|(?:19|20)\\d\\d[/.-]\\d{1,2}(?!\\d)|(?:19|20)\\d\\d)`;
const now = '(?:present|current(?:ly)?|now|to date|till date|date|until now|today|to-date|ongoing|sekarang|kini)';
const range = new RegExp(
  `\\b(?:(?:from|dari) )?(${date}) ?\\n?(?:-|to|until|till|hingga|sehingga|~)\\n? ?(${date}|${now})(?![\\d/])|\\b(?:since|from|sejak) (${date})\\b`,
  'gi',
);

/** Nobody has held more posts; a text of nothing but dates is an attack. */
const mostPeriods = 80;

/** Whether a text names a period, whenever it was. */
export function namesPeriod(text: string): boolean {
  return text.search(range) >= 0;
}

/** Where a text names periods, whenever they were: "2015 - 2019", "01-01-2015 to date". */
export function periodPlaces(text: string): { start: number; end: number }[] {
  return [...text.matchAll(range)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
}

const datedMonth = new RegExp(`${month}\\.?,? ?'?(?:19|20)\\d\\d`, 'giy');

/** Whether a month with its year begins at a place of a text. */
export function isMonthAt(text: string, at: number): boolean {
  datedMonth.lastIndex = at;
  return datedMonth.test(text);
}

/** The periods in a text, in order; those that begin after `asOf` or run backwards by a year or more are left out; less is a slip of the pen. */
export function findPeriods(text: string, asOf: string): Period[] {
  const limit = monthOf(asOf.slice(0, 7).replace('-', '/')) ?? 2100 * 12;
  const periods: Period[] = [];
  for (const match of text.matchAll(range)) {
    if (periods.length >= mostPeriods) break;
    const first = match[1] ?? match[3];
    const begun = first ? monthOf(first) : null;
    if (begun === null) continue;
    const last = match[2];
    const ended = last ? monthOf(last) : null;
    const turned = ended !== null && ended < begun && begun - ended < 12;
    const [from, closed] = turned ? [ended, begun] : [begun, ended];
    // A bare closing year means some time in that year; its middle errs least.
    const end = closed === null ? limit + 1 : closed + (last && /^\d{4}$/.test(last) ? 6 : 1);
    const start = first && /^\d{4}$/.test(first) && closed !== null ? from + (first === last ? 0 : 6) : from;
    const to = Math.min(end, limit + 1);
    if (start < to && to - start < 60 * 12) {
      const said = (date: string | undefined): boolean => date !== undefined && !/^\d{4}$/.test(date);
      const months = turned ? { from: said(last), to: said(first) } : { from: said(first), to: said(last) };
      const place = { start: match.index, end: match.index + match[0].length };
      periods.push({ from: start, to, open: closed === null, months, ...place });
    }
  }
  return periods;
}

/** The length of what any of the periods covers, in their unit. */
export function unionOf(periods: readonly { from: number; to: number }[]): number {
  let sum = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}

function monthOf(raw: string): number | null {
  const text = raw.toLowerCase();
  const year = /(?:19|20)\d\d/.exec(text);
  if (!year) return null;
  const y = Number(year[0]);
  const named = new RegExp(month).exec(text);
  if (named) return y * 12 + (monthNames[named[0].slice(0, 3)] ?? 0);
  const numbers = text.replace(year[0], ' ').match(/\d{1,2}/g);
  const m = numbers ? Number(numbers[numbers.length - 1]) : 0;
  return m >= 1 && m <= 12 ? y * 12 + m - 1 : y * 12;
}
