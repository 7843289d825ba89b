/** A program for the tests: starts the database, writes one row after another and says each number once it is stored. */
import { on } from 'node:events';
import { watch, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from './index.ts';

const say = (line: string) => writeSync(1, `${line}\n`);

async function write(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('create table if not exists written (n bigserial primary key)');
    for (;;) {
      const { rows } = await client.query('insert into written default values returning n');
      say(String(rows[0].n));
    }
  } catch {
    await client.end().catch(() => {});
  }
}

try {
  const dataDir = process.argv[2] ?? '';
  const { url } = await startEmbeddedPostgres({ dataDir });
  say('ready');
  // A database that is there again says so in its folder.
  const changes = on(watch(join(dataDir, 'db')), 'change');
  await write(url);
  for await (const _change of changes) await write(url);
} catch (error) {
  say(`failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
