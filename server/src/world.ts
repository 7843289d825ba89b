/** Everything an action needs from outside, built once and passed along; disposing of it closes all. */
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Status } from '@saring/contract/domain';
import type { Engine, EngineOptions } from '@saring/engine';
import { type Config, placeOf, readConfig } from '#config';
import { createDocuments, type Documents } from '#engines/documents/index.ts';
import {
  belonging,
  createDrawings,
  createFileStore,
  type Drawings,
  type FileStore,
  type Pair,
  refuseDifference,
  settle,
} from '#engines/files/index.ts';
import { createMailer, type Mailer } from '#engines/mail/index.ts';
import { createEngine } from '#engines/reader/index.ts';
import { createSpeech, type Speech } from '#engines/speech/index.ts';
import { dailyBudget } from '#platform/auth/limits.ts';
import { createPasswords, type Passwords } from '#platform/auth/passwords.ts';
import { type Account, createTokens, type Tokens } from '#platform/auth/session.ts';
import { signInsIn } from '#platform/auth/sign-ins.ts';
import { lastBackup } from '#platform/db/backup-mark.ts';
import { type Database, type Db, type Executor, openDatabase } from '#platform/db/db.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { inRole } from '#platform/db/login.ts';
import { type Access, migrate } from '#platform/db/migrations.ts';
import { withConnection } from '#platform/db/one-connection.ts';
import { inScope } from '#platform/db/scope.ts';
import { rowsOf } from '#platform/db/statement.ts';
import { Unavailable } from '#platform/http/fail.ts';
import { createLog, type Log } from '#platform/observability/log.ts';
import type { Looks } from '#platform/observability/looks.ts';
import { createMetrics, type Metrics, watched } from '#platform/observability/metrics.ts';
import { noSpans, type Spans, within } from '#platform/observability/spans.ts';
import { onward } from '#platform/observability/trace.ts';
import { type Clock, systemClock } from '#platform/process/clock.ts';
import { openDataFolder } from '#platform/process/data-folder.ts';
import { madeOnce } from '#platform/process/kept-secret.ts';
import { refuseMoved } from '#platform/process/moved.ts';
import { version } from '#platform/process/version.ts';
import { openQueue, type Queue } from '#platform/queue/queue.ts';
import { type Event, type Subscriber, tell, type Who } from './events.ts';

export interface World {
  config: Config;
  db: Db;
  clock: Clock;
  queue: Queue;
  /** Tells what happened, by whom, to whoever subscribed, in the transaction of what happened. */
  emit(tx: Executor, who: Who, event: Event): Promise<void>;
  /** The status of an application as its applicant sees it now; null where there is none. */
  shownStatus(applicationId: string): Promise<Status | null>;
  files: FileStore;
  engines: { ai: Engine; documents: Documents; drawings: Drawings; mail: Mailer; speech: Speech | null };
  tokens: Tokens;
  passwords: Passwords;
  log: Log;
  metrics: Metrics;
}

export interface OpenWorld extends World, AsyncDisposable {
  /** For the choke points alone, which no feature sees. */
  spans: Spans;
}

/** What the world asks of the features, which stand above it. */
export interface FeatureHooks {
  /** The queues to open. */
  taskNames: readonly string[];
  /** Who is told what happens. */
  subscribers: readonly Subscriber<World>[];
  /** The account behind a token. */
  findAccount(db: Db, userId: string): Promise<Account | null>;
  /** The status of an application as its applicant sees it; null where there is none. */
  shownStatus(db: Db, applicationId: string, now: Date): Promise<Status | null>;
  /** The published arithmetic of a grade. */
  sums: EngineOptions['sums'];
}

export interface WorldOptions {
  /** Parts to use instead of the real ones; tests give paid services, clocks and what is slow on purpose here. */
  replace?: Partial<Pick<World, 'clock' | 'log' | 'passwords'>> & { ai?: Engine; mail?: Mailer; speech?: Speech };
}

