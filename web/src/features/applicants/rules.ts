/** What the applicant's pages decide by themselves, pure: the newest application, counts, tones, dates as they are shown. */
import type { api, CallOutput } from '@saring/contract';
import dayjs from 'dayjs';
import type { StatusTone } from '#kit/badges.tsx';

export type OwnApplication = CallOutput<typeof api.applications.own>['data']['applications'][number];
export type Profile = CallOutput<typeof api.applicants.profile>;

/** The application with the latest date, or null. */
export function newest<A extends { applicationDate: string }>(applications: readonly A[]): A | null {
  return applications.reduce<A | null>(
    (best, item) =>
      best === null || Date.parse(item.applicationDate) > Date.parse(best.applicationDate) ? item : best,
    null,
  );
}

/** Statuses are compared without regard to case, as the documents have both spellings. */
export function hasStatus(application: { status: string }, status: string): boolean {
  return application.status.toLowerCase() === status.toLowerCase();
}

const tones: Record<string, StatusTone> = {
  accepted: 'good',
  kiv: 'warn',
  rejected: 'bad',
  withdrawn: 'neutral',
  pending: 'accent',
};

export function statusTone(status: string): StatusTone {
  return tones[status.toLowerCase()] ?? 'neutral';
}

/** Whether the interview can still be taken: it is unfinished, and the application still stands. */
export function mayContinue(application: { status: string; interviewStatus: boolean }): boolean {
  return !application.interviewStatus && !hasStatus(application, 'Withdrawn');
}

/** A moment as a day, "Nov 21, 2026"; a dash where there is none. */
export function dayText(moment: string): string {
  const day = dayjs(moment);
  return moment && day.isValid() ? day.format('MMM D, YYYY') : '–';
}

/** `YYYY-MM-DD` as `DD/MM/YYYY`. */
export function birthText(dob: string): string {
  const [year = '', month = '', day = ''] = dob.split('-');
  return day ? `${day}/${month}/${year}` : '–';
}

/** "full-time,contract" as a person reads it. */
export function jobTypeText(jobType: string): string {
  return jobType
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean)
    .join(', ');
}

/** A greeting that fits the hour of the day. */
export function greeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
