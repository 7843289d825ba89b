/** A website as companies write it, with or without a scheme. */

/** The address that it links to: https where it names no scheme, and nothing else than the web. */
export function websiteAddress(website: string): string {
  const text = website.trim();
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
