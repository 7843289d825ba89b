/** What came of reading applicants again under other names, in one sentence. */
import { t } from '#messages/jobs-details.ts';

export interface SwapOutcome {
  applicants: number;
  readings: number;
  changed: readonly unknown[];
}

/** "12 applicants read again under 6 other names: no mark changed." Each is read once under the own name, too. */
export function swapSentence({ applicants, readings, changed }: SwapOutcome): string {
  if (applicants === 0) return t('swapNobody');
  const names = Math.round(readings / applicants) - 1;
  if (changed.length === 0) return t('swapNone', { applicants, names });
  return t('swapSome', { applicants, names, changed: changed.length });
}
