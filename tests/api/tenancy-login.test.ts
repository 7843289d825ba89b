/** Who signs in to the database: a role that owns nothing, made by the product or given to it. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { api, call } from '@saring/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { createTestDatabase, emptyDatabase, startDatabaseServer } from '#world/app/database.ts';
import { composedRows, databaseRoles, inScope, migrate, migrateFirst, openDatabase } from '#world/app/scopes.ts';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, signInSuperuser, unique } from '#world/people/people.ts';
import { startEnvironment } from '#world/processes/process.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const admin = (text: string, values: unknown[] = []) => rows(app, text, values);
const name = (beginning: string) => unique(beginning).replaceAll('-', '_');

/** Who is connected to a database for the product, but for its start. */
async function connected(databaseUrl: string): Promise<string[]> {
  const found = await rows(
    { databaseUrl },
    "select distinct usename from pg_stat_activity where datname = current_database() and application_name in ('saring', 'saring-queue', 'saring-session')",
  );
  return found.map(({ usename }) => String(usename));
}

/** All of the product at once: a company, a job, an application that is read in the background, an interview, a decision on it. */
async function used(app: TestApp): Promise<void> {
  const company = await buildCompany(app);
  const job = await buildJob(company);
  const person = await buildApplicant(app);
  const id = await buildApplication(person, job);
  await takeInterview(person, id);
  const { application } = await call(company.client, api.applications.byId, { params: { id } });
  expect(application.finalScore).toBeGreaterThan(0);
  await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Accepted' } });
  const { companies } = await call(await signInSuperuser(app), api.superuser.companies, { query: {} });
  expect(companies).toContainEqual(expect.objectContaining({ id: company.companyId, applicationCount: 1 }));
}

describe('the role that the product signs in as', () => {
  it('owns nothing, inherits nothing and sees no row but in the roles of its scopes', async () => {
    await used(app);
    const [login, ...others] = await connected(app.databaseUrl);
    expect(others).toEqual([]);
    expect(login).toMatch(/^saring_login_/);
    expect(
      await admin(
        `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication or rolinherit as more,
           (select count(*)::int from pg_class c where c.relowner = r.oid) as owned,
           (select array_agg(g.rolname::text order by g.rolname) from pg_auth_members m join pg_roles g on g.oid = m.roleid where m.member = r.oid) as roles
         from pg_roles r where rolname = $1`,
        [login],
      ),
    ).toEqual([{ more: false, owned: 0, roles: databaseRoles.toSorted() }]);
  });

  it('cannot go back to an owner, change a table or turn a policy off', async () => {
    const { url } = await migrate(app.databaseUrl);
    const tried = async (text: string) => {
      const database = openDatabase(url, { max: 1 });
      const asked = (statement: string) =>
        inScope({ role: 'worker' }, () => composedRows(database.db, statement, [])).catch(({ cause }) => cause.code);
      // The pool believes the connection to be in its scope still.
      await asked('reset role');
      const answer = await asked(text);
      await database.close();
      return answer;
    };
    const [owner] = await admin('select current_user as name');
    expect(await tried('select count(*) from applications')).toBe('42501');
    expect(await tried(`set role "${owner?.name}"`)).toBe('42501');
    expect(await tried(`set session authorization "${owner?.name}"`)).toBe('42501');
    expect(await tried('alter table applications disable row level security')).toBe('42501');
    expect(await tried('delete from audit_events')).toBe('42501');
    expect(await tried('create table own (id int)')).toBe('42501');
    expect(await tried('alter role current_user createrole')).toBe('42501');
    expect(await tried("select pg_read_file('/etc/passwd')")).toBe('42501');
  });
});

describe('a role of DATABASE_URL that owns nothing', () => {
  async function loginTo(url: string): Promise<{ url: string; role: string }> {
    const role = name('given_');
    await admin(`create role ${role} login noinherit`);
    const own = new URL(url);
    own.username = role;
    return { url: own.href, role };
  }

  it('serves everything from a database that the owner brought up to date', async () => {
    const database = await createTestDatabase();
    const login = await loginTo(database.url);
    await admin(`grant ${databaseRoles.join(', ')} to ${login.role}`);
    {
      await using given = await startApp({ env: { DATABASE_URL: login.url } });
      await used(given);
      expect(await connected(database.url)).toEqual([login.role]);
    }
    await database.drop();
    await admin(`drop role ${login.role}`);
  });

  it('makes no backup, for it does not see every row', async () => {
    const database = await createTestDatabase();
    const login = await loginTo(database.url);
    const command = fileURLToPath(new URL('../../server/src/operations/cli.ts', import.meta.url));
    const env = { ...process.env, ...startEnvironment, DATABASE_URL: login.url };
    const backup = promisify(execFile)(process.execPath, [command, 'backup', join(tmpdir(), `${login.role}.backup`)], {
      env,
    });
    await expect(backup).rejects.toMatchObject({
      code: 1,
      stderr: 'The role of DATABASE_URL does not own the tables. Run this as the role that does.\n',
    });
    await database.drop();
    await admin(`drop role ${login.role}`);
  });

  it('is told what it lacks, and where the database is of an older version', async () => {
    const database = await createTestDatabase();
    const login = await loginTo(database.url);
    await expect(startApp({ env: { DATABASE_URL: login.url } })).rejects.toThrow(
      `cannot take the roles that Saring works in. Have an administrator of the server grant it ${databaseRoles.join(', ')}.`,
    );
    await admin(`grant ${databaseRoles.join(', ')} to ${login.role}`);
    const older = await emptyDatabase();
    await migrateFirst(older.url, 19);
    const there = new URL(older.url);
    there.username = login.role;
    await expect(startApp({ env: { DATABASE_URL: there.href } })).rejects.toThrow(
      'Run "npm run migrate" as the role that does, then start again.',
    );
    await Promise.all([database.drop(), older.drop()]);
    await admin(`drop role ${login.role}`);
  });
});

