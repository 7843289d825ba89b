/** Pure decisions about second looks. */

import { secondLookOpenDays } from '@saring/contract';
import { type Acting, can, type Status } from '@saring/contract/domain';
import { daysAfter } from '#platform/process/clock.ts';

/** Until when a second look at a decision can be asked for; null of one that is no rejection. */
export function openUntil(decision: { status: Status; at: Date } | null): Date | null {
  return decision?.status === 'Rejected' ? daysAfter(decision.at, secondLookOpenDays) : null;
}

/** Within how many days the company is to answer; one at least. */
export function daysLeft({ dueAt }: { dueAt: Date }, now: Date): number {
  return Math.max(1, Math.round((dueAt.getTime() - now.getTime()) / 86_400_000));
}

type Deciding = Pick<Acting, 'role' | 'memberRole'> & { username: string };
type Member = Deciding & { suspended: boolean };

/** Whether somebody may answer who may decide: not who decided, where anybody else of the company decides, too. */
export function mayAnswer(actor: Deciding, { decidedBy }: { decidedBy: string }, members: readonly Member[]): boolean {
  if (!can(actor, 'application.decide')) return false;
  const isOther = (member: Deciding) => member.username !== decidedBy && can(member, 'application.decide');
  return isOther(actor) || !members.some((member) => !member.suspended && isOther(member));
}
