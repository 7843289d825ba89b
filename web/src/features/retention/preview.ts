/** What periods would erase, in words for the company that sets them. */
import type { api, CallOutput } from '@saring/contract';
import { dateText } from '#kit/dates.ts';
import { list } from '#messages/formats.ts';
import { t } from '#messages/retention-settings.ts';

/** Today; null where that is nothing. */
export function previewText(due: CallOutput<typeof api.retention.preview>): string | null {
  const { applications, people, oldestEndedAt, recordings } = due;
  const counted = [
    ...(applications > 0 ? [t('dueApplications', { applications, people })] : []),
    ...(recordings > 0 ? [t('dueRecordings', { recordings })] : []),
  ];
  if (counted.length === 0) return null;
  const parts = list(counted);
  return oldestEndedAt ? t('dueOldest', { parts, day: dateText(oldestEndedAt) }) : t('due', { parts });
}
