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

export interface Step {
  title: string;
  text: string;
  done: boolean;
}

const decisions: Record<string, string> = {
  accepted: 'The company has accepted your application.',
  rejected: 'The company has decided against your application.',
  kiv: 'The company keeps your application in view.',
  withdrawn: 'The application was withdrawn.',
};

/** The way of an application: sent, read, interviewed, decided. */
export function stepsOf(application: OwnApplication): Step[] {
  const { status, hiringStage, interviewStatus, applicationDate } = application;
  const decision = decisions[status.toLowerCase()];
  const read = hiringStage.toLowerCase() !== 'pending';
  return [
    { title: 'Application sent', text: dayText(applicationDate), done: true },
    { title: 'Resume read', text: read ? 'Software has read it.' : 'It is waiting to be read.', done: read },
    {
      title: 'Interview',
      text: interviewStatus ? 'Complete. Thank you for your time!' : 'Still open: it takes 5 minutes.',
      done: interviewStatus,
    },
    {
      title: 'Decision',
      text: decision ?? 'A person at the company decides; you see it here.',
      done: decision !== undefined,
    },
  ];
}
