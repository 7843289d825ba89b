/** What every answer tells a browser, whichever route gives it; a page and a file say more of their own. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** For answers that are no page: nothing in them may load, run or be framed. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Installs the headers; to be called before any route is registered. */
export async function installHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // A year, with subdomains: browsers heed it only where TLS stands in front.
    strictTransportSecurity: { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', inertPolicy);
    reply.header('permissions-policy', 'microphone=(self), camera=(self)');
    reply.header('referrer-policy', 'no-referrer');
  });
}
