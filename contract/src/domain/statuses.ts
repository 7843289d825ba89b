/** The statuses of applications, jobs and companies: whatever tells them apart reads it here. */
import { keysOf } from './keys.ts';

interface Meaning {
  /** What the button says that sets it; null where it is not one of a company's decisions. */
  readonly action: string | null;
  /** The key that sets it while an applicant is on the screen. */
  readonly key: string | null;
  /** The colour that helps to see it; the word stands beside it. */
  readonly tone: 'neutral' | 'accent' | 'good' | 'warn' | 'bad';
  /** Counts among the applicants of its job. */
  readonly counted: boolean;
  /** A job that is reviewed without names shows them once an application has such a status. */
  readonly named: boolean;
  /** Software reads it, and its company opens what was sent with it: until the applicant withdraws. */
  readonly readable: boolean;
  /** The applicant waits for an answer: the days in which the company means to give one go on. */
  readonly waits: boolean;
  /** The time until the data is erased runs from here. */
  readonly ended: boolean;
  /** There are mails for those who have it. */
  readonly mailed: boolean;
}

const meanings = {
  Pending: {
    action: null,
    key: null,
    tone: 'neutral',
    counted: true,
    named: false,
    readable: true,
    waits: true,
    ended: false,
    mailed: false,
  },
  Accepted: {
    action: 'ACCEPT',
    key: 'A',
    tone: 'good',
    counted: true,
    named: true,
    readable: true,
    waits: false,
    ended: false,
    mailed: true,
  },
  KIV: {
    action: 'KIV',
    key: 'K',
    tone: 'warn',
    counted: true,
    named: true,
    readable: true,
    waits: true,
    ended: false,
    mailed: false,
  },
  Rejected: {
    action: 'REJECT',
    key: 'R',
    tone: 'bad',
    counted: true,
    named: true,
    readable: true,
    waits: false,
    ended: true,
    mailed: true,
  },
  Withdrawn: {
    action: null,
    key: null,
    tone: 'accent',
    counted: false,
    named: false,
    readable: false,
    waits: false,
    ended: true,
    mailed: false,
  },
} as const satisfies Record<string, Meaning>;

export type Status = keyof typeof meanings;
type With<Field extends keyof Meaning, Value> = {
  [Name in Status]: (typeof meanings)[Name][Field] extends Value ? Name : never;
}[Status];
/** What a company decides; `Pending` takes it back. */
export type Decision = With<'action', string>;
export type Mailed = With<'mailed', true>;

export const statuses: Status[] = keysOf(meanings);
export const decisions = statuses.filter((status): status is Decision => meanings[status].action !== null);
/** What a company may set. */
export type Settable = Decision | 'Pending';
export const settable: Settable[] = ['Pending', ...decisions];

/** Whether a person may set this status; others come about by themselves. */
export function isSettable(status: Status): status is Settable {
  return settable.some((one) => one === status);
}

export const mailedStatuses = statuses.filter((status): status is Mailed => meanings[status].mailed);

/** What a status means: who sees it, whether it ends an application, what is mailed. */
export function meaningOf<Name extends Status>(status: Name): (typeof meanings)[Name] {
  return meanings[status];
}

/** The statuses of which something is true, or false, as a condition of SQL lists them: `status in (…)`. */
export function statusesThat(
  are: 'counted' | 'named' | 'readable' | 'waits' | 'ended',
  value: boolean = true,
): Status[] {
  return statuses.filter((status) => meanings[status][are] === value);
}

/** What `hiring_stage` holds: pending until the resume is read, in review after, then it follows the status. */
export type HiringStage = 'in review' | Lowercase<Status>;
export const hiringStages: HiringStage[] = ['pending', 'in review', ...statuses.slice(1).map(lower)];

/** The stage of an application as the lists of the documents name it, in small letters: `in review` once the resume was read. */
export function hiringStage(status: Status, resumeRead: boolean): HiringStage {
  return status === 'Pending' && resumeRead ? 'in review' : lower(status);
}

function lower(status: Status): Lowercase<Status> {
  return status.toLowerCase() as Lowercase<Status>; // what toLowerCase does, of which its type says nothing
}

/** A job is closed by its company or on its closing date. */
export const jobStatuses = ['Live', 'Closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];
/** What the operator has found of a company. */
export const companyStatuses = ['pending', 'verified', 'rejected'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** Whether a person is asked to take the interview: it is unfinished, and nothing has ended the application. */
export function mayContinue(application: { status: Status; interviewStatus: boolean }): boolean {
  return !application.interviewStatus && !meaningOf(application.status).ended;
}

/** Whether an interview that is left to take cannot begin, for its company is suspended. */
export function isPaused(
  application: Parameters<typeof mayContinue>[0] & { companySuspended: boolean; interviewStartedAt: string | null },
): boolean {
  return mayContinue(application) && application.companySuspended && application.interviewStartedAt === null;
}
