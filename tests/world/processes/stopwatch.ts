/** What the benchmarks measure with. No test may: `npm run check` finds those that import it. */
import { readFile } from 'node:fs/promises';

/** Answers what tells the seconds since now. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}

/** Resident memory of a process in megabytes, where the system tells it. */
export const residentMegabytes = (pid: number) => megabytesOf(pid, /^VmRSS:\s+(\d+)/m);

/** The most memory that a child of this process had so far in megabytes, where the system tells it. */
export async function peakOfChildren(): Promise<number | null> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '');
  const peaks = await Promise.all(
    children
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((pid) => megabytesOf(Number(pid), /^VmHWM:\s+(\d+)/m)),
  );
  const known = peaks.filter((peak) => peak !== null);
  return known.length === 0 ? null : Math.max(...known);
}

async function megabytesOf(pid: number, line: RegExp): Promise<number | null> {
  const kilobytes = line.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}
