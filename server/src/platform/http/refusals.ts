/** What is told of calls that were refused: by whom and at which route, the first of a minute one by one and then their number. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#platform/observability/log.ts';
import type { Clock } from '#platform/process/clock.ts';
import { isHealth, type Limiter } from './limiter.ts';
import { countsOfAMinute } from './minute.ts';
import { writtenAddress } from './network.ts';

/** Lines for one caller in a minute. */
const linesPerMinute = 20;
/** Where rights or limits were at stake. */
const telling = [401, 403, 429];
const nowhere = '/api/*';

interface Told {
  clock: Clock;
  log: Log;
}

/** Counts what is refused against its address, and writes it to the log. */
export function installRefusals(app: FastifyInstance, { clock, log }: Told, limiter: Limiter): void {
  const told = countsOfAMinute(clock, (counts) => {
    for (const [who, count] of counts)
      if (count > linesPerMinute) log.info({ ...JSON.parse(who), more: count - linesPerMinute }, 'more were refused');
  });
  // Also where nobody is refused any more who would end the minute.
  const look = setInterval(() => told.of(''), 60_000).unref();
  app.addHook('onRequest', ({ url, ip }, _reply, done) => {
    if (url.startsWith('/api/') && !isHealth(url)) limiter.admit(ip);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const route = request.routeOptions.url ?? '';
    const isCall = route.startsWith('/api/');
    if (isCall && (telling.includes(status) || (route === nowhere && status === 404))) limiter.refused(request.ip);
    // What no call answers to tells nothing of anybody.
    if (isCall && route !== nowhere && status >= 400 && status < 500) tell(request, reply);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(look);
    told.end();
    done();
  });

  function tell(
    { actor, ip, method, routeOptions }: FastifyRequest,
    { statusCode: status, elapsedTime }: FastifyReply,
  ) {
    const userId = actor?.userId;
    const address = writtenAddress(ip);
    const line = { method, route: routeOptions.url, status, ms: Math.round(elapsedTime), userId };
    if (told.add(JSON.stringify(userId ? { userId } : { ip: address })) > linesPerMinute) return;
    // An address is kept where rights or limits were at stake, or where nothing else says who it was.
    log.info({ ...line, ip: !userId || telling.includes(status) ? address : undefined }, 'refused');
  }
}
