/** The figures of a process that something else knows, which may be away: what cannot be seen is left out of the answer. */
import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** Tasks of one kind by state, and how long the oldest waits, from when it was to run first, through all its tries. */
export interface QueueDepth {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  oldestSeconds: number;
}

/** What only the database knows. */
export interface DatabaseFigures {
  queues: QueueDepth[];
  /** Null where none was made. */
  backup: { seconds: number; damaged: number } | null;
}

/** What is asked anew for each reading of the metrics. */
export interface Looks {
  database(): Promise<DatabaseFigures>;
  /** Bytes of room where files are written. Throws where nothing is. */
  room(): Promise<number>;
}

/** Prometheus gives up after ten seconds, and would then know nothing of the process either. */
const timeLimitMilliseconds = 3000;

/** Makes the gauges that `looks` fills whenever they are read. */
export function watch(registry: Registry, { database, room }: Looks): void {
  // All figures of one reading come from one look.
  let look: Promise<DatabaseFigures | null> | null = null;
  const seen = () => {
    look ??= inTime(database()).finally(() => {
      look = null;
    });
    return look;
  };
  const queue = (
    name: string,
    help: string,
    labelNames: string[],
    fill: (gauge: Gauge, figures: DatabaseFigures) => void,
  ) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const figures = await seen();
        gauge.reset();
        if (figures) fill(gauge, figures);
      },
    });
  };
  queue('saring_queue_tasks', 'Background tasks by state', ['task', 'state'], (gauge, { queues }) => {
    for (const { name, waiting, active, failed } of queues) {
      gauge.set({ task: name, state: 'waiting' }, waiting);
      gauge.set({ task: name, state: 'active' }, active);
      gauge.set({ task: name, state: 'failed' }, failed);
    }
  });
  const oldest = 'How long the oldest task waits that was to run, through all its tries';
  queue('saring_queue_oldest_seconds', oldest, ['task'], (gauge, { queues }) => {
    for (const { name, oldestSeconds } of queues) gauge.set({ task: name }, oldestSeconds);
  });
  const plain = (name: string, help: string, read: () => Promise<number | null>) =>
    addPlain(registry, name, help, read);
  plain('saring_database_up', 'Whether the database answers', async () => ((await seen()) ? 1 : 0));
  const age = 'Age of the last backup; infinite where none was made of this database';
  plain('saring_last_backup_age_seconds', age, async () => {
    const figures = await seen();
    return figures && (figures.backup?.seconds ?? Number.POSITIVE_INFINITY);
  });
  const damaged = 'Stored files that were missing or changed when the last backup was made';
  plain('saring_last_backup_damaged_files', damaged, async () => {
    const figures = await seen();
    return figures && (figures.backup?.damaged ?? 0);
  });
  plain('saring_data_free_bytes', 'Room on the disk of DATA_DIR', () => inTime(room()));
}

/** A figure without labels; left out while it is null. */
function addPlain(registry: Registry, name: string, help: string, read: () => Promise<number | null>): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      gauge.remove();
      if (value !== null) gauge.set(value);
    },
  });
}

/** Null for what fails or does not answer in time. */
async function inTime<T>(answer: Promise<T>): Promise<T | null> {
  const timeLimit = new AbortController();
  const late = wait(timeLimitMilliseconds, null, { signal: timeLimit.signal }).catch(() => null);
  return Promise.race([answer.catch(() => null), late]).finally(() => timeLimit.abort());
}
