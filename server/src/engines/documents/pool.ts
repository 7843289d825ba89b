/** Child processes that read files: a few, reused, each bounded in memory and time. */
import { availableParallelism } from 'node:os';
import { type Child, startChild } from './child.ts';
import { problem } from './problems.ts';
import type { DocumentKind, Documents, DocumentText } from './types.ts';

export interface DocumentsOptions {
  /** Files read at once; half the processors, at least one. */
  maxChildren?: number;
  /** For one file; 20 seconds. */
  timeoutMs?: number;
  /** Data memory of one child where the system can limit it (Linux); 230 MB, so that with its code it stays below 250 and with the server stays below half a GB. */
  memoryBytes?: number;
}

/** A child without work for this long ends; an idle server keeps none. */
const IDLE_MS = 30_000;

interface Waiting {
  bytes: Uint8Array;
  kind: DocumentKind;
  resolve(text: DocumentText): void;
  reject(error: unknown): void;
}

/** Starts no process before the first file. */
export function createDocuments(options: DocumentsOptions = {}): Documents {
  const maxChildren = options.maxChildren ?? Math.max(1, Math.floor(availableParallelism() / 2));
  const timeoutMs = options.timeoutMs ?? 20_000;
  const memoryBytes = options.memoryBytes ?? 230_000_000;
  const waiting: Waiting[] = [];
  const busy = new Set<Child>();
  const idle: { child: Child; timer: NodeJS.Timeout }[] = [];
  let closed = false;

  function next(): void {
    while (busy.size < maxChildren) {
      const job = waiting.shift();
      if (!job) return;
      void run(job, takeChild());
    }
  }

  function takeChild(): Child {
    for (let spare = idle.pop(); spare; spare = idle.pop()) {
      clearTimeout(spare.timer);
      if (spare.child.alive()) return spare.child;
    }
    return startChild(memoryBytes);
  }

  async function run(job: Waiting, child: Child): Promise<void> {
    busy.add(child);
    try {
      job.resolve(await child.read(job.bytes, job.kind, timeoutMs));
    } catch (error) {
      job.reject(error);
    } finally {
      busy.delete(child);
      retire(child);
      next();
    }
  }

  /** Keeps a child for the next file, unless it failed, is worn or nobody needs it. */
  function retire(child: Child): void {
    if (closed || !child.alive() || child.worn()) {
      child.end();
      return;
    }
    const timer = setTimeout(() => {
      const position = idle.findIndex((spare) => spare.child === child);
      if (position >= 0) idle.splice(position, 1);
      child.end();
    }, IDLE_MS);
    timer.unref();
    idle.push({ child, timer });
  }

  return {
    read(bytes, kind) {
      if (closed) return Promise.reject(new Error('The document engine is closed.'));
      if (bytes.length === 0) return Promise.reject(problem('empty'));
      return new Promise((resolve, reject) => {
        waiting.push({ bytes, kind, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new Error('The document engine was closed.'));
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer);
        child.end();
      }
      await Promise.all([...busy].map((child) => child.kill()));
    },
  };
}
