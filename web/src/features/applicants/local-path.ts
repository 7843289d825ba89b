/** Which addresses a page may send a person on to: only pages of this site. */

/** The path of this site that a `redirect` names, or null for everything else, above all another site. */
export function localPath(redirect: string | null): string | null {
  const here = 'http://here.invalid';
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, here)) return null;
  const url = new URL(redirect, here);
  // A path with two slashes would be read as another host when it is followed.
  if (url.origin !== here || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
