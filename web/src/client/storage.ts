/** What the browser keeps, under the documents' own names. */

export const keys = {
  token: 'token',
  role: 'role',
  pendingCompanyToken: 'pendingCompanyToken',
  readScoreRun: 'readScoreRun',
  toldNarrow: 'toldNarrow',
  typedAnswer: 'typedAnswer',
  withoutProfile: 'withoutProfile',
  startedInterview: 'interview-started',
  forgetting: 'forgetting',
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

/** What was asked once, and went on as it was: with a small screen, though told that a large one is better, or without a profile. */
type GoneOn = 'toldNarrow' | 'withoutProfile';

export function goesOn(how: GoneOn): boolean {
  return localStorage.getItem(keys[how]) !== null;
}

export function goOn(how: GoneOn): void {
  localStorage.setItem(keys[how], 'true');
}

/** Whether a result of scoring again was put away here; of each job the newest is remembered. */
export function wasPutAway(jobId: string, runId: string): boolean {
  return localStorage.getItem(`${keys.readScoreRun}:${jobId}`) === runId;
}

export function putAway(jobId: string, runId: string): void {
  localStorage.setItem(`${keys.readScoreRun}:${jobId}`, runId);
}

const typedName = (interviewId: string, sequence: number) => `${keys.typedAnswer}:${interviewId}:${sequence}`;

/** Keeps what is typed into an answer until the server has it, also when the tab is closed. */
export function keepTyped(interviewId: string, sequence: number, text: string): void {
  try {
    localStorage.setItem(typedName(interviewId, sequence), text);
  } catch (error) {
    // Full: the page still has it.
    console.warn('What is typed is not kept', error);
  }
}

export function keptTyped(interviewId: string, sequence: number): string {
  return localStorage.getItem(typedName(interviewId, sequence)) ?? '';
}

export function forgetTyped(interviewId: string, sequence: number): void {
  localStorage.removeItem(typedName(interviewId, sequence));
}

const sentName = (what: string) => `sent:${what}`;

/** Keeps for this tab under which key (of no space) something was sent, until it is known what became of it; `text` is what its form held. */
export function keepSent(what: string, key: string, text = ''): void {
  try {
    sessionStorage.setItem(sentName(what), `${key} ${text}`);
  } catch {
    // There is no room: a reload begins anew.
  }
}

/** The key under which it was sent with the same text, and of which it is not known whether it arrived; null where there is none. */
export function keptSent(what: string, text = ''): string | null {
  const sent = sessionStorage.getItem(sentName(what));
  const key = sent?.split(' ', 1)[0];
  return key && sent === `${key} ${text}` ? key : null;
}

/** Forgets the key: what is sent next is something else. */
export function forgetSent(what: string): void {
  sessionStorage.removeItem(sentName(what));
}

/** An application for a job, as what was sent is called. */
export function applicationFor(username: string, jobId: string): string {
  return `application:${username}:${jobId}`;
}

/** What a browser keeps for whoever uses it; the session ends by itself. */
const ofNobody: readonly string[] = [
  'saring-colour-scheme',
  'saring-language',
  'saring-typeface',
  keys.token,
  keys.role,
  keys.forgetting,
];

/** Whoever comes next to this browser finds nothing. */
export function forgetPerson(): void {
  for (const name of Object.keys(localStorage)) if (!ofNobody.includes(name)) localStorage.removeItem(name);
}

/** Whether rows of somebody who left may lie here still. */
export function isForgetting(): boolean {
  return localStorage.getItem(keys.forgetting) !== null;
}

export function noteForgetting(is: boolean): void {
  if (is) localStorage.setItem(keys.forgetting, 'true');
  else localStorage.removeItem(keys.forgetting);
}
