/** The test databases themselves: every file has its own, with the product's tables. */
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from './database.ts';

it('gives each caller a migrated database that others do not see, and removes it', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const client = new pg.Client({ connectionString: one.url });
  const other = new pg.Client({ connectionString: two.url });
  await Promise.all([client.connect(), other.connect()]);
  await client.query('create table only_here ()');
  const tables = async (of: pg.Client) =>
    (await of.query("select relname from pg_class where relkind = 'r' and relname in ('users', 'only_here')")).rows;

  expect(await tables(client)).toHaveLength(2);
  expect(await tables(other)).toEqual([{ relname: 'users' }]);

  await Promise.all([client.end(), other.end()]);
  await Promise.all([one.drop(), two.drop()]);
  await expect(new pg.Client({ connectionString: one.url }).connect()).rejects.toThrow('does not exist');
});
