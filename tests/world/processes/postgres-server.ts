/** A PostgreSQL server as Debian installs it, on a port of loopback, where every role signs in with its password. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '#world/app/until.ts';
import { freePort } from './process.ts';

const versions = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const nobody = 65_534;
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Why there can be none here; null where Debian's package is installed. */
export function noServer(): string | null {
  return newest() ? null : 'PostgreSQL is not installed (Debian: apt-get install postgresql)';
}

function newest(): string | undefined {
  const found = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a)) : [];
  return found.map((version) => join(versions, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

export interface PostgresServer {
  host: string;
  port: string;
  user: string;
  password: string;
  stop(): Promise<void>;
}

/** `folder` must exist, and others must be able to enter it. */
export async function startPostgresServer(folder: string): Promise<PostgresServer> {
  const bin = newest();
  if (!bin) throw new Error('environment: PostgreSQL is not installed');
  const [data, passwordFile] = [join(folder, 'cluster'), join(folder, 'password')];
  const [host, port, user, password] = ['127.0.0.1', String(await freePort()), 'postgres', 'of-the-server'];
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password);
  if (account.uid) for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid);
  const options = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, ...account };
  const made = ['-D', data, '-U', user, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '-N'];
  execFileSync(join(bin, 'initdb'), made, { ...options, stdio: 'ignore' });
  const settings = [`port=${port}`, `listen_addresses=${host}`, 'unix_socket_directories=', 'fsync=off'];
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
    ...options,
    stdio: 'ignore',
  });
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    const client = new pg.Client({ host, port: Number(port), user, password, database: 'postgres' });
    return client.connect().then(
      () => client.end().then(() => true),
      () => null,
    );
  };
  await until(answers, () => new Error('PostgreSQL does not answer'));
  return {
    host,
    port,
    user,
    password,
    async stop() {
      if (child.exitCode !== null) return;
      // Whoever is still connected is sent away.
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}