describe('a role of DATABASE_URL that may make roles', () => {
  it('makes the login of its own, and makes it again where that was taken away', async () => {
    const owner = name('maker_');
    const database = await emptyDatabase();
    const url = new URL(database.url);
    await admin(`create role ${owner} login createrole`);
    await admin(`grant ${databaseRoles.join(', ')} to ${owner} with admin option`);
    await admin(`alter database ${url.pathname.slice(1)} owner to ${owner}`);
    await admin(`revoke connect on database ${url.pathname.slice(1)} from public`);
    url.username = owner;
    const access = await migrate(url.href);
    expect(access).toMatchObject({ roles: true, warning: null });
    expect(new URL(access.url).searchParams.get('user')).toBe(`saring_login_${owner}`);
    expect(await Promise.all([1, 2, 3].map(() => migrate(url.href)))).toEqual(Array(3).fill({ ...access, ran: 0 }));
    await admin(`revoke saring_company from saring_login_${owner}`);
    {
      await using mine = await startApp({ env: { DATABASE_URL: url.href } });
      await used(mine);
      expect(await connected(database.url)).toEqual([`saring_login_${owner}`]);
    }
    await database.drop();
    await admin(`drop role saring_login_${owner}`);
    await admin(`drop role ${owner}`);
  });

  it.each([
    ['can do more', (login: string) => `alter role ${login} superuser`],
    ['is somebody’s who may act as it', (login: string, other: string) => `grant ${login} to ${other}`],
  ])(
    'is served as before, with a warning, where a role of that name %s, which is given nothing',
    async (_what, planted) => {
      const owner = name('warned_');
      const login = `saring_login_${owner}`;
      const other = name('other_');
      const database = await emptyDatabase();
      const url = new URL(database.url);
      await admin(`create role ${owner} login createrole`);
      await admin(`create role ${login} login noinherit`);
      await admin(`create role ${other} login`);
      await admin(planted(login, other));
      await admin(`grant ${databaseRoles.join(', ')} to ${owner} with admin option`);
      await admin(`alter database ${url.pathname.slice(1)} owner to ${owner}`);
      url.username = owner;
      expect(await migrate(url.href)).toEqual({
        url: url.href,
        roles: true,
        ran: expect.any(Number),
        warning: expect.stringContaining(`(the role ${login} is there, and can do more or belongs to others too)`),
      });
      expect(
        await admin(
          'select g.rolname from pg_auth_members m join pg_roles g on g.oid = m.roleid where m.member = $1::regrole',
          [login],
        ),
      ).toEqual([]);
      await database.drop();
      for (const role of [login, owner, other]) await admin(`drop role ${role}`);
    },
  );
});

/** Who a connection that is opened now signs in as. */
async function askedAnew(connectionString: string) {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return (await client.query('select session_user::text as name')).rows;
  } finally {
    await client.end();
  }
}

describe('a server that asks everybody for a password', () => {
  it('lets the login in by one that follows from the owner’s, also after that was changed, and keeps neither in its log', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'saring-login-'));
    const server = await startDatabaseServer(folder);
    try {
      const owned = (text: string) => rows({ databaseUrl: server.url }, text);
      await owned("alter role saring password 'the first one'");
      await owned("alter system set log_statement = 'all'");
      await writeFile(join(folder, 'db', 'pg_hba.conf'), 'local postgres saring trust\nlocal all all scram-sha-256\n');
      await owned('select pg_reload_conf()');
      const withPassword = (password: string) => {
        const url = new URL(server.url);
        url.password = password;
        return url.href;
      };
      const first = await migrate(withPassword('the first one'));
      expect(first).toMatchObject({ roles: true, warning: null });
      expect(await askedAnew(first.url)).toEqual([{ name: 'saring_login_saring' }]);
      await rows({ databaseUrl: withPassword('the first one') }, "alter role saring password 'the second one'");
      const second = await migrate(withPassword('the second one'));
      expect(second).toMatchObject({ roles: true, warning: null });
      expect(await askedAnew(second.url)).toEqual([{ name: 'saring_login_saring' }]);
      await expect(askedAnew(first.url)).rejects.toThrow('password authentication failed');
      const log = await readFile(join(folder, 'db.log'), 'utf8');
      expect(log).toContain('create role "saring_login_saring"');
      for (const { url } of [first, second]) expect(log).not.toContain(new URL(url).searchParams.get('password'));
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
