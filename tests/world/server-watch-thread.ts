/** The thread of the watcher: what the tests themselves do must not count as the server's delay. */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Watch } from './server-watch.ts';

const { pid, url } = workerData as { pid: number; url: string }; // what server-watch.ts hands over
const seen: Watch = { largest: 0, together: 0, longestWait: 0, asked: 0, refused: 0 };
let over = false;
parentPort?.on('message', () => {
  over = true;
});

interface Memory {
  resident: number;
  /** Pages that it shares with others counted in parts. */
  share: number;
}

/** Memory in megabytes of a process and of all that it started; nothing where the system does not tell. */
async function familyMemory(of: number): Promise<Memory[]> {
  const [text, children] = await Promise.all([
    readFile(`/proc/${of}/smaps_rollup`, 'utf8').catch(() => ''),
    readFile(`/proc/${of}/task/${of}/children`, 'utf8').catch(() => ''),
  ]);
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
  const others = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => familyMemory(Number(child))),
  );
  return [{ resident: figure('Rss'), share: figure('Pss') }, ...others.flat()];
}

async function look(): Promise<void> {
  const held = await familyMemory(pid);
  const together = held.reduce((sum, { share }) => sum + share, 0);
  seen.largest = Math.max(seen.largest, ...held.map(({ resident }) => resident));
  seen.together = Math.max(seen.together, together);
  const began = performance.now();
  const { ok } = await fetch(`${url}/api/health/live`);
  if (!ok) seen.refused += 1;
  seen.longestWait = Math.max(seen.longestWait, performance.now() - began);
  seen.asked += 1;
}

while (!over) await Promise.all([look(), setTimeout(25)]);
parentPort?.postMessage(seen);
parentPort?.close();
