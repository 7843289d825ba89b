/** Which failures of the line are tried again, and a wait that a line which comes back cuts short. */
import { CallError } from '@saring/contract';

/** A failure that time may heal: no answer at all, or a server in trouble. */
export function passes(error: unknown): boolean {
  return !(error instanceof CallError) || error.status >= 500 || error.status === 429 || error.status === 408;
}

export function waitForLine(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(done, milliseconds);
    function done() {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
