/** Pure decisions about applications. */

import { meaningOf, type Status } from '@saring/contract/domain';
import type { Language } from '@saring/contract/words';
import { notNeeded } from '#features/emails/index.ts';
import { words } from './words.ts';

export const applicationsPerJob = 3;

/** Since when an application is rejected or withdrawn, once it has `status`; a decision that was undone starts anew. */
export function endTime(status: Status, before: { status: Status; endedAt: Date | null }, now: Date): Date | null {
  if (!meaningOf(status).ended) return null;
  return status === before.status ? before.endedAt : now;
}

/** When somebody agreed, as the page says it; a clock that runs ahead of ours says now. */
export function consentTime(said: string | undefined, now: Date): Date | null {
  if (said === undefined) return null;
  const time = new Date(said);
  return time > now ? now : time;
}

/** What a further application for the same job means. */
export function limitOn(
  before: readonly { withdrawnBy: string | null }[],
  acknowledged: boolean,
): 'allowed' | 'withdrawn_before' | 'three_applications' | 'withdraw_all' {
  if (before.some((application) => application.withdrawnBy === 'limit')) return 'withdrawn_before';
  if (before.length < applicationsPerJob) return 'allowed';
  return acknowledged ? 'withdraw_all' : 'three_applications';
}

/** Why a mail has not reached its reader, for people; null where nothing is wrong. */
export function deliveryProblem(mail: { state: string; error: string | null }, language: Language): string | null {
  const say = words(language);
  if (mail.state === 'kept') return say('mailKept');
  if (mail.state === 'refused') return say('addressRefused');
  if (mail.state === 'failed') return say(mail.error === notNeeded ? 'overtaken' : 'serverUnreached');
  return mail.state === 'queued' && mail.error !== null ? say('notYetSent') : null;
}
