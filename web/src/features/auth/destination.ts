/** Where a sign-in leads, and which redirects may be followed. */

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

/** Where to go after a sign-in. */
export function destinationOf(role: string, redirect: string | null): string {
  return jobRedirect(redirect) ?? homes[role] ?? '/user/cdashboard';
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
