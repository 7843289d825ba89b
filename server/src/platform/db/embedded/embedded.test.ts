/** The embedded database against what really happens to it: kills, two starts at once, damaged and awkward folders. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { sharedBuffers } from './cluster.ts';
import { startEmbeddedPostgres } from './index.ts';
import { goneWithin } from './processes.ts';

const WRITER = join(import.meta.dirname, 'writer.fixture.ts');
const KILLS = Number(process.env.EMBEDDED_KILLS ?? 5);

let dataDir: string;
let writers: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'saring-embedded-'));
  writers = [];
});
afterEach(async () => {
  for (const child of writers) {
    // Whoever was refused the folder may end by itself while the other is stopped.
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  // The database of a killed writer ends by itself, a moment later, and still writes until then.
  const left = postmasterPid();
  if (left !== null) await goneWithin(left, 60_000);
  rmSync(dataDir, { recursive: true, force: true });
});

describe('an embedded database', () => {
  it(`keeps every acknowledged row over ${KILLS} kills of the server or the database`, async () => {
    const stored: number[] = [];
    let writer = startWriter((n) => stored.push(n));
    for (let kill = 0; kill < KILLS; kill++) {
      await writer.wroteMore(1 + ((kill * 73) % 200));
      const victim = kill % 2 === 0 ? writer.child.pid : postmasterPid();
      if (!victim) throw new Error('The process to be killed is not there.');
      process.kill(victim, 'SIGKILL');
      if (victim === writer.child.pid) writer = startWriter((n) => stored.push(n));
    }
    await writer.wroteMore(1);
    writer.child.kill('SIGKILL');
    await once(writer.child, 'exit');

    const kept = new Set((await rowsOf()).map(Number));
    expect(stored.filter((n) => !kept.has(n))).toEqual([]);
    expect(stored.length).toBeGreaterThan(KILLS);
  });

  it('logs what went wrong without the values that it went wrong with', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('create table people (name text primary key)');
    await client.query("insert into people values ('Zulaikha')");
    await expect(client.query("insert into people values ('Zulaikha')")).rejects.toThrow('duplicate key');
    await client.end();
    await server.stop();
    const log = readFileSync(join(dataDir, 'db.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('Zulaikha');
  });

  it('refuses a folder that another process uses, and takes it once that one was killed', async () => {
    const first = startWriter(() => {});
    await first.wroteMore(1);
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `is in use by another Saring process (pid ${first.child.pid}).`,
    );
    first.child.kill('SIGKILL');
    expect(await rowsOf()).not.toEqual([]);
  });

  it('lets exactly one of two processes that start at once have the folder', async () => {
    const words = await Promise.all([startWriter(() => {}), startWriter(() => {})].map(({ firstLine }) => firstLine));
    expect(words.filter((line) => line === 'ready')).toHaveLength(1);
    expect(words.filter((line) => line.includes('is in use by another Saring process'))).toHaveLength(1);
  });

  it('works in a folder whose name is long or holds spaces and quotes', async () => {
    for (const name of [join('x'.repeat(100), 'y'.repeat(100)), 'a b, \'c\' "d" $HOME é']) {
      const database = await startEmbeddedPostgres({ dataDir: join(dataDir, name) });
      await database.stop();
      expect(existsSync(join(dataDir, name, 'db', 'PG_VERSION'))).toBe(true);
    }
  });

  it('says in one line that a folder is damaged, changes nothing in it, and lets it go', async () => {
    await (await startEmbeddedPostgres({ dataDir })).stop();
    const version = join(dataDir, 'db', 'PG_VERSION');
    const whole = readFileSync(version, 'utf8');
    for (const [broken, message] of [
      ['garbage', 'is damaged (PG_VERSION is unreadable)'],
      ['99', 'belongs to PostgreSQL 99, which is not installed here. "npm run upgrade-database" takes it'],
    ] as const) {
      writeFileSync(version, broken);
      const error = await startEmbeddedPostgres({ dataDir }).catch((reason: Error) => reason);
      expect(error).toMatchObject({ name: 'EmbeddedPostgresError', message: expect.stringContaining(message) });
      expect((error as Error).message).not.toContain('\n');
      expect(readFileSync(version, 'utf8')).toBe(broken);
    }
    writeFileSync(version, whole);
    const control = join(dataDir, 'db', 'global', 'pg_control');
    const bytes = readFileSync(control);
    writeFileSync(control, bytes.subarray(0, 100));
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      'The embedded PostgreSQL did not start: could not',
    );
    writeFileSync(control, bytes);
    await (await startEmbeddedPostgres({ dataDir })).stop();
  });

  it('is made by the programs that came with the packages, whatever the system has', async () => {
    await (await startEmbeddedPostgres({ dataDir })).stop();
    const [packaged] = findBinaries([]);
    expect(Number(readFileSync(join(dataDir, 'db', 'PG_VERSION'), 'utf8'))).toBe(packaged?.major);
  });

  it('starts although its last process id now belongs to another program', async () => {
    await (await startEmbeddedPostgres({ dataDir })).stop();
    const lines = [process.pid, join(dataDir, 'db'), 1, 5432, '/nowhere', '', '  5432001         3', 'ready', ''];
    writeFileSync(join(dataDir, 'db', 'postmaster.pid'), lines.join('\n'));
    await (await startEmbeddedPostgres({ dataDir })).stop();
  });
});

it('keeps a sixteenth of the memory for tables, neither less than PostgreSQL needs nor more than a guest should', () => {
  const megabytes = [1, 4, 8, 64].map((gigabytes) => sharedBuffers(gigabytes * 2 ** 30));
  expect(megabytes).toEqual([128, 256, 512, 1024]);
});

function startWriter(onStored: (n: number) => void) {
  const child = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  writers.push(child);
  let count = 0;
  const lines = createInterface({ input: child.stdout });
  const firstLine = once(lines, 'line').then(([line]) => String(line));
  lines.on('line', (line) => {
    if (!/^\d+$/.test(line)) return;
    count++;
    onStored(Number(line));
  });
  const wroteMore = async (rows: number) => {
    const first = await firstLine;
    if (first !== 'ready') throw new Error(first);
    const gone = once(child, 'exit').then(() => {
      throw new Error('The writer ended.');
    });
    gone.catch(() => {});
    for (const target = count + rows; count < target; ) await Promise.race([once(lines, 'line'), gone]);
  };
  return { child, firstLine, wroteMore };
}

function postmasterPid(): number | null {
  const file = join(dataDir, 'db', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

async function rowsOf(): Promise<string[]> {
  const database = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    return (await client.query('select n from written order by n')).rows.map(({ n }) => n);
  } finally {
    await client.end();
    await database.stop();
  }
}
