/** Promises of the product that a clock or a scale decides: each is one test, and `npm run limits` tells all in one table. */
import { expect, it, type TestContext } from 'vitest';

/** A figure beside what is promised, in milliseconds, megabytes or as a ratio. */
export interface Figure {
  promise: string;
  unit: 'ms' | 'MB' | 'times';
  atMost: number;
  measured: number;
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[];
  }
}

/** Other work of a machine adds to a figure and never takes from it: the least of so many counts, and the first that holds. */
const tries = 3;

/** Holds what `measure` answers to a bound. */
export function promise(
  name: string,
  { unit, atMost }: Pick<Figure, 'unit' | 'atMost'>,
  measure: () => number | Promise<number>,
): void {
  it(name, async ({ task }) => {
    let measured = Number.POSITIVE_INFINITY;
    for (let time = 0; time < tries && measured > atMost; time += 1) measured = Math.min(measured, await measure());
    tell(task, [{ promise: name, unit, atMost, measured }]);
    expect(measured).toBeLessThanOrEqual(atMost);
  });
}

/** Has figures told in the table of the run. */
export function tell(task: TestContext['task'], figures: Figure[]): void {
  task.meta.figures = figures;
}

/** Milliseconds that some work takes. */
export async function timeOf(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The largest figure of several; which it is, is printed. */
export async function worstOf<T>(
  all: Record<string, T>,
  measure: (one: T, name: string) => number | Promise<number>,
): Promise<number> {
  let worst = { name: '', figure: Number.NEGATIVE_INFINITY };
  for (const [name, one] of Object.entries(all)) {
    const figure = await measure(one, name);
    if (figure > worst.figure) worst = { name, figure };
  }
  console.info(`${JSON.stringify(worst.name)}: ${worst.figure.toFixed(1)}`);
  return worst.figure;
}
