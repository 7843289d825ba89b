/** Serves the built web app: hashed files for a year, the page itself never from a cache and with a fresh nonce. */
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
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '**/.*'],
    cacheControl: false,
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
      .send(page.replaceAll(nonceMark, nonce));
  });
}
