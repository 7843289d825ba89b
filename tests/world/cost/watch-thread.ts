/** The thread that watches a server under load: what the callers' own process does must not count as the server's delay. */
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Shot } from './burst.ts';
import { familyOf } from './machine.ts';
import type { Bystander, Order, Seen, Timed } from './watch.ts';

const { url, control, bystander } = workerData as { url: string; control: string; bystander: Bystander }; // what watch.ts hands over
const agent = new Agent({ keepAlive: true });
const timeLimit = 60_000;

interface Look extends Seen {
  /** How much rarer than at first it looks. */
  rarer: number;
  over: AbortController;
}
let looks: { look: Look; all: Promise<unknown> } | null = null;

/** How long the whole answer took, and what came instead of the one that was due. */
function timed(to: string, { method, path, headers, body }: Shot, good: number): Promise<Timed> {
  return new Promise((resolve) => {
    const began = performance.now();
    const fail = (instead: string) => resolve({ took: Number.POSITIVE_INFINITY, instead });
    const sent = request(to + path, { method, headers, agent, timeout: timeLimit }, (response) => {
      const { statusCode } = response;
      response.on('end', () =>
        statusCode === good ? resolve({ took: performance.now() - began, instead: '' }) : fail(String(statusCode)),
      );
      response.on('error', ({ message }) => fail(message));
      response.resume();
    });
    sent.on('timeout', () => sent.destroy(new Error(`nothing within ${timeLimit} ms`)));
    sent.on('error', ({ message }) => fail(message));
    for (const part of body) sent.write(part);
    sent.end();
  });
}

const timeOf = async (to: string, shot: Shot, good: number) => (await timed(to, shot, good)).took;

const plain = (path: string): Shot => ({ method: 'GET', path, headers: {}, body: [] });

/** Memory in megabytes, pages that several processes share counted once. */
async function memoryOf(pid: number): Promise<number> {
  const all = (await familyOf(pid)).map(async (one) => {
    const text = await readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => '');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
  });
  return (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
}

async function every(look: Look, milliseconds: number, work: () => Promise<void>): Promise<void> {
  const { signal } = look.over;
  const rest = () => pause(milliseconds * look.rarer, undefined, { signal }).catch(() => {});
  while (!signal.aborted) await Promise.all([work(), rest()]);
}

function begin(pid: number): void {
  const seen: Seen = { probe: 0, probes: 0, control: 0, page: 0, pages: 0, memory: 0, slowest: '' };
  const look: Look = { ...seen, rarer: 1, over: new AbortController() };
  const probing = every(look, 20, async () => {
    look.probe = Math.max(look.probe, await timeOf(url, plain('/api/health/live'), 200));
    look.probes += 1;
  });
  const controlling = every(look, 20, async () => {
    look.control = Math.max(look.control, await timeOf(control, plain('/'), 200));
  });
  const paging = every(look, 30, async () => {
    for (const [name, shot] of Object.entries(bystander.pages)) {
      const took = await timeOf(url, shot, 200);
      look.pages += 1;
      if (took <= look.page) continue;
      look.page = took;
      look.slowest = name;
    }
  });
  const weighing = every(look, 120, async () => {
    look.memory = Math.max(look.memory, await memoryOf(pid));
  });
  looks = { look, all: Promise.all([probing, controlling, paging, weighing]) };
}

/** What looks as often as at first keeps a server at work that has nothing else to do. */
function ease(): void {
  if (looks) looks.look.rarer = 8;
}

async function end(): Promise<Seen> {
  if (!looks) throw new Error('nothing is watched');
  const { look, all } = looks;
  look.over.abort();
  await all;
  looks = null;
  const { over: _over, rarer: _rarer, ...seen } = look;
  return seen;
}

parentPort?.on('message', async ({ id, order }: { id: number; order: Order }) => {
  const answer = async () => {
    if (order.what === 'begin') return begin(order.pid);
    if (order.what === 'ease') return ease();
    if (order.what === 'end') return end();
    if (order.what === 'weigh') return memoryOf(order.pid);
    return timed(url, order.shot, order.good);
  };
  parentPort?.postMessage({ id, answer: await answer() });
});
