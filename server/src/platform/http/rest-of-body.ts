/** What of a body nobody has read when its answer is ready. */
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Installs that the rest of a body is taken in and let go before its answer is sent; to be called before any route. A
 * connection that ends while bytes still come is reset, and the caller's system throws away the answer that it holds (RFC
 * 9112, 9.6): who sends a large file would hear of a broken connection instead of "too large" or "try again later". A body
 * that never ends is ended by the server's `requestTimeout`.
 */
export function installRestOfBody(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, _reply, _payload, done) => {
    if (raw.complete || !bringsBody(raw)) return done();
    finished(raw, () => done());
    raw.unpipe();
    raw.resume();
  });
}

const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
