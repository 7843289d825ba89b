/** Whether the server can be reached: a call that found nobody begins an outage, an answer of its health call ends it. */
import { api, CallError } from '@saring/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { send } from './client.ts';
import { isNoResponse } from './messages.ts';

const pauseMilliseconds = 3000;

/** No answer, one of a proxy in the server's place, or the server's own that something it needs is away. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof CallError)) return isNoResponse(error);
  // A service that was never set up is 503 too, but of that no request is to be looked up.
  if (error.status === 503) return error.detail === '' || error.detail.includes('(request ');
  return (error.status === 502 || error.status === 504) && error.detail === '';
}

let out = false;
const listeners = new Set<() => void>();

function tell(now: boolean): void {
  out = now;
  for (const listener of listeners) listener();
}

/** Hears of every call that failed; once the server is back, what pages show instead of its answers is asked for again. */
export function noteFailure(error: unknown, client: () => QueryClient): void {
  if (out || !isOutage(error)) return;
  tell(true);
  const ask = () =>
    send(api.system.ready, undefined, { timeout: 5000 }).then(
      () => {
        tell(false);
        void client().refetchQueries({ type: 'active', predicate: ({ state }) => isOutage(state.error) });
      },
      () => window.setTimeout(ask, pauseMilliseconds),
    );
  window.setTimeout(ask, pauseMilliseconds);
}

export function useOutage(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => out,
  );
}
