/** From when on the own copy holds what the company thinks of an application. */

import { meaningOf, type Status } from '@saring/contract/domain';
import { daysAfter } from '#platform/process/clock.ts';

/** Whoever waits in vain for a decision has them after so many days all the same. */
const longestWait = 30;

/** Marks and remarks are told from the acceptance or rejection on that the person sees, at the latest 30 days after a copy was first asked for. */
export function marksFrom(seen: Status, { appliedAt, askedAt }: { appliedAt: Date; askedAt: Date }): Date {
  const { action, waits } = meaningOf(seen);
  if (action !== null && !waits) return appliedAt;
  return daysAfter(appliedAt > askedAt ? appliedAt : askedAt, longestWait);
}
