/** Looks behind the product's back, for what no call tells: its rows, its mails, its stored files. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestApp } from '#world/app.ts';

/** Rows of a statement on the product's database. */
export async function rows(app: { databaseUrl: string }, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Waits for the `count`-th mail to an address and answers its subject and text. */
export async function mailTo(app: TestApp, address: string, count = 1): Promise<{ subject: string; text: string }> {
  const found = async () => (await app.mails()).filter((mail) => mail.to?.[0]?.address === address);
  await expect.poll(async () => (await found()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  const mail = (await found())[count - 1];
  return { subject: mail?.subject ?? '', text: mail?.text ?? '' };
}

/** The six digits of the `count`-th code that was mailed to an address. */
export async function codeTo(app: TestApp, address: string, count = 1): Promise<string> {
  return /code is (\d{6})/.exec((await mailTo(app, address, count)).text)?.[1] ?? '';
}

/** Keys of everything in the file store. */
export async function storedFiles(app: { dataDir: string }): Promise<string[]> {
  const folder = join(app.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A fingerprint of the rows of every table of the product. */
export async function fingerprint(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query("select tablename from pg_tables where schemaname = 'public' order by 1");
    const found: Record<string, string> = {};
    for (const { tablename } of tables.rows) {
      const all = await client.query(`select t::text as row from "${tablename}" t order by 1`);
      found[tablename] = createHash('sha256').update(JSON.stringify(all.rows)).digest('hex');
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Tables of the product and of its queue in which a text occurs. */
export async function tablesWith(app: { databaseUrl: string }, text: string): Promise<string[]> {
  const tables = await rows(
    app,
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const hits = await rows(app, `select 1 from ${name} t where strpos(lower(t::text), lower($1)) > 0 limit 1`, [text]);
    if (hits.length > 0) found.push(name);
  }
  return found;
}
