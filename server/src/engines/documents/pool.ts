/** Child processes that read files: a few, reused, each bounded in memory and time, shared out among those who ask. */
import { availableParallelism } from 'node:os';
import { currentCaller } from '#platform/db/scope.ts';
import { Gone } from '#platform/http/fail.ts';
import { createFairQueue } from '#platform/queue/fair-queue.ts';
import { type Child, type Room, startChild } from './child.ts';
import { problem } from './problems.ts';
import type { DocumentKind, DocumentSource, Documents, DocumentText } from './types.ts';
import type { Task } from './worker.ts';

export interface DocumentsOptions {
  /** Files read at once; half the processors, at least two, so that nobody's slow file is all that is read. */
  maxChildren?: number;
  /** For one file; 20 seconds. */
  timeoutMs?: number;
  /** Data memory of one child where the system can limit it (Linux); 230 MB, so that with its code it stays below 250 and with the server stays below half a GB. */
  memoryBytes?: number;
}

/**
 * Pages that are pictures have a child of their own kind, one at a time: it takes 340 MB and up to a minute where text takes
 * less than a second, so that neither waits for what the other holds. Five pages took 51 s
 * with other programs on the same two processors; after 120 s nobody waits for an answer any more.
 */
const SCANS = { capacity: 1, timeoutMs: 90_000, room: { memoryBytes: 450_000_000, heapBytes: 115_000_000 } };
const HEAP_SHARE = 0.5;
/** A child without work for this long ends; an idle server keeps none. */
const IDLE_MS = 30_000;
/** More than all tasks of a process ask at once; of a person's requests only few are under way (platform/http/admission.ts). */
const WAITING = { waitingPerOwner: 100, waiting: 500 };

/** Starts no process before the first file. */
export function createDocuments(options: DocumentsOptions = {}): Documents {
  const closing = new AbortController();
  const memoryBytes = options.memoryBytes ?? 230_000_000;
  const texts = readersOf(closing.signal, {
    capacity: options.maxChildren ?? Math.max(2, Math.floor(availableParallelism() / 2)),
    timeoutMs: options.timeoutMs ?? 20_000,
    room: { memoryBytes, heapBytes: memoryBytes * HEAP_SHARE },
  });
  const scans = readersOf(closing.signal, SCANS);

  async function read(source: DocumentSource, kind: DocumentKind, page: boolean): Promise<DocumentText> {
    const text = await texts.read(source, { kind, page, recognises: false });
    const known = text ?? (await scans.read(source, { kind, page, recognises: true }));
    if (!known) throw problem('no_text');
    return known;
  }

  return {
    read: (source, kind) => read(source, kind, false),
    readPage: (source, kind) => read(source, kind, true),
    async close() {
      closing.abort();
      await Promise.all([texts.end(), scans.end()]);
    },
  };
}

interface Bounds {
  /** Files at once. */
  capacity: number;
  timeoutMs: number;
  room: Room;
}

/** Children of one kind, shared out among those who ask. */
function readersOf(closing: AbortSignal, { capacity, timeoutMs, room }: Bounds) {
  // Of several children one caller has one at a time.
  const queue = createFairQueue({ capacity, perOwner: 1, ...WAITING });
  const children = poolOf(room, closing);
  async function read(source: DocumentSource, how: Omit<Task, 'id' | 'bytes'>): Promise<DocumentText | null> {
    if (closing.aborted) throw new Error('The document engine is closed.');
    if (typeof source !== 'function' && source.length === 0) throw problem('empty');
    const { signal } = currentCaller();
    const ended = signal ? AbortSignal.any([signal, closing]) : closing;
    const release = await queue.enter({ signal: ended }).catch((error: unknown) => {
      throw closing.aborted ? new Error('The document engine was closed.') : error;
    });
    try {
      const bytes = typeof source === 'function' ? await source() : source;
      if (bytes.length === 0) throw problem('empty');
      if (signal?.aborted) throw new Gone();
      const child = children.take();
      const stay = endWith(signal, child);
      try {
        return await child.read({ bytes, ...how }, timeoutMs);
      } catch (error) {
        throw signal?.aborted ? new Gone() : error;
      } finally {
        stay();
        children.giveBack(child);
      }
    } finally {
      release();
    }
  }
  return { read, end: () => children.end() };
}

/** The children that read, and the one that waits for the next file. */
function poolOf(room: Room, closing: AbortSignal) {
  const busy = new Set<Child>();
  const idle: { child: Child; timer: NodeJS.Timeout }[] = [];

  function spare(): Child {
    for (let spare = idle.pop(); spare; spare = idle.pop()) {
      clearTimeout(spare.timer);
      if (spare.child.alive()) return spare.child;
    }
    return startChild(room);
  }

  /** Keeps one child for the next file, unless it failed, is worn or nobody needs it. */
  function retire(child: Child): void {
    if (closing.aborted || idle.length > 0 || !child.alive() || child.worn()) {
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
    take() {
      const child = spare();
      busy.add(child);
      return child;
    },
    giveBack(child: Child) {
      busy.delete(child);
      retire(child);
    },
    async end() {
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer);
        child.end();
      }
      await Promise.all([...busy].map((child) => child.kill()));
    },
  };
}

/** Ends a child whose caller hangs up. */
function endWith(signal: AbortSignal | undefined, child: Child): () => void {
  const end = () => void child.kill();
  signal?.addEventListener('abort', end, { once: true });
  return () => signal?.removeEventListener('abort', end);
}
