/**
 * Runs inside the product's process before its own code, for the test of cost: notes each stretch of the main thread
 * that takes long, from one callback of the event loop to the next, by the processor time of that thread alone.
 */
import { createHook } from 'node:async_hooks';
import { isMainThread } from 'node:worker_threads';

/** A stretch in microseconds: when by the clock of the profiler, and how much of the processor it took. */
export interface Stretch {
  from: number;
  to: number;
  cpu: number;
}

/** By this name the profiler asks for them. */
export const stretchesName = '__stretches';
const noted = 10_000;

if (isMainThread) watchStretches();

function watchStretches(): void {
  const stretches: Stretch[] = [];
  Object.assign(globalThis, { [stretchesName]: stretches });
  // What is deferred to the end of a callback belongs to it.
  const ticks = new Set<number>();
  let depth = 0;
  let began = now();
  let used = usage();
  const hooks = {
    // Each promise as well would double the time of everything.
    trackPromises: false,
    init(id: number, type: string) {
      if (type === 'TickObject') ticks.add(id);
    },
    before(id: number) {
      if (ticks.has(id)) return;
      depth += 1;
      if (depth > 1) return;
      const at = now();
      const spent = usage();
      if (spent - used >= noted) stretches.push({ from: began, to: at, cpu: spent - used });
      began = at;
      used = spent;
    },
    after(id: number) {
      if (!ticks.delete(id)) depth -= 1;
    },
    destroy(id: number) {
      ticks.delete(id);
    },
  };
  createHook(hooks).enable();
}

function now(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

function usage(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
