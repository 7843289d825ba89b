/** Starts a process of our own that reads what strangers sent: bounded in memory, without our secrets, gone when we are. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';

const find = (name: string) =>
  ['/usr/bin', '/bin'].map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
const PRLIMIT = find('prlimit');
const SETPRIV = find('setpriv');
/** Addresses that V8 sets aside for compiled code and never touches; they count as data. */
const RESERVED = 536_870_912;

export interface Bounds {
  /** All data memory, where the system can limit it (Linux). */
  memoryBytes: number;
  /** V8 takes the limit for the memory of the machine and makes its heap so small that reading took 1.6 times as long: hence sizes by hand. */
  heap: readonly string[];
}

/** Runs a file of the server; `stdio` and `serialization` are as for `spawn`. */
export function startBounded(file: string, { memoryBytes, heap }: Bounds, options: SpawnOptions): ChildProcess {
  const node = [process.execPath, ...heap, '--no-warnings', file];
  const limited = PRLIMIT ? [PRLIMIT, `--data=${memoryBytes + RESERVED}`, '--core=0', ...node] : node;
  // A child that is stuck does not notice that its parent was killed; the kernel does.
  const command = SETPRIV ? [SETPRIV, '--pdeathsig', 'KILL', ...limited] : limited;
  const [program = process.execPath, ...args] = command;
  return spawn(program, args, {
    ...options,
    // Nothing of the server's environment, which holds its secrets, reaches the process that reads strangers' files.
    env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
  });
}
