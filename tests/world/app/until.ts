/** How the world of the tests waits: for an event, never for a time. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Milliseconds after which whoever waits in vain is told what did not come, on however busy a machine: fewer than those
 * after which Vitest ends a test, which cannot say it.
 */
export const timeLimit = 100_000;

/** Asks until the answer is not null; throws `missing()` where it does not come. */
export async function until<T>(ask: () => Promise<T | null>, missing: () => unknown, milliseconds = 100): Promise<T> {
  const end = Date.now() + timeLimit;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw missing();
    await pause(milliseconds);
  }
}
