/** Starts the product (or a benchmark's rival) as a process of its own, as an operator would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timeLimit } from '#world/app/until.ts';
import { superuser } from '#world/people/people.ts';
import { stopwatch } from './stopwatch.ts';

/** Of a product that tests start: the operator whom they know, without limits and without a log. */
export const testedEnv = {
  SUPERUSER_USERNAME: superuser.username,
  SUPERUSER_PASSWORD: superuser.password,
  RATE_LIMIT: 'false',
  LOG_LEVEL: 'silent',
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** As the scripts of the project and the image have it, for what is started without them. */
export const startArguments = ['--max-semi-space-size=16'];
export const startEnvironment = {
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/node-compile`,
  MALLOC_ARENA_MAX: '2',
};

export interface Started {
  process: ChildProcess;
  url: string;
  /** Milliseconds from spawning to the line that says it is ready. */
  readyAfter: number;
  /** What it wrote to its standard output so far. */
  printed(): string;
  stop(): Promise<void>;
  /** Kills it with SIGKILL. Throws where it had ended by itself: that is what the test should tell. */
  kill(): Promise<void>;
}

/** What runs ends with its test, however that ends: a server without its database asks for it for ever. */
const started = new Set<ChildProcess>();
const killStarted = () => {
  for (const child of started) child.kill('SIGKILL');
};
process.on('exit', killStarted);
// Vitest ends a process of tests by this signal, which by itself calls nobody.
process.once('SIGTERM', () => {
  killStarted();
  process.kill(process.pid, 'SIGTERM');
});

/** Below those that systems give to outgoing connections, so that nothing takes one by chance. */
const ports = { from: 20_000, count: 12_000 };
/** Each process of a run begins elsewhere, and none names a port twice. */
let nextPort = (process.pid * 97) % ports.count;

/** A port that is free, and stays so until who asked listens to it, also between two starts. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ports.count; tries += 1) {
    const port = ports.from + nextPort;
    nextPort = (nextPort + 1) % ports.count;
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('every port is taken');
}

/**
 * Runs a file of the project, or one that has its whole path, until it says that it is up; without PORT in `env` on a free port. Throws with what
 * it printed where it ends before, or does not come up in time.
 */
export async function startFile(
  file: string,
  env: Record<string, string>,
  nodeArguments: readonly string[] = [],
): Promise<Started> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const seconds = stopwatch();
  const child = spawn(process.execPath, [...startArguments, ...nodeArguments, resolve(root, file)], {
    env: {
      ...process.env,
      ...startEnvironment,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ...env,
    },
    // Whoever has our own standard error in hand keeps open what others read from it, for as long as it lives.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${file} did not come up within ${timeLimit / 1000} s: ${printed}`));
    }, timeLimit);
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (!/ready|in the background/i.test(printed)) return;
      clearTimeout(late);
      resolve();
    });
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      reject(new Error(`${file} ended with ${code ?? signal}: ${printed}`));
    });
  });
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    readyAfter: 1000 * seconds(),
    printed: () => printed,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
    async kill() {
      const ended = child.exitCode ?? child.signalCode;
      if (ended !== null) throw new Error(`${file} had ended by itself with ${ended}: ${printed}`);
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
