/** The common spans: "last 7 days", "since Monday", "in October", "on 3 November". */
import {
  type Around,
  type DateRule,
  dateWord,
  dayWord,
  monthDays,
  monthOf,
  monthWord,
  oneDay,
  shift,
} from './calendar.ts';

/** How single days and spans between two days are said. */
// Long because each way is a line.
export function plainRules({ calendar, today, year, month, monday, back }: Around): DateRule[] {
  return [
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
        `(?<!\\d(?:st|nd|rd|th)? )\\b(?:in|during|for|of|from|at|on|throughout) (?:the month of )?(${monthWord})(?: (?:of )?(\\d{4}))?\\b(?! \\d)|\\b(${monthWord}) (\\d{4})\\b`,
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
    [
      // A month that is nobody's name stands alone, too: "rejected oct vs nov".
      /\b(feb(?:ruary)?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: (\d{4}))?\b(?! \d)/,
      (match) => {
        const at = monthOf(match[1] ?? '');
        return monthDays(match[2] ? Number(match[2]) : at > month ? year - 1 : year, at);
      },
    ],
  ];
}
