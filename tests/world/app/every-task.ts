/** Has background tasks done that nothing asked for: one kind, or each once. */
import { expect } from 'vitest';
import { rows } from './watch.ts';

export interface Ended {
  name: string;
  state: string;
  output: unknown;
}

/** One that runs by itself at its hour, at once; it fails where the task is tried again. */
export async function doTask(app: { databaseUrl: string }, name: string): Promise<void> {
  const [{ id }] = await rows(app, "insert into pgboss.job (name, data) values ($1, '{}') returning id", [name]);
  const state = async () => (await rows(app, 'select state::text from pgboss.job where id = $1', [id]))[0]?.state;
  await expect.poll(state).toBe('completed');
}

/** Last, and alone: what the others are about goes with it. */
const erasing = 'account.erase';

/** Each but the one that erases a company takes of the payload what is its own; answers how each of them ended, without another try. */
export async function doEveryTask(app: { databaseUrl: string }, payload: Record<string, unknown>): Promise<Ended[]> {
  const before = await add(app, payload, `name not in ('company.erase', '${erasing}')`);
  return [...before, ...(await add(app, payload, `name = '${erasing}'`))];
}

async function add(app: { databaseUrl: string }, payload: Record<string, unknown>, which: string): Promise<Ended[]> {
  const added = await rows(
    app,
    `insert into pgboss.job (name, data, retry_count, retry_limit)
     select name, case name when 'files.sweep' then '{}' else $1::jsonb end, 0, 0 from pgboss.queue where name not like '\\_\\_%' and ${which}
     returning id, name`,
    [{ ...payload, keys: ['files/none'], since: '2026-01-02T03:04:05.000Z', until: '2026-01-03T03:04:05.000Z' }],
  );
  const ended = (): Promise<Ended[]> =>
    rows(
      app,
      "select name, state::text, output from pgboss.job where id = any($1) and state not in ('created', 'active')",
      [added.map(({ id }) => id)],
    );
  await expect.poll(async () => (await ended()).length).toBe(added.length);
  return ended();
}
