/** What the operator's area says when a call fails. */
import { isNoResponse, messageOf, noResponse } from '#client/messages.ts';
import { t } from '#messages/superuser.ts';
import { t as mails } from '#messages/superuser-mails.ts';

/** The server's own words where it has some, else `own`; no answer at all is said as such. */
export function failureText(error: unknown, own: string): string {
  return messageOf(error, { detail: own, noResponse, other: own });
}

/** What became of a test mail, with the mail server's own words where it said some. */
export function outcomeText({ state, error }: { state: string; error: string | null }, to: string): string {
  if (state === 'sent') return mails('testSent', { to });
  return mails(state === 'queued' ? 'testWaits' : 'testRefused') + (error ? mails('cause', { cause: error }) : '');
}

/** The failed state of a list: the documents' text, with the reason where nothing answered. */
export function listFailure(error: unknown, own: string): string {
  return isNoResponse(error) ? t('unreachable', { failure: own, noResponse }) : own;
}
