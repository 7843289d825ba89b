/** A load on several processes of which one is killed again and again, and what was lost, doubled or refused by that. */
import { api, CallError, call } from '@saring/contract';
import { buildJob } from '#world/people/builders.ts';
import { buildCompany } from '#world/people/people.ts';
import { startCluster } from './cluster.ts';
import { faultsAfter, untilIdle } from './kills-check.ts';
import { beginLives, emptyLedger, stepsLater, type Work, writesOf } from './kills-work.ts';

export interface ClusterReport {
  faults: string[];
  kills: number;
  /** Acknowledged writes, and the steps of them that had to be sent again, with their key where they have one. */
  acknowledged: number;
  repeated: number;
  /** Reads by one try each, and what those were told that were refused: the proxy asks another process instead. */
  reads: number;
  readsRefused: string[];
  /** Reads whose answer was on its way when its web process was killed, which no proxy can take back: one each at most. */
  readsCut: number;
  /** The slowest start after a kill, in seconds. */
  slowestStart: number;
  /** Seconds from the last start until nothing was left to do. */
  settled: number;
}

const lives = 3;
/** How many steps are sent from one return to the next kill. */
const between = 20;
const victims = ['web 1', 'worker 1', 'web 2', 'worker 2'];

/** `kills` in turn over two web processes and two workers, each once the one before is back and some work was done. */
export async function runClusterKills(options: {
  dataDir: string;
  databaseUrl: string;
  kills: number;
  tell?: (line: string) => void;
}): Promise<ClusterReport> {
  const { dataDir, databaseUrl, kills, tell = () => {} } = options;
  const cluster = await startCluster({ dataDir, databaseUrl, webs: 2, workers: 2 });
  try {
    const company = await buildCompany(cluster);
    const job = await buildJob(company);
    const ledger = emptyLedger();
    const work: Work = { app: cluster, company, jobId: job.id, ledger, over: false };
    let reads = 0;
    let readsCut = 0;
    let victim = '';
    const readsRefused: string[] = [];
    const read = async () => {
      const params = { companyId: company.companyId, jobId: job.id };
      for (; !work.over; reads += 1, await stepsLater(work, 1))
        await call(company.client, api.applications.byJob, { params, query: { page: 1, pageSize: 20 } }).catch(
          (error: unknown) => {
            if (!(error instanceof CallError) && victim.startsWith('web')) readsCut += 1;
            else readsRefused.push(String(error));
          },
        );
    };
    const { broken, ended } = beginLives(work, lives);
    const reading = read();
    reading.catch(() => {}); // awaited at the end
    let slowestStart = 0;
    for (let count = 0; count < kills; count += 1) {
      await stepsLater(work, between);
      victim = victims[count % victims.length] ?? 'web 1';
      const seconds = await cluster.kill(victim);
      slowestStart = Math.max(slowestStart, seconds);
      tell(`${count + 1}. ${victim}: back in ${seconds.toFixed(2)} s`);
      victim = '';
    }
    await stepsLater(work, between);
    work.over = true;
    await Promise.all([ended, reading]);
    const settled = await untilIdle(cluster);
    const faults = [...broken, ...(await faultsAfter(cluster, company, ledger))];
    const { repeated } = ledger;
    const acknowledged = writesOf(ledger);
    return { faults, kills, acknowledged, repeated, reads, readsRefused, readsCut, slowestStart, settled };
  } finally {
    await cluster.stop();
  }
}
