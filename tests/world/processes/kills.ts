/** Kills processes at random moments of mixed work, starts them again, and tells what was lost, half or done twice. */
import { buildJob } from '#world/people/builders.ts';
import { buildCompany } from '#world/people/people.ts';
import { type Installation, startInstallation, type Victim, victims } from './installation.ts';
import { faultsAfter, leftAfterSweep, untilIdle } from './kills-check.ts';
import { beginLives, emptyLedger, stepsLater, type Work, writesOf } from './kills-work.ts';
import { stopwatch } from './stopwatch.ts';

export interface KillReport {
  faults: string[];
  killed: Record<Victim, number>;
  /** Acknowledged writes. */
  acknowledged: number;
  /** Steps that had to be sent again. */
  repeated: number;
  starts: Installation['starts'];
  /** Seconds from the last start until nothing was left to do. */
  settled: number;
  seconds: number;
}

/** The same seed makes the same kills after as many steps; which those are is the machine's affair. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many candidates are under way at a time. */
const lives = 4;
/** How many steps are sent at most from one kill to the next. */
const mostBetween = 60;

/** Runs it all on an empty folder. `tell` hears of every kill. */
export async function runKills(options: {
  dataDir: string;
  kills: number;
  seed: number;
  tell?: (line: string) => void;
}): Promise<KillReport> {
  const { dataDir, kills, seed, tell = () => {} } = options;
  const since = stopwatch();
  const random = randomOf(seed);
  const installation = await startInstallation(dataDir);
  try {
    const company = await buildCompany(installation);
    const job = await buildJob(company);
    const ledger = emptyLedger();
    const work: Work = { app: installation, company, jobId: job.id, ledger, over: false };
    const { broken, ended } = beginLives(work, lives);
    const killed = { server: 0, worker: 0, postgres: 0 };
    const comingBack: Record<'machine' | 'worker', Promise<void>> = {
      machine: Promise.resolve(),
      worker: Promise.resolve(),
    };
    for (let count = 0; count < kills; count += 1) {
      await stepsLater(work, Math.ceil(random() * mostBetween));
      const victim = victims[Math.floor(random() * victims.length)] ?? 'server';
      // The database is the server's child: one comes back after the other. The worker may be down meanwhile.
      const part = victim === 'worker' ? 'worker' : 'machine';
      await comingBack[part];
      const back = installation
        .kill(victim)
        .then((seconds) => tell(`${count + 1}. ${victim}: back in ${seconds.toFixed(2)} s`));
      back.catch(() => {}); // awaited before the next kill of this part, or at the end
      comingBack[part] = back;
      killed[victim] += 1;
    }
    await Promise.all(Object.values(comingBack));
    work.over = true;
    tell('the last steps');
    await ended;
    tell('the last tasks');
    const settled = await untilIdle(installation);
    tell('the look at everything');
    const faults = [...broken, ...(await faultsAfter(installation, company, ledger))];
    faults.push(...(await leftAfterSweep(installation)));
    const { starts } = installation;
    const seconds = since();
    return { faults, killed, acknowledged: writesOf(ledger), repeated: ledger.repeated, starts, settled, seconds };
  } finally {
    await installation.stop();
  }
}
