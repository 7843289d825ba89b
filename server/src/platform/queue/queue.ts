/** Background tasks on pg-boss: enqueued in the transaction of the row they serve, retried with backoff, resumed after a crash. */
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { type Executor, isDatabaseDown } from '#platform/db/db.ts';
import { inRole } from '#platform/db/login.ts';
import type { Access } from '#platform/db/migrations.ts';
import { inScope } from '#platform/db/scope.ts';
import { Unavailable } from '#platform/http/fail.ts';
import type { Log } from '#platform/observability/log.ts';
import type { QueueDepth } from '#platform/observability/looks.ts';
import type { Metrics } from '#platform/observability/metrics.ts';
import { type Spans, within } from '#platform/observability/spans.ts';
import { type Cause, cause, causedBy } from '#platform/observability/trace.ts';
import { wakeWhenDue } from './waker.ts';

/** A kind of task. `run` may be called twice for one task and must not mind. */
export interface Task<W, P extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
  run(world: W, payload: z.output<P>): Promise<void>;
  /** Called once when every try failed. */
  gaveUp?(world: W, payload: z.output<P>, error: string): Promise<void>;
  /** A five-field cron expression in the configured zone, for tasks that no row asks for. */
  every?: string;
}

/** Declares a task: the type of its payload is checked here, and a list holds tasks of any payload. */
export function task<W, P extends z.ZodType>(definition: Task<W, P>): Task<W> {
  return definition;
}

export interface AddOptions {
  after?: Date;
  /** How often it is tried again, instead of five times within a minute: the waits double, up to a quarter of an hour. */
  retries?: number;
  /** One of many that nobody waits for: those of the same name that somebody waits for go first. */
  bulk?: boolean;
}

export interface Queue {
  /** Adds a task inside the caller's transaction: it exists exactly if the transaction commits. */
  add(tx: Executor, name: string, payload: object, options?: AddOptions): Promise<void>;
  /** Starts workers for these tasks. */
  work<W>(world: W, tasks: readonly Task<W>[]): Promise<void>;
  /** Waiting and running tasks by name, for the metrics. */
  depth(): Promise<QueueDepth[]>;
  ready(): Promise<void>;
  /** Lets running tasks finish (at most `seconds`), then closes. */
  stop(seconds: number): Promise<void>;
}

const retries = 5;
/**
 * How often a task may be lost on top: its process was killed, or the database went away under it. Each costs a try of
 * pg-boss, and none of them is the task's fault; in a hundred kills some met the same task more than five times. Not
 * without end: a task that kills its process must not do so for ever.
 */
const losses = 30;
/** Until a task is tried again that found something else out of order. */
const putOffSeconds = 5;
/** Below that of everything else; tasks of one priority are taken in the order in which they were added. */
const bulkPriority = -1;
/** Seconds between two tries of what is tried for long. */
const longestWait = 900;
/** What a task brings along from when on it was to run, where that is not when its row was made. */
const since = 'waitsSince';

/** How long a task that is done, or was given up, is still there to be looked at: its payload may name a person. */
const keptSeconds = 20 * 3600;
/** How often those are removed whose time is over. */
const removalSeconds = 3600;

/** Opens the queue on its own small pool; sharing the application's made 32 requests hang for ever. */
export async function openQueue(options: {
  access: Access;
  names: readonly string[];
  log: Log;
  metrics: Metrics;
  spans: Spans;
  timeZone: string;
}): Promise<Queue> {
  const { access, names, log, metrics, spans, timeZone } = options;
  const boss = await openBoss(access, names, log);
  const waker = wakeWhenDue(boss, (error) => log.debug({ error: messageOf(error) }, 'queue not looked at'));
  return {
    async add(tx, name, payload, extra = {}) {
      const timeLimit =
        extra.retries === undefined
          ? {}
          : { retryLimit: extra.retries + losses, retryBackoff: true, retryDelayMax: longestWait };
      await boss.send(
        name,
        { ...payload, ...cause(), ...(extra.after ? { [since]: extra.after.toISOString() } : {}) },
        {
          db: fromDrizzle(tx, sql),
          startAfter: extra.after,
          priority: extra.bulk ? bulkPriority : 0,
          ...timeLimit,
        },
      );
    },
    async work(world, tasks) {
      for (const each of tasks) {
        for (let worker = 0; worker < workersOfEach; worker += 1)
          waker.wakes(each.name, await workOn(boss, world, each, { log, metrics, spans }));
        if (each.every) await boss.schedule(each.name, each.every, {}, { tz: timeZone });
      }
    },
    depth: () => depthOf(boss, names),
    async ready() {
      await boss.getDb().executeSql('select 1');
    },
    async stop(seconds) {
      waker.stop();
      await boss.stop({ graceful: true, close: true, timeout: seconds * 1000 });
    },
  };
}

/** Workers of a kind of task, each with a batch of its own. */
const workersOfEach = 2;

/** Starts pg-boss with a queue for each kind of task. */
async function openBoss(access: Access, names: readonly string[], log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: access.roles ? inRole(access.url, 'saring_worker') : access.url,
    max: 4,
    application_name: 'saring-queue',
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: removalSeconds,
  });
  // It hands on what is no Error, too.
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue'));
  await boss.start();
  for (const name of names) {
    const settings = {
      notify: true,
      heartbeatSeconds: 10,
      retryLimit: retries + losses,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 30,
      expireInSeconds: 300,
      deleteAfterSeconds: keptSeconds,
    };
    await boss.createQueue(name, settings);
    // One that an earlier version made keeps that one's settings otherwise.
    await boss.updateQueue(name, settings);
  }
  // Each task brings along for how long it is kept: earlier versions kept theirs for a week.
  const shorten = 'update pgboss.job set deletion_seconds = $1 where deletion_seconds > $1';
  await boss.getDb().executeSql(shorten, [keptSeconds]);
  return boss;
}

