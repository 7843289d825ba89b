/** Keeps a data folder to one Saring process at a time, and forgets owners that were killed. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedPostgresError } from './failure.ts';
import { startOf } from './processes.ts';

/** How often two processes that met at the door try again before one is turned away. */
const ATTEMPTS = 40;

/**
 * Takes `dataDir/db.lock` and answers the function that gives it back.
 *
 * Every process puts down a file named for itself (id and start time, so a name is complete the moment it exists) and
 * only then looks who else is there. Of two that come at once at least one sees the other, so both can never own the
 * folder, and no live process's file is ever removed by another. Both may step back; they try again at random moments.
 * @throws EmbeddedPostgresError when another live process holds it.
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  const folder = join(dataDir, 'db.lock');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `${process.pid}.${startOf(process.pid)}`;
  const file = join(folder, name);
  for (let attempt = 1; ; attempt++) {
    const others = claim(folder, file, name);
    if (others.length === 0) return () => rmSync(file, { force: true });
    const mine = others.includes(process.pid);
    if (!mine) rmSync(file, { force: true });
    // An owner that was there before stays; only newcomers step back, so a few tries tell the two apart.
    if (mine || attempt === ATTEMPTS) {
      throw new EmbeddedPostgresError(
        `The data folder ${dataDir} is in use by another Saring process (pid ${others[0]}).`,
      );
    }
    await wait(10 + Math.random() * 40);
  }
}

/** Puts down our file and answers the ids of all live holders but us; our own id when this process holds it already. */
function claim(folder: string, file: string, name: string): number[] {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return [process.pid];
    throw error;
  }
  return readdirSync(folder).flatMap((entry) => {
    if (entry === name) return [];
    const [pid, start] = entry.split('.');
    if (startOf(Number(pid)) === start) return [Number(pid)];
    rmSync(join(folder, entry), { force: true });
    return [];
  });
}
