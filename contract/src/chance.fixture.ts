/** What the tests here leave to chance: the same each time where `FUZZ_SEED` is set, as in tests/world/app/chance.ts. */

// The contract knows no Node, in which its tests run.
declare const process: { env: { FUZZ_SEED?: string } };

export const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
