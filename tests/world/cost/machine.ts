/** What processes have used of the machine, and how much of it other work took meanwhile. */
import { readFile } from 'node:fs/promises';

/** In ticks of the processor, hundredths of a second. */
export interface Ticks {
  /** Of all processors together, idle or not. */
  all: number;
  idle: number;
  ours: number;
}

/** The process and all that it started. */
export async function familyOf(of: number): Promise<number[]> {
  const children = await readFile(`/proc/${of}/task/${of}/children`, 'utf8').catch(() => '');
  const others = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(familyOf));
  return [of, ...others.flat()];
}

/** The ticks that each of a family has used; those of a child that ended count as its parent's where `ended` says so. */
export async function ticksByProcess(pid: number, ended: boolean): Promise<Map<number, number>> {
  const family = await familyOf(pid);
  const used = await Promise.all(family.map(async (one) => [one, await ticksOf(one, ended)] as const));
  return new Map(used);
}

async function ticksOf(pid: number, ended: boolean): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [own = 0, system = 0, children = 0, theirSystem = 0] = fields.slice(11, 15).map(Number);
  return own + system + (ended ? children + theirSystem : 0);
}

/** What the families of these processes have used, beside the whole machine. */
export async function ticksNow(roots: readonly number[]): Promise<Ticks> {
  const families = await Promise.all(roots.map((root) => ticksByProcess(root, true)));
  const ours = families.flatMap((family) => [...family.values()]).reduce((sum, one) => sum + one, 0);
  const [line = ''] = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n');
  // user, nice, system, idle, waiting for disks, interrupts twice, and what the machine below took
  const counts = line.split(/\s+/).slice(1, 9).map(Number);
  return { all: counts.reduce((sum, one) => sum + one, 0), idle: (counts[3] ?? 0) + (counts[4] ?? 0), ours };
}

/** However much other work there is: the system shares the machine out, and what waits would tell of less than it could have had. */
const leastLeft = 1 / 3;

/** How much of the machine was left for ours between two looks, of 1 that is all of it. */
export function leftFor(before: Ticks, after: Ticks): number {
  const all = after.all - before.all;
  const others = all - (after.idle - before.idle) - (after.ours - before.ours);
  return all > 0 ? Math.min(1, Math.max(leastLeft, 1 - others / all)) : 1;
}
