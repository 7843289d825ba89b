/** A clock that stands still until a test moves it. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Noon of tomorrow in Kuala Lumpur: what is done then is done on one day there. In milliseconds. */
export const noonInKualaLumpur = () =>
  Date.parse(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T04:00:00Z`);

/**
 * Starts an hour ahead unless told otherwise: the queue counts on the clock of the database, and what is for later would run
 * at once where that has overtaken this one.
 */
export function heldClock(start = Date.now() + 3_600_000) {
  let moment = start;
  return {
    now: () => new Date(moment),
    newId: () => randomUUID(),
    secret: () => randomBytes(32).toString('base64url'),
    digits: () => String(randomInt(1_000_000)).padStart(6, '0'),
    /** Lets seconds pass. */
    pass(seconds: number) {
      moment += seconds * 1000;
    },
  };
}
