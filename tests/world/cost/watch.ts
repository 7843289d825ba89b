/** Watches a server under load from a thread of its own: probes, somebody else's pages, and memory. */
import { Worker } from 'node:worker_threads';
import type { Shot } from './burst.ts';

/** Somebody else, who looks at pages meanwhile. */
export interface Bystander {
  pages: Record<string, Shot>;
}

/** The longest of each kind, in milliseconds, and megabytes. */
export interface Seen {
  probe: number;
  probes: number;
  /** The same probe of a process that does nothing else: how busy the machine itself was. */
  control: number;
  page: number;
  pages: number;
  /** Which page took longest. */
  slowest: string;
  /** Of the server and its children together. */
  memory: number;
}

/** How long a call took, in milliseconds, and what came instead of the answer that was due: a status, or an error. */
export interface Timed {
  /** Endless where that answer did not come. */
  took: number;
  instead: string;
}

export type Order =
  | { what: 'begin'; pid: number }
  | { what: 'ease' }
  | { what: 'end' }
  | { what: 'weigh'; pid: number }
  | { what: 'time'; shot: Shot; good: number };

export interface CostWatch {
  begin(pid: number): Promise<void>;
  /** Looks more rarely from now on. */
  ease(): Promise<void>;
  end(): Promise<Seen>;
  /** Megabytes now. */
  weigh(pid: number): Promise<number>;
  /** Sends a call, which is to be answered with this status. */
  time(shot: Shot, good: number): Promise<Timed>;
  close(): Promise<number>;
}

export function startCostWatch(url: string, control: string, bystander: Bystander): CostWatch {
  const workerData = { url, control, bystander };
  const thread = new Worker(new URL('./watch-thread.ts', import.meta.url), { workerData });
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;
  thread.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const ask = <T>(order: Order): Promise<T> => {
    last += 1;
    const { promise, resolve } = Promise.withResolvers<T>();
    waiting.set(last, (answer) => resolve(answer as T)); // the thread answers each order with what it asks for
    thread.postMessage({ id: last, order });
    return promise;
  };
  return {
    begin: (pid) => ask({ what: 'begin', pid }),
    ease: () => ask({ what: 'ease' }),
    end: () => ask({ what: 'end' }),
    weigh: (pid) => ask({ what: 'weigh', pid }),
    time: (shot, good) => ask({ what: 'time', shot, good }),
    close: () => thread.terminate(),
  };
}
