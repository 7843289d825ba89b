/** The product as an administrator has it: a folder with settings in `.env`, beside a folder of data from a first trial. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEnvironment } from './process.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Checkout {
  folder: string;
  /** Runs one of its commands as `npm run saring` does, with nothing of its settings in the environment. */
  run(args: readonly string[], given?: Given): Promise<{ code: number; out: string; err: string }>;
  remove(): Promise<void>;
}

interface Given {
  env?: Record<string, string>;
  /** What comes on standard input. */
  input?: string;
}

export async function buildCheckout(settings: Record<string, string>): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'saring-checkout-'));
  for (const path of ['scripts', 'server', 'package.json', 'package-lock.json'])
    await cp(join(root, path), join(folder, path), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, '.env'), lines.join(''));
  await mkdir(join(folder, 'data', 'db'), { recursive: true });
  await writeFile(join(folder, 'data', 'db', 'PG_VERSION'), '15\n');
  const bare = Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in settings)));
  return {
    folder,
    run(args, { env = {}, input = '' } = {}) {
      const command = [join(folder, 'scripts/run.mjs'), '--settings', 'server/src/operations/cli.ts', ...args];
      const options = { cwd: folder, env: { ...bare, ...startEnvironment, ...env } };
      return new Promise((resolve) => {
        const child = execFile(process.execPath, command, options, (error, out, err) =>
          resolve({ code: error ? Number(error.code) || -1 : 0, out, err }),
        );
        child.stdin?.end(input);
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
