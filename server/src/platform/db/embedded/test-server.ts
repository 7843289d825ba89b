/** A throw-away PostgreSQL for the test suites, fast instead of durable. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseAccount, giveTo } from './account.ts';
import { findBinaries } from './binaries.ts';
import { makeCluster } from './cluster.ts';
import { EmbeddedPostgresError } from './failure.ts';
import { startPostmaster, stopPostmaster, urlOf } from './postmaster.ts';
import { startOf } from './processes.ts';
import { socketFolder } from './socket-folder.ts';

const PREFIX = 'saring-test-';
/** Nothing here outlives the run, so nothing is written for the day after a power cut. */
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off', 'max_connections=200'];

/** Starts it in a temporary folder; `url` is that of its `postgres` database, whose role may create others. */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  // The oldest there is: what works on it works on the newer one of a new folder, on which other tests run.
  const [binaries] = findBinaries().sort((one, other) => one.major - other.major);
  if (!binaries) throw new EmbeddedPostgresError(`No PostgreSQL for ${process.platform}-${process.arch}.`);
  forgetKilledRuns();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}.${startOf(process.pid)}.`));
  const account = chooseAccount(folder, binaries);
  giveTo(account, folder);
  await makeCluster(folder, binaries, account, { durable: false });
  const plan = {
    cluster: join(folder, 'db'),
    socketDir: socketFolder(folder, account),
    logFile: join(folder, 'db.log'),
    binaries,
    account,
    settings: FAST,
  };
  const server = await startPostmaster(plan);
  return {
    url: urlOf(plan.socketDir, 'postgres'),
    stop: async () => {
      await stopPostmaster(server.pid, 2_000);
      for (const path of [plan.socketDir, folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}

function forgetKilledRuns(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const [pid, start] = name.slice(PREFIX.length).split('.');
    if (startOf(Number(pid)) === start) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}
