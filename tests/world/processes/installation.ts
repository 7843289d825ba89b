/** An installation as an operator runs it on one machine: web process with the embedded database, and a worker beside it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { borrowEmbeddedPostgres } from '@saring/server/embedded';
import { until } from '#world/app/until.ts';
import { freePort, type Started, startFile, testedEnv } from './process.ts';
import { stopwatch } from './stopwatch.ts';

export const victims = ['server', 'worker', 'postgres'] as const;
export type Victim = (typeof victims)[number];

export interface Installation {
  url: string;
  dataDir: string;
  databaseUrl: string;
  /** Seconds that each start took, and each return of the database. */
  starts: { what: Victim; seconds: number }[];
  /** Kills with SIGKILL and brings it back; answers the seconds that took. Throws where it does not come back. */
  kill(victim: Victim): Promise<number>;
  stop(): Promise<void>;
}

/** Where the embedded database of a product that runs on a folder is reached. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  return (await borrowEmbeddedPostgres({ dataDir })).url;
}

/** Starts both processes on an empty folder. */
export async function startInstallation(dataDir: string): Promise<Installation> {
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://saring.test',
    ...testedEnv,
  };
  const starts: Installation['starts'] = [];
  const note = (what: Victim, seconds: number) => {
    starts.push({ what, seconds });
    return seconds;
  };
  const startServer = () => startFile('server/src/main.ts', { ...env, DATABASE_URL: '', PROCESS: 'web' });
  let server = await startServer();
  note('server', server.readyAfter / 1000);
  const databaseUrl = await embeddedUrl(dataDir);
  const startWorker = () =>
    supervised(() => startFile('server/src/main.ts', { ...env, DATABASE_URL: databaseUrl, PROCESS: 'worker' }));
  let worker = await startWorker();
  note('worker', worker.readyAfter / 1000);

  async function again(old: Started, start: () => Promise<Started>): Promise<Started> {
    await old.kill();
    return start();
  }
  return {
    url: server.url,
    dataDir,
    databaseUrl,
    starts,
    async kill(victim) {
      const seconds = stopwatch();
      if (victim === 'worker') worker = await again(worker, startWorker);
      else if (victim === 'server') server = await again(server, startServer);
      else await killDatabase(server.url, dataDir);
      return note(victim, seconds());
    },
    async stop() {
      await worker.stop();
      await server.stop();
    },
  };
}

/**
 * A worker refuses to start without its database; whatever runs it tries again until that is back. A database that was
 * killed five times in a row takes a quarter of a minute for each return, and may be killed again before a worker is up.
 */
async function supervised(start: () => Promise<Started>): Promise<Started> {
  let refused: unknown;
  const tried = () =>
    start().catch((error: unknown) => {
      refused = error;
      return null;
    });
  return until(tried, () => refused, 300);
}

async function postmasterOf(dataDir: string): Promise<number | null> {
  const file = await readFile(join(dataDir, 'db', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(file.split('\n')[0]) || null;
}

/** Until another process is the database, and the health call says that it answers. */
async function killDatabase(url: string, dataDir: string): Promise<void> {
  const killed = await postmasterOf(dataDir);
  if (killed === null) throw new Error('there is no database to kill');
  process.kill(killed, 'SIGKILL');
  const isBack = async () => {
    const pid = await postmasterOf(dataDir);
    if (pid === null || pid === killed) return null;
    const ready = await fetch(`${url}/api/health/ready`).catch(() => null);
    return ready?.ok ? true : null;
  };
  await until(isBack, () => new Error('the database did not come back'));
}
