/** Who is signed in: token and role in local storage, followed across tabs. */
import { useSyncExternalStore } from 'react';
import { keys } from './storage.ts';

export interface Session {
  token: string;
  /** The stored role: `user`, `admin` or `superuser`. */
  role: string;
  /** The token's `sub`: the username, or the company's id for an administrator. Empty if the token does not decode. */
  sub: string;
  /** The id of the account: of a company's administrators each has an own. */
  person: string;
}

/** A company or an operator, who cannot apply. */
export function isStaff({ role }: Session): boolean {
  return role === 'admin' || role === 'superuser';
}

/** The claims of a token as it says them; the server is the one who checks. Null if it does not decode. */
export function claimsOf(token: string): { sub: string; role: string; person: string } | null {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims) || typeof claims.sub !== 'string')
      return null;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const role = 'role' in claims ? text(claims.role) : '';
    return { sub: claims.sub, role, person: ('uid' in claims && text(claims.uid)) || claims.sub };
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
let last: Session | null = null;

/** The session as stored now, or null without a token. The same object until something changes. */
export function readSession(): Session | null {
  const token = localStorage.getItem(keys.token);
  const role = localStorage.getItem(keys.role) ?? '';
  if (!token) last = null;
  else if (last?.token !== token || last.role !== role) last = sessionOf(token, role);
  return last;
}

/** The session of a token. */
export function sessionOf(token: string, role: string): Session {
  const { sub = '', person = '' } = claimsOf(token) ?? {};
  return { token, role, sub, person };
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` on every sign-in and sign-out, here or in another tab; answers how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const stored = (event: StorageEvent) => {
    if (event.key === null || event.key === keys.token || event.key === keys.role) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', stored);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', stored);
  };
}

/** Keeps a token and its role. */
export function signIn(answer: { accessToken: string; role: string }): void {
  localStorage.setItem(keys.token, answer.accessToken);
  localStorage.setItem(keys.role, answer.role);
  tell();
}

/** Replaces the token after a change of password, which ends every older one. */
export function replaceToken(accessToken: string): void {
  localStorage.setItem(keys.token, accessToken);
  tell();
}

/**
 * Forgets token and role; the kept company token stays. This page hears nothing of it: it is loaded anew, and a guard would
 * draw a log-in form until then, in which somebody types in vain.
 */
export function forgetSession(): void {
  localStorage.removeItem(keys.token);
  localStorage.removeItem(keys.role);
}

/** The same where this page goes on. */
export function signOut(): void {
  forgetSession();
  tell();
}

/** The session, kept up to date in every tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession);
}

/** The identity that paths take: the token's `sub`. Empty only while the guard is sending the person away. */
export function useOwnId(): string {
  return useSession()?.sub ?? '';
}

/** Names a draft of the person who is signed in about what `of` says: several people of a company have one identity. */
export function useDraftName(kind: string, ...of: (string | number)[]): string {
  // Empty only while the guard is sending the person away.
  const person = useSession()?.person ?? '';
  return [kind, person, ...of].join(':');
}
