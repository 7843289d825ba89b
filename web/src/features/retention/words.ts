/** How long things are kept, in sentences: for the candidate, before applying and after. */
import type { api, CallOutput } from '@saring/contract';
import { dateText } from '#kit/dates.ts';
import { t } from '#messages/retention.ts';

export type Periods = CallOutput<typeof api.retention.read>;

/** What a candidate is told. */
export interface Told {
  applicantMonths: number | null;
  recordingDays: number;
}

/** The sentences on the application page and in an application that is not ended. */
export function keptText({ applicantMonths, recordingDays }: Told): string {
  return applicantMonths === null
    ? t('keptUntilDeleted', { days: recordingDays })
    : t('erasedAfterMonths', { months: applicantMonths, days: recordingDays });
}

/** What is said in one that was rejected or withdrawn. */
export function erasureText(erasedAfter: string | null, told: Told): string {
  if (erasedAfter === null) return keptText(told);
  return t('erasedAfter', { day: dateText(erasedAfter) });
}
