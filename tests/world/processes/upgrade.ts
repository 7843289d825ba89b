/** One installation, the product of this commit and a release of it beside each other, and a link to the one that runs, which is changed while people go on. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildJob } from '#world/people/builders.ts';
import { buildCompany } from '#world/people/people.ts';
import { embeddedUrl } from './installation.ts';
import { faultsAfter, untilIdle } from './kills-check.ts';
import { beginLives, emptyLedger, stepsLater, type Work, writesOf } from './kills-work.ts';
import { freePort, type Started, startFile, testedEnv } from './process.ts';
import { stopwatch } from './stopwatch.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const runFile = promisify(execFile);

export interface UpgradeReport {
  /** What the product said it has, and does not have. */
  faults: string[];
  /** Acknowledged writes, and the steps that had to be sent again. */
  acknowledged: number;
  repeated: number;
  /** For each change the version that answered then, and the seconds from the end of the one before to its first answer. */
  changes: { version: string; seconds: number }[];
}

/** How many candidates are under way at a time, and how many steps they send between two changes. */
const lives = 2;
const between = 20;

/** Starts the product of this commit, changes to a release of it that has the version `to`, and back, on an embedded database in an empty `folder`. */
export async function runUpgrade(folder: string, to: string): Promise<UpgradeReport> {
  const release = join(folder, to);
  await layVersion(release, to);
  const dataDir = join(folder, 'data');
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: 'http://saring.test',
    ...testedEnv,
  };
  const current = join(folder, 'current');
  const start = async (version: string): Promise<Started> => {
    // A link appears whole in the place of the one before.
    await symlink(version, `${current}.new`);
    await rename(`${current}.new`, current);
    return startFile(join(current, 'server/src/main.ts'), env);
  };
  let running = await start(root);
  const { url } = running;
  try {
    const company = await buildCompany({ url });
    const job = await buildJob(company);
    const ledger = emptyLedger();
    const work: Work = { app: { url }, company, jobId: job.id, ledger, over: false };
    const { broken, ended } = beginLives(work, lives);
    const changes: UpgradeReport['changes'] = [];
    for (const version of [release, root]) {
      await stepsLater(work, between);
      const seconds = stopwatch();
      await running.stop();
      running = await start(version);
      const { version: answering } = await (await fetch(`${url}/api/health/live`)).json();
      changes.push({ version: answering, seconds: seconds() });
    }
    await stepsLater(work, between);
    work.over = true;
    await ended;
    const place = { url, dataDir, databaseUrl: await embeddedUrl(dataDir) };
    await untilIdle(place);
    const faults = [...broken, ...(await faultsAfter(place, company, ledger))];
    return { faults, acknowledged: writesOf(ledger), repeated: ledger.repeated, changes };
  } finally {
    await running.stop();
  }
}

/** The program of this commit in `folder`, as a release lays it out, with another version in the one place that has it. */
async function layVersion(folder: string, version: string): Promise<void> {
  await mkdir(folder);
  await runFile(process.execPath, [join(root, 'scripts/tree.mjs'), folder, '--packages']);
  await runFile(process.execPath, [join(folder, 'scripts/installed.mjs')]);
  const manifest = join(folder, 'package.json');
  await writeFile(manifest, JSON.stringify({ ...JSON.parse(await readFile(manifest, 'utf8')), version }));
}
