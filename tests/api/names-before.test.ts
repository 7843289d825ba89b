/** Names and addresses that an older version took: brought into today's form by the update, and nobody is kept out by it. */
import { expect, it } from 'vitest';
import { emptyDatabase } from '#world/app/database.ts';
import { migrate, migrateFirst } from '#world/app/scopes.ts';
import { rows } from '#world/app/watch.ts';

const migrationsBefore = 26;

it('are cleaned where that makes no two of them one', async () => {
  const older = await emptyDatabase();
  const at = { databaseUrl: older.url };
  await migrateFirst(older.url, migrationsBefore);
  const users = [
    ['plain', 'Amy@example.com'],
    ['dotted', 'v@Example.com.'],
    ['wide', 'ｗ@ｅxample.com'],
    ['soft', 'w\u00AD2@example.com'],
    ['twin-one', 'x@example.com'],
    ['twin-two', 'x@example.com.'],
    ['pair-one', 'y\u200B@example.com'],
    ['pair-two', 'y@example.com.'],
    ['operator', 'superuser@localhost'],
  ];
  for (const [username, email] of users)
    await rows(
      at,
      `insert into users (id, username, email, name, password_hash, role, created_at)
       values (gen_random_uuid(), $1, $2, E'Amy\\nTan\\u202Egnp.exe\\u200B', 'x', 'user', now())`,
      [username, email],
    );
  for (const [id, name] of [
    ['one', 'Maju  Trading\u200B'],
    ['two', 'Maju Trading'],
    ['three', 'Tenaga\u202E \u00A0Sdn\u200D Bhd'],
    ['four', 'ശ്രീ\u200Cമതി ജോണ്\u200D'],
  ])
    await rows(at, "insert into companies (id, name, status, created_at) values ($1, $2, 'verified', now())", [
      id,
      name,
    ]);
  await rows(
    at,
    `insert into registration_links (id, token_hash, company_name, admin_email, created_by, created_at, expires_at, used_at)
     values (gen_random_uuid(), 'x', 'One', 'BOSS@example.com.', gen_random_uuid(), now(), now(), now())`,
  );
  await rows(
    at,
    `insert into users (id, username, email, name, password_hash, role, company_id, created_at)
     values (gen_random_uuid(), 'boss', 'boss@example.com', '', 'x', 'admin', 'one', now())`,
  );
  await migrate(older.url);
  const kept = await rows(at, 'select username, email, name, email_confirmed_at is not null as confirmed from users');
  expect(Object.fromEntries(kept.map(({ username, email }) => [username, email]))).toEqual({
    plain: 'Amy@example.com',
    dotted: 'v@example.com',
    wide: 'w@example.com',
    soft: 'w2@example.com',
    'twin-one': 'x@example.com',
    'twin-two': 'x@example.com.',
    'pair-one': 'y@example.com',
    'pair-two': 'y@example.com.',
    operator: 'superuser@localhost',
    boss: 'boss@example.com',
  });
  expect(new Set(kept.map(({ name }) => name))).toEqual(new Set(['Amy Tangnp.exe', '']));
  expect(kept.flatMap(({ username, confirmed }) => (confirmed ? [username] : []))).toEqual(['boss']);
  const names = await rows(at, 'select name from companies order by created_at');
  expect(names.map(({ name }) => name)).toEqual([
    'Maju  Trading\u200B',
    'Maju Trading',
    'Tenaga Sdn Bhd',
    'ശ്രീ\u200Cമതി ജോണ്\u200D',
  ]);
  await older.drop();
});
