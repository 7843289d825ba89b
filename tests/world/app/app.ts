/** A running server over a database of its own: the whole product, on a free port of loopback. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@saring/engine';
import { readConfig } from '@saring/server/config';
import { createPasswords } from '@saring/server/passwords';
import { createEngine } from '@saring/server/reader';
import { type Running, serve } from '@saring/server/serve';
import PostalMime, { type Email } from 'postal-mime';
import { superuser } from '#world/people/people.ts';
import { createTestDatabase } from './database.ts';

export interface TestApp extends AsyncDisposable {
  url: string;
  databaseUrl: string;
  dataDir: string;
  running: Running;
  /** Mails written to the outbox so far, oldest first; without those that confirm an address, of which each new account gets one. */
  mails(): Promise<Email[]>;
  /** Those that confirm an address. */
  confirmations(): Promise<Email[]>;
}

type Replace = NonNullable<Parameters<typeof serve>[1]>['replace'];

export interface TestAppOptions {
  /** Environment variables beside the defaults of the tests. */
  env?: Record<string, string>;
  replace?: Replace;
  /** Milliseconds for which an answer waits for a reader who takes nothing of it. */
  timeLimit?: number;
}

/** Hashes that guard nothing: the product's own take up to half of the processor's time where many people are built. */
const passwords = createPasswords({ memoryCost: 16, timeCost: 1, parallelism: 1 });

let reader: Promise<Engine> | undefined;

/**
 * The built-in engine in its thread, one for all that a process starts: it keeps nothing of whom it reads, and to load
 * its knowledge takes a second of the processor. It holds up no end of the process.
 */
async function sharedReader(): Promise<Engine> {
  // Only a model asks for sums, to compare its own answers.
  reader ??= createEngine(null, { sums: { resume: () => 0, interview: () => 0 }, thread: {} });
  return { ...(await reader), close: async () => {} };
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
  const shared = config.ai ? {} : { ai: await sharedReader() };
  const running = await serve(config, { ...options, replace: { passwords, ...shared, ...options.replace } });
  const outbox = mailsIn(join(dataDir, 'outbox'));
  const confirms = (mail: Email) => mail.subject === 'Confirm your email address';
  return {
    url: running.url ?? '',
    databaseUrl: database.url,
    dataDir,
    running,
    mails: async () => (await outbox()).filter((mail) => !confirms(mail)),
    confirmations: async () => (await outbox()).filter(confirms),
    async [Symbol.asyncDispose]() {
      await running.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Answers what reads the mails of an outbox, each of them once: what polls for one reads hundreds otherwise. */
function mailsIn(outbox: string): () => Promise<Email[]> {
  const read = new Map<string, Promise<Email>>();
  const mailIn = (name: string) => {
    const mail = read.get(name) ?? readFile(join(outbox, name)).then((bytes) => PostalMime.parse(bytes));
    read.set(name, mail);
    return mail;
  };
  return async () => {
    const names = await readdir(outbox).catch(() => []);
    return Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .map(mailIn),
    );
  };
}
