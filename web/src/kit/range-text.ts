/** The date range of a list, in words. */
import { t } from '#messages/kit-lists.ts';
import { shortDateText } from './dates.ts';
import type { DayRange } from './day-range.ts';

/** "All Time", "Nov 7", "Until Nov 7" or "Nov 7 - Nov 12". */
export function rangeText({ from, to }: DayRange): string {
  if (from && to) return t('fromTo', { from: shortDateText(from), to: shortDateText(to) });
  if (from) return shortDateText(from);
  return to ? t('until', { day: shortDateText(to) }) : t('allTime');
}
