/** Everything an action needs from outside, built once and passed along; disposing of it closes all. */
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '#config';
import { createEngine, type Engine, type EngineOptions } from '#engines/ai/index.ts';
import { createDocuments, type Documents } from '#engines/documents/index.ts';
import { createDrawings, type Drawings, type FileStore } from '#engines/files/index.ts';
import { createMailer, type Mailer } from '#engines/mail/index.ts';
import { createSpeech, type Speech } from '#engines/speech/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { openDataFolder } from '#platform/data-folder.ts';
import { type Database, type Db, openDatabase } from '#platform/db.ts';
import { startEmbeddedPostgres } from '#platform/embedded/index.ts';
import { dailyBudget } from '#platform/limits.ts';
import { createLog, type Log } from '#platform/log.ts';
import { createMetrics, type Metrics, watched } from '#platform/metrics.ts';
import { migrate } from '#platform/migrations.ts';
import { openQueue, type Queue } from '#platform/queue.ts';
import { type Account, createTokens, type Tokens } from '#platform/session.ts';
import { signInsIn } from '#platform/sign-ins.ts';
import { createSpans, type Spans, within } from '#platform/spans.ts';
import { fileStoreOf } from './operations/stores.ts';

export interface World {
  config: Config;
  db: Db;
  clock: Clock;
  queue: Queue;
  mail: Mailer;
  files: FileStore;
  engines: { ai: Engine; documents: Documents; drawings: Drawings; speech: Speech | null };
  tokens: Tokens;
  log: Log;
  metrics: Metrics;
}

export interface OpenWorld extends World, AsyncDisposable {
  /** For the choke points alone, which no feature sees. */
  spans: Spans;
}

/** What the world asks of the features, which stand above it. */
export interface Household {
  /** The queues to open. */
  taskNames: readonly string[];
  /** The account behind a token. */
  findAccount(db: Db, userId: string): Promise<Account | null>;
  /** The published arithmetic of a grade. */
  sums: EngineOptions['sums'];
}

export interface WorldOptions {
  /** Parts to use instead of the real ones; tests give paid services and clocks here. */
  replace?: Partial<Pick<World, 'clock' | 'mail' | 'log'>> & { ai?: Engine; speech?: Speech };
}

/** Opens everything the configuration names. Throws with one clear line for what cannot be opened. */
export async function openWorld(config: Config, household: Household, options: WorldOptions = {}): Promise<OpenWorld> {
  const { replace = {} } = options;
  const dataDir = dataFolder(config);
  const log = replace.log ?? createLog(config.logLevel);
  const closers: Closer[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse())
      await Promise.resolve(closer()).catch((error) => log.warn({ error: String(error) }, 'closing'));
  };
  try {
    const access = await migrate(config.databaseUrl ?? (await embedded(dataDir, log, closers)));
    if (access.warning) log.warn(access.warning);
    const spans = await createSpans(config.otlpEndpoint, {
      process: config.process,
      warn: (error) => log.warn({ error }, 'spans cannot be sent'),
    });
    closers.push(() => spans.close());
    const database: Database = openDatabase(access.url, {
      onError: (error) => log.warn({ error: error.message }, 'database connection lost'),
      spans,
      roles: access.roles,
    });
    closers.push(() => database.close());
    const secret = config.tokenSecret ?? (await secretIn(dataDir));
    const tokens = createTokens({
      secret,
      ttlHours: config.tokenTtlHours,
      url: access.url,
      lookup: (userId) => household.findAccount(database.db, userId),
      signIns: signInsIn(database.db, config.tokenIdleMinutes),
      // A tenth of the time that ends an unused one: exact enough, and one statement in so long.
      noteEvery: Math.max(1, config.tokenIdleMinutes || 120) * 6000,
    });
    closers.push(() => tokens.close());
    const mail =
      replace.mail ??
      createMailer({
        smtpUrl: config.mail.smtpUrl ?? undefined,
        from: config.mail.from,
        outboxDir: join(dataDir, 'outbox'),
      });
    closers.push(() => mail.close());
    const documents = createDocuments();
    closers.push(() => documents.close());
    const metrics = createMetrics();
    const ai =
      replace.ai ??
      (await createEngine(config.ai, {
        sums: household.sums,
        spend: dailyBudget(database.db, 'model', config.aiDailyQuestions),
        onFault: (question, fault) => log.warn({ question, fault }, 'the built-in engine answered for the model'),
        thread: { onFault: (call, fault) => log.warn({ call, fault }, 'the thread of the engine was ended') },
      }));
    // Before the queue, and so closed after it: tasks under way still ask the engine.
    closers.push(() => ai.close());
    const queue = await openQueue({
      access,
      names: household.taskNames,
      log,
      metrics,
      spans,
      timeZone: config.timeZone,
    });
    closers.push(() => queue.stop(5));
    metrics.watchQueue(() => queue.depth());
    const speech = replace.speech ?? (config.stt ? createSpeech(config.stt) : null);
    const seen =
      (engine: string) =>
      <T>(call: string, work: () => Promise<T>) =>
        within(spans, { name: `${engine} ${call}`, attributes: { 'saring.engine': engine, 'saring.call': call } }, () =>
          metrics.engine(engine, call, work),
        );
    return {
      config,
      db: database.db,
      clock: replace.clock ?? systemClock,
      queue,
      mail,
      files: await fileStoreOf(config),
      engines: {
        ai: watched(ai, ['criteria', 'resume', 'nextQuestion', 'interview'], seen(ai.name)),
        documents: watched(documents, ['read'], seen('documents')),
        drawings: watched(createDrawings(), ['draw'], seen('drawings')),
        speech: speech && watched(speech, ['transcribe'], seen('speech')),
      },
      tokens,
      log,
      metrics,
      spans,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Closer = () => Promise<unknown> | unknown;

async function embedded(dataDir: string, log: Log, closers: Closer[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info: (text) => log.debug(text), warn: (text) => log.warn(text), error: (text) => log.error(text) },
  });
  closers.push(() => postgres.stop());
  return postgres.url;
}

/** The data folder, ready to be written to; left alone where everything is kept elsewhere. */
function dataFolder({ dataDir, databaseUrl, s3, tokenSecret, mail }: Config): string {
  if (databaseUrl && s3 && tokenSecret && mail.smtpUrl) return resolve(dataDir);
  try {
    return openDataFolder(resolve(dataDir));
  } catch (error) {
    throw new Error(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
}

/** The secret that signs tokens, made once and readable by the owner alone. */
async function secretIn(dataDir: string): Promise<string> {
  const file = join(dataDir, 'token-secret');
  // Written aside and then linked, so that of several starting at once none reads a secret that is only half there.
  const own = `${file}.${process.pid}`;
  try {
    await writeFile(own, systemClock.secret(), { mode: 0o600, flush: true });
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // the one expected failure
  } finally {
    await rm(own, { force: true });
  }
  await chmod(file, 0o600);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= 32) return secret;
  throw new Error(`${file} is damaged. Restore it from a backup, or remove it: then everybody has to sign in again.`);
}

export { readConfig };
