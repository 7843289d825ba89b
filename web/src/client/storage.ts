/** What the browser keeps, under the documents' own names. */

export const keys = {
  token: 'token',
  role: 'role',
  pendingCompanyToken: 'pendingCompanyToken',
  readScoreRun: 'readScoreRun',
  toldNarrow: 'toldNarrow',
} as const;

/** Keeps the token of a company link for after the sign-in. */
export function keepCompanyToken(token: string): void {
  localStorage.setItem(keys.pendingCompanyToken, token);
}

/** The token of a company link that was opened before the sign-in and not reached since. */
export function keptCompanyToken(): string | null {
  return localStorage.getItem(keys.pendingCompanyToken);
}

/** Forgets the kept company token, once its page was reached. */
export function forgetCompanyToken(): void {
  localStorage.removeItem(keys.pendingCompanyToken);
}

/** Whether somebody went on with a small screen after they were told that a large one is better. */
export function goesOnNarrow(): boolean {
  return localStorage.getItem(keys.toldNarrow) !== null;
}

export function goOnNarrow(): void {
  localStorage.setItem(keys.toldNarrow, 'true');
}

/** Whether a result of scoring again was put away here; of each job the newest is remembered. */
export function wasPutAway(jobId: string, runId: string): boolean {
  return localStorage.getItem(`${keys.readScoreRun}:${jobId}`) === runId;
}

export function putAway(jobId: string, runId: string): void {
  localStorage.setItem(`${keys.readScoreRun}:${jobId}`, runId);
}
