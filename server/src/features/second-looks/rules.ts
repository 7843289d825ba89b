/** Pure decisions about second looks. */
import { type Acting, can, type Status } from '@saring/contract/domain';

const dayMilliseconds = 86_400_000;
/** Days in which one can be asked for, and in which it is to be answered. */
const askDays = 30;
const answerDays = 14;

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMilliseconds);

/** Until when a second look at a decision can be asked for; null of one that is no rejection. */
export function openUntil(decision: { status: Status; at: Date } | null): Date | null {
  return decision?.status === 'Rejected' ? after(decision.at, askDays) : null;
}

export function dueAt(askedAt: Date): Date {
  return after(askedAt, answerDays);
}

type Member = Pick<Acting, 'role' | 'memberRole'> & { username: string };

/** Whether somebody may answer: not who decided, where anybody else of the company decides, too. */
export function mayAnswer(
  { username }: Pick<Member, 'username'>,
  { decidedBy }: { decidedBy: string },
  members: readonly Member[],
): boolean {
  return (
    username !== decidedBy ||
    !members.some((member) => member.username !== decidedBy && can(member, 'application.decide'))
  );
}
