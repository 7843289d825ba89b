/** How many requests a second an address answers. */
import autocannon from 'autocannon';

export const clients = 32;
const seconds = 4;
const rounds = 3;

async function throughput(url: string, token: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return result.requests.average;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs both in turn, so that a machine whose speed drifts is fair to either; answers medians. */
export async function compare(ours: string, bare: string, token: string) {
  const left: number[] = [];
  const right: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    left.push(await throughput(ours, token));
    right.push(await throughput(bare, token));
  }
  const ratios = left.map((value, index) => value / (right[index] ?? 1));
  return { ours: median(left), bare: median(right), ratio: median(ratios) };
}
