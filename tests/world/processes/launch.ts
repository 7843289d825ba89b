/** The product as a process of the operating system, with a folder and a database of its own for each test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#world/app/database.ts';
import { freePort, startArguments, startEnvironment, testedEnv } from './process.ts';

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

export interface Launched {
  url: string;
  child: ChildProcess;
  output: { out: string; err: string };
  /** Resolves once it says that it is up; rejects when it ends before. */
  up(): Promise<void>;
  /** The code with which it ends, null after a signal. */
  ended: Promise<number | null>;
}

export let dataDir: string;
export let database: TestDatabase;
export const running: Launched[] = [];

/** To be called by each file that launches: files share the process, so that hooks of this one would count for the first alone. */
export function launches(): void {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'saring-process-'));
    database = await createTestDatabase();
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ ended }) => ended));
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

export async function launch(env: Record<string, string> = {}): Promise<Launched> {
  const port = await freePort();
  const child = spawn(process.execPath, [...startArguments, main], {
    env: {
      PATH: process.env.PATH,
      ...startEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...testedEnv,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  const said = Promise.withResolvers<void>();
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
    if (/ready at|in the background/.test(output.out)) said.resolve();
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code);
  ended.then((code) => said.reject(new Error(`ended with ${code}: ${output.out}${output.err}`)));
  said.promise.catch(() => {});
  const launched = { url: `http://127.0.0.1:${port}`, child, output, up: () => said.promise, ended };
  running.push(launched);
  return launched;
}

/** The password that the first start made up. */
export const firstPassword = async (): Promise<string> =>
  (await readFile(join(dataDir, 'first-password'), 'utf8')).trim();

export async function launchUp(env: Record<string, string> = {}): Promise<Launched> {
  const launched = await launch(env);
  await launched.up();
  return launched;
}
