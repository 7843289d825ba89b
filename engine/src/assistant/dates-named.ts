/** Longer names of spans: months to months, quarters, halves, weeks of a day, "early October". */
import {
  type Around,
  type DateRule,
  type Days,
  dateWord,
  dayWord,
  monthDays,
  monthOf,
  monthWord,
  oneDay,
  shift,
  weekdayOf,
} from './calendar.ts';

/** How months, quarters and years are named; without a year it is the last that has begun. */
// Long because each way is a line.
export function namedRules({ calendar, year, month, monday, back }: Around): DateRule[] {
  const monthIn = (name: string, said: string | undefined): Days => {
    const at = monthOf(name);
    return monthDays(said ? Number(said) : at > month ? year - 1 : year, at);
  };
  const quarter = (number: number, said: string | undefined): Days => {
    const from = (number - 1) * 3;
    const of = said ? Number(said) : from > month ? year - 1 : year;
    return { first: monthDays(of, from).first, last: monthDays(of, from + 2).last };
  };
  const ofYear = '(?:,? (?:of |in )?(\\d{4}))?';
  return [
    [
      new RegExp(
        `\\b(?:(?:between|from|in|during) )?(${monthWord})(?: (\\d{4}))? (?:and|to|until|till|-|through) (?:the end of )?(${monthWord})${ofYear}\\b(?! \\d)`,
      ),
      (match) => {
        const { last } = monthIn(match[3] ?? '', match[4]);
        const first = monthDays(Number(match[2] ?? last.slice(0, 4)), monthOf(match[1] ?? '')).first;
        return first <= last ? { first, last } : { first: `${Number(first.slice(0, 4)) - 1}${first.slice(4)}`, last };
      },
    ],
    [
      new RegExp(
        `(?<!\\b(?:by|before|until|till|since|after|up to) (?:the )?)\\b(?:in |during |at |from )?(?:the )?(early|beginning of|start of|first half of|mid[ -]?|middle of|second half of|late|end of) ?(?:this month|(${monthWord})${ofYear})\\b(?! \\d)`,
      ),
      (match) => {
        const { first, last } = match[2] ? monthIn(match[2], match[3]) : monthDays(year, month);
        const days = (from: number, to: number | null): Days => ({
          first: `${first.slice(0, 8)}${String(from).padStart(2, '0')}`,
          last: to === null ? last : `${first.slice(0, 8)}${String(to).padStart(2, '0')}`,
        });
        const part = match[1] ?? '';
        if (part === 'first half of') return days(1, 15);
        if (part === 'second half of') return days(16, null);
        if (/^(?:early|beginning|start)/.test(part)) return days(1, 10);
        return /^mid/.test(part) ? days(11, 20) : days(21, null);
      },
    ],
    [
      new RegExp(
        `\\b(?:in |during )?(?:the )?(first|1st|second|2nd|third|3rd|last) week of (${monthWord})${ofYear}\\b`,
      ),
      (match) => {
        const { first, last } = monthIn(match[2] ?? '', match[3]);
        if (match[1] === 'last') return { first: shift(last, -6), last };
        const weeks = /^(?:first|1)/.test(match[1] ?? '') ? 0 : /^(?:second|2)/.test(match[1] ?? '') ? 1 : 2;
        return { first: shift(first, weeks * 7), last: shift(first, weeks * 7 + 6) };
      },
    ],
    [
      new RegExp(`\\b(?:in |during )?(?:the )?week (?:of|starting|beginning|from) (?:the )?(${dateWord})`),
      (match) => {
        const day = oneDay(match[1] ?? '', calendar);
        if (day === null) return null;
        const first = shift(day, -weekdayOf(day));
        return { first, last: shift(first, 6) };
      },
    ],
    [
      /\b(?:in |during )?(?:the )?(week|month) before last\b/,
      (match) =>
        match[1] === 'week' ? { first: shift(monday, -14), last: shift(monday, -8) } : monthDays(year, month - 2),
    ],
    [
      /\b(?:in |during |for )?(?:the )?(?:q([1-4])|(first|second|third|fourth|1st|2nd|3rd|4th) quarter)(?:,? (?:of )?(?:the year|this year|(\d{4})))?\b/,
      (match) => {
        const named = ['first', 'second', 'third', 'fourth'].indexOf(match[2] ?? '');
        return quarter(
          match[1] ? Number(match[1]) : named >= 0 ? named + 1 : Number.parseInt(match[2] ?? '1', 10),
          match[3],
        );
      },
    ],
    [
      /\b(?:in |during )?(?:the )?(?:last|previous) quarter\b/,
      () => ({
        first: monthDays(year, month - (month % 3) - 3).first,
        last: monthDays(year, month - (month % 3) - 1).last,
      }),
    ],
    [
      /\b(?:in |during )?(?:the )?(?:(first|second) half of (?:the |this )?(?:year|(\d{4}))|h([12]) ?(\d{4})?)\b/,
      (match) => {
        const of = Number(match[2] ?? match[4] ?? year);
        return match[1] === 'first' || match[3] === '1'
          ? { first: `${of}-01-01`, last: `${of}-06-30` }
          : { first: `${of}-07-01`, last: `${of}-12-31` };
      },
    ],
    [
      /\b(?:in |within |during |over )?(?:the )?(?:last|past) (\d+ )?fortnights?\b/,
      (match) => back(14 * Math.min(Number(match[1] ?? 1), 100), 'days'),
    ],
    [
      new RegExp(`\\b(?:before|prior to|earlier than) (?:the month of )?(${monthWord})${ofYear}\\b(?! \\d)`),
      (match) => ({ first: '', last: shift(monthIn(match[1] ?? '', match[2]).first, -1) }),
    ],
    [
      new RegExp(`\\b(?:until|till|up to|by)(?: the end of)? (${monthWord})${ofYear}\\b(?! \\d)`),
      (match) => ({ first: '', last: monthIn(match[1] ?? '', match[2]).last }),
    ],
    [
      new RegExp(`\\b(?:no|not) later than (${dateWord})|\\bnot after (${dateWord})`),
      (match) => {
        const day = oneDay(match[1] ?? match[2] ?? '', calendar);
        return day === null ? null : { first: '', last: day };
      },
    ],
    [
      new RegExp(`\\b(?:no|not) (?:earlier than|before) (${dateWord})`),
      (match) => {
        const day = oneDay(match[1] ?? '', calendar);
        return day === null ? null : { first: day, last: '' };
      },
    ],
    [
      new RegExp(`\\b(?:later than|following) (${dateWord})`),
      (match) => {
        const day = oneDay(match[1] ?? '', calendar);
        return day === null ? null : { first: shift(day, 1), last: '' };
      },
    ],
    [
      new RegExp(
        `\\b(${dayWord}) ?(?:-|to|until|till|through) ?((?:the )?${dayWord}(?: of)? ${monthWord}(?:,? ?\\d{4})?)`,
      ),
      (match) => {
        const last = oneDay(match[2] ?? '', calendar);
        const first = last && last.slice(0, 8) + String(Number.parseInt(match[1] ?? '', 10)).padStart(2, '0');
        return first && last && first <= last ? { first, last } : null;
      },
    ],
  ];
}
