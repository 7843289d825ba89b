/** Asks callers to come again later while the process is held up for long. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from './fail.ts';

/** One long step on a machine that many share is no overload: only who is held up for so long is asked to come again. */
const mostMilliseconds = 5000;

/** Installs the guard. It looks at the delay of the event loop alone, so that nothing in it can fail. */
export function installLoopGuard(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let heldUp = false;
  const look = setInterval(() => {
    // Where nothing could be measured there is no mean, and the loop was held up all the while.
    heldUp = !(delay.mean <= mostMilliseconds * 1e6);
    delay.reset();
  }, mostMilliseconds).unref();
  app.addHook('onRequest', (_request, _reply, done) => {
    done(heldUp ? new Unavailable('The process is held up.') : undefined);
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(look);
    delay.disable();
    done();
  });
}
