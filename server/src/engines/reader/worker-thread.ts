/** One thread for work that would hold up everybody else: a call at a time, one caller after the other, each with a clock, and a new thread after one that failed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import { currentCaller } from '#platform/db/scope.ts';
import { fail, Gone } from '#platform/http/fail.ts';
import { createFairQueue } from '#platform/queue/fair-queue.ts';

export interface WorkerThreadOptions {
  /** What runs in the thread; `serveWorkerThread` there answers. */
  file: URL;
  /** What the system shows it as (`top -H`), cut to 15 letters there. */
  name: string;
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
  /** Of the thread's own processor time, and at most `busiest` times as long by the clock; else by the clock. */
  ofWork?: boolean;
  /** Until the thread begins with it; without end where nothing is said. */
  timeLimit?: number;
  /** Somebody waits for it: goes before all that nobody waits for. */
  urgent?: boolean;
  /** What the work may ask of this side, by name. */
  helpers?: Record<string, (...args: never[]) => Promise<unknown>>;
}

export interface WorkerThread {
  /** Throws `text_unreadable` where the time or the memory of the thread ends first, and as the queue does (fair-queue.ts). */
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

/** More than all tasks of a process ask at once; of a person's requests only few are under way (platform/http/admission.ts). */
const places = { capacity: 1, waitingPerOwner: 200, waiting: 1000 };

/** On a machine that does other work too. */
const busiest = 6;

/** Starts no thread before the first call. */
// Long because every step reads and sets the same three: the thread, the call that it is busy with, and its rest.
export function createWorkerThread({ file, name, heap, idleMilliseconds, onFault }: WorkerThreadOptions): WorkerThread {
  const queue = createFairQueue(places);
  const closing = new AbortController();
  let thread: { worker: Worker; ready: boolean } | null = null;
  let busy: Job | null = null;
  let idle: NodeJS.Timeout | undefined;

  function begin(job: Job): void {
    clearTimeout(idle);
    busy = job;
    thread ??= start();
    thread.worker.ref();
    if (thread.ready) startClock(job);
    send(thread.worker, { call: job.call, args: job.args, helpers: Object.keys(job.helpers ?? {}) });
  }

  function start() {
    const resourceLimits = { maxOldGenerationSizeMb: heap.old, maxYoungGenerationSizeMb: heap.young };
    const made = { worker: new Worker(file, { name, resourceLimits, execArgv: [] }), ready: false };
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
    }
  }

  /** The start of the thread takes none of the time. */
  function startClock(job: Job): void {
    job.timer = setTimeout(job.ofWork && thread ? lookAtWork(job, thread.worker) : giveUp, job.milliseconds);
  }

  /** Gives up once the thread has worked for as long as it may. */
  function lookAtWork(job: Job, worker: Worker): () => Promise<void> {
    const worked = workOf(worker);
    const end = performance.now() + busiest * job.milliseconds;
    return async function look() {
      // Also where the thread is in no state to tell.
      job.timer = setTimeout(giveUp, Math.max(0, end - performance.now()));
      const left = job.milliseconds - (await worked());
      if (busy !== job || thread?.worker !== worker) return;
      clearTimeout(job.timer);
      if (left > 0 && performance.now() < end) job.timer = setTimeout(look, left);
      else await giveUp();
    };
  }

  async function giveUp(): Promise<void> {
    const old = thread;
    thread = null;
    // Until it is gone its memory is in use: the next one starts after it.
    await old?.worker.terminate();
    lose('timeout', fail('text_unreadable'));
  }

  function lose(fault: string, error: Error): void {
    const job = busy;
    settle();
    job?.inContext(() => onFault?.(job.call, fault));
    job?.reject(error);
  }

  function settle(): void {
    clearTimeout(busy?.timer);
    busy = null;
  }

  /** Until the next call, if there is one. */
  function rest(): void {
    if (closing.signal.aborted) return;
    clearTimeout(idle);
    thread?.worker.unref();
    idle = setTimeout(() => {
      const old = thread;
      thread = null;
      void old?.worker.terminate();
    }, idleMilliseconds);
    idle.unref();
  }

  return {
    async ask<T>(call: string, args: readonly unknown[], options: CallOptions): Promise<T> {
      if (closing.signal.aborted) throw new Error('The engine is closed.');
      const { timeLimit, urgent } = options;
      const { signal } = currentCaller();
      const impatient = new AbortController();
      const timer = timeLimit ? setTimeout(() => impatient.abort(fail('text_unreadable')), timeLimit) : undefined;
      const ends = AbortSignal.any([closing.signal, impatient.signal, ...(signal ? [signal] : [])]);
      const release = await queue
        .enter({ urgent, signal: ends })
        .finally(() => clearTimeout(timer))
        .catch(closed);
      try {
        if (signal?.aborted) throw new Gone();
        // The thread answers with what the call of this name gives.
        const value = await new Promise((resolve, reject) =>
          begin({ ...options, call, args, inContext: AsyncLocalStorage.snapshot(), resolve, reject }),
        );
        return value as T;
      } finally {
        rest();
        release();
      }
    },
    async close() {
      closing.abort();
      clearTimeout(idle);
      clearTimeout(busy?.timer);
      busy?.reject(new Error('The engine was closed.'));
      busy = null;
      const old = thread;
      thread = null;
      await old?.worker.terminate();
    },
  };

  function closed(error: unknown): never {
    throw closing.signal.aborted ? new Error('The engine was closed.') : error;
  }
}

/** Tells the milliseconds of processor time that the thread has worked from now on; no number where Node does not tell it (before 24.6) or the thread has ended. */
function workOf(worker: Worker): () => Promise<number> {
  const inAll = async () => {
    try {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1000;
    } catch {
      return Number.NaN;
    }
  };
  const before = inAll();
  return async () => (await inAll()) - (await before);
}
