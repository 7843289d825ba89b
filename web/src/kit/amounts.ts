/** Amounts of money from one to another, as the screens write them. */
import { money } from '#messages/formats.ts';
import { t } from '#messages/kit.ts';

/** "RM 3,000 – RM 4,500"; null where nothing is said. */
export function amountsText({ min, max }: { min: number | null; max: number | null }): string | null {
  if (min !== null && max !== null)
    return min === max ? money(min) : t('amounts', { least: money(min), most: money(max) });
  if (min !== null) return t('amountsFrom', { least: money(min) });
  return max === null ? null : t('amountsTo', { most: money(max) });
}
