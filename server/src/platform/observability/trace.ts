/** Which request caused what is done now: through every log line, every span, and through tasks that it ordered. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Cause {
  /** Absent for what no request ordered, such as a nightly task. */
  requestId?: string;
  /** The span that is under way, as W3C Trace Context writes it; absent where nothing is traced. */
  traceparent?: string;
}

const current = new AsyncLocalStorage<Cause>();

/** Runs `work` as caused by this; without a cause it is simply run. */
export function causedBy<T>(cause: Cause, work: () => T): T {
  return cause.requestId === undefined && cause.traceparent === undefined ? work() : current.run(cause, work);
}

/** The request that is being answered, or that ordered the task that runs; undefined outside of both. */
export function cause(): Cause | undefined {
  return current.getStore();
}

/** Headers of a call to another service, from which it can go on with the trace where one is kept. */
export function onward(headers?: ConstructorParameters<typeof Headers>[0]): Headers {
  const all = new Headers(headers);
  const traceparent = cause()?.traceparent;
  if (traceparent !== undefined) all.set('traceparent', traceparent);
  return all;
}
