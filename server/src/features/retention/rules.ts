/** Pure decisions about how long something is kept. */
import { secondLookOpenDays } from '@saring/contract';
import { daysAfter } from '#platform/process/clock.ts';

/** The same time of day so many months later, or earlier where negative; where a month is too short, its last day. */
export function addMonths(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(moment.getUTCDate(), last));
  return moved;
}

/**
 * The months for which an application is kept after its end, or the days of its recordings: the shorter of what its person
 * was told and what its company has set now. Null where there is neither.
 */
export function shorterOf(told: number | null, set: number | null): number | null {
  return told === null || set === null ? (told ?? set) : Math.min(told, set);
}

/** Applications that ended before this moment are erased. */
export function endedBefore(now: Date, months: number): Date {
  return addMonths(now, -months);
}

/** Days: a rejection stays while a second look can be asked for, and for the longest grace time before it was told. */
const rejectionDays = secondLookOpenDays + 1;

/** Rejections after this moment stay, whatever else is over. */
export function rejectedBefore(now: Date): Date {
  return daysAfter(now, -rejectionDays);
}

interface Closing {
  closedAt: Date | null;
  closingDate: string | null;
}

/** When a job closed, or closes by its day: that is over everywhere on earth once the second day after it begins. */
export function closingOf({ closedAt, closingDate }: Closing): Date | null {
  return closedAt ?? (closingDate === null ? null : daysAfter(new Date(closingDate), 2));
}

/**
 * From when the months of an application count that ended, or whose job is closed: its end, that closing or its last step,
 * whichever came first. Null for one that goes on.
 */
export function countedFrom(
  { endedAt, updatedAt }: { endedAt: Date | null; updatedAt: Date },
  job: Closing,
  now: Date,
): Date | null {
  const closed = closingOf(job);
  const ends = [endedAt, closed && closed <= now ? closed : null].filter((end) => end !== null);
  if (ends.length === 0) return null;
  return new Date(Math.min(updatedAt.getTime(), ...ends.map((end) => end.getTime())));
}

/** The day that its person is told, of whom `rejectedAt` is known where they are rejected. */
export function erasedAfter(from: Date | null, months: number | null, rejectedAt: Date | null = null): Date | null {
  if (from === null || months === null) return null;
  const over = addMonths(from, months);
  const open = rejectedAt && daysAfter(rejectedAt, rejectionDays);
  return open && open > over ? open : over;
}

/** A company may keep recordings for a shorter time than the installation, never for a longer one. */
export function recordingDaysOf(own: number | null, installation: number): number {
  return Math.min(own ?? installation, installation);
}

/** Recordings of interviews that ended before this moment are erased. */
export function recordedBefore(now: Date, days: number): Date {
  return daysAfter(now, -days);
}
