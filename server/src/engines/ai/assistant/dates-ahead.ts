/** Days that lie ahead, of what closes: "next week", "by the end of March", "soon". */
import { type Around, type DateRule, minusMonths, monthDays, monthOf, monthWord, shift } from './calendar.ts';

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
}
