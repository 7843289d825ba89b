/** What the applicant's pages decide by themselves, pure: the newest application, counts, tones, dates as they are shown. */

import type { api, CallOutput } from '@saring/contract';
import { isPaused, mayContinue, meaningOf } from '@saring/contract/domain';
import { isDayOver, isOver } from '#kit/dates.ts';
import { t } from '#messages/applicants.ts';

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

export type NextStep =
  | { kind: 'interview'; application: OwnApplication; more: number }
  /** `until`: by when the first company means to answer whose day is not over; null where none says so. */
  | { kind: 'wait'; count: number; until: string | null }
  | { kind: 'read'; application: OwnApplication }
  | { kind: 'none' };

/**
 * What a candidate can do next: the newest interview about which nobody has decided, one that can begin before the others, else to
 * wait for answers, else to read the decision that was told last, else to apply.
 */
export function nextStepOf(applications: readonly OwnApplication[]): NextStep {
  const undecided = applications.filter(({ status }) => meaningOf(status).waits);
  const open = undecided.filter(mayContinue);
  const application = newest(open.filter((one) => !isPaused(one))) ?? newest(open);
  if (application) return { kind: 'interview', application, more: open.length - 1 };
  if (undecided.length > 0) {
    const days = undecided.flatMap(({ answerBy }) => (answerBy && !isDayOver(answerBy) ? [answerBy] : []));
    return { kind: 'wait', count: undecided.length, until: days.toSorted()[0] ?? null };
  }
  const decided = applications
    .filter(({ status }) => status === 'Accepted' || status === 'Rejected')
    .toSorted((one, other) => toldAt(other) - toldAt(one))[0];
  return decided ? { kind: 'read', application: decided } : { kind: 'none' };
}

/** Days in which a rejection is new: so long a second look can be asked for. */
const newDays = 30;

const toldAt = ({ decidedAt, applicationDate }: OwnApplication) => Date.parse(decidedAt ?? applicationDate);

/** Those that were accepted, and what was rejected of late, while something else comes next. */
export function decidedBeside(
  applications: readonly OwnApplication[],
  next: NextStep,
  now = new Date(),
): OwnApplication[] {
  const named = next.kind === 'read' ? next.application : null;
  const isNew = (application: OwnApplication) => now.getTime() - toldAt(application) < newDays * 86_400_000;
  return applications.filter(
    (application) =>
      application !== named &&
      (application.status === 'Accepted' || (application.status === 'Rejected' && isNew(application))),
  );
}

/** Whose marks can be read although nothing is decided yet: with a decision they stand beside it. */
export function isMarkedUndecided({ status, resultShown }: Pick<OwnApplication, 'status' | 'resultShown'>): boolean {
  return status === 'Pending' && resultShown;
}

/** What was heard of its interview may be corrected still. */
export function isCorrectable<A extends Pick<OwnApplication, 'correctUntil'>>(
  application: A,
): application is A & { correctUntil: string } {
  return application.correctUntil !== null && !isOver(application.correctUntil);
}

/** `YYYY-MM-DD` as `DD/MM/YYYY`. */
export function birthText(dob: string): string {
  const [year = '', month = '', day = ''] = dob.split('-');
  return day ? `${day}/${month}/${year}` : '–';
}

/** A greeting that fits the hour of the day. */
export function greeting(hour: number): string {
  if (hour < 12) return t('morning');
  return hour < 18 ? t('afternoon') : t('evening');
}
