/** One child process for reading files, seen from the parent. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { problem } from './problems.ts';
import { DocumentError, type DocumentKind, type DocumentText } from './types.ts';
import type { Reply } from './worker.ts';

export interface Child {
  alive(): boolean;
  filesRead(): number;
  /** One file at a time. Throws DocumentError; after `timeout` or a crash the child is gone. */
  read(bytes: Uint8Array, kind: DocumentKind, timeoutMs: number): Promise<DocumentText>;
  /** Lets an idle child go. */
  end(): void;
  /** Ends it at once; resolves when it is gone. */
  kill(): Promise<void>;
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
const find = (name: string) =>
  ['/usr/bin', '/bin'].map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
const PRLIMIT = find('prlimit');
const SETPRIV = find('setpriv');
/** The heap is held well below the limit on all data, so that most bombs end in a tidy error. */
const HEAP_SHARE = 0.4;
const YOUNG = ['--min-semi-space-size=32', '--max-semi-space-size=32'];
/** Addresses that V8 sets aside for compiled code and never touches; they count as data. */
const RESERVED = 536_870_912;

/** Starts the process; it is ready when it answers. */
export function startChild(memoryBytes: number): Child {
  const child = launch(memoryBytes);
  child.unref();
  child.channel?.unref();
  const lastWords = tailOf(child);
  let files = 0;
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
    filesRead: () => files,
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

/**
 * Where the system can, all data memory is limited, buffers outside the heap included. V8 takes the limit for the
 * memory of the machine and makes its heap so small that reading took 1.6 times as long: hence the sizes by hand.
 */
function launch(memoryBytes: number): ChildProcess {
  const heap = Math.floor((memoryBytes * HEAP_SHARE) / 1_000_000);
  const sizes = [`--max-old-space-size=${heap}`, `--initial-old-space-size=${Math.floor(heap / 2)}`, ...YOUNG];
  const node = [process.execPath, ...sizes, '--no-warnings', WORKER];
  const limited = PRLIMIT ? [PRLIMIT, `--data=${memoryBytes + RESERVED}`, '--core=0', ...node] : node;
  // A child that is stuck does not notice that its parent was killed; the kernel does.
  const command = SETPRIV ? [SETPRIV, '--pdeathsig', 'KILL', ...limited] : limited;
  const [program = process.execPath, ...args] = command;
  return spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // Nothing of the server's environment, which holds its secrets, reaches the process that reads strangers' files.
    env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
  });
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
