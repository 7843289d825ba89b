/** One thread for work that would hold up everybody else: a call at a time, each with a clock, and a new thread after one that failed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import { fail } from '#platform/fail.ts';

export interface LaneOptions {
  /** What runs in the thread; `serveLane` there answers. */
  file: URL;
  /** Megabytes of its heap for what lasts and for what is young. */
  heap: { old: number; young: number };
  /** Without work for so long the thread ends and gives back what it holds; the next call starts another. */
  idleMilliseconds: number;
  /** Hears why a thread had to be ended; no text of a person. */
  onFault?(call: string, fault: string): void;
}

export interface CallOptions {
  /** From when the thread begins with it. */
  milliseconds: number;
  /** Until the thread begins with it; without end where nothing is said. */
  patience?: number;
  /** Somebody waits for it: goes before all that nobody waits for. */
  urgent?: boolean;
  /** What the work may ask of this side, by name. */
  helpers?: Record<string, (...args: never[]) => Promise<unknown>>;
}

export interface Lane {
  /** Throws `text_unreadable` where the time or the memory of the thread ends first. */
  ask<T>(call: string, args: readonly unknown[], options: CallOptions): Promise<T>;
  /** Ends the thread and whatever waits for it. */
  close(): Promise<void>;
}

/** From this side to the thread and back. */
export type Order =
  | { call: string; args: readonly unknown[]; helpers: readonly string[] }
  | { help: number; value: unknown }
  | { help: number; error: unknown };
export type Report =
  | { ready: true }
  | { value: unknown }
  | { error: unknown }
  | { help: number; name: string; args: readonly never[] };

interface Job extends CallOptions {
  call: string;
  args: readonly unknown[];
  /** Runs something as whoever asked: with that one's rights and for that one's log lines. */
  inContext: <R>(work: () => R) => R;
  timer?: NodeJS.Timeout;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Starts no thread before the first call. */
export function createLane({ file, heap, idleMilliseconds, onFault }: LaneOptions): Lane {
  const urgent: Job[] = [];
  const usual: Job[] = [];
  let thread: { worker: Worker; ready: boolean } | null = null;
  let busy: Job | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  function next(): void {
    if (busy || closed) return;
    const job = urgent.shift() ?? usual.shift();
    if (!job) {
      rest();
      return;
    }
    clearTimeout(job.timer);
    clearTimeout(idle);
    busy = job;
    thread ??= start();
    thread.worker.ref();
    if (thread.ready) startClock(job);
    send(thread.worker, { call: job.call, args: job.args, helpers: Object.keys(job.helpers ?? {}) });
  }

  function start() {
    const resourceLimits = { maxOldGenerationSizeMb: heap.old, maxYoungGenerationSizeMb: heap.young };
    const made = { worker: new Worker(file, { resourceLimits, execArgv: [] }), ready: false };
    let cause: Error = new Error('The thread ended by itself.');
    made.worker.on('message', (report: Report) => hear(made, report));
    made.worker.on('error', (error: Error) => {
      cause = error;
    });
    made.worker.once('exit', () => {
      if (thread !== made) return;
      thread = null;
      const spent = 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
      lose(spent ? 'memory' : `crash: ${cause.message}`, spent ? fail('text_unreadable') : cause);
    });
    return made;
  }

  function hear(from: { worker: Worker; ready: boolean }, report: Report): void {
    if (from !== thread || !busy) return;
    if ('ready' in report) {
      from.ready = true;
      startClock(busy);
    } else if ('help' in report) void help(from.worker, busy, report);
    else {
      const job = busy;
      settle();
      if ('error' in report) job.reject(report.error);
      else job.resolve(report.value);
      next();
    }
  }

  async function help(worker: Worker, job: Job, { help: id, name, args }: Extract<Report, { help: number }>) {
    const answer = await job
      .inContext(async () => job.helpers?.[name]?.(...args))
      .then(
        (value): Order => ({ help: id, value }),
        (error: unknown): Order => ({ help: id, error }),
      );
    if (busy === job) send(worker, answer);
  }

  /** What cannot be told to another thread is a fault of whoever asks. */
  function send(worker: Worker, order: Order): void {
    try {
      worker.postMessage(order);
    } catch (error) {
      const job = busy;
      settle();
      job?.reject(error);
      next();
    }
  }

  /** The start of the thread takes none of the time. */
  function startClock(job: Job): void {
    job.timer = setTimeout(async () => {
      const old = thread;
      thread = null;
      // Until it is gone its memory is in use: the next one starts after it.
      await old?.worker.terminate();
      lose('timeout', fail('text_unreadable'));
    }, job.milliseconds);
  }

  function lose(fault: string, error: Error): void {
    const job = busy;
    settle();
    job?.inContext(() => onFault?.(job.call, fault));
    job?.reject(error);
    next();
  }

  function settle(): void {
    clearTimeout(busy?.timer);
    busy = null;
  }

  function rest(): void {
    thread?.worker.unref();
    idle = setTimeout(() => {
      const old = thread;
      thread = null;
      void old?.worker.terminate();
    }, idleMilliseconds);
    idle.unref();
  }

  function giveUp(job: Job): void {
    for (const line of [urgent, usual]) {
      const place = line.indexOf(job);
      if (place >= 0) line.splice(place, 1);
    }
    job.reject(fail('text_unreadable'));
  }

  return {
    ask<T>(call: string, args: readonly unknown[], options: CallOptions): Promise<T> {
      if (closed) return Promise.reject(new Error('The engine is closed.'));
      return new Promise((resolve, reject) => {
        // The thread answers with what the call of this name gives.
        const inContext = AsyncLocalStorage.snapshot();
        const job: Job = { ...options, call, args, inContext, resolve: (value) => resolve(value as T), reject };
        if (options.patience) job.timer = setTimeout(() => giveUp(job), options.patience);
        (options.urgent ? urgent : usual).push(job);
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      const left = [...urgent.splice(0), ...usual.splice(0), ...(busy ? [busy] : [])];
      for (const job of left) {
        clearTimeout(job.timer);
        job.reject(new Error('The engine was closed.'));
      }
      busy = null;
      const old = thread;
      thread = null;
      await old?.worker.terminate();
    },
  };
}
