/** Databases that this version cannot work on: refused in one line that says what to do, and left as they are. */
import { expect, it } from 'vitest';
import { emptyDatabase } from '#world/app/database.ts';
import { migrateFirst } from '#world/app/scopes.ts';
import { fingerprint, rows } from '#world/app/watch.ts';
import { buildCheckout } from '#world/processes/checkout.ts';
import { database, dataDir, launch, launches } from '#world/processes/launch.ts';

launches();

async function refusal(env: Record<string, string> = {}): Promise<string> {
  const app = await launch(env);
  expect(await app.ended).toBe(1);
  expect(app.output.out).toBe('');
  return app.output.err;
}

it('refuses one of a newer version, at the start and by every command that would write to it', async () => {
  const here = { databaseUrl: database.url };
  await rows(here, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 4e12)");
  const before = await fingerprint(database.url);
  const said =
    /the database is of a newer version \((\d+) migrations, this version knows (\d+)\)\. Install the version/;
  const [, had, known] = said.exec(await refusal()) ?? [];
  expect(Number(had)).toBe(Number(known) + 1);
  const checkout = await buildCheckout({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  try {
    for (const args of [['migrate'], ['operator', 'create', 'second', 'second@saring.test']]) {
      const { code, err } = await checkout.run(args);
      expect([code, err]).toEqual([1, expect.stringMatching(said)]);
    }
  } finally {
    await checkout.remove();
  }
  expect(await fingerprint(database.url)).toEqual(before);
});

it('refuses one that cannot hold every letter', async () => {
  const { name } = (await rows({ databaseUrl: database.url }, 'select current_database() as name'))[0];
  await rows(
    { databaseUrl: database.url },
    `create database ${name}_ascii encoding 'SQL_ASCII' locale 'C' template template0`,
  );
  const url = database.url.replace(name, `${name}_ascii`);
  try {
    expect(await refusal({ DATABASE_URL: url })).toContain(
      "the database is encoded in SQL_ASCII and has to be in UTF8. Make another one with: create database … encoding 'UTF8'",
    );
    expect(await rows({ databaseUrl: url }, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  } finally {
    await rows({ databaseUrl: database.url }, `drop database ${name}_ascii with (force)`);
  }
});

it('names the migration that failed, and leaves the database to the version before', async () => {
  const older = await emptyDatabase();
  await migrateFirst(older.url, 20);
  await rows({ databaseUrl: older.url }, 'create table memberships (id int)');
  const state = () => rows({ databaseUrl: older.url }, 'select count(*)::int as had from drizzle.__drizzle_migrations');
  try {
    expect(await refusal({ DATABASE_URL: older.url })).toBe(
      'Saring cannot start: the migration 0030_memberships failed: relation "memberships" already exists. Nothing was changed: the version before still works on this database.\n',
    );
    expect(await state()).toEqual([{ had: 20 }]);
    expect(await rows({ databaseUrl: older.url }, "select to_regclass('public.name_words') as made")).toEqual([
      { made: null },
    ]);
  } finally {
    await older.drop();
  }
});
