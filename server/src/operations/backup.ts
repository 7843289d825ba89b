/** Makes a backup while the product runs: one snapshot of the database, and every file that it names. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { NotFound } from '#engines/files/index.ts';
import { backupLock } from '#platform/db/backup-lock.ts';
import { installationRow } from '#platform/db/installation.ts';
import { withConnection } from '#platform/db/one-connection.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';
import type { Stores } from './stores.ts';
import { keyOf, quoted, quotedColumns, type Table, tablesOf } from './tables.ts';

/** Written first: what the archive was made from. */
export interface Manifest {
  format: 1;
  createdAt: string;
  /** How many migrations the database had seen. */
  migrations: number;
  /** The installation's id; null or missing where it had none. */
  installation?: string | null | undefined;
  tables: { key: string; columns: string[] }[];
}

/** Written last: an archive without it was cut short. */
export interface Summary {
  rows: Record<string, number>;
  files: number;
  bytes: number;
  /** Files that rows name but that are missing or have changed. */
  damaged: string[];
}

const pieceBytes = 4 * 1024 * 1024;

/** Writes `path`. The bytes of deleted files stay until it is done. Throws when it cannot be made whole, leaving nothing. */
export async function makeBackup(
  stores: Stores,
  path: string,
  now: Date,
  recipients: readonly string[] = [],
): Promise<Summary> {
  const client = new pg.Client({ connectionString: stores.url, application_name: 'saring-backup' });
  client.on('error', () => {});
  const archive = await createArchive(path, recipients);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [backupLock]);
    await client.query('begin isolation level repeatable read, read only');
    const tables = await tablesOf(client);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    );
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      migrations: rows[0]?.count ?? 0,
      installation: (await installationRow(client)).id,
      tables: tables.map((table) => ({ key: keyOf(table), columns: table.columns })),
    };
    await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)));
    const summary: Summary = { rows: {}, files: 0, bytes: 0, damaged: [] };
    for (const table of tables) summary.rows[keyOf(table)] = await addTable(client, archive, table);
    await addFiles(client, stores, archive, summary);
    const secret = await readFile(join(stores.dataDir, 'token-secret')).catch(() => null);
    if (secret) await archive.add('token-secret', secret);
    await archive.add('summary.json', Buffer.from(JSON.stringify(summary)));
    await archive.finish();
    return summary;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

/** Adds its rows in pieces of whole rows; answers how many there are. */
async function addTable(client: pg.Client, archive: ArchiveWriter, table: Table): Promise<number> {
  const rows = client.query(copyTo(`copy ${quoted(table)} (${quotedColumns(table.columns)}) to stdout`));
  let pieces = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async (all: boolean) => {
    const bytes = Buffer.concat(waiting);
    // Line breaks within a value are escaped: each one here ends a row.
    const end = all ? bytes.length : bytes.lastIndexOf(10) + 1;
    if (end > 0) {
      pieces += 1;
      await archive.add(`tables/${keyOf(table)}/${String(pieces).padStart(8, '0')}`, bytes.subarray(0, end));
    }
    waiting = [bytes.subarray(end)];
    size = bytes.length - end;
  };
  for await (const chunk of rows) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) await flush(false);
  }
  await flush(true);
  return rows.rowCount ?? 0;
}

/** Files never change under their key, and removed ones wait for the backup: what a row names is there. */
async function addFiles(client: pg.Client, stores: Stores, archive: ArchiveWriter, summary: Summary): Promise<void> {
  for await (const { key, bytes, sound } of storedFiles(client, stores)) {
    if (!sound) summary.damaged.push(key);
    if (!bytes) continue;
    await archive.add(`files/${key}`, Buffer.from(bytes));
    summary.files += 1;
    summary.bytes += bytes.length;
  }
}

/** The keys of files that rows name and that are missing, or are not what was uploaded; of all, or of `most` that chance picks. */
export async function damagedFiles(stores: Pick<Stores, 'url' | 'files'>, most?: number): Promise<string[]> {
  return withConnection(stores.url, 'saring-files', async (client) => {
    const damaged: string[] = [];
    for await (const { key, sound } of storedFiles(client, stores, most)) if (!sound) damaged.push(key);
    return damaged;
  });
}

/** Every file that a row names, or `most` of them; `bytes` is null where it is missing. */
async function* storedFiles(client: pg.Client, { files }: Pick<Stores, 'files'>, most?: number) {
  const { rows } = await client.query<{ key: string; sha256: string }>(
    most === undefined
      ? 'select distinct on (key) key, sha256 from files order by key'
      : `select key, sha256 from files order by random() limit ${most}`,
  );
  for (const { key, sha256 } of rows) {
    const bytes = await files.get(key).catch((error) => {
      if (error instanceof NotFound) return null;
      throw error;
    });
    yield { key, bytes, sound: bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256 };
  }
}
