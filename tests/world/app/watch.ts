/** Looks behind the product's back, for what no call tells: its rows, its mails, its stored files. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeRequest } from '@saring/contract';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** Connections that stay open for a second: to open one costs the server more than most statements. */
const pools = new Map<string, pg.Pool>();

function poolOf(databaseUrl: string): pg.Pool {
  const known = pools.get(databaseUrl);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: databaseUrl, idleTimeoutMillis: 1000, allowExitOnIdle: true });
  // A database that is dropped or stopped ends what is open and at rest.
  pool.on('error', () => {});
  pools.set(databaseUrl, pool);
  return pool;
}

/** Rows of a statement on the product's database, on a connection of which nothing remembers those before. */
export async function rows(app: { databaseUrl: string }, statement: string, values: unknown[] = []) {
  const client = await poolOf(app.databaseUrl).connect();
  try {
    const found = await client.query(statement, values);
    await client.query('discard all');
    client.release();
    return found.rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Runs `work` while nobody else gets past what the statement locks. */
export async function holding(databaseUrl: string, statement: string, values: unknown[], work: () => Promise<void>) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(statement, values);
    await work();
  } finally {
    await client.end();
  }
}

/** Waits for the `count`-th mail to an address and answers its subject and text. */
export function mailTo(app: TestApp, address: string, count = 1): Promise<{ subject: string; text: string }> {
  return theMail(app.mails, address, count);
}

async function theMail(mails: TestApp['mails'], address: string, count: number) {
  const found = async () => (await mails()).filter((mail) => mail.to?.[0]?.address === address);
  await expect.poll(async () => (await found()).length).toBeGreaterThanOrEqual(count);
  const mail = (await found())[count - 1];
  return { subject: mail?.subject ?? '', text: mail?.text ?? '' };
}

/** Waits for the mail to an address whose subject holds these words, among however many. */
export async function mailAbout(app: TestApp, address: string, words: string) {
  const found = async () =>
    (await app.mails()).find(({ to, subject }) => to?.[0]?.address === address && subject?.includes(words));
  await expect.poll(found).toBeDefined();
  const mail = await found();
  return { subject: mail?.subject ?? '', text: mail?.text ?? '', html: mail?.html || '' };
}

/** The six digits of the `count`-th code that was mailed to an address. */
export async function codeTo(app: TestApp, address: string, count = 1): Promise<string> {
  return /code is (\d{6})/.exec((await mailTo(app, address, count)).text)?.[1] ?? '';
}

/** The six digits of the mail to an address that names one request, among however many. */
export async function codeOf(app: TestApp, address: string, token: string): Promise<string> {
  const names = `the request ${codeRequest(token)},`;
  const found = async () =>
    (await app.mails()).find(({ to, text }) => to?.[0]?.address === address && text?.includes(names));
  await expect.poll(found).toBeDefined();
  return /code is (\d{6})/.exec((await found())?.text ?? '')?.[1] ?? '';
}

/** The code of the `count`-th mail that confirms an address. */
export async function confirmationTo(app: TestApp, address: string, count = 1): Promise<string> {
  const { text } = await theMail(app.confirmations, address, count);
  return /code is (\d{6})/.exec(text)?.[1] ?? '';
}

/** What a browser sends back of the one cookie that an answer sets. */
export function cookieOf({ headers }: { headers: Headers }): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Paths of everything in the file store, without what is being written: a start, and a look whether it is ready, try whether it can. */
export async function storedFiles(app: { dataDir: string }): Promise<string[]> {
  const folder = join(app.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  // The product's own: its id, and the list of what it erased.
  const own = ['erasures.jsonl', 'installation-id'].map((name) => join(folder, name));
  return paths.filter((path) => !own.includes(path) && !path.includes('/_incoming/'));
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

/** Tables of the product and of its queue in which these texts occur; a text that occurs nowhere is left out. */
export async function tablesWithAny(app: { databaseUrl: string }, texts: string[]): Promise<Record<string, string[]>> {
  const tables = await rows(
    app,
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const each = tables.map(
    ({ name }) =>
      `select distinct '${name}' as table, mark from ${name} t, unnest($1::text[]) mark where strpos(lower(t::text), lower(mark)) > 0`,
  );
  const found: Record<string, string[]> = {};
  for (const { table, mark } of await rows(app, each.join(' union all '), [texts]))
    found[mark] = [...(found[mark] ?? []), table];
  return found;
}

/** Tables of the product and of its queue in which a text occurs. */
export async function tablesWith(app: { databaseUrl: string }, text: string): Promise<string[]> {
  return (await tablesWithAny(app, [text]))[text] ?? [];
}
