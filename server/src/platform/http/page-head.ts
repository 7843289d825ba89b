/** What the head of a public page tells search engines and whatever shows a preview of a link to it. */
import { escapeHtml } from '#platform/escape.ts';

interface Told {
  title: string;
  summary: string;
  /** The one address by which the page is to be known, whichever it was opened at. */
  url: string;
  /** The address of a picture. */
  picture: string | null;
  /** As schema.org has it; a page without such data stays out of search engines. */
  data: object | null;
}

/** As HTML. */
export function headOf({ title, summary, url, picture, data }: Told): string {
  const meta = (name: string, content: string) => `<meta ${name} content="${escapeHtml(content)}" />`;
  return [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta('name="description"', summary),
    meta('property="og:title"', title),
    meta('property="og:description"', summary),
    meta('property="og:type"', 'website'),
    meta('property="og:url"', url),
    ...(picture ? [meta('property="og:image"', picture)] : []),
    // A `<` would end the script from within a text of the company.
    data
      ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
      : meta('name="robots"', 'noindex'),
  ].join('');
}
