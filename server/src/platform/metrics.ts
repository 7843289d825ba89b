/** Prometheus metrics of requests and background tasks. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  request(route: string, method: string, status: number, milliseconds: number): void;
  task(name: string, outcome: 'done' | 'retried' | 'gave_up', milliseconds: number): void;
  /** Hears of the queue whenever the metrics are read. */
  watchQueue(depth: () => Promise<{ name: string; waiting: number; active: number; failed: number }[]>): void;
  text(): Promise<{ type: string; body: string }>;
}

/** Makes a registry of its own, so that two worlds in one process do not share counters. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const buckets = [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 30, 120];
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
  return {
    request: (route, method, status, ms) => requests.observe({ route, method, status }, ms / 1000),
    task(name, outcome, ms) {
      tasks.observe({ task: name }, ms / 1000);
      outcomes.inc({ task: name, outcome });
    },
    watchQueue(depth) {
      const gauge = new Gauge({
        name: 'saring_queue_tasks',
        help: 'Background tasks by state',
        labelNames: ['task', 'state'],
        registers: [registry],
        async collect() {
          for (const queue of await depth()) {
            gauge.set({ task: queue.name, state: 'waiting' }, queue.waiting);
            gauge.set({ task: queue.name, state: 'active' }, queue.active);
            gauge.set({ task: queue.name, state: 'failed' }, queue.failed);
          }
        },
      });
    },
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
