/** Turns what a call throws into the specification's texts. */
import { CallError, codeName, textOf } from '@saring/contract';
import { t } from '#messages/client.ts';

export const noResponse = t('noResponse');
export const sessionExpired = t('sessionExpired');

/** The call was given up because nothing came in time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Somebody pressed cancel or left the page. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** No answer at all: no network, no server, or too late. `fetch` says a bare TypeError. */
export function isNoResponse(error: unknown): boolean {
  return isTimeout(error) || error instanceof TypeError;
}

/** The status of an answer, or 0 without one. */
export function statusOf(error: unknown): number {
  return error instanceof CallError ? error.status : 0;
}

/** What the check of a token says of one that no longer holds. No answer, and trouble of the server, say nothing of it. */
export function endsSession(error: unknown): boolean {
  return [401, 403, 404, 422].includes(statusOf(error));
}

/** A wait as a person says it: "in 40 seconds", "in 5 minutes". */
export function waitText(seconds: number): string {
  if (seconds < 60) return t('inSeconds', { seconds: Math.max(1, Math.round(seconds)) });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return t('inMinutes', { minutes });
  const hours = Math.ceil(minutes / 60);
  return t('inHours', { hours });
}

function detailOf(error: CallError): string {
  if (error.status !== 429 || !error.retryAfter) return error.detail;
  // The server's own text tells more than when, where it says anything at all.
  if (error.detail && error.detail !== textOf('too_many')) return error.detail;
  return t('tooMany', { wait: waitText(error.retryAfter) });
}

/** What the server said, with the time to wait where it asks for one; otherwise one of the page's own texts. */
export function messageOf(
  error: unknown,
  texts: { detail?: string; noResponse?: string; other?: string | ((message: string) => string) },
): string {
  const other = texts.other ?? texts.detail ?? t('failed');
  if (error instanceof CallError) return detailOf(error) || (texts.detail ?? t('failed'));
  if (isNoResponse(error)) return texts.noResponse ?? noResponse;
  return typeof other === 'string' ? other : other(error instanceof Error ? error.message : String(error));
}

/** One line of a 422 under the name that a form gives the field. */
export interface Problem {
  field: string;
  text: string;
}

/** The lines of a 422, for `showProblems` of the kit; empty for every other failure. */
export function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof CallError)) return [];
  return error.fields.map(({ loc, msg }) => {
    const name = loc.filter((part) => typeof part === 'string').at(-1) ?? '';
    return { field: codeName(String(name)), text: msg };
  });
}
