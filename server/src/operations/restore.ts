/** Puts a backup into an empty installation: rows into tables of their own version, files, and then up to date. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { installationOf, markStore } from '#engines/files/index.ts';
import { migrate, migrateFirst } from '#platform/db/migrations.ts';
import { withConnection } from '#platform/db/one-connection.ts';
import { ownerFile, ownerFolder } from '#platform/process/owner-only.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import type { Chain } from './audit.ts';
import type { Manifest, Summary } from './backup.ts';
import { examiner } from './examine.ts';
import type { Stores } from './stores.ts';
import { keyOf, quoted, quotedColumns, type Table, tablesOf } from './tables.ts';

const manifestShape: z.ZodType<Manifest> = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.number(),
  installation: z.uuid().nullish(),
  tables: z.array(z.object({ key: z.string(), columns: z.array(z.string()) })),
});
const summaryShape: z.ZodType<Summary> = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  bytes: z.number(),
  damaged: z.array(z.string()),
});

export interface Found {
  manifest: Manifest;
  summary: Summary;
  /** Files that rows name and that are missing or changed. */
  damaged: string[];
  /** Of the audit trail. */
  chains: Chain[];
}

/** Reads the whole archive once: counts its rows, hashes its files, walks its trail. Throws when it is not a backup, damaged, or cut short. */
export async function checkArchive(path: string, identity: string | null = null): Promise<Found> {
  let manifest: Manifest | null = null;
  let summary: Summary | null = null;
  let files = 0;
  const looked = examiner();
  for await (const { name, bytes } of readArchive(path, identity)) {
    const [kind, ...rest] = name.split('/');
    if (name === 'manifest.json') manifest = manifestShape.parse(JSON.parse(bytes.toString()));
    if (name === 'summary.json') summary = summaryShape.parse(JSON.parse(bytes.toString()));
    if (kind === 'tables') {
      const table = manifest?.tables.find(({ key }) => key === rest[0]);
      looked.rowsOf(rest[0] ?? '', table?.columns ?? [], bytes);
    }
    if (kind === 'files') {
      files += 1;
      looked.file(rest.join('/'), bytes);
    }
  }
  if (!manifest || !summary) throw new Error(`${path} is not a whole backup.`);
  if (files !== summary.files) throw new Error(`${path} holds ${files} of ${summary.files} files.`);
  for (const [key, count] of Object.entries(summary.rows))
    if ((looked.rows[key] ?? 0) !== count)
      throw new Error(`${path} holds ${looked.rows[key] ?? 0} of ${count} rows of ${key}.`);
  return { manifest, summary, ...looked.end() };
}

/** Whether the database has tables of the product already. */
export async function isEmpty(url: string): Promise<boolean> {
  return withConnection(url, 'saring-restore', async (client) => {
    const { rows } = await client.query("select 1 from pg_tables where schemaname in ('public', 'drizzle') limit 1");
    return rows.length === 0;
  });
}

/** Throws where the store is another installation's than the backup. */
export async function refuseOthersStore({ files }: Stores, { manifest: { installation } }: Found): Promise<void> {
  const stored = await installationOf(files);
  if (stored && installation && stored !== installation)
    throw new Error(
      `The files there are of the installation ${stored}, and the backup is of ${installation}. Name an empty place.`,
    );
}

/** Loads everything in one transaction; files are written before it commits. Throws with nothing but bare tables left. */
export async function restoreBackup(
  stores: Stores,
  path: string,
  found: Found,
  options: { files: boolean; identity?: string | null },
): Promise<void> {
  await migrateFirst(stores.url, found.manifest.migrations);
  await withConnection(stores.url, 'saring-restore', async (client) => {
    const here = await tablesOf(client);
    const tables = found.manifest.tables.map(({ key, columns }) => {
      const table = here.find((one) => keyOf(one) === key);
      if (!table) throw new Error(`There is no table ${key} in this version.`);
      // Whoever can write where backups lie could have made it.
      const unknown = columns.find((column) => !table.columns.includes(column));
      if (unknown !== undefined) throw new Error(`There is no column ${unknown} in ${key} in this version.`);
      return { ...table, columns };
    });
    await client.query('begin');
    for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
    for (const table of tables.toReversed()) await client.query(`delete from ${quoted(table)}`);
    const { installation } = found.manifest;
    if (options.files && installation) await markStore(stores.files, installation);
    await load(client, stores, readArchive(path, options.identity ?? null), tables, options.files);
    // Those of the queue are looked at when a transaction ends, and no table can be altered before they are.
    await client.query('set constraints all immediate');
    for (const table of tables) {
      await client.query(`alter table ${quoted(table)} enable trigger user`);
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${quoted(table)}`);
      if (rows[0]?.count !== found.summary.rows[keyOf(table)])
        throw new Error(`${keyOf(table)} has ${rows[0]?.count} of ${found.summary.rows[keyOf(table)]} rows.`);
    }
    await client.query('commit');
  });
  await migrate(stores.url);
}

async function load(
  client: pg.Client,
  stores: Stores,
  entries: AsyncIterable<ArchiveEntry>,
  tables: readonly Table[],
  withFiles: boolean,
): Promise<void> {
  for await (const { name, bytes } of entries) {
    const [kind, ...rest] = name.split('/');
    if (kind === 'tables') {
      const table = tables.find((one) => keyOf(one) === rest[0]);
      if (!table) throw new Error(`${name} belongs to no table.`);
      await copyInto(client, table, bytes);
    } else if (kind === 'files' && withFiles) {
      await stores.files.put(rest.join('/'), bytes, 'application/octet-stream');
    } else if (name === 'token-secret' && withFiles) {
      await mkdir(stores.dataDir, { recursive: true, mode: ownerFolder });
      await writeFile(join(stores.dataDir, name), bytes, { mode: ownerFile });
    }
  }
}

/** A piece holds whole rows. */
async function copyInto(client: pg.Client, table: Table, bytes: Buffer): Promise<void> {
  const into: CopyStreamQuery = client.query(
    copyFrom(`copy ${quoted(table)} (${quotedColumns(table.columns)}) from stdin`),
  );
  await pipeline([bytes], into);
}
