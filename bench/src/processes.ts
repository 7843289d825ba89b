/** Two web processes behind nginx over one, and what one kill after the other costs those who are being answered. */
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@saring/tests/cluster';
import { runClusterKills } from '@saring/tests/cluster-kills';
import { createTestDatabase } from '@saring/tests/database';
import { noProxy } from '@saring/tests/proxy';
import { buildApplicant, buildCompany, buildJob } from '@saring/tests/world';
import { type Measured, measure } from './measure.ts';
import { seedApplicants } from './seed.ts';
import type { Row } from './table.ts';

const applicants = 10_000;
/** Below these, the processes, the database, the proxy and the clients share what one web process has already taken up. */
const coresToTell = 8;

/** Makes databases of its own. */
export async function benchProcesses(options: { quick: boolean }): Promise<Row[]> {
  const reason = noProxy();
  if (reason) return [{ what: 'several processes', figure: `not measured: ${reason}`, aim: '' }];
  const [one, two] = [await pageWith(1, options.quick), await pageWith(2, options.quick)];
  const cores = availableParallelism();
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saring-bench-cluster-'));
  const killed = await runClusterKills({ dataDir, databaseUrl: database.url, kills: options.quick ? 4 : 20 });
  await database.drop();
  return [
    { what: 'applicants, first page, through nginx, one web process', many: one, aim: '' },
    {
      what: 'the same, two web processes',
      many: two,
      ratio: two.rate / one.rate,
      aim: cores < coresToTell ? `≥ 1.6 where cores allow; here are ${cores} for everything` : '≥ 1.6',
    },
    {
      what: 'two web processes and two workers, killed one after the other',
      figure: `${killed.kills} kills, ${killed.acknowledged} writes acknowledged (${killed.repeated} steps sent again), ${killed.readsRefused.length + killed.readsCut} of ${killed.reads} reads failed`,
      aim: '0 reads',
    },
    { what: 'lost, half, doubled or miscounted after that', figure: String(killed.faults.length), aim: '0' },
    { what: 'slowest start of a process in that', figure: `${killed.slowestStart.toFixed(1)} s`, aim: '' },
  ];
}

async function pageWith(webs: number, quick: boolean): Promise<Measured> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saring-bench-cluster-'));
  const cluster = await startCluster({ dataDir, databaseUrl: database.url, webs, workers: 0 });
  try {
    const company = await buildCompany(cluster);
    const job = await buildJob(company);
    await buildApplicant(cluster);
    await seedApplicants(database.url, company.companyId, [job.id], applicants);
    const path = `/api/applications/getAllApplications/${company.companyId}/${job.id}?page=1&page_size=20`;
    const asked = { path, headers: { authorization: `Bearer ${company.token}` } };
    return await measure({ url: cluster.url, pid: undefined }, () => asked, { clients: 32, seconds: quick ? 2 : 8 });
  } finally {
    await cluster.stop();
    await database.drop();
  }
}
