/** Three runs of one question: the middle one counts, and how far they lie apart is shown. */
import { ModelError } from './errors.ts';

const runs = 3;

/** Answers of three runs; a malformed one is asked again once. Throws the first ModelError that remains. */
export async function threeTimes<T>(ask: (seed: number) => Promise<T>): Promise<T[]> {
  return Promise.all(
    Array.from({ length: runs }, (_, run) =>
      ask(run + 1).catch((error: unknown) => {
        if (error instanceof ModelError && error.fault === 'malformed') return ask(run + 1 + runs);
        throw error;
      }),
    ),
  );
}

/** The run in the middle by `value`: its words go with its number. Null for none. */
export function middle<T>(values: readonly T[], value: (one: T) => number): T | null {
  return values.toSorted((a, b) => value(a) - value(b))[Math.floor((values.length - 1) / 2)] ?? null;
}

/** For each criterion the reading in the middle by its level; every run holds the same criteria in the same order. */
export function middleOfEach<T extends { level: number }>(runs: readonly { criteria: readonly T[] }[]): T[] {
  return (runs[0]?.criteria ?? []).flatMap(
    (_, at) =>
      middle(
        runs.flatMap((run) => run.criteria[at] ?? []),
        (one) => one.level,
      ) ?? [],
  );
}

/** Largest less smallest, with two decimals. */
export function spreadOf(values: readonly number[]): number {
  return Math.round((Math.max(...values) - Math.min(...values)) * 100) / 100;
}

/** True when runs fall on both sides of one of the limits: then the number alone decides nothing. */
export function crosses(values: readonly number[], limits: readonly number[]): boolean {
  return limits.some((limit) => Math.min(...values) < limit && Math.max(...values) >= limit);
}
