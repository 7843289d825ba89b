/** The reverse proxies of `deploy`, as they stand there, in front of processes of a test. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '#world/app/until.ts';
import { freePort } from './process.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));

/** Why there can be no proxy here; null where nginx is installed. */
export function noProxy(): string | null {
  const found = spawnSync('nginx', ['-v'], { env: withSbin() });
  return found.status === 0 ? null : 'nginx is not installed (Debian: apt-get install nginx)';
}

export interface ReverseProxy {
  url: string;
  stop(): Promise<void>;
}

export interface HostProxy extends ReverseProxy {
  /** Without TLS. */
  plainUrl: string;
  /** The certificate of `hire.example.com`, which it signed itself. */
  ca: string;
}

/** `deploy/nginx.conf`. `servers` are host:port. `folder` must be empty. */
export async function startProxy(folder: string, servers: readonly string[]): Promise<ReverseProxy> {
  const port = await freePort();
  await writeFile(join(folder, 'saring.conf'), await readFile(fileOf('nginx-shared.conf')));
  await writeChanged(join(folder, 'nginx.conf'), 'nginx.conf', [
    // Names that change their addresses are for Docker's resolver, and for nginx from 1.27 on.
    [/^ *server web:3000 resolve (.*);$/m, servers.map((server) => `    server ${server} $1;`).join('\n')],
    [/^ *resolver .*$/m, ''],
    [/\/tmp\//g, `${folder}/`],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/error_log \/dev\/stderr (\w+);/, `error_log ${folder}/error.log $1;`],
  ]);
  return { url: `http://127.0.0.1:${port}`, stop: await run(folder, port) };
}

/**
 * `deploy/nginx-host.conf`, laid out as on Debian. `server` is host:port; `before` is the network of a proxy before it, whose
 * lines then count.
 */
export async function startHostProxy(folder: string, server: string, before?: string): Promise<HostProxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  for (const name of ['snippets', 'sites-enabled']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'nginx.conf'), hostMain(folder));
  await writeFile(join(folder, 'snippets', 'saring.conf'), await readFile(fileOf('nginx-shared.conf')));
  const ca = makeCertificate(folder);
  await writeChanged(join(folder, 'sites-enabled', 'saring'), 'nginx-host.conf', [
    [/127\.0\.0\.1:3000/, server],
    [/listen 80;\n.*listen \[::\]:80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 (.*);\n.*listen \[::\]:443 .*;/, `listen 127.0.0.1:${port} $1;`],
    [/\/etc\/letsencrypt\/live\/hire\.example\.com/g, folder],
    [/\/var\/log\/nginx/, folder],
    ...(before
      ? ([
          [/# set_real_ip_from 203.*\n.*\n/, `set_real_ip_from ${before};\n`],
          [/# real_ip_/g, 'real_ip_'],
        ] satisfies Change[])
      : []),
  ]);
  const [url, plainUrl] = [`https://127.0.0.1:${port}`, `http://127.0.0.1:${plainPort}`];
  return { url, plainUrl, ca, stop: await run(folder, port) };
}

/** What Debian's own file says, without what belongs to the machine. */
export const hostMain = (folder: string) => `pid ${folder}/nginx.pid;
error_log ${folder}/main.log;
events { worker_connections 768; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  access_log ${folder}/access.log;
  gzip on;
  include sites-enabled/*;
}
`;

/** A key and a certificate of hire.example.com in `folder`, named as certbot names them; answers the certificate. */
export function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const name = 'hire.example.com';
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return readFileSync(certificate, 'utf8');
}

/** Runs nginx on `folder` until it listens on `port`; answers what ends it. */
async function run(folder: string, port: number): Promise<() => Promise<void>> {
  await chmod(folder, 0o755);
  // Its processes lose root's rights otherwise, and with them the folder of a test that root runs.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const conf = join(folder, 'nginx.conf');
  const child = spawn('nginx', ['-p', folder, '-c', conf, '-e', 'stderr', '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: withSbin(),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await untilListening(port, child, () => said);
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

export const withSbin = () => ({ ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` });

type Change = [pattern: RegExp, replacement: string];

/** The file with the addresses of this test; all else as it is deployed. Throws where the file is no longer made like that. */
async function writeChanged(path: string, name: string, changes: readonly Change[]): Promise<void> {
  let text = await readFile(fileOf(name), 'utf8');
  for (const [pattern, replacement] of changes) {
    if (text.search(pattern) < 0) throw new Error(`deploy/${name} has nothing like ${pattern}`);
    text = text.replace(pattern, replacement);
  }
  await writeFile(path, text);
}

async function untilListening(port: number, child: ChildProcess, said: () => string): Promise<void> {
  const listens = async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${said()}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    return open ? true : null;
  };
  await until(listens, () => new Error('nginx does not listen'), 50);
}
