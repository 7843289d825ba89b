/** The thread of the watcher: what the tests themselves do must not count as the server's delay. */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Watch } from './server-watch.ts';

const { pid, url } = workerData as { pid: number; url: string }; // what server-watch.ts hands over
const seen: Watch = { largest: 0, longestWait: 0, asked: 0, refused: 0 };
let over = false;
parentPort?.on('message', () => {
  over = true;
});

/** The process and all that it started. */
async function familyOf(of: number): Promise<number[]> {
  const children = await readFile(`/proc/${of}/task/${of}/children`, 'utf8').catch(() => '');
  const others = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(familyOf));
  return [of, ...others.flat()];
}

/** The most memory that a process had in its life so far, in megabytes; nothing where the system does not tell. */
async function peakOf(of: number): Promise<number> {
  const text = await readFile(`/proc/${of}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}

async function look(): Promise<void> {
  seen.largest = Math.max(seen.largest, ...(await Promise.all((await familyOf(pid)).map(peakOf))));
  const began = performance.now();
  const { ok } = await fetch(`${url}/api/health/live`);
  if (!ok) seen.refused += 1;
  seen.longestWait = Math.max(seen.longestWait, performance.now() - began);
  seen.asked += 1;
}

// Twenty times a second. Pages shared with others are not told apart: that takes 6 ms of the processor for each process.
while (!over) await Promise.all([look(), setTimeout(50)]);
parentPort?.postMessage(seen);
parentPort?.close();
