/** Several web processes and workers behind the proxy, of which one after the other is killed, under load. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#world/app/database.ts';
import { runClusterKills } from '#world/processes/cluster-kills.ts';
import { noProxy } from '#world/processes/proxy.ts';

const reason = noProxy();

it.skipIf(reason !== null)(
  `nobody but the one who was being answered notices a killed process, and nothing is lost or doubled${reason ? ` (skipped: ${reason})` : ''}`,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'saring-cluster-'));
    const database = await createTestDatabase();
    try {
      // Of two web processes and two workers, each once.
      const report = await runClusterKills({ dataDir, databaseUrl: database.url, kills: 4 });
      expect(report.faults).toEqual([]);
      expect(report.readsRefused).toEqual([]);
      expect(report.readsCut).toBeLessThanOrEqual(2);
      expect(report.reads).toBeGreaterThan(20);
      expect(report.acknowledged).toBeGreaterThan(20);
    } finally {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  20 * 60_000,
);
