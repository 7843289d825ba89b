/** Several web processes and workers behind the proxy, on one database server and one bucket, as on several machines. */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bucket, startBucket } from '#world/app/bucket.ts';
import { freePort, type Started, startFile, testedEnv } from './process.ts';
import { type ReverseProxy, startProxy } from './proxy.ts';

export interface Cluster {
  /** The proxy's. */
  url: string;
  dataDir: string;
  databaseUrl: string;
  objects: Bucket['objects'];
  /** Kills `web 1`, `worker 2` and so on with SIGKILL and starts it again at the same place; answers the seconds until it is there. */
  kill(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** Starts it on an empty folder and a migrated, empty database. */
export async function startCluster(options: {
  dataDir: string;
  databaseUrl: string;
  webs: number;
  workers: number;
}): Promise<Cluster> {
  const { dataDir, databaseUrl, webs, workers } = options;
  const bucket = await startBucket();
  const shared = {
    DATABASE_URL: databaseUrl,
    // Mails are written here; everything else that several machines share is elsewhere.
    DATA_DIR: dataDir,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'http://saring.test',
    ...testedEnv,
    TRUST_PROXY: 'true',
  };
  const running = new Map<string, { started: Started; again(): Promise<Started> }>();
  const add = async (kind: 'web' | 'worker', number: number) => {
    const env = { ...shared, PROCESS: kind, PORT: String(await freePort()) };
    const again = () => startFile('server/src/main.ts', env);
    running.set(`${kind} ${number}`, { started: await again(), again });
  };
  let proxy: ReverseProxy | null = null;
  const stop = async () => {
    await proxy?.stop();
    await Promise.all([...running.values()].map(({ started }) => started.stop()));
    await bucket[Symbol.asyncDispose]();
  };
  try {
    for (let number = 1; number <= webs; number += 1) await add('web', number);
    for (let number = 1; number <= workers; number += 1) await add('worker', number);
    const folder = join(dataDir, 'proxy');
    await mkdir(folder);
    const urls = [...running].filter(([name]) => name.startsWith('web')).map(([, { started }]) => started.url);
    proxy = await startProxy(
      folder,
      urls.map((url) => new URL(url).host),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: proxy.url,
    dataDir,
    databaseUrl,
    objects: bucket.objects,
    async kill(name) {
      const one = running.get(name);
      if (!one) throw new Error(`there is no ${name}`);
      await one.started.kill();
      one.started = await one.again();
      return one.started.readyAfter / 1000;
    },
    stop,
  };
}
