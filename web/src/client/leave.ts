/** Leaving for good: the server ends the sign-in, and the browser forgets the person whether the server answers or not. */
import { api } from '@saring/contract';
import { inStore } from './browser-store.ts';
import { send } from './client.ts';
import { readSession, signOut } from './session.ts';

/** A browser that is busy with its own database keeps nobody signed in. */
const patience = 1000;

/** Drafts and chosen files go with the session, unlike after one that merely ended. Throws where the browser refuses. */
export async function leave(): Promise<void> {
  const forgotten = inStore('files', 'readwrite', (rows) => rows.clear(), undefined);
  await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, patience))]);
  sessionStorage.clear();
  // Not waited for: the page goes on at once, and the call outlives it.
  if (readSession()) void send(api.auth.logOut, { body: {} }, { keepalive: true }).catch(() => {});
  signOut();
}
