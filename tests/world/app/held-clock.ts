/** A clock that stands still until a test moves it. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Starts at the present unless told otherwise, and never before it, so that tasks for later do not run at once. */
export function heldClock(start = Date.now()) {
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
