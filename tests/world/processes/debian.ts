/** A Debian server in a folder, on which docs/debian.md can be typed from top to bottom. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readConfig } from '@saring/server/config';
import { programsOf } from './debian-programs.ts';
import { startPostgresServer } from './postgres-server.ts';
import { freePort, startEnvironment } from './process.ts';
import { hostMain, makeCertificate } from './proxy.ts';

const source = fileURLToPath(new URL('../../..', import.meta.url));

export interface Block {
  /** The line of the document on which it begins. */
  line: number;
  language: string;
  /** Why it is not run; null where it is. */
  reason: string | null;
  text: string;
}

/** The fenced blocks of a document, in their order. */
export function blocksOf(markdown: string): Block[] {
  const pattern = /(?:<!-- not run: (.+) -->\n)?^```(\w*)\n([\s\S]*?)^```$/gm;
  return [...markdown.matchAll(pattern)].map((found) => ({
    line: markdown.slice(0, found.index).split('\n').length,
    language: found[2] ?? '',
    reason: found[1] ?? null,
    text: found[3] ?? '',
  }));
}

/** Settings that are written wrongly; throws for a value that is none. */
export function misspelt(settings: string): string[] {
  return readConfig(parseEnv(settings)).misspelt.map(({ name }) => name);
}

export interface Ended {
  code: number;
  said: string;
}

export interface DebianServer {
  root: string;
  /** Where its nginx answers TLS, under the name of its certificate. */
  url: string;
  ca: string;
  /** Runs what is typed, by a shell of its own. */
  type(text: string): Promise<Ended>;
  /** Puts the source where the document has it fetched to. */
  fetch(version: string): void;
  stop(): Promise<void>;
}

/** `folder` must be empty, and others must be able to enter it. */
export async function startDebian(folder: string): Promise<DebianServer> {
  const database = await startPostgresServer(folder);
  const [app, tls, plain, figures] = [await freePort(), await freePort(), await freePort(), await freePort()];
  /** All that is changed in what the document and the files of `deploy` say. */
  const changes: [RegExp, string][] = [
    // Everything of the machine lies in the folder; what is installed with it stays where it is.
    [/(?<![\w.:/-])\/(etc|opt|var|usr\/local\/bin)\//g, `${folder}/$1/`],
    [/\b127\.0\.0\.1:5432\b/g, `127.0.0.1:${database.port}`],
    [/\bPORT=3000\b/g, `PORT=${app}`],
    [/\b127\.0\.0\.1:3000\b/g, `127.0.0.1:${app}`],
    [/\b9464\b/g, String(figures)],
    [/listen 80;\n.*listen \[::\]:80;/g, `listen 127.0.0.1:${plain};`],
    [/listen 443 (.*);\n.*listen \[::\]:443 .*;/g, `listen 127.0.0.1:${tls} $1;`],
  ];
  const changed = (text: string) => changes.reduce((sum, [pattern, to]) => sum.replace(pattern, to), text);
  /** What is typed may be wrong: nothing outside of the folder is named by it. */
  const typed = (text: string) => {
    const shell = changed(text);
    const outside = (shell.match(/(?<![\w.:/~-])\/\w[\w./-]*/g) ?? []).filter(
      (path) => !path.startsWith(folder) && !['/dev/null', '/usr/sbin/nologin', '/bin/sh'].includes(path),
    );
    if (outside.length > 0) throw new Error(`This names places of the machine: ${outside.join(', ')}`);
    return shell;
  };
  for (const name of [
    'bin',
    'run',
    'opt',
    'etc/systemd/system',
    'etc/default',
    'etc/prometheus',
    'usr/local/bin',
    'var/lib',
    'var/backups',
    'var/log/nginx',
    'var/cache',
  ])
    mkdirSync(join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'var/cache/saring/node'), { recursive: true, mode: 0o777 });
  const ca = layOutNginx(folder);
  for (const [name, text] of Object.entries(programsOf({ root: folder, database, tlsPort: tls })))
    writeFileSync(join(folder, 'bin', name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });
  const PATH = `${folder}/bin:${folder}/usr/local/bin:${dirname(process.execPath)}:${process.env.PATH}:/usr/sbin`;
  const env = { PATH, LC_ALL: 'C.UTF-8', MALLOC_ARENA_MAX: startEnvironment.MALLOC_ARENA_MAX };
  const type = (text: string): Promise<Ended> =>
    new Promise((resolve) => {
      const options = { cwd: '/', env, encoding: 'utf8' } as const;
      execFile('/bin/bash', ['--norc', '-euo', 'pipefail', '-c', typed(text)], options, (error, out, err) =>
        resolve({ code: error ? Number(error.code) || -1 : 0, said: `${out}${err}` }),
      );
    });
  return {
    root: folder,
    url: `https://127.0.0.1:${tls}`,
    ca,
    type,
    fetch: (version) => copySource(join(folder, 'opt/saring', version), changed),
    async stop() {
      await type(`systemctl stop saring; nginx -s quit || true`);
      await database.stop();
    },
  };
}

/** As the package leaves it, with its own page on port 80; answers the certificate that certbot has fetched. */
function layOutNginx(folder: string): string {
  const place = join(folder, 'etc/nginx');
  for (const name of ['snippets', 'sites-available', 'sites-enabled'])
    mkdirSync(join(place, name), { recursive: true });
  writeFileSync(
    join(place, 'nginx.conf'),
    hostMain(join(folder, 'run')).replace('sites-enabled', `${place}/sites-enabled`),
  );
  writeFileSync(join(place, 'sites-available/default'), 'server { listen 127.0.0.1:80 default_server; }\n');
  symlinkSync('../sites-available/default', join(place, 'sites-enabled/default'));
  const certificates = join(folder, 'etc/letsencrypt/live/hire.example.com');
  mkdirSync(certificates, { recursive: true });
  return makeCertificate(certificates);
}

const fetched = ['contract', 'deploy', 'engine', 'scripts', 'server', 'web', 'package.json', 'package-lock.json'];

/** The source as it is fetched, and its packages as they are installed. */
function copySource(to: string, changed: (text: string) => string): void {
  const filter = (path: string) => !path.endsWith('/.cache');
  for (const name of [...fetched, 'tsconfig.base.json'])
    cpSync(join(source, name), join(to, name), { recursive: true, filter });
  symlinkSync(join(source, 'node_modules'), join(to, 'node_modules'));
  const entries = readdirSync(join(to, 'deploy'), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, changed(readFileSync(file, 'utf8')));
  }
}
