/** The audit trail: it only grows, and whoever changes it behind the product's back is found out. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { verifyTrail } from '#world/app/scopes.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, signInSuperuser } from '#world/people/people.ts';
import { startEnvironment } from '#world/processes/process.ts';

const file = fileURLToPath(new URL('../../server/src/operations/cli.ts', import.meta.url));

let app: TestApp;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  const id = await buildApplication(await buildApplicant(app), await buildJob(company));
  for (const status of ['KIV', 'Accepted', 'Rejected'])
    await send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, {
      token: company.token,
      form: { status },
    });
});
afterAll(() => app[Symbol.asyncDispose]());

/** As an operator does. */
function verify() {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, ...startEnvironment, DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    execFile(process.execPath, [file, 'audit-trail'], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

/** What is wrong with any chain. */
async function faults(): Promise<string> {
  const chains = await verifyTrail(app.databaseUrl);
  return chains.flatMap((chain) => chain.faults).join('; ');
}

/** As somebody with the database's own password, who can switch triggers off. */
async function tamper(statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('create table kept as select * from audit_events');
  await client.query('create table kept_heads as select * from audit_heads');
  await client.query('alter table audit_events disable trigger user');
  await client.query(statement, statement.includes('$1') ? [company.companyId] : []);
  return async () => {
    await client.query('delete from audit_events');
    await client.query('insert into audit_events select * from kept');
    await client.query('alter table audit_events enable trigger user');
    await client.query('delete from audit_heads');
    await client.query('insert into audit_heads select * from kept_heads');
    await client.query('drop table kept, kept_heads');
    await client.end();
  };
}

it('is sound after ordinary work, with one chain for each company and the operator', async () => {
  const { code, out } = await verify();
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^${company.companyId}: sound, \\d+ events, [0-9a-f]{64}$`, 'm'));
  expect(out).toMatch(/^\(operator\): sound/m);
});

it('cannot be changed, shortened or emptied by the product', async () => {
  for (const statement of [
    "update audit_events set actor = 'nobody'",
    'update audit_events set number = null',
    'delete from audit_events',
    'truncate audit_events',
  ])
    await expect(rows(app, statement)).rejects.toThrow('The audit trail only grows.');
});

const changes: [string, string, RegExp][] = [
  [
    'a row was changed',
    "update audit_events set actor = 'nobody' where company_id = $1 and number = 2",
    /event 2 \(.*\) was changed/,
  ],
  ['a row was taken out', 'delete from audit_events where company_id = $1 and number = 2', /events 2 to 2 are missing/],
  [
    'the end was cut off',
    'delete from audit_events where company_id = $1 and number >= 3',
    /events 3 to \d+ are missing/,
  ],
  [
    'a whole chain was taken away, with what is on record of its end',
    'with gone as (delete from audit_events where company_id = $1) delete from audit_heads where chain = $1',
    /^no event is left/,
  ],
  [
    'a row was put in',
    'insert into audit_events select gen_random_uuid(), at, company_id, actor, actor_role, action, subject, detail, null, null from audit_events where company_id = $1 limit 1',
    /1 events stand outside/,
  ],
];
it.each(changes)('tells that %s', async (_, statement, fault) => {
  const undo = await tamper(statement);
  const found = await faults();
  await undo();
  expect(found).toMatch(fault);
  expect(await faults()).toBe('');
});

it('ends with 1 where anything was changed, and says what', async () => {
  const [[, statement, fault] = ['', '', /nothing/]] = changes;
  const undo = await tamper(statement);
  const { code, out, err } = await verify();
  await undo();
  expect([code, err]).toEqual([1, 'The audit trail was changed.\n']);
  expect(out).toMatch(fault);
});

it('stays one chain when many write at once', async () => {
  const job = await buildJob(company);
  const people = await Promise.all(Array.from({ length: 8 }, () => buildApplicant(app)));
  await Promise.all(people.map((person) => buildApplication(person, job)));
  expect(await faults()).toBe('');
});

describe('reading it', () => {
  const path = (of: CompanyPerson, more = '') => `/api/admin/${of.companyId}/audit-trail${more}`;
  const get = (where: string, token: string) => send(app, 'GET', where, { token });

  it('shows a company who decided what and when, newest first, page by page', async () => {
    const { status, body } = await get(path(company, '?page=1&page_size=5'), company.token);
    expect([status, body.page, body.page_size, body.events.length]).toEqual([200, 1, 5, 5]);
    const numbers = body.events.map((event: { number: number }) => event.number);
    expect(numbers).toEqual(Array.from({ length: 5 }, (_, at) => body.total - at));
    const all = (await get(path(company, '?page=1&page_size=200'), company.token)).body.events;
    const decision = all.find((event: { action: string }) => event.action.includes('status'));
    expect(decision).toMatchObject({ actor: company.username, actor_role: 'admin' });
    expect(decision.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('is given as CSV with every event, in order', async () => {
    const response = await fetch(`${app.url}${path(company, '.csv')}`, {
      headers: { authorization: `Bearer ${company.token}` },
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines[0]).toBe('"number","at","actor","actor_role","action","subject","detail","id","hash"');
    const { total } = (await get(path(company, '?page=1'), company.token)).body;
    expect(lines.length - 1).toBe(total);
    expect(lines[1]).toMatch(/^"1",/);
  });

  it('takes whole days and refuses what is none', async () => {
    const none = await get(path(company, '?from=2001-01-01&to=2001-12-31'), company.token);
    expect(none.body).toMatchObject({ events: [], total: 0 });
    expect((await get(path(company, '?from=yesterday'), company.token)).status).toBe(422);
  });

  it('belongs to the company alone; the operator reads the own one', async () => {
    const stranger = await buildCompany(app);
    const unknown = await get('/api/admin/nobody-here/audit-trail', stranger.token);
    for (const more of ['', '.csv']) {
      const foreign = await get(path(company, more), stranger.token);
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    }
    const operator = await signInSuperuser(app);
    expect((await get(path(company), operator.accessToken)).status).toBe(403);
    expect((await get('/api/superuser/audit-trail', operator.accessToken)).body.events[0]).toHaveProperty('hash');
    expect((await get('/api/superuser/audit-trail', company.token)).status).toBe(403);
  });
});
