/** Promises of the product that a clock or a scale decides: each is one test, and `npm run limits` tells all in one table. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';

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

type Bound = Pick<Figure, 'unit' | 'atMost'>;

/** Holds what `measure` answers to a bound. */
export function promise(name: string, bound: Bound, measure: () => number | Promise<number>): void {
  promises(name, { [name]: bound }, async () => ({ [name]: await measure() }));
}

/** Several bounds on what one run of `measure` answers, by their names. */
export function promises<Name extends string>(
  name: string,
  bounds: Record<Name, Bound>,
  measure: () => Promise<Record<Name, number>>,
): void {
  it(name, { timeout: 1_800_000 }, async ({ task }) => {
    let figures: Figure[] = [];
    for (let time = 0; time < tries && (time === 0 || figures.some(isBroken)); time += 1) {
      const measured = await measure();
      figures = (Object.entries(bounds) as [Name, Bound][]).map(([promise, bound], index) => ({
        promise,
        ...bound,
        measured: Math.min(measured[promise], figures[index]?.measured ?? Number.POSITIVE_INFINITY),
      }));
    }
    task.meta.figures = figures;
    expect(figures.filter(isBroken)).toEqual([]);
  });
}

const isBroken = ({ measured, atMost }: Figure) => !(measured <= atMost);

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

/** The longest of many answers to somebody else while something slow is under way, in milliseconds. */
export async function longestMeanwhile(slow: Promise<unknown>, ask: () => Promise<unknown>): Promise<number> {
  let over = false;
  const end = () => {
    over = true;
  };
  slow.then(end, end);
  let longest = 0;
  while (!over) {
    longest = Math.max(longest, await timeOf(ask));
    await pause(10);
  }
  // What failed at once held up nobody.
  const answer = await slow;
  if (typeof answer === 'object' && answer && 'status' in answer && Number(answer.status) >= 400)
    throw new Error(`what is slow was answered ${answer.status}`);
  return longest;
}
