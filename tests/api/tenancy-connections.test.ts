/** Connections and their scopes: what one request leaves behind, and which roles of a server the product can work with. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { emptyDatabase } from '#world/app/database.ts';
import {
  composedRows,
  databaseRoles,
  inScope,
  migrate,
  migrateFirst,
  openDatabase,
  type Scope,
} from '#world/app/scopes.ts';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, signInSuperuser, unique } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

describe('one connection for all', () => {
  const scopeOf = (companyId: string): Scope => ({ role: 'company', companyId, userId: '' });

  it('never carries the scope of one request into the next', async () => {
    for (let count = 0; count < 3; count += 1) await buildCompany(app);
    const database = openDatabase(app.databaseUrl, { max: 1 });
    const ids = (await rows(app, 'select id from companies order by id')).map(({ id }) => id);
    const seen = (companyId: string) =>
      inScope(scopeOf(companyId), async () => {
        const found = await composedRows<{ id: string }>(database.db, 'select id from companies', []);
        return found.map(({ id }) => id);
      });
    const failing = (companyId: string) =>
      inScope(scopeOf(companyId), () => composedRows(database.db, 'select 1 / 0', []).catch(() => 'failed'));
    const inTransaction = (companyId: string, end: 'commit' | 'rollback') =>
      inScope(scopeOf(companyId), () =>
        database.db
          .transaction(async (tx) => {
            await new Promise((resolve) => setImmediate(resolve));
            const found = await composedRows<{ id: string }>(tx, 'select id from companies', []);
            if (end === 'rollback') throw new Error(found.map(({ id }) => id).join());
            return found.map(({ id }) => id);
          })
          .catch((error: Error) => error.message.split(',')),
      );
    // Each way after each of the others, for each company; more of them would wait for the connection longer than anybody may.
    const asked = Array.from({ length: 27 }, (_, turn) => {
      const id = ids[turn % ids.length];
      const ways = [() => seen(id), () => inTransaction(id, 'commit'), () => inTransaction(id, 'rollback')];
      return [
        failing(ids[(turn + 1) % ids.length]),
        (ways[turn % 3] ?? (() => seen(id)))().then((found) => ({ id, found })),
      ];
    });
    for (const [, answer] of asked) {
      const told = await answer;
      if (typeof told === 'object' && told && 'found' in told) expect(told.found).toEqual([told.id]);
    }
    await database.close();
  });

  it('is the only one of a transaction: whoever asks for another in it is refused, and served once it is over', async () => {
    const { companyId } = await buildCompany(app);
    // There is another one, so that nothing but the rule refuses it.
    const database = openDatabase(app.databaseUrl, { max: 2 });
    const asked = () => database.pool.query('select 1 as one');
    await inScope(scopeOf(companyId), async () => {
      const later = await database.db.transaction(async () => {
        const refusal = 'a transaction asked for a second connection';
        await expect(asked()).rejects.toThrow(refusal);
        await expect(database.pool.connect()).rejects.toThrow(refusal);
        await expect(database.db.transaction(async () => {})).rejects.toThrow(refusal);
        return AsyncLocalStorage.bind(asked);
      });
      // Also what the transaction itself left behind.
      expect((await later()).rows).toEqual([{ one: 1 }]);
    });
    await database.close();
  });

  it('is given up when its scope cannot be set', async () => {
    const { companyId } = await buildCompany(app);
    const database = openDatabase(app.databaseUrl, { max: 1 });
    const seen = (id: string) =>
      inScope(scopeOf(id), () =>
        composedRows<{ pid: number; id: string }>(database.db, 'select pg_backend_pid() as pid, id from companies', []),
      );
    const [before] = await seen(companyId);
    // No text of PostgreSQL holds such a character.
    await expect(seen('\0')).rejects.toThrow();
    const [after] = await seen(companyId);
    expect(after?.id).toBe(companyId);
    expect(after?.pid).not.toBe(before?.pid);
    await database.close();
  });
});

describe('a role of DATABASE_URL that is no administrator of the server', () => {
  const admin = (text: string) => rows(app, text);

  it('that may not make roles is told what to run, serves without them, and takes them at the next start', async () => {
    const name = unique('plain_').replaceAll('-', '_');
    const database = await emptyDatabase();
    const url = new URL(database.url);
    await admin(`create role ${name} login`);
    await admin(`alter database ${url.pathname.slice(1)} owner to ${name}`);
    url.username = name;
    const { warning } = await migrate(url.href);
    expect(warning).toContain(`The role ${name} of DATABASE_URL may not make the roles`);
    const told = /run once: (grant .*;) Then start again\.$/.exec(warning ?? '')?.[1] ?? '';
    expect(told).toContain(databaseRoles.join(', '));
    {
      await using plain = await startApp({ env: { DATABASE_URL: url.href } });
      const company = await buildCompany(plain);
      const id = await buildApplication(await buildApplicant(plain), await buildJob(company));
      const found = await call(company.client, api.applications.byCompany, {
        params: { companyId: company.companyId },
        query: { search: 'a' },
      });
      expect(found.applications.map((one) => one.id)).toEqual([id]);
    }
    await admin(told);
    expect(await migrate(url.href)).toMatchObject({ url: url.href, roles: true });
    const own = openDatabase(url.href, { max: 1 });
    const shown = inScope({ role: 'company', companyId: 'x', userId: '' }, () =>
      composedRows(own.db, 'select current_user::text as name, session_user::text as of', []),
    );
    expect(await shown).toEqual([{ name: 'saring_company', of: name }]);
    await own.close();
    await database.drop();
    await admin(`drop role ${name}`);
  });

  it('serves candidates and companies as any other', async () => {
    const name = unique('maker_').replaceAll('-', '_');
    const database = await emptyDatabase();
    const url = new URL(database.url);
    await admin(`create role ${name} login`);
    await admin(`grant ${databaseRoles.join(', ')} to ${name}`);
    await admin(`alter database ${url.pathname.slice(1)} owner to ${name}`);
    url.username = name;
    await using mine = await startApp({ env: { DATABASE_URL: url.href } });
    const company = await buildCompany(mine);
    const job = await buildJob(company);
    const person = await buildApplicant(mine);
    const id = await buildApplication(person, job);
    await takeInterview(person, id);
    const { application } = await call(company.client, api.applications.byId, { params: { id } });
    expect(application.finalScore).toBeGreaterThan(0);
    const operator = await signInSuperuser(mine);
    const { companies } = await call(operator, api.superuser.companies, { query: {} });
    expect(companies).toMatchObject([{ id: company.companyId, jobCount: 1, applicationCount: 1 }]);
    await call(company.client, api.jobs.remove, { params: { jobId: job.id }, query: { companyId: company.companyId } });
    expect(await rows({ databaseUrl: database.url }, 'select 1 from applications')).toEqual([]);
    expect(await rows({ databaseUrl: database.url }, "select 1 from files where kind <> 'png'")).toEqual([]);
  });
});

describe('the index that finds applicants of a job by parts of their names', () => {
  const indexOf = async (databaseUrl: string) => {
    const [found] = await rows(
      { databaseUrl },
      "select indexdef from pg_indexes where indexname = 'applications_name_search'",
    );
    return String(found?.indexdef);
  };

  it('holds their company and job, so that nobody else is looked at', async () => {
    expect(await indexOf(app.databaseUrl)).toMatch(/gin \(company_id, job_id, full_name gin_trgm_ops\)$/);
  });

  it('is one of names alone where the server refuses the extension that it takes; the same are found', async () => {
    const database = await emptyDatabase();
    await migrateFirst(database.url, 19);
    await rows(
      { databaseUrl: database.url },
      `create function refuse() returns event_trigger language plpgsql as $$ begin raise 'not on the list of this server' using errcode = '0A000'; end $$;
       create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`,
    );
    {
      await using plain = await startApp({ env: { DATABASE_URL: database.url } });
      expect(await indexOf(database.url)).toMatch(/gin \(full_name gin_trgm_ops\)$/);
      const company = await buildCompany(plain);
      const job = await buildJob(company);
      const id = await buildApplication(await buildApplicant(plain), job);
      const params = { companyId: company.companyId, jobId: job.id };
      const found = await call(company.client, api.applications.byJob, { params, query: { search: 'a' } });
      expect(found.applications.map((one) => one.id)).toEqual([id]);
    }
    await database.drop();
  });
});
