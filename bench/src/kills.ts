/** `npm run bench:kills`: kill -9 of server, worker and database at random moments of mixed work; `KILLS=100 SEED=1` make it another. */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KillReport, runKills } from '@saring/tests/kills';
import { type Row, table } from './table.ts';

const kills = Number(process.env.KILLS ?? 100);
const seed = Number(process.env.SEED ?? randomInt(2 ** 31));

function rowsOf({ faults, killed, acknowledged, repeated, starts, settled }: KillReport): Row[] {
  const slowest = (what: string) => {
    const times = starts.filter((start) => start.what === what).map((start) => start.seconds);
    const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    return `${middle.toFixed(2)} s, slowest ${Math.max(0, ...times).toFixed(2)} s`;
  };
  const counts = Object.entries(killed).map(([victim, count]) => `${victim} ${count}`);
  return [
    { what: 'killed', figure: counts.join(', '), aim: String(kills) },
    { what: 'acknowledged writes, sent again', figure: `${acknowledged}, ${repeated}`, aim: '' },
    { what: 'lost, half, doubled or miscounted', figure: String(faults.length), aim: '0' },
    { what: 'server up again', figure: slowest('server'), aim: '' },
    { what: 'worker up again', figure: slowest('worker'), aim: '' },
    { what: 'database back', figure: slowest('postgres'), aim: '' },
    { what: 'all work done after the last', figure: `${settled.toFixed(1)} s`, aim: '' },
  ];
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = await mkdtemp(join(tmpdir(), 'saring-kills-'));
try {
  say(`${kills} kills, SEED=${seed}`);
  const report = await runKills({ dataDir, kills, seed, tell: say });
  say(table(rowsOf(report)));
  for (const fault of report.faults) say(fault);
  process.exitCode = report.faults.length === 0 ? 0 : 1;
} finally {
  if (process.exitCode === 0) await rm(dataDir, { recursive: true, force: true });
  else say(`Everything is still in ${dataDir}.`);
}
