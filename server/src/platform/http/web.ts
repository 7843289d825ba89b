/**
 * Serves the built web app: hashed files for a year, compressed by the build, the page itself never from a cache, with a
 * fresh nonce and the names of the files that its address needs first.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#platform/escape.ts';
import { serveAppFiles } from './app-files.ts';
import { fail } from './fail.ts';
import { describe, sendError } from './http-errors.ts';

/** Vite writes this where a nonce belongs (`html.cspNonce`). */
const nonceMark = '__CSP_NONCE__';

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
}

/** What a page says before the app has come, and to machines. */
export interface PageParts {
  /** As text. */
  title: string;
  /** As HTML, for the page's head. */
  head: string;
  /** As HTML, in the place of the app. */
  body: string;
}

/** The address of a page. */
export interface Asked {
  path: string;
  query: URLSearchParams;
}

/**
 * Installs the static files; every other GET outside the API is the app's page, which may have parts of its own by its
 * address, or be of something `unknown`.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  partsOf: (asked: Asked, address: string) => Promise<PageParts | 'unknown' | null>,
): Promise<void> {
  // The page and its files may carry nothing that the app did not ship.
  const withFirstFiles = await readPage(folder);
  await serveAppFiles(app, folder);
  app.setNotFoundHandler(async (request, reply) => {
    // A file that is not there is not a page: a stale page must not take this one for a script.
    const page404 = request.url.startsWith('/assets/') || (request.method !== 'GET' && request.method !== 'HEAD');
    if (page404) return sendError(fail('not_found'), request, reply);
    const nonce = randomBytes(16).toString('base64');
    // The page works without them.
    const parts = await partsOf(askedOf(request.url), request.ip).catch((error: unknown) => {
      request.log.warn({ error: describe(error) }, 'a page without its parts');
      return null;
    });
    const { page: written, isKnown } = withFirstFiles(request.url);
    const page = written.replaceAll(nonceMark, nonce);
    return reply
      .status(isKnown && parts !== 'unknown' ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .send(parts && parts !== 'unknown' ? withParts(page, parts) : page);
  });
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
const askedOf = (url: string): Asked => {
  const path = pathOf(url);
  return { path, query: new URLSearchParams(url.slice(path.length)) };
};

/** Texts of a company stand in the parts: nothing in them is a sign to what puts them in place. */
function withParts(page: string, { title, head, body }: PageParts): string {
  return page
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${head}`)
    .replace(/(<div id="root">)[\s\S]*?(?=<\/div>)/, (_, root: string) => root + body)
    .replace(
      /<noscript>[\s\S]*?<\/noscript>/,
      '<noscript>This page can be read as it is. To apply for a job, please switch JavaScript on.</noscript>',
    );
}

interface FirstFiles {
  /** As the web's router writes it: `/profile/:id`, `/user/cvupload/:token?`. */
  address: string;
  /** Links to its scripts, for the page's head. */
  head: string;
  /** Links to its styles, for the page's end. */
  end: string;
}

/**
 * Answers, for an address, whether the app knows it, and the page with links to what it needs beside what every page needs;
 * the build has written both.
 */
async function readPage(folder: string): Promise<(url: string) => { page: string; isKnown: boolean }> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const all: FirstFiles[] = JSON.parse(await readFile(join(folder, '.vite/first-files.json'), 'utf8'));
  const pages = all.map(({ address, head, end }) => ({
    pattern: new RegExp(
      `^${address
        .replace(/^\/$/, '')
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')}/?$`,
      'i',
    ),
    page: page.replace('</head>', `${head}</head>`).replace('</body>', `${end}</body>`),
  }));
  return (url) => {
    const path = pathOf(url);
    const known = pages.find(({ pattern }) => pattern.test(path));
    return { page: known?.page ?? page, isKnown: known !== undefined };
  };
}
