/** What the tests leave to chance: the same each time where `FUZZ_SEED` is set, as the gate does. */
import { randomInt } from 'node:crypto';

export const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
