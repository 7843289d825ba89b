/** Makes everything that a request brings about this request's doing: for logs by its id, for traces by its span. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Spans } from './spans.ts';
import { causedBy } from './trace.ts';

/** To be installed before every other hook: what follows, the handler's waits included, runs inside of it. */
export function installCause(app: FastifyInstance, spans: Spans): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { id: requestId } = request;
    if (!isTraced(request)) return causedBy({ requestId }, done);
    // The route's pattern, never the address: addresses hold tokens and searches.
    const route = request.routeOptions.url ?? 'unknown';
    const said = request.headers.traceparent;
    const span = spans.begin({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route, 'saring.request_id': requestId },
      parent: typeof said === 'string' ? said : undefined,
    });
    // Also where nobody waits for the answer any more.
    reply.raw.once('close', () => {
      const status = reply.statusCode;
      span.end({ failed: status >= 500, attributes: { 'http.response.status_code': status } });
    });
    return causedBy({ requestId, traceparent: span.traceparent }, done);
  });
}

/** Calls of the API; a probe every few seconds tells nothing. */
function isTraced({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/health/');
}
