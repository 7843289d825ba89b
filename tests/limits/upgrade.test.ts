/** How long nobody is answered while another version takes over. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runUpgrade } from '#world/processes/upgrade.ts';
import { promises } from './promise.ts';

const absence = 'nobody is answered while a version beside the one that runs takes over, without a migration';
const back = 'the same on the way back';

promises(absence, { [absence]: { unit: 'ms', atMost: 10_000 }, [back]: { unit: 'ms', atMost: 10_000 } }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saring-upgrade-'));
  try {
    const { faults, changes } = await runUpgrade(folder, '99.0.0');
    expect(faults).toEqual([]);
    const [there, again] = changes.map(({ seconds }) => seconds * 1000);
    return { [absence]: there ?? Number.POSITIVE_INFINITY, [back]: again ?? Number.POSITIVE_INFINITY };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
