/**
 * Serves the built web app: hashed files for a year, compressed by the build, the page itself never from a cache, with a
 * fresh nonce and the names of the files that its address needs first.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { inertPolicy } from './headers.ts';

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
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
}

/** Installs the static files; every other GET outside the API is the app's page. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  // The page and its files may carry nothing that the app did not ship.
  const withFirstFiles = await readPage(folder);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '**/.*', '**/*.br'],
    cacheControl: false,
    preCompressed: true,
    setHeaders(response, path) {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      response.header('content-security-policy', `${inertPolicy}; style-src 'unsafe-inline'`);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // A file that is not there is not a page: a stale page must not take this one for a script.
    const page404 = request.url.startsWith('/assets/') || (request.method !== 'GET' && request.method !== 'HEAD');
    if (page404) return reply.status(404).header('cache-control', 'no-store').send({ detail: 'Not found' });
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy(nonce))
      .send(withFirstFiles(request.url).replaceAll(nonceMark, nonce));
  });
}

interface FirstFiles {
  /** As the web's router writes it: `/profile/:id`, `/user/cvupload/:token?`. */
  address: string;
  /** Links to its scripts, for the page's head. */
  head: string;
  /** Links to its styles, for the page's end. */
  end: string;
}

/** Answers, for an address, the page with links to what it needs beside what every page needs; the build has written them. */
async function readPage(folder: string): Promise<(url: string) => string> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const all: FirstFiles[] = JSON.parse(await readFile(join(folder, '.vite/first-files.json'), 'utf8'));
  const pages = all.map(({ address, head, end }) => ({
    pattern: new RegExp(`^${address.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
    page: page.replace('</head>', `${head}</head>`).replace('</body>', `${end}</body>`),
  }));
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    return pages.find(({ pattern }) => pattern.test(path))?.page ?? page;
  };
}
