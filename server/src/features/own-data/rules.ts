/** From when on the own copy holds what the company thinks of an application. */

import { meaningOf, type Status } from '@saring/contract/domain';
import { daysAfter } from '#platform/process/clock.ts';

/** Whoever waits in vain for a decision has them after so many days all the same. */
const longestWait = 30;

/** Marks and remarks are told from the decision on that the person sees, at the latest 30 days after a copy was first asked for. */
export function marksFrom(seen: Status, { appliedAt, askedAt }: { appliedAt: Date; askedAt: Date }): Date {
  if (meaningOf(seen).action !== null) return appliedAt;
  return daysAfter(appliedAt > askedAt ? appliedAt : askedAt, longestWait);
}
