/** Pure decisions about how long something is kept. */

/** The same time of day so many months later, or earlier where negative; where a month is too short, its last day. */
export function addMonths(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(moment.getUTCDate(), last));
  return moved;
}

/** Applications that ended before this moment are erased; null where they are kept. */
export function endedBefore(now: Date, applicantMonths: number | null): Date | null {
  return applicantMonths === null ? null : addMonths(now, -applicantMonths);
}

/** Never later than the erasing itself, so that nobody is told of a longer time than there is. */
export function erasedAfter(endedAt: Date | null, applicantMonths: number | null): Date | null {
  return endedAt === null || applicantMonths === null ? null : addMonths(endedAt, applicantMonths);
}

/** A company may keep recordings for a shorter time than the installation, never for a longer one. */
export function recordingDaysOf(own: number | null, installation: number): number {
  return Math.min(own ?? installation, installation);
}

/** Recordings of interviews that ended before this moment are erased. */
export function recordedBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
