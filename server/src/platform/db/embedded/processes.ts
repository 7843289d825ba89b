/** Asks the operating system about processes: does it live, is it still the same one, and has it gone yet. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** True when a process of this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * When the process started, as an opaque word of letters, digits and dashes; null when there is no such process.
 * A process id is reused, a pair of id and start is not, not even over a reboot.
 */
export function startOf(pid: number): string | null {
  if (process.platform === 'linux') {
    const ticks = statFields(pid)?.[19];
    return ticks === undefined ? null : `${bootId()}-${ticks}`;
  }
  return ps(pid, 'lstart')?.replace(/[^A-Za-z0-9]+/g, '-') ?? null;
}

/** The words of the command line of a process, empty when it cannot be read. */
export function commandLine(pid: number): string[] {
  if (process.platform !== 'linux') return ps(pid, 'args')?.split(/\s+/) ?? [];
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Waits until the process is gone; false when it still lives after `ms` milliseconds. */
export async function goneWithin(pid: number, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(20)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}

/** Sends a signal; a process that is gone already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone in the meantime, which is what the signal was for.
  }
}

/** A dead process whose parent has not collected it still answers to signal 0, yet holds nothing any more. */
function isZombie(pid: number): boolean {
  return process.platform === 'linux' && statFields(pid)?.[0] === 'Z';
}

/** The fields of /proc/PID/stat from the third (state) on; the second is a name that may hold spaces. */
function statFields(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
  } catch {
    return 'boot';
  }
}

function ps(pid: number, field: string): string | null {
  const { status, stdout } = spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() || null : null;
}