async function depthOf(boss: PgBoss, names: readonly string[]): Promise<QueueDepth[]> {
  const queues = await boss.getQueues([...names]);
  const ages = await boss.getDb().executeSql(
    // A retry moves `start_after`, and putting off makes a row: neither makes a task younger.
    `select name, extract(epoch from now() - min(since)) as age
     from (select name, coalesce((data->>'${since}')::timestamptz, case state when 'retry' then created_on else start_after end) as since
       from pgboss.job where state in ('created', 'retry')) waiting
     where since < now() group by name`,
  );
  const ageOf = new Map(ages.rows.map((row: { name: string; age: string }) => [row.name, Number(row.age)]));
  return queues.map((queue) => ({
    name: queue.name,
    waiting: queue.queuedCount,
    active: queue.activeCount,
    failed: queue.failedCount,
    oldestSeconds: ageOf.get(queue.name) ?? 0,
  }));
}

/** Who hears of what is done. */
interface Watchers {
  log: Log;
  metrics: Metrics;
  spans: Spans;
}

/** Starts a worker for a kind of task; answers its id. */
async function workOn<W>(boss: PgBoss, world: W, each: Task<W>, watchers: Watchers): Promise<string> {
  const { log, metrics } = watchers;
  // With batchSize 1 it did 8 tasks a second. By itself it looks each half minute, or each second where nothing can be told to it.
  const options = {
    batchSize: 10,
    perJobResults: true,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 30,
    includeMetadata: true,
  } as const;
  return boss.work<unknown, unknown, typeof options>(each.name, options, async (batch) => {
    return Promise.all(
      batch.map((item) =>
        asTask(watchers.spans, each.name, item, async () => {
          const started = performance.now();
          try {
            await inScope({ role: 'worker' }, () => each.run(world, each.payload.parse(item.data ?? {})));
            const ms = performance.now() - started;
            metrics.task(each.name, 'done', ms);
            log.debug({ task: each.name, taskId: item.id, ms: Math.round(ms) }, 'task');
            return { id: item.id, status: 'completed' as const };
          } catch (error) {
            const ms = performance.now() - started;
            // What threw here too would fail its whole batch, and those of it that are done would be done again.
            return whatNext({ boss, world, each, item, watchers }, error, ms).catch((fault) => {
              log.warn({ task: each.name, taskId: item.id, error: messageOf(fault) }, 'task not put off or given up');
              return { id: item.id, status: 'failed' as const, output: { message: messageOf(error) } };
            });
          }
        }),
      ),
    );
  });
}

/** Of a query what the database says of it: its own message holds the values, which are a person's words. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof DrizzleQueryError)) return error.message;
  const { cause: why } = error;
  const { code } = (why ?? {}) as { code?: string };
  return `query failed: ${code ?? why?.name ?? 'unknown'}`;
}

interface Failed<W> {
  boss: PgBoss;
  world: W;
  each: Task<W>;
  item: JobWithMetadata<unknown>;
  watchers: Watchers;
}

/** Puts a task off that found something else out of order, has it tried again, or gives it up. */
async function whatNext<W>({ boss, world, each, item, watchers }: Failed<W>, error: unknown, ms: number) {
  const { log, metrics } = watchers;
  const text = messageOf(error);
  if (error instanceof Unavailable) {
    // Nobody's fault of the task: it counts no try, however long that takes.
    log.warn({ task: each.name, taskId: item.id, error: text }, 'task put off');
    metrics.task(each.name, 'retried', ms);
    const { priority, retryLimit, retryBackoff, retryDelayMax } = item;
    const asBefore = { priority, retryLimit, retryBackoff, retryDelayMax };
    // As it was stored, and as old as it is.
    const data = { [since]: item.createdOn.toISOString(), ...(item.data as object | null) };
    await boss.send(each.name, data, { startAfter: putOffSeconds, ...asBefore });
    return { id: item.id, status: 'completed' } as const;
  }
  const limit = Math.max(retries, item.retryLimit - losses);
  const last = item.retryCount >= limit && !isDatabaseDown(error);
  metrics.task(each.name, last ? 'gave_up' : 'retried', ms);
  log.warn({ task: each.name, taskId: item.id, attempt: item.retryCount + 1, last, error: text }, 'task failed');
  if (last)
    await inScope({ role: 'worker' }, async () => each.gaveUp?.(world, each.payload.parse(item.data ?? {}), text));
  // `deadletter` is pg-boss's word for a failure that is final, whether or not such a queue is kept.
  return { id: item.id, status: last ? 'deadletter' : 'failed', output: { message: text } } as const;
}

/** Runs a task as caused by the request that ordered it, which its span goes on from. */
function asTask<T extends { status: string }>(
  spans: Spans,
  name: string,
  item: { id: string; data: unknown; retryCount: number },
  work: () => Promise<T>,
): Promise<T> {
  const attributes = { 'saring.task': name, 'saring.task_id': item.id, 'saring.attempt': item.retryCount + 1 };
  const start = { name: `task ${name}`, kind: 'consumer', attributes } as const;
  return causedBy(causeOf(item.data), () => within(spans, start, work, ({ status }) => status !== 'completed'));
}

/** What ordered a task; what no request ordered has no cause. */
function causeOf(data: unknown): Cause {
  const { requestId, traceparent } = (data ?? {}) as Record<string, unknown>; // whatever was stored
  return {
    ...(typeof requestId === 'string' ? { requestId } : {}),
    ...(typeof traceparent === 'string' ? { traceparent } : {}),
  };
}
