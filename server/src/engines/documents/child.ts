/** One child process for reading files, seen from the parent. */
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startBounded } from '#platform/process/bounded-process.ts';
import { problem } from './problems.ts';
import { DocumentError, type DocumentText } from './types.ts';
import type { Reply, Task } from './worker.ts';

export interface Child {
  alive(): boolean;
  /** Too much is left of what it read for another file. */
  worn(): boolean;
  /**
   * One file at a time; null where pages are pictures and the task does not ask to recognise them. Throws DocumentError;
   * after `timeout` or a crash the child is gone.
   */
  read(file: Omit<Task, 'id'>, timeoutMs: number): Promise<DocumentText | null>;
  /** Lets an idle child go. */
  end(): void;
  /** Ends it at once; resolves when it is gone. */
  kill(): Promise<void>;
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** A child that read this many files is replaced, so that what a library leaks stays small. */
const FILES = 200;
/** Of these V8 holds three: of four times the size they took 100 MB and read no faster. */
const YOUNG = ['--min-semi-space-size=8', '--max-semi-space-size=8'];

export interface Room {
  /** All data of the child, where the system can limit it (Linux). */
  memoryBytes: number;
  /** Its heap, well below the limit on all data, so that most bombs end in a tidy error. */
  heapBytes: number;
}

/** Starts the process; it is ready when it answers. */
export function startChild(room: Room): Child {
  const child = launch(room);
  hold(child, false);
  const lastWords = tailOf(child);
  let files = 0;
  let worn = false;
  let gone = false;
  let settle: ((reply: Reply | null) => void) | null = null;
  const exit = exitOf(child, () => {
    gone = true;
    settle?.(null);
  });
  child.on('message', (reply: Reply) => settle?.(reply));

  async function kill(): Promise<void> {
    gone = true;
    child.kill('SIGKILL');
    await exit;
  }

  return {
    alive: () => !gone && child.connected,
    worn: () => worn || files >= FILES,
    async read(file, timeoutMs) {
      const id = ++files;
      let timedOut = false;
      // While a file is read the parent must stay, even if it has nothing else to do.
      hold(child, true);
      const reply = await new Promise<Reply | null>((resolve) => {
        const timer = setTimeout(() => {
          timedOut = true;
          void kill();
        }, timeoutMs);
        settle = (answer) => {
          clearTimeout(timer);
          settle = null;
          resolve(answer);
        };
        if (gone) settle(null);
        else child.send({ id, ...file }, (error) => error && settle?.(null));
      });
      hold(child, false);
      if (timedOut) throw problem('timeout');
      if (!reply) {
        // A write that failed is told before the exit it comes from: without this the dead child would be kept for the next file.
        void kill();
        throw problem('too_large', lastWords());
      }
      worn = reply.worn;
      if ('read' in reply) return reply.read;
      throw new DocumentError(reply.problem, reply.cause ? { cause: reply.cause } : undefined);
    },
    end() {
      gone = true;
      if (child.connected) child.disconnect();
    },
    kill,
  };
}

/** When it is gone, which `onExit` hears first. */
function exitOf(child: ChildProcess, onExit: () => void): Promise<void> {
  return new Promise((resolve) => {
    const leave = () => {
      onExit();
      resolve();
    };
    child.once('exit', leave);
    child.once('error', leave);
  });
}

/** Whether the parent stays for it. */
function hold(child: ChildProcess, held: boolean): void {
  for (const one of [child, child.channel]) {
    if (held) one?.ref();
    else one?.unref();
  }
}

function launch({ memoryBytes, heapBytes }: Room): ChildProcess {
  const megabytes = Math.floor(heapBytes / 1_000_000);
  const heap = [`--max-old-space-size=${megabytes}`, `--initial-old-space-size=${Math.floor(megabytes / 2)}`, ...YOUNG];
  return startBounded(
    WORKER,
    { memoryBytes, heap },
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced' },
  );
}

/** The end of what the child wrote to its error output, for the log: why it died. */
function tailOf(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-1000);
  });
  // Like the process itself, its output must not keep the parent alive.
  if (child.stderr instanceof Socket) child.stderr.unref();
  return () => tail;
}