/** Opens everything the configuration names. Throws with one clear line for what cannot be opened. */
export async function openWorld(config: Config, hooks: FeatureHooks, options: WorldOptions = {}): Promise<OpenWorld> {
  const { replace = {} } = options;
  const dataDir = dataFolder(config);
  const log = replace.log ?? createLog(config);
  log.info(placeOf(config), `Saring ${version}`);
  const clock = replace.clock ?? systemClock;
  const closers: Closer[] = [];
  const close = () => closeAll(closers, log);
  try {
    const pair = { files: await createFileStore(config.files), place: placeOf(config) };
    const url = config.databaseUrl ?? (await embedded(dataDir, log, closers));
    let answers = true;
    const access = await migrate(url, async (client) => {
      answers = await refuseDifference(client, pair);
    });
    if (access.ran > 0) log.info({ migrations: access.ran }, 'the database was brought up to date');
    if (access.warning) log.warn(access.warning);
    const spans = config.otlpEndpoint === null ? noSpans : await spansTo(config.otlpEndpoint, config.process, log);
    closers.push(() => spans.close());
    const database = databaseOf(config, access, { spans, log });
    closers.push(() => database.close());
    const secret = config.tokenSecret ?? (await madeOnce(dataDir, 'token-secret'));
    const tokens = tokensOf(config, secret, access.url, database.db, hooks);
    closers.push(() => tokens.close());
    const mail = replace.mail ?? mailerOf(config, dataDir);
    closers.push(() => mail.close());
    const documents = createDocuments();
    closers.push(() => documents.close());
    const metrics = createMetrics(config.process);
    const ai = replace.ai ?? (await engineOf(config, hooks, { db: database.db, clock, log }));
    // Before the queue, and so closed after it: tasks under way still ask the engine.
    closers.push(() => ai.close());
    const { timeZone } = config;
    const queue = await openQueue({ access, names: hooks.taskNames, log, metrics, spans, timeZone });
    closers.push(() => queue.stop(5));
    metrics.watch(looksOf(queue, database.db, dataDir));
    const speech = replace.speech ?? (config.stt ? createSpeech(config.stt) : null);
    const world: OpenWorld = {
      config,
      db: database.db,
      clock,
      queue,
      emit: (...told) => tell(world, hooks.subscribers, ...told),
      shownStatus: (id) => hooks.shownStatus(database.db, id, clock.now()),
      files: await filesOf(pair, access, { log, answers }),
      engines: watchedEngines({ ai, documents, drawings: createDrawings(), mail, speech }, seenBy(spans, metrics)),
      tokens,
      passwords: replace.passwords ?? createPasswords(),
      log,
      metrics,
      spans,
      [Symbol.asyncDispose]: close,
    };
    return world;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Milliseconds for each part: whoever waits for an answer of what is gone would keep the process from its end. */
const closeWithin = 10_000;

type Closer = () => Promise<unknown> | unknown;

async function tooLate(): Promise<never> {
  await wait(closeWithin, undefined, { ref: false });
  throw new Error(`a part that did not close within ${closeWithin / 1000} s`);
}

/** What was opened last first; what cannot be closed is told, and the rest goes on. */
async function closeAll(closers: Closer[], log: Log): Promise<void> {
  for (const closer of closers.splice(0).reverse())
    await Promise.race([closer(), tooLate()]).catch((error) => log.warn({ error: String(error) }, 'closing'));
}

/**
 * The store of the database's own installation. One that does not answer now is looked at before it is next used, since a
 * store that hangs takes half a minute for each answer.
 */
async function filesOf(
  pair: Pair,
  access: Access,
  { log, answers }: { log: Log; answers: boolean },
): Promise<FileStore> {
  const url = access.roles ? inRole(access.url, 'saring_worker') : access.url;
  const { files, settled } = belonging(pair.files, async () => {
    const warning = await withConnection(url, 'saring-installation', (client) => settle(client, pair));
    if (warning) log.warn(warning);
  });
  const later = () => log.warn('whether the files are of the same installation is looked at once the store answers');
  if (!answers) later();
  else
    await settled().catch((error: unknown) => {
      if (!(error instanceof Unavailable)) throw error;
      later();
    });
  return files;
}

function databaseOf(
  { databaseConnections: max }: Config,
  { url, roles }: Access,
  { spans, log }: { spans: Spans; log: Log },
): Database {
  const onError = (error: Error) => log.warn({ error: error.message }, 'database connection lost');
  return openDatabase(url, { max, onError, spans, roles });
}

/** What the metrics tell of database and disk. */
function looksOf(queue: Queue, db: Db, dataDir: string): Looks {
  const ask = async (text: string) => ({
    rows: await rowsOf<{ seconds: string; damaged: string }>(db, text, [], true),
  });
  return {
    database: () =>
      inScope({ role: 'worker' }, async () => {
        const [queues, backup] = await Promise.all([queue.depth(), lastBackup(ask)]);
        return { queues, backup };
      }),
    async room() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
  };
}

function mailerOf({ mail: { smtpUrl, from }, publicUrl }: Config, dataDir: string): Mailer {
  const host = new URL(publicUrl).hostname;
  return createMailer({ smtpUrl: smtpUrl ?? undefined, from, host, outboxDir: join(dataDir, 'outbox') });
}

function tokensOf(config: Config, secret: string, url: string, db: Db, hooks: FeatureHooks): Tokens {
  return createTokens({
    secret,
    ttlHours: config.tokenTtlHours,
    url,
    lookup: (userId) => hooks.findAccount(db, userId),
    signIns: signInsIn(db, config.tokenIdleMinutes),
    // A tenth of the time that ends an unused one: exact enough, and one statement in so long.
    noteEvery: Math.max(1, config.tokenIdleMinutes || 120) * 6000,
  });
}

function engineOf(config: Config, { sums }: FeatureHooks, { db, clock, log }: Pick<World, 'db' | 'clock' | 'log'>) {
  return createEngine(config.ai, {
    sums,
    headers: onward,
    spend: dailyBudget({ db, clock }, 'model', config.aiDailyQuestions),
    onFault: (question, fault) => log.warn({ question, fault }, 'the built-in engine answered for the model'),
    thread: { onFault: (call, fault) => log.warn({ call, fault }, 'the thread of the engine was ended') },
  });
}

/** Runs what an engine is asked where it is measured and traced. */
function seenBy(spans: Spans, metrics: Metrics) {
  return (engine: string) =>
    <T>(call: string, work: () => Promise<T>) =>
      within(spans, { name: `${engine} ${call}`, attributes: { 'saring.engine': engine, 'saring.call': call } }, () =>
        metrics.engine(engine, call, work),
      );
}

function watchedEngines(
  { ai, documents, drawings, mail, speech }: World['engines'],
  seen: ReturnType<typeof seenBy>,
): World['engines'] {
  return {
    ai: watched(ai, ['criteria', 'resume', 'nextQuestion', 'interview'], seen(ai.name)),
    documents: watched(documents, ['read', 'readPage'], seen('documents')),
    drawings: watched(drawings, ['draw'], seen('drawings')),
    mail,
    speech: speech && watched(speech, ['transcribe'], seen('speech')),
  };
}

async function embedded(dataDir: string, log: Log, closers: Closer[]): Promise<string> {
  refuseMoved(dataDir);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info: (text) => log.debug(text), warn: (text) => log.warn(text), error: (text) => log.error(text) },
  });
  closers.push(() => postgres.stop());
  return postgres.url;
}

/** OpenTelemetry is loaded where spans are sent, and nowhere else. */
async function spansTo(endpoint: string, process: string, log: Log): Promise<Spans> {
  const { otlpSpans } = await import('#platform/observability/otlp-spans.ts');
  return otlpSpans(endpoint, { process, warn: (error) => log.warn({ error }, 'spans cannot be sent') });
}

/** The data folder, ready to be written to; left alone where everything is kept elsewhere. */
function dataFolder({ dataDir, databaseUrl, files, tokenSecret, mail }: Config): string {
  if (databaseUrl && 's3' in files && tokenSecret && mail.smtpUrl) return dataDir;
  try {
    return openDataFolder(dataDir);
  } catch (error) {
    throw new Error(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
}

export { readConfig };
