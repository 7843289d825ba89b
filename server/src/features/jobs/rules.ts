/** Pure decisions about jobs. */
import type { JobStatus } from '@saring/contract/domain';

export interface Closing {
  status: JobStatus;
  /** `YYYY-MM-DD`, the last day on which the job takes applications. */
  closingDate: string | null;
}

/** `Closed` for a job that was inactivated or whose closing day is over; `today` is a day of the configured zone. */
export function statusOn(job: Closing, today: string): JobStatus {
  const over = job.closingDate !== null && job.closingDate < today;
  return job.status === 'Closed' || over ? 'Closed' : 'Live';
}

/** What the criteria were made from, and the text in the order in which it counts. */
export function sourceOf(input: { fileText: string; info: string; infoFirst: boolean }): {
  source: 'file' | 'text' | 'both';
  text: string;
} {
  const { fileText, info, infoFirst } = input;
  const parts = infoFirst ? [info, fileText] : [fileText, info];
  const text = parts.filter((part) => part.trim() !== '').join('\n\n');
  const source = fileText.trim() === '' ? 'text' : info.trim() === '' ? 'file' : 'both';
  return { source, text };
}

/** Whether a change asks for the job to be read again and makes earlier analyses stale. */
export function changesReading(
  before: { criteria: readonly string[]; title: string; otherInfo: string },
  after: { criteria: readonly string[]; title: string; otherInfo: string },
  otherFile: boolean,
): boolean {
  return (
    otherFile ||
    before.title !== after.title ||
    before.otherInfo !== after.otherInfo ||
    before.criteria.join('\n') !== after.criteria.join('\n')
  );
}
