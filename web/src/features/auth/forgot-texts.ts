/** What the forgot-password popup says when a call fails. */
import { messageOf } from '#client/messages.ts';
import { t } from '#messages/auth-forgot.ts';

const unreachable = t('unreachable');

/** A code that could not be sent or checked. */
export function codeFailure(error: unknown): string {
  return messageOf(error, { detail: t('failed'), noResponse: unreachable, other: unreachable });
}

/** A password that could not be reset. */
export function resetFailure(error: unknown): string {
  return messageOf(error, { detail: t('resetFailed'), noResponse: unreachable, other: unreachable });
}
