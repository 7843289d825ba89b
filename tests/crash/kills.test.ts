/**
 * kill -9 of server, worker and database in the middle of mixed work: nothing acknowledged is lost, nothing is half or done
 * twice. `KILLS` says how often; `npm run fuzz` kills twenty times each round.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seed } from '#world/app/chance.ts';
import { runKills } from '#world/processes/kills.ts';

const kills = Number(process.env.KILLS ?? 6);

it.skipIf(process.platform === 'win32')(
  `after ${kills} kills (FUZZ_SEED=${seed}) everything acknowledged is there, whole, and done once`,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'saring-kills-'));
    try {
      const { faults, acknowledged, killed } = await runKills({ dataDir, kills, seed });
      expect(faults).toEqual([]);
      expect(Object.values(killed).reduce((sum, count) => sum + count)).toBe(kills);
      expect(acknowledged).toBeGreaterThan(2 * kills);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  // Each kill waits for the processes to be back, of which there are three.
  20 * 60_000,
);
