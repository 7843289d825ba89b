/** Days that lie ahead, of what closes: "next week", "by the end of March", "soon". */
import { type Around, type DateRule, minusMonths, monthDays, monthOf, monthWord, shift } from './calendar.ts';

/** How days to come are said: this week, next month, within 3 days. */
export function aheadRules({ today, year, month, monday }: Around): DateRule[] {
  return [
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
      new RegExp(
        `\\b(in|during|(?:by|before|until|till) the end of|by|before|until|till|after) (${monthWord})(?: (\\d{4}))?\\b(?! \\d)`,
      ),
      (match) => {
        const at = monthOf(match[2] ?? '');
        const found = monthDays(match[3] ? Number(match[3]) : at < month ? year + 1 : year, at);
        if (match[1] === 'before') return { first: '', last: shift(found.first, -1) };
        if (match[1] === 'after') return { first: shift(found.last, 1), last: '' };
        return match[1] === 'in' || match[1] === 'during' ? found : { first: '', last: found.last };
      },
    ],
    [
      /\b(?:by|before) (?:the )?end of (?:the |this )?month\b/,
      () => ({ first: '', last: monthDays(year, month).last }),
    ],
    [/\b(?:by|before) (?:the )?end of (?:the |this )?year\b/, () => ({ first: '', last: `${year}-12-31` })],
  ];
}
