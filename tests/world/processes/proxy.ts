/** The reverse proxy of `deploy/nginx.conf`, as it stands there, in front of processes of a test. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '#world/app/until.ts';
import { freePort } from './process.ts';

const file = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));

/** Why there can be no proxy here; null where nginx is installed. */
export function noProxy(): string | null {
  const found = spawnSync('nginx', ['-v'], { env: withSbin() });
  return found.status === 0 ? null : 'nginx is not installed (Debian: apt-get install nginx)';
}

export interface ReverseProxy {
  url: string;
  stop(): Promise<void>;
}

/** `servers` are host:port. `folder` must be empty. */
export async function startProxy(folder: string, servers: readonly string[]): Promise<ReverseProxy> {
  const port = await freePort();
  const conf = join(folder, 'nginx.conf');
  await writeFile(conf, await configOf(folder, servers, port));
  await chmod(folder, 0o755);
  // Its processes lose root's rights otherwise, and with them the folder of a test that root runs.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn('nginx', ['-p', folder, '-c', conf, '-e', 'stderr', '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: withSbin(),
  });
  await untilListening(port, child);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const withSbin = () => ({ ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` });

/** The file with the addresses of this test; all else as it is deployed. Throws where the file is no longer made like that. */
async function configOf(folder: string, servers: readonly string[], port: number): Promise<string> {
  const changes: [RegExp, string][] = [
    // Names that change their addresses are for Docker's resolver, and for nginx from 1.27 on.
    [/^ *server web:3000 resolve (.*);$/m, servers.map((server) => `    server ${server} $1;`).join('\n')],
    [/^ *resolver .*$/m, ''],
    [/\/tmp\//g, `${folder}/`],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/error_log \/dev\/stderr (\w+);/, `error_log ${folder}/error.log $1;`],
  ];
  let text = await readFile(file, 'utf8');
  for (const [pattern, replacement] of changes) {
    if (text.search(pattern) < 0) throw new Error(`deploy/nginx.conf has nothing like ${pattern}`);
    text = text.replace(pattern, replacement);
  }
  return text;
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const listens = async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    return open ? true : null;
  };
  await until(listens, () => new Error('nginx does not listen'), 50);
}
