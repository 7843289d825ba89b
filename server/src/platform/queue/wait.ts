/** Waiting for something that another process or a task brings about. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Timeout {
  milliseconds: number;
  /** Ends the waiting early, for example when nobody waits for the answer any more. */
  signal: AbortSignal;
}

const interval = 120;

/** Asks until the answer is not null, or until the time limit is over: then null. */
export async function until<T>(ask: () => Promise<T | null>, { milliseconds, signal }: Timeout): Promise<T | null> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== null || signal.aborted || Date.now() >= end) return answer;
    await sleep(interval, undefined, { signal }).catch(() => {});
  }
}
