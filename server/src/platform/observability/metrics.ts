/** Prometheus metrics of requests and background tasks. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '#platform/process/version.ts';
import { type Looks, watch } from './looks.ts';

export interface Metrics {
  request(route: string, method: string, status: number, milliseconds: number): void;
  task(name: string, outcome: 'done' | 'retried' | 'gave_up', milliseconds: number): void;
  /** One reading, question or transcription by an engine, for example `model` and `resume`. */
  engine<T>(engine: string, call: string, work: () => Promise<T>): Promise<T>;
  mail(outcome: 'sent' | 'kept' | 'retried' | 'refused'): void;
  /** Looks whenever the metrics are read. What cannot be seen then is left out, and all else is told. */
  watch(looks: Looks): void;
  text(): Promise<{ type: string; body: string }>;
}

/** Makes a registry of its own, so that two worlds in one process do not share counters. `kind` is that of the process: web, worker or all. */
export function createMetrics(kind: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Their names say counters, as Prometheus reads names, and they are none.
  for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  const { requests, tasks, outcomes, engines, mails } = measuresIn(registry, kind);
  return {
    async engine(engine, call, work) {
      const started = performance.now();
      const seen = (outcome: 'done' | 'failed') =>
        engines.observe({ engine, call, outcome }, (performance.now() - started) / 1000);
      try {
        const answer = await work();
        seen('done');
        return answer;
      } catch (error) {
        seen('failed');
        throw error;
      }
    },
    mail: (outcome) => mails.inc({ outcome }),
    request: (route, method, status, ms) => requests.observe({ route, method, status }, ms / 1000),
    task(name, outcome, ms) {
      tasks.observe({ task: name }, ms / 1000);
      outcomes.inc({ task: name, outcome });
    },
    watch: (looks) => watch(registry, looks),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}

function measuresIn(registry: Registry, kind: string) {
  const build = new Gauge({
    name: 'saring_build_info',
    help: 'The version that runs, in which kind of process',
    labelNames: ['version', 'node', 'process'],
    registers: [registry],
  });
  build.set({ version, node: process.version, process: kind }, 1);
  const buckets = [0.005, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 3, 10, 30, 120];
  const requests = new Histogram({
    name: 'saring_http_request_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  const tasks = new Histogram({
    name: 'saring_task_seconds',
    help: 'Duration of background tasks',
    labelNames: ['task'],
    buckets,
    registers: [registry],
  });
  const outcomes = new Counter({
    name: 'saring_task_outcomes_total',
    help: 'Outcomes of background tasks',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  });
  const engines = new Histogram({
    name: 'saring_engine_seconds',
    help: 'Duration of what engines are asked',
    labelNames: ['engine', 'call', 'outcome'],
    buckets,
    registers: [registry],
  });
  const mails = new Counter({
    name: 'saring_mails_total',
    help: 'Outcomes of tries to send a mail',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return { requests, tasks, outcomes, engines, mails };
}

/** The same object, with these asynchronous methods run by `watch`. */
export function watched<T extends object>(
  target: T,
  methods: readonly (keyof T & string)[],
  watch: <R>(method: string, work: () => Promise<R>) => Promise<R>,
): T {
  const wrapped = methods.map((method) => {
    const plain = target[method] as (...args: unknown[]) => Promise<unknown>; // the methods named are of this kind
    return [method, (...args: unknown[]) => watch(method, async () => plain.apply(target, args))];
  });
  return { ...target, ...Object.fromEntries(wrapped) };
}
