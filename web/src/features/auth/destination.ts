/** Where a sign-in leads, and which redirects may be followed. */

import type { Session } from '#client/session.ts';

/** The state of a way to the log-in page on which somebody who is signed in is asked for another account. */
export const otherAccount = 'other-account';

const homes: Record<string, string> = { admin: '/admin/dashboard', superuser: '/superuser/dashboard' };

/** A path of this site to a CV upload, an application or a job; anything else, above all another site, is null. */
export function jobRedirect(redirect: string | null): string | null {
  if (!redirect?.startsWith('/')) return null;
  // Browsers read a backslash as a slash, and two slashes as another site: only what the URL parser leaves here counts.
  const here = 'http://here.invalid';
  if (!URL.canParse(redirect, here)) return null;
  const url = new URL(redirect, here);
  if (url.origin !== here) return null;
  if (!/^\/(user\/)?(cvupload|apply|jobs?)(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The company's token in a CV-upload path, or null. */
export function companyTokenOf(path: string): string | null {
  // A token is letters, digits, `-` and `_`: anything else, half an escape above all, is none of ours.
  return /^\/(?:user\/)?cvupload\/([\w-]+)(?=[/?#]|$)/.exec(path)?.[1] ?? null;
}

interface Before {
  /** The token of the link that was opened before. */
  pending?: string | null;
  /** The state of the way to the log-in page, with the page that led there, for it wants somebody who is signed in, and whose it was. */
  state?: unknown;
}

/** Where somebody goes who is signed in: to the redirect, to the page of the role that led to the log-in page and was nobody else's, a job seeker to the link that was opened before, else to the pages of the role. */
export function destinationOf(
  { role, person }: Pick<Session, 'role' | 'person'>,
  redirect: string | null,
  { pending, state }: Before = {},
): string {
  const link = role === 'user' && pending && /^[\w-]+$/.test(pending) ? `/user/cvupload/${pending}` : null;
  const home = homes[role] ?? '/user/cdashboard';
  const led = typeof state === 'object' && state !== null ? state : {};
  const from = 'from' in led ? String(led.from) : home;
  const isOthers = 'of' in led && led.of && led.of !== person;
  const isTheirs = !isOthers && (from.startsWith(`/${role}/`) || (role === 'admin' && from.startsWith('/profile/')));
  return jobRedirect(redirect) ?? (isTheirs && from !== home ? from : (link ?? home));
}

/** A link that carries the redirect along, with the job's title where it is known. */
export function withRedirect(to: string, address: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['redirect', 'jobTitle']) {
    const value = address.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${to}?${kept}` : to;
}
