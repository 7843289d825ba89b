/** A running server over a database of its own: the whole product, on a free port of loopback. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@saring/server/config';
import { type Running, serve } from '@saring/server/serve';
import PostalMime, { type Email } from 'postal-mime';
import { createTestDatabase } from './database.ts';
import { superuser } from './people.ts';

export interface TestApp extends AsyncDisposable {
  url: string;
  databaseUrl: string;
  dataDir: string;
  running: Running;
  /** Mails written to the outbox so far, oldest first. */
  mails(): Promise<Email[]>;
}

type Replace = NonNullable<Parameters<typeof serve>[1]>['replace'];

export interface TestAppOptions {
  /** Environment variables beside the defaults of the tests. */
  env?: Record<string, string>;
  replace?: Replace;
}

/** Starts the product. Without `env` there are no limits, so that no test depends on how many came before. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saring-app-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SUPERUSER_USERNAME: superuser.username,
    SUPERUSER_PASSWORD: superuser.password,
    PUBLIC_URL: 'http://saring.test',
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'silent',
    ...options.env,
  });
  const running = await serve(config, { replace: options.replace });
  return {
    url: running.url ?? '',
    databaseUrl: database.url,
    dataDir,
    running,
    mails: () => readMails(join(dataDir, 'outbox')),
    async [Symbol.asyncDispose]() {
      await running.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readMails(outbox: string): Promise<Email[]> {
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
}
