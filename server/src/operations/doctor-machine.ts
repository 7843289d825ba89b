/** Checks of this machine: room on the disk, open files, and misspelt variables. */
import { existsSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '#config';
import { broken, type Check, checked, ok, warn } from './doctor-check.ts';

/** Bytes of room. */
const little = 1e9;
const hardlyAny = 200e6;

export async function checkMachine(config: Config): Promise<Check[]> {
  return [
    await checked('disk', 'Look at DATA_DIR.', () => disk(config.dataDir)),
    await checked('open files', 'Look at "ulimit -n".', () => openFiles(config.maxConnections)),
    {
      check: 'settings',
      ...(config.misspelt.length === 0
        ? ok('no variable looks misspelt')
        : warn(config.misspelt.map(({ name, meant }) => `${name} is not known: is ${meant} meant?`).join(' '))),
    },
  ];
}

async function disk(dataDir: string) {
  let folder = dataDir;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const says = `${(free / 1e9).toFixed(1)} GB free in ${folder}`;
  if (free < hardlyAny) return broken(`${says}. Make room: without any, uploads are refused.`);
  return free < little ? warn(`${says}. Make room.`) : ok(says);
}

/** Of this process, which has those of whoever runs the command. */
async function openFiles(connections: number) {
  const limits = existsSync('/proc/self/limits') ? await readFile('/proc/self/limits', 'utf8') : '';
  const limit = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  if (!limit) return ok('without a limit here');
  const wanted = 2 * connections;
  if (Number(limit) >= wanted) return ok(`${limit} at most`);
  return warn(
    `${limit} at most here, and MAX_CONNECTIONS asks for ${wanted}. Raise it (LimitNOFILE, ulimit -n), or lower MAX_CONNECTIONS.`,
  );
}
