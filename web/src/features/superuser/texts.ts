/** What the operator's area says when a call fails. */
import { isNoResponse, messageOf, noResponse } from '#client/messages.ts';
import { t } from '#messages/superuser.ts';

/** The server's own words where it has some, else `own`; no answer at all is said as such. */
export function failureText(error: unknown, own: string): string {
  return messageOf(error, { detail: own, noResponse, other: own });
}

/** The failed state of a list: the documents' text, with the reason where nothing answered. */
export function listFailure(error: unknown, own: string): string {
  return isNoResponse(error) ? t('unreachable', { failure: own, noResponse }) : own;
}
