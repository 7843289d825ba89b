/** What a journey starts with: a server as a process, which is as it was at first, and a page that fails on any complaint of the browser. */
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { createTestDatabase } from '#world/app/database.ts';
import { takeSnapshot } from '#world/app/snapshot.ts';
import { freePort, type Started, startFile } from '#world/processes/process.ts';
import { watch } from './complaints.ts';
import { listen } from './ear.ts';

export interface JourneyServer {
  url: string;
  dataDir: string;
  databaseUrl: string;
  mails(): Promise<Email[]>;
  /** What it wrote to its standard output since its last start. */
  printed(): string;
  /** Ends the process without any warning, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again where it was. */
  restart(): Promise<void>;
  /** Whether it is killed and not back yet. */
  isGone(): boolean;
  /** How often it was killed so far. */
  kills(): number;
  stop(): Promise<void>;
}

/** Starts the product on a database of its own, as `npm start` does. */
export async function startServer(env: Record<string, string> = {}): Promise<JourneyServer> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saring-journey-'));
  const port = String(await freePort());
  const start = () =>
    startFile('server/src/main.ts', {
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SUPERUSER_USERNAME: 'superuser',
      SUPERUSER_PASSWORD: 'Operator-1',
      RATE_LIMIT: 'false',
      ...env,
    });
  let started: Started = await start();
  let [kills, returns] = [0, 0];
  return {
    url: started.url,
    dataDir,
    databaseUrl: database.url,
    printed: () => started.printed(),
    async kill() {
      const ended = once(started.process, 'exit');
      kills += 1;
      started.process.kill('SIGKILL');
      await ended;
    },
    async restart() {
      started = await start();
      returns += 1;
    },
    isGone: () => kills > returns,
    kills: () => kills,
    async mails() {
      const outbox = join(dataDir, 'outbox');
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
    },
    async stop() {
      await started.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the browser's speech recognition "hears", one sentence per question; the real one never gives text without a network. */
export async function fakeSpeechRecognition(
  page: Page,
  sentences: readonly string[],
  onDevice?: { available: string; installs: boolean | 'later' },
): Promise<void> {
  await page.addInitScript(
    ([spoken, device]) => {
      const started: string[] = [];
      /** The sentence for the question on the page; before the first question somebody tries the microphone. */
      const sentence = () => {
        const number = /Question (\d) of/.exec(document.body.innerText)?.[1];
        return number ? spoken[Number(number) - 1] : 'One, two, three.';
      };
      class Recognition extends EventTarget {
        continuous = false;
        interimResults = false;
        lang = '';
        processLocally = false;
        onresult: ((event: unknown) => void) | null = null;
        onerror: ((event: unknown) => void) | null = null;
        onend: ((event: unknown) => void) | null = null;
        onstart: ((event: unknown) => void) | null = null;
        timer: ReturnType<typeof setTimeout> | undefined;
        start() {
          started.push(this.processLocally ? 'device' : 'maker');
          this.onstart?.(new Event('start'));
          this.timer = setTimeout(() => {
            const alternative = { transcript: sentence(), confidence: 0.9 };
            const result = Object.assign([alternative], { isFinal: true });
            const event = Object.assign(new Event('result'), { resultIndex: 0, results: [result] });
            this.onresult?.(event);
            this.dispatchEvent(event);
          }, 400);
        }
        stop() {
          clearTimeout(this.timer);
          setTimeout(() => {
            this.onend?.(new Event('end'));
            this.dispatchEvent(new Event('end'));
          }, 10);
        }
        abort() {
          this.stop();
        }
      }
      if (device)
        Object.assign(Recognition, {
          available: async () => device.available,
          install: () =>
            device.installs === 'later'
              ? new Promise((resolve) => Object.assign(window, { loaded: () => resolve(true) }))
              : Promise.resolve(device.installs),
        });
      Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition, started });
    },
    [sentences, onDevice ?? null] as const,
  );
}

/** Where each recognition that the page began turned sound into words. */
export const recognitionsOf = (page: Page) => page.evaluate(() => (window as unknown as { started: string[] }).started);

/** A window of somebody's own: nothing is shared with other people of the journey. */
export async function openWindow(browser: Browser, server: JourneyServer, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  watch(context, server, complaints);
  await listen(context, complaints);
  return context.newPage();
}

/** Waits until no task is under way or due. */
async function untilIdle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const due =
    "select name from pgboss.job where state = 'active' or (state < 'active' and start_after <= now()) limit 5";
  await expect
    .poll(async () => (await client.query(due)).rows, { message: 'tasks that do not end', timeout: 60_000 })
    .toEqual([]);
  await client.end();
}

/** Prints what explains a journey that failed: what the server said since its last start, open tasks, and where answers stand. */
async function explain(server: JourneyServer): Promise<void> {
  console.error(server.printed().slice(-4000));
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const tasks = `select name, state, retry_count, start_after, started_on, output->>'message' as said from pgboss.job
    where (state <> 'completed' or name like 'interview.%') and name not in (select name from pgboss.schedule)
    order by created_on desc limit 20`;
  const answers = `select sequence, source, late, answered_at, audio_seconds, transcription from interview_answers`;
  const pieces = 'select sequence, number, length(live) as words, received_at from interview_pieces';
  for (const statement of [tasks, answers, pieces])
    console.error((await client.query(`select * from (${statement}) found limit 20`)).rows);
  await client.end();
}

interface Shared {
  server: JourneyServer;
  /** Makes rows, files and mails what they were at first. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

async function startShared(): Promise<Shared> {
  const server = await startServer();
  const snapshot = await takeSnapshot(server).catch(async (error) => {
    await server.stop();
    throw error;
  });
  const written = ['files', 'outbox'].map((name) => join(server.dataDir, name));
  return {
    server,
    async reset() {
      await untilIdle(server.databaseUrl);
      for (const folder of written) await rm(folder, { recursive: true, force: true });
      await snapshot.restore();
    },
    async stop() {
      await snapshot[Symbol.asyncDispose]();
      await server.stop();
    },
  };
}

interface WorkerFixtures {
  /** One server for the journeys of a worker, started for the first that needs it. */
  shared: () => Promise<Shared>;
}

interface Fixtures {
  /** Variables of a server that this journey has to itself, as one does that changes the operator; null for the shared one. */
  ownServer: Record<string, string> | null;
  server: JourneyServer;
  /** Opens a window for one more person. */
  window: () => Promise<Page>;
  /** What browsers complained of; it must be empty at the end. */
  complaints: string[];
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      let started: Promise<Shared> | undefined;
      await use(() => {
        started ??= startShared();
        return started;
      });
      await (await started)?.stop();
    },
    { scope: 'worker' },
  ],
  ownServer: [null, { option: true }],
  server: async ({ ownServer, shared }, use, info) => {
    const give = async (server: JourneyServer) => {
      await use(server);
      if (info.status !== info.expectedStatus) await explain(server).catch(console.error);
    };
    if (ownServer) {
      const server = await startServer(ownServer);
      await give(server);
      await server.stop();
      return;
    }
    const { server, reset } = await shared();
    await give(server);
    await reset();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'the browser complained').toEqual([]);
  },
  window: async ({ browser, server, complaints }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const page = await openWindow(browser, server, complaints);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect };
