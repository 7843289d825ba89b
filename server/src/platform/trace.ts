/** Which request caused what is done now: through every log line, and through tasks that it ordered. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Cause {
  requestId: string;
}

const current = new AsyncLocalStorage<Cause>();

/** Runs `work` as caused by a request; without one it is simply run. */
export function causedBy<T>(requestId: string | undefined, work: () => T): T {
  return requestId === undefined ? work() : current.run({ requestId }, work);
}

/** The request that is being answered, or that ordered the task that runs; undefined outside of both. */
export function cause(): Cause | undefined {
  return current.getStore();
}
