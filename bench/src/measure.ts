/** A closed loop of clients on kept connections: how long each answer took, how many there were, what they cost. */
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';

export interface Asked {
  method?: string;
  path: string;
  headers: Record<string, string | number>;
  body?: Buffer;
}

/** Milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  p99: number;
}

export interface Measured {
  times: Times;
  /** Answers a second. */
  rate: number;
  /** Milliseconds of processor time of the server's process for each answer; null where the system does not tell. */
  cpu: number | null;
}

/** Clock ticks a second of /proc, the same on every Linux that Node runs on. */
const ticks = 100;

/** Each client sends the next as soon as its last is answered. Throws at the first answer that is not 2xx. */
export async function measure(
  server: { url: string; pid: number | undefined },
  next: (number: number) => Asked,
  options: { clients: number; seconds: number; from?: number },
): Promise<Measured & { asked: number }> {
  const { clients, seconds, from = 0 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let number = from;
  // The first answers open connections and warm both sides.
  await Promise.all(Array.from({ length: clients }, () => send(server.url, next(number++), agent)));
  const spentBefore = await processorSeconds(server.pid);
  const began = performance.now();
  const client = async () => {
    while (performance.now() - began < seconds * 1000) {
      const started = performance.now();
      await send(server.url, next(number++), agent);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const took = (performance.now() - began) / 1000;
  const spentAfter = await processorSeconds(server.pid);
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    times: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    rate: times.length / took,
    cpu: spentBefore === null || spentAfter === null ? null : ((spentAfter - spentBefore) * 1000) / times.length,
    asked: number - from,
  };
}

function send(base: string, { method = 'GET', path, headers, body }: Asked, agent: Agent): Promise<void> {
  const { hostname: host, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': body.length } : {};
    const sent = request({ host, port, path, method, agent, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve();
        else reject(new Error(`${method} ${path} was answered with ${status}: ${Buffer.concat(chunks)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What a process has used so far; null where the system does not tell. */
export async function processorSeconds(pid: number | undefined): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name, which may hold anything: the 12th and 13th fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' ? null : (Number(fields[11]) + Number(fields[12])) / ticks;
}
