/** Checks of this machine: whether its time is kept, memory, room on the disk, open files, and misspelt variables. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '#config';
import { broken, type Check, checked, ok, warn } from './doctor-check.ts';

/** Bytes of room. */
const little = 1e9;
const hardlyAny = 200e6;
/** Bytes of memory: the server, its reader of files and a PostgreSQL take some 700 MB at work. */
const littleMemory = 1e9;
/** Milliseconds for the system to answer. */
const timeLimit = 5000;

export async function checkMachine(config: Config): Promise<Check[]> {
  return [
    await checked('time', 'Look at "timedatectl".', time),
    await checked('memory', 'Look at "free -h".', memory),
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

/** Which daemon keeps it, systemd does not ask: what the kernel was told counts. Where it is not at hand, as in a container, another machine's does. */
async function time() {
  const asked = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    timeout: timeLimit,
  });
  const said = await asked.then(({ stdout }) => stdout.trim()).catch(() => null);
  if (said === 'yes') return ok('this machine keeps its time by NTP');
  return said === 'no'
    ? warn('nothing keeps the time of this machine: deadlines go wrong with it. Run "timedatectl set-ntp true".')
    : ok('the system does not say whether it is kept');
}

/** Of the machine, or what a container or unit may take of it. */
function memory() {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  const says = `${(bytes / 1e9).toFixed(1)} GB`;
  if (bytes >= littleMemory) return ok(says);
  return warn(`${says} for this machine, container or unit: give it 1 GB, or large files end the process.`);
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
