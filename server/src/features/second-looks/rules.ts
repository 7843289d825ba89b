/** Pure decisions about second looks. */

import { type Acting, can, type Status } from '@saring/contract/domain';
import { daysAfter } from '#platform/process/clock.ts';

/** Days in which one can be asked for, and in which it is to be answered. */
const askDays = 30;
const answerDays = 14;

/** Until when a second look at a decision can be asked for; null of one that is no rejection. */
export function openUntil(decision: { status: Status; at: Date } | null): Date | null {
  return decision?.status === 'Rejected' ? daysAfter(decision.at, askDays) : null;
}

export function dueAt(askedAt: Date): Date {
  return daysAfter(askedAt, answerDays);
}

type Member = Pick<Acting, 'role' | 'memberRole'> & { username: string };

/** Whether somebody may answer who may decide: not who decided, where anybody else of the company decides, too. */
export function mayAnswer(actor: Member, { decidedBy }: { decidedBy: string }, members: readonly Member[]): boolean {
  if (!can(actor, 'application.decide')) return false;
  const isOther = (member: Member) => member.username !== decidedBy && can(member, 'application.decide');
  return isOther(actor) || !members.some(isOther);
}
