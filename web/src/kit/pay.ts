/** What a job pays a month, as the screens write it. */
import { money } from '#messages/formats.ts';
import { t } from '#messages/kit-frame.ts';

/** "RM 3,000 – RM 4,500 a month"; null where nothing is said. */
export function payText({ min, max }: { min: number | null; max: number | null }): string | null {
  if (min === null) return max === null ? null : t('payTo', { most: money(max) });
  if (max === null) return t('payFrom', { least: money(min) });
  return min === max ? t('pay', { sum: money(min) }) : t('payRange', { least: money(min), most: money(max) });
}
