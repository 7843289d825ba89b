/** Turns what a call throws into the specification's texts. */
import { CallError, codeName } from '@saring/contract';

export const noResponse = 'No response from server. Please check your connection.';
export const sessionExpired = 'Session expired. Please log in again.';

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

/** A wait as a person says it: "in 40 seconds", "in 5 minutes". */
export function waitText(seconds: number): string {
  if (seconds < 60) return `in ${Math.max(1, Math.round(seconds))} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}

function detailOf(error: CallError): string {
  if (error.status !== 429 || !error.retryAfter) return error.detail;
  return `Too many attempts. Please try again ${waitText(error.retryAfter)}.`;
}

/** What the server said, with the time to wait where it asks for one; otherwise one of the page's own texts. */
export function messageOf(
  error: unknown,
  texts: { detail?: string; noResponse?: string; other?: string | ((message: string) => string) },
): string {
  const other = texts.other ?? texts.detail ?? 'An error occurred. Please try again later.';
  if (error instanceof CallError)
    return detailOf(error) || (texts.detail ?? 'An error occurred. Please try again later.');
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
