/** One child process for reading files, seen from the parent. */
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startBounded } from '#platform/bounded-process.ts';
import { problem } from './problems.ts';
import { DocumentError, type DocumentKind, type DocumentText } from './types.ts';
import type { Reply } from './worker.ts';

export interface Child {
  alive(): boolean;
  /** Too much is left of what it read for another file. */
  worn(): boolean;
  /** One file at a time. Throws DocumentError; after `timeout` or a crash the child is gone. */
  read(bytes: Uint8Array, kind: DocumentKind, timeoutMs: number): Promise<DocumentText>;
  /** Lets an idle child go. */
  end(): void;
  /** Ends it at once; resolves when it is gone. */
  kill(): Promise<void>;
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** The heap is held well below the limit on all data, so that most bombs end in a tidy error. */
const HEAP_SHARE = 0.5;
/** A child that read this many files is replaced, so that what a library leaks stays small. */
const FILES = 200;
/** Of these V8 holds three: of four times the size they took 100 MB and read no faster. */
const YOUNG = ['--min-semi-space-size=8', '--max-semi-space-size=8'];

/** Starts the process; it is ready when it answers. */
export function startChild(memoryBytes: number): Child {
  const child = launch(memoryBytes);
  child.unref();
  child.channel?.unref();
  const lastWords = tailOf(child);
  let files = 0;
  let worn = false;
  let gone = false;
  let settle: ((reply: Reply | null) => void) | null = null;
  const exit = new Promise<void>((resolve) => {
    const leave = () => {
      gone = true;
      settle?.(null);
      resolve();
    };
    child.once('exit', leave);
    child.once('error', leave);
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
    async read(bytes, kind, timeoutMs) {
      const id = ++files;
      let timedOut = false;
      // While a file is read the parent must stay, even if it has nothing else to do.
      child.ref();
      child.channel?.ref();
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
        else child.send({ id, kind, bytes }, (error) => error && settle?.(null));
      });
      child.unref();
      child.channel?.unref();
      if (timedOut) throw problem('timeout');
      if (!reply) throw problem('too_large', lastWords());
      worn = reply.worn;
      if ('read' in reply) return reply.read;
      throw new DocumentError(reply.problem, reply.message, reply.cause ? { cause: reply.cause } : undefined);
    },
    end() {
      gone = true;
      if (child.connected) child.disconnect();
    },
    kill,
  };
}

function launch(memoryBytes: number): ChildProcess {
  const megabytes = Math.floor((memoryBytes * HEAP_SHARE) / 1_000_000);
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
