/** How long things are kept, in sentences: for the candidate before applying and after, and for the company that sets it. */
import type { api, CallOutput } from '@saring/contract';
import { dateText } from '#kit/dates.ts';

export type Periods = CallOutput<typeof api.retention.read>;
export type Preview = CallOutput<typeof api.retention.preview>;

/** What a candidate is told. */
export interface Told {
  applicantMonths: number | null;
  recordingDays: number;
}

/** "1 month", "12 people". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** The sentences on the application page and in an application that is not ended. */
export function keptText({ applicantMonths, recordingDays }: Told): string {
  const application =
    applicantMonths === null
      ? 'Your application is kept until you delete your account.'
      : `If you are rejected, or withdraw, your application is erased ${counted(applicantMonths, 'month')} later, with its files and its interview. Delete your account to have everything erased at once.`;
  return `${application} Recordings of your voice are erased ${counted(recordingDays, 'day')} after the interview; the words stay with the application.`;
}

/** What is said in one that was rejected or withdrawn. */
export function erasureText(erasedAfter: string | null, told: Told): string {
  if (erasedAfter === null) return keptText(told);
  return `This application is erased after ${dateText(erasedAfter)}, with its files and its interview. Delete your account to have everything erased at once.`;
}

/** What periods would erase today; null where that is nothing. */
export function previewText({ applications, people, oldestEndedAt, recordings }: Preview): string | null {
  const parts = [
    applications > 0 && `${counted(applications, 'application')} of ${counted(people, 'person', 'people')}`,
    recordings > 0 && counted(recordings, 'recording'),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  const oldest = oldestEndedAt ? ` The oldest was rejected or withdrawn on ${dateText(oldestEndedAt)}.` : '';
  return `${parts.join(' and ')}.${oldest}`;
}
