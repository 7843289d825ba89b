/** Coming and leaving: the server ends the sign-in that was, whether this browser goes on without one or with another. */
import { api } from '@saring/contract';
import { forgetRows, keepRows } from './browser-store.ts';
import { send } from './client.ts';
import { forgetSession, readSession, signIn } from './session.ts';
import { forgetPerson, isForgetting, noteForgetting } from './storage.ts';

/** A browser that is busy with its own database keeps nobody signed in. */
const timeLimit = 1000;

/** The server's end of it. Not waited for: the page goes on at once, and the call outlives it. */
function endSignIn(): void {
  if (readSession()) void send(api.auth.logOut, { body: {} }, { keepalive: true }).catch(() => {});
}

/** Keeps a new sign-in in place of the one that this browser had, which ends. */
export function enter(answer: { accessToken: string; role: string }): void {
  void forgetTheRest().then(keepRows);
  endSignIn();
  signIn(answer);
}

/** Removes drafts, answers and chosen files from this browser. Throws where it refuses. */
export async function forget(): Promise<void> {
  noteForgetting(true);
  await Promise.race([forgetTheRest(), new Promise((resolve) => setTimeout(resolve, timeLimit))]);
  forgetPerson();
  sessionStorage.clear();
}

/** What was begun by a page that is gone is done by the next one; answers whether it was now. */
async function forgetTheRest(): Promise<boolean> {
  if (!isForgetting() || !(await forgetRows())) return false;
  noteForgetting(false);
  return true;
}

/** Each tab has drafts of its own: where somebody leaves in one, the others forget theirs, and begin anew. */
const tabs = new BroadcastChannel('left');

/** Pages that want somebody who is signed in. */
const ofSomebody = /^\/(?:user|admin|superuser|profile|interview)\b/;

export function leaveWithOthers(): void {
  // Where that was late, somebody else may have signed in meanwhile, whose answers are kept.
  void forgetTheRest().then((done) => (done && readSession() ? keepRows() : undefined));
  tabs.onmessage = () => {
    // What all tabs have is forgotten where somebody left: by the time that a sleeping tab hears of it, it may be the next person's.
    sessionStorage.clear();
    // Whoever signs in here next is led to no page of who left.
    if (ofSomebody.test(window.location.pathname)) window.location.replace('/login');
    else window.location.reload();
  };
}

function part(): void {
  tabs.postMessage(null);
  forgetSession();
}

/**
 * Drafts, answers and chosen files go with the session, unlike after one that merely ended. The page is to be loaded anew.
 * Throws where the browser refuses.
 */
export async function leave(): Promise<void> {
  await forget();
  endSignIn();
  part();
}

/** Lets somebody else sign in: `place` is that of the sign-in, with where it leads. */
export async function leaveFor(place: string): Promise<void> {
  await leave();
  window.location.assign(place);
}

/** The same behind an account that is no more, whose sign-ins ended with it. */
export async function leaveForGood(): Promise<void> {
  await forget();
  part();
}
