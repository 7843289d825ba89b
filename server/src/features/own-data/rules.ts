/** From when on the own copy holds what the company thinks of an application. */
import { meaningOf, type Status } from '@saring/contract/domain';

const dayMilliseconds = 86_400_000;
/** Whoever waits in vain for a decision has them after so many days all the same. */
const longestWait = 30;

/** Marks and remarks are told from the decision on that the person sees, at the latest 30 days after a copy was first asked for. */
export function marksFrom(seen: Status, { appliedAt, askedAt }: { appliedAt: Date; askedAt: Date }): Date {
  if (meaningOf(seen).action !== null) return appliedAt;
  return new Date(Math.max(appliedAt.getTime(), askedAt.getTime()) + longestWait * dayMilliseconds);
}
