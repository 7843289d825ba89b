/** Watches a started server from outside: its memory, and whether it still answers a bystander. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Started } from '#world/processes/process.ts';

/** What a server does while it is under load. */
export interface Watch {
  /** The most memory that one of its processes ever had, in megabytes; 0 where the system does not tell. */
  largest: number;
  /** The longest answer of `/api/health/live`, in milliseconds. */
  longestWait: number;
  /** How often it was asked, and how often it said that it is not up. */
  asked: number;
  refused: number;
}

/** Watches until it is told to stop. */
export function watchServer(server: Started): { stop(): Promise<Watch> } {
  const workerData = { pid: server.process.pid, url: server.url };
  const thread = new Worker(new URL('./server-watch-thread.ts', import.meta.url), { workerData });
  // Rejects where the thread dies, also before anybody asks.
  const told = once(thread, 'message');
  told.catch(() => {});
  return {
    async stop() {
      thread.postMessage('stop');
      const [seen] = await told;
      return seen;
    },
  };
}
