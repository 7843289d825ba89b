/** From the start of an installed, built checkout to ready, on the embedded default. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFile } from '@saring/tests/world';
import type { Row } from './table.ts';

const rounds = 3;

/** The first start makes the database cluster; the later ones find it. */
export async function benchStart(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saring-bench-start-'));
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startFile('server/src/main.ts', { DATA_DIR: dataDir, DATABASE_URL: '' });
    times.push(server.readyAfter / 1000);
    await server.stop();
  }
  await rm(dataDir, { recursive: true, force: true });
  const [first = 0, ...later] = times;
  const middle = later.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  return [
    { what: 'start to ready, embedded database, first time', figure: `${first.toFixed(2)} s`, aim: '' },
    { what: 'start to ready, embedded database', figure: `${middle.toFixed(2)} s`, aim: '< 3 s' },
  ];
}
