/** Companies of the version before get memberships, also while one of its processes goes on beside the new version. */
import pg from 'pg';
import { expect, it } from 'vitest';
import { emptyDatabase } from '#world/app/database.ts';
import { migrate, migrateFirst } from '#world/app/scopes.ts';
import { rows } from '#world/app/watch.ts';

const migrationsBefore = 30;

it('keep their id, and each administrator becomes the owner of it', async () => {
  const older = await emptyDatabase();
  const at = { databaseUrl: older.url };
  await migrateFirst(older.url, migrationsBefore);
  await registerBefore(older.url, 'maju', 'maju');
  await register(older.url, 'amy', 'user', null);
  await migrate(older.url);
  const members = () =>
    rows(
      at,
      `select u.username, u.role as kind, u.company_id as before, m.company_id as company, m.role from users u
       left join memberships m on m.user_id = u.id order by 1`,
    );
  const nobodys = { username: 'amy', kind: 'user', before: null, company: null, role: null };
  const owner = (name: string) => ({ username: name, kind: 'admin', before: name, company: name, role: 'owner' });
  expect(await members()).toEqual([nobodys, owner('maju')]);
  // By a process that is not restarted yet.
  await registerBefore(older.url, 'tenaga', 'tenaga');
  expect(await members()).toEqual([nobodys, owner('maju'), owner('tenaga')]);
  // What the new version writes is read by that process, too.
  await rows(at, "insert into memberships select id, 'maju', 'recruiter', now() from users where username = 'amy'");
  expect((await members())[0]).toEqual({ ...owner('maju'), username: 'amy', role: 'recruiter' });
  await rows(at, "delete from memberships where user_id = (select id from users where username = 'amy')");
  expect((await members())[0]).toEqual(nobodys);
  await older.drop();
});

const account = (role: string) =>
  `insert into users (id, username, email, name, password_hash, role, company_id, created_at)
   values (gen_random_uuid(), $1, $1 || '@example.com', '', 'x', '${role}', $2, now())`;

async function register(url: string, username: string, role: string, companyId: string | null): Promise<void> {
  await rows({ databaseUrl: url }, account(role), [username, companyId]);
}

/** As the version before does it: the account first, in one transaction. */
async function registerBefore(url: string, username: string, companyId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(account('admin'), [username, companyId]);
    await client.query("insert into companies (id, name, status, created_at) values ($1, $1, 'verified', now())", [
      companyId,
    ]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
