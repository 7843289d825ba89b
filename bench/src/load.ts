/** How many requests a second an address answers, and what each costs its process. */
import autocannon from 'autocannon';
import { processorSeconds } from './measure.ts';

export const clients = 32;
/** What the yardstick leaves out, which any server that is asked for these rows must do in some way. */
const bareName = 'bare node:http, without token, policies and JSON,';
const seconds = 4;
const rounds = 3;

interface Server {
  url: string;
  process: { pid?: number };
}

async function throughput({ url, process }: Server, path: string, token: string) {
  const before = await processorSeconds(process.pid);
  const result = await autocannon({
    url: url + path,
    connections: clients,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  const after = await processorSeconds(process.pid);
  const cpu = before === null || after === null ? Number.NaN : ((after - before) * 1000) / result.requests.total;
  return { rate: result.requests.average, cpu };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs both in turn, so that a machine whose speed drifts is fair to either; answers medians. */
export async function compare(ours: Server, bare: Server, path: string, token: string) {
  const left: Awaited<ReturnType<typeof throughput>>[] = [];
  const right: typeof left = [];
  for (let round = 0; round < rounds; round += 1) {
    left.push(await throughput(ours, path, token));
    right.push(await throughput(bare, path, token));
  }
  const ratios = left.map(({ rate }, index) => rate / (right[index]?.rate ?? 1));
  const told = (runs: typeof left) =>
    `${median(runs.map(({ rate }) => rate)).toFixed(0)} req/s of ${median(runs.map(({ cpu }) => cpu)).toFixed(2)} ms`;
  return { figure: `${told(left)}; ${bareName} ${told(right)}`, ratio: median(ratios) };
}
