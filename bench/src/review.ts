/** Lists of a job with 100,000 applicants against the same lists of one with 1,000: what a reviewer waits for must not grow. */
import { buildApplicant, buildCompany, buildJob } from '@saring/tests/world';
import { nameOf } from './names.ts';
import { seedApplicants } from './seed.ts';
import { startBenched } from './server.ts';
import type { Row } from './table.ts';

const few = 1000;
const many = 100_000;
const rounds = 40;

/** Its exact total needs a look at every match, so that it grows with them. */
const most = 'search by a letter that most names hold';

/** What is asked, by how many there are. */
const asked: [string, (count: number) => Record<string, string>][] = [
  ['first page', () => ({ page: '1' })],
  ['deep page', (count) => ({ page: String(count / 20) })],
  ['page in the middle, lowest first', (count) => ({ page: String(count / 40), order: 'asc' })],
  ['search by a name', () => ({ page: '1', search: nameOf(777) })],
  [most, () => ({ page: '1', search: 'a' })],
  ['filter by status', () => ({ page: '1', status: 'Pending' })],
  ['filter by band and stage', () => ({ page: '1', band: 'Medium', stage: 'in review' })],
  ['filter by days', () => ({ page: '1', from: '2020-01-01', to: '2020-01-31' })],
  ['by date', () => ({ page: '1', sort: 'date' })],
  ['by name', () => ({ page: '1', sort: 'name' })],
];

/** The database must be empty: the operator is made at the start. */
export async function benchReview(databaseUrl: string): Promise<Row[]> {
  const server = await startBenched(databaseUrl);
  const company = await buildCompany(server);
  const small = await buildJob(company);
  const large = await buildJob(company);
  await buildApplicant(server);
  await seedApplicants(databaseUrl, company.companyId, [small.id], few);
  await seedApplicants(databaseUrl, company.companyId, [large.id], many);
  const once = async (path: string, query: Record<string, string>) => {
    const started = performance.now();
    const response = await fetch(`${server.url}/api/applications/${path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${company.token}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - started;
  };
  const rows: Row[] = [];
  const lists = asked.map(([name, query]) => ({
    name,
    path: 'getAllApplications',
    query: (count: number) => ({ ...query(count), page_size: '20' }),
  }));
  const others = [
    { name: 'spread of grades', path: 'distribution', query: () => ({}) },
    { name: 'progress of reading', path: 'reading', query: () => ({}) },
  ];
  for (const { name, path, query } of [...lists, ...others]) {
    const times: [number[], number[]] = [[], []];
    // In turn, so that a machine whose speed drifts is fair to either; the first rounds warm both.
    for (let round = -10; round < rounds; round += 1) {
      for (const [at, job, count] of [
        [0, small, few],
        [1, large, many],
      ] as const) {
        const time = await once(`${path}/${company.companyId}/${job.id}`, query(count));
        if (round >= 0) times[at].push(time);
      }
    }
    const [shortTime, longTime] = [median(times[0]), median(times[1])];
    rows.push({
      what: `${name}: ${many} applicants of a job against ${few}`,
      figure: `${longTime.toFixed(1)} ms; ${shortTime.toFixed(1)} ms`,
      ratio: longTime / shortTime,
      aim: name === most ? 'none: its total counts every match' : '≤ 2',
    });
  }
  await server.stop();
  return rows;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
