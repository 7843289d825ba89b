/** What the applicant's pages decide by themselves, pure: the newest application, counts, tones, dates as they are shown. */
import type { api, CallOutput } from '@saring/contract';
import dayjs from 'dayjs';
import type { StatusTone } from '#kit/badges.tsx';
import { dateTimeText } from '#kit/dates.ts';

export type OwnApplication = CallOutput<typeof api.applications.own>['data']['applications'][number];
export type OwnDetail = CallOutput<typeof api.applications.ownById>['data']['application'];
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
  /** ISO; null for what has not happened, or has at a time that nobody noted. */
  at: string | null;
  done: boolean;
}

const decisions: Record<string, string> = {
  accepted: 'has accepted your application.',
  rejected: 'has decided against your application.',
  kiv: 'keeps your application in view.',
};

/** The way of an application: sent, read, interviewed, decided or withdrawn. */
export function stepsOf(application: OwnDetail): Step[] {
  const { status, companyName } = application;
  const sent = {
    title: 'Application sent',
    text: application.consentAt
      ? `You agreed to how it is read on ${dateTimeText(application.consentAt)}.`
      : `To ${companyName}.`,
    at: application.applicationDate,
    done: true,
  };
  const steps = [sent, readingStep(application), interviewStep(application)];
  if (hasStatus(application, 'Withdrawn')) {
    const text = 'The company sees that it was withdrawn.';
    // What was still open never comes.
    const past = steps.filter((step) => step.done);
    return [...past, { title: 'Withdrawn', text, at: application.withdrawnAt, done: true }];
  }
  const decision = decisions[status.toLowerCase()];
  const by = application.decidedBy ? ` Decided by ${application.decidedBy}.` : '';
  return [
    ...steps,
    {
      title: 'Decision',
      text: decision ? `${companyName} ${decision}${by}` : `A person at ${companyName} decides; you see it here.`,
      at: application.decidedAt,
      done: decision !== undefined,
    },
  ];
}

function readingStep({ resumeState, resumeReadAt }: OwnDetail): Step {
  const texts: Record<string, string> = {
    done: 'Software has read it for the company.',
    failed: 'Software could not read it. A person will.',
  };
  const text = texts[resumeState] ?? 'It is waiting to be read.';
  return { title: 'Resume read', text, at: resumeReadAt, done: resumeState === 'done' };
}

function interviewStep({ interviewStatus, interviewStartedAt, interviewCompletedAt }: OwnDetail): Step {
  if (interviewStatus) {
    const began = interviewStartedAt ? `Started ${dateTimeText(interviewStartedAt)}. ` : '';
    const text = `${began}Thank you for your time!`;
    return { title: 'Interview finished', text, at: interviewCompletedAt, done: true };
  }
  const text = interviewStartedAt ? 'It is under way: its time is running.' : 'Still open: it takes 5 minutes.';
  return { title: interviewStartedAt ? 'Interview started' : 'Interview', text, at: interviewStartedAt, done: false };
}
