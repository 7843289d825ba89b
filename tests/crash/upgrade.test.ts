/** A new version is laid out beside the one that runs, and people go on while it takes over, and while the one before does again. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runUpgrade } from '#world/processes/upgrade.ts';

it('an upgrade beside the running version and the way back lose nothing that was acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saring-upgrade-'));
  try {
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
    const { faults, acknowledged, changes } = await runUpgrade(folder, '99.0.0');
    expect(faults).toEqual([]);
    expect(changes.map(({ version }) => version)).toEqual(['99.0.0', version]);
    expect(acknowledged).toBeGreaterThan(10);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
