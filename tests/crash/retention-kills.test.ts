/** kill -9 in the middle of erasing: what was erased stays so, the rest is erased after the next start, each once and nothing else. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupLock, createTestDatabase, type TestDatabase } from '#world/app/database.ts';
import { fingerprint, holding, rows as rowsOf, storedFiles } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person, password } from '#world/people/people.ts';
import { freePort, type Started, startFile, testedEnv } from '#world/processes/process.ts';

let dataDir: string;
let database: TestDatabase;
let server: Started;
let env: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saring-erasing-'));
  database = await createTestDatabase();
  env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...testedEnv,
    TOKEN_SECRET: 'x'.repeat(64),
  };
  server = await startFile('server/src/main.ts', env);
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function restart() {
  await server.kill();
  server = await startFile('server/src/main.ts', env);
}

const rows = (statement: string, values: unknown[] = []) => rowsOf({ databaseUrl: database.url }, statement, values);
const stored = async () => (await storedFiles({ dataDir })).map((path) => basename(path)).sort();
/** Names of the stored files of these applications: resumes and recordings. */
const filesOf = async (ids: string[]): Promise<string[]> => {
  const found = await rows(
    `select f.key from files f where f.id in (select resume_file_id from applications where id = any($1)
      union select audio_file_id from interview_answers where application_id = any($1)) order by 1`,
    [ids],
  );
  return found.map(({ key }) => basename(key));
};
const waits = () =>
  rows("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
/** As the clock orders it at night, with all that its queue is set to. */
const night = () =>
  rows(`insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds)
    select name, '{}', retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds
    from pgboss.queue where name = 'retention.applications'`);
/** A task that met a backup asks again a minute later, and may say so after the backup's end: here it asks at once. */
const hasten = () =>
  rows("update pgboss.job set start_after = now() where name = 'files.remove' and start_after > now()");
const idle = () =>
  expect
    .poll(
      async () => {
        await hasten();
        return rows(
          "select name from pgboss.job where state in ('created', 'retry', 'active') and start_after < now() + interval '10 minutes' and name not like '\\_\\_%' and name <> 'interview.expire'",
        );
      },
      { timeout: 60_000 },
    )
    .toEqual([]);

interface Side {
  company: CompanyPerson;
  people: Person[];
  ended: string[];
  /** Not ended: nothing of it may go. */
  open: string;
}
async function buildSide(): Promise<Side> {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const people: Person[] = [];
  const ids: string[] = [];
  for (const name of ['Aisyah Rahman', 'Tan Wei Ming', 'Kavitha Nair']) {
    const person = await buildApplicant(server, name);
    people.push(person);
    ids.push(await buildApplication(person, { id: job.id, companyId: company.companyId }));
  }
  const [first = '', second = '', open = ''] = ids;
  for (const id of [first, second])
    await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Rejected' } });
  await rows("update applications set ended_at = now() - interval '2 months' where id = any($1)", [[first, second]]);
  const path = `/api/admin/${company.companyId}/retention`;
  await send(server, 'PUT', path, { token: company.token, json: { applicant_months: 1, recording_days: null } });
  return { company, people, ended: [first, second], open };
}

it('the nightly erasing goes on where it was killed', async () => {
  const sides = [await buildSide(), await buildSide()];
  // In the order in which companies come.
  const order = await rows('select id from companies order by id');
  const place = ({ company }: Side) => order.findIndex(({ id }) => id === company.companyId);
  const [early, late] = sides.sort((one, other) => place(one) - place(other));
  if (!early || !late) throw new Error('there are two');
  await idle();
  const before = await stored();
  const [gone, going, staying] = [
    await filesOf(early.ended),
    await filesOf(late.ended),
    await filesOf([early.open, late.open]),
  ];
  expect([gone.length, going.length, staying.length]).toEqual([2, 2, 2]);
  const left = async () => (await rows('select id from applications order by id')).map(({ id }) => id);
  const erased = async ({ company }: Side) =>
    (
      await rows("select detail from audit_events where company_id = $1 and action = 'retention.applications_erased'", [
        company.companyId,
      ])
    ).map(({ detail }) => ({ count: detail.count, applications: [...detail.applications].sort() }));
  const told = ({ ended }: Side) => [{ count: 2, applications: [...ended].sort() }];

  // As while a backup is made, so that the bytes of what is erased first wait as well.
  await holding(database.url, 'select pg_advisory_xact_lock($1)', [backupLock], async () => {
    await holding(
      database.url,
      'select 1 from resume_texts where application_id = $1 for update',
      [late.ended[1]],
      async () => {
        await night();
        await expect.poll(left).toEqual([...late.ended, early.open, late.open].sort());
        await expect.poll(waits).toHaveLength(1);
        await server.kill();
      },
    );
    // One company whole, its bytes yet to go; of the other nothing.
    expect([await erased(early), await erased(late)]).toEqual([told(early), []]);
    expect(await stored()).toEqual(before);
    // What is held while it comes back is left for the next night.
    await expect.poll(waits).toEqual([]);
    server = await startFile('server/src/main.ts', env);
    await expect.poll(left).toEqual([early.open, late.open].sort());
  });
  await idle();
  expect(await stored()).toEqual(before.filter((name) => !gone.includes(name) && !going.includes(name)));
  expect(await filesOf([early.open, late.open])).toEqual(staying);
  expect([await erased(early), await erased(late)]).toEqual([told(early), told(late)]);
  for (const { company, ended, open } of [early, late]) {
    for (const id of ended)
      expect(await send(server, 'GET', `/api/applications/${id}`, company)).toMatchObject({ status: 404 });
    expect(await send(server, 'GET', `/api/applications/${open}`, company)).toMatchObject({ status: 200 });
  }
  // Another night finds nothing.
  const after = await fingerprint(database.url);
  await night();
  await idle();
  expect(await fingerprint(database.url)).toEqual(after);
});

it('an account whose deleting was killed is whole, and can be deleted', async () => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const [person, other] = [await buildApplicant(server), await buildApplicant(server, 'Tan Wei Ming')];
  const applied = { id: job.id, companyId: company.companyId };
  const id = await buildApplication(person, applied);
  const kept = await buildApplication(other, applied);
  await takeInterview(person, id);
  await idle();
  const before = { tables: await fingerprint(database.url), files: await stored() };
  const own = await filesOf([id]);
  const params = { username: person.username };
  const remove = () => call(person.client, api.applicants.deleteAccount, { params, body: { password } });
  await holding(database.url, 'select 1 from resume_texts where application_id = $1 for update', [id], async () => {
    const answer = remove().then(
      () => 'done',
      () => 'no answer',
    );
    await expect.poll(waits).toHaveLength(1);
    await restart();
    expect(await answer).toBe('no answer');
  });
  const { sign_ins: _then, ...tables } = before.tables;
  const { sign_ins: _now, ...found } = await fingerprint(database.url);
  expect(found).toEqual(tables);
  expect(await stored()).toEqual(before.files);
  await remove();
  await idle();
  expect(own.length).toBeGreaterThan(0);
  expect(await stored()).toEqual(before.files.filter((name) => !own.includes(name)));
  expect(await rows('select id from applications where id = any($1)', [[id, kept]])).toEqual([{ id: kept }]);
  expect(await send(server, 'GET', `/api/applications/${kept}`, company)).toMatchObject({ status: 200 });
});
