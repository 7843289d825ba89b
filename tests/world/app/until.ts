/** How the world of the tests waits: for an event, never for a time. */
import { setTimeout as pause } from 'node:timers/promises';

/** Whoever waits in vain is told after this long, on however busy a machine. */
const longest = 600_000;

/** Asks until the answer is not null; throws `missing()` where it does not come. */
export async function until<T>(ask: () => Promise<T | null>, missing: () => unknown, milliseconds = 100): Promise<T> {
  const end = Date.now() + longest;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw missing();
    await pause(milliseconds);
  }
}
