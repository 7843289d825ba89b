/** Leaving for good: the server ends the sign-in, and the browser forgets it whether the server answers or not. */
import { api } from '@saring/contract';
import { send } from './client.ts';
import { readSession, signOut } from './session.ts';

/** Throws where the browser refuses to forget. */
export function leave(): void {
  // Not waited for: the page goes on at once, and the call outlives it.
  if (readSession()) void send(api.auth.logOut, { body: {} }, { keepalive: true }).catch(() => {});
  signOut();
}
