import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leaving, passingBackup } from './leaving.ts';

test('what a command leaves nothing of goes at its end, and then no signal is heard any more', async () => {
  const before = process.listenerCount('SIGTERM');
  let left = 0;
  {
    await using _ = leaving(async () => {
      left += 1;
      expect(process.listenerCount('SIGTERM')).toBe(before + 1);
    });
    expect(process.listenerCount('SIGTERM')).toBe(before + 1);
    expect(left).toBe(0);
  }
  expect([left, process.listenerCount('SIGTERM')]).toEqual([1, before]);
});

test('a passing backup goes, and what is unfinished of it, also where the work fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saring-leaving-'));
  const path = join(folder, 'move.backup');
  const all = [path, `${path}.unfinished-${process.pid}`];
  const work = async () => {
    await using _ = passingBackup(path);
    for (const one of all) writeFileSync(one, '');
    throw new Error('no room');
  };
  await expect(work()).rejects.toThrow('no room');
  expect(all.filter(existsSync)).toEqual([]);
  rmSync(folder, { recursive: true });
});
