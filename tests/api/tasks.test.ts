/** Background tasks: what goes wrong with one is nobody else's affair, and none holds a connection while it asks for another. */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { scoredEarlier } from '#world/app/earlier.ts';
import { doEveryTask } from '#world/app/every-task.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';

/** Everything that is logged. */
const lines: string[] = [];
const log = pino({ base: null, level: 'trace' }, { write: (line: string) => void lines.push(line) });

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { DATABASE_CONNECTIONS: '1' }, replace: { log } });
});
afterAll(() => app[Symbol.asyncDispose]());

it('one that cannot be read any more, nor given up, has no other one done again', async () => {
  // All in one statement, so that they are taken together; the last has no try left.
  const added = await rows(
    app,
    `insert into pgboss.job (name, data, retry_count, retry_limit)
     select 'email.send', case at when 9 then '{}' else jsonb_build_object('emailId', gen_random_uuid()) end, case at when 9 then 35 else 0 end, 35
     from generate_series(0, 9) at returning id`,
  );
  const ids = added.map(({ id }) => id);
  const open = "select 1 from pgboss.job where id = any($1) and state in ('created', 'retry', 'active')";
  await expect.poll(() => rows(app, open, [ids])).toEqual([]);
  const told = await rows(
    app,
    'select state::text, retry_count, count(*)::int from pgboss.job where id = any($1) group by 1, 2 order by 1',
    [ids],
  );
  expect(told).toEqual([
    { state: 'completed', retry_count: 0, count: 9 },
    { state: 'failed', retry_count: 35, count: 1 },
  ]);
});

it('one that fails in a query tells the log and the queue which failure it was, and no value of the query', async () => {
  const words = 'Siti was here';
  const [{ id }] = await rows(
    app,
    "insert into pgboss.job (name, data, retry_limit) values ('auth.confirm-address', jsonb_build_object('userId', $1::text), 0) returning id",
    [words],
  );
  const ended = () => rows(app, "select output::text from pgboss.job where id = $1 and state = 'failed'", [id]);
  await expect.poll(async () => (await ended()).length).toBe(1);
  const [{ output }] = await ended();
  expect(output).toContain('22P02');
  expect(`${output}${lines.join('')}`).not.toContain(words);
  expect(lines.join('')).toContain('query failed: 22P02');
});

it('every kind of task is done where the process has one connection', async () => {
  const [company, person, other] = [await buildCompany(app), await buildApplicant(app), await buildApplicant(app)];
  const job = await buildJob(company);
  const applicationId = await buildApplication(person, job);
  await takeInterview(person, applicationId);
  // Scores made anew are a run of their own, with a task for each batch and each applicant.
  const again = `/api/applications/score-again/${job.companyId}/${job.id}`;
  await scoredEarlier(app, [applicationId], { finalScore: 99 });
  expect((await send(app, 'POST', again, { token: company.token, json: {} })).status).toBe(202);
  const [run] = await rows(app, 'select id as "runId" from score_runs');
  const [email] = await rows(app, 'select id from emails limit 1');
  const idOf = async ({ username }: { username: string }) =>
    (await rows(app, 'select id from users where username = $1', [username]))[0]?.id;
  const [userId, formerUserId] = [await idOf(person), await idOf(other)];
  const change = { id: randomUUID(), companyId: job.companyId, what: 'name', from: 'One', to: 'Another' };
  const named = { applicationId, jobId: job.id, emailId: email.id, userId, formerUserId, invitationId: randomUUID() };
  const decided = { decision: randomUUID(), status: 'Accepted' };
  await send(app, 'PUT', `/api/applications/updateApplications/${applicationId}/status`, {
    token: company.token,
    form: decided,
  });
  const payload = {
    ...named,
    ...change,
    ...decided,
    ...run,
    batch: 0,
    version: 0,
    after: null,
    tokenHash: 'x',
    sequence: 1,
    deletion: randomUUID(),
    people: [userId],
  };
  const ended = await doEveryTask(app, payload);
  expect(ended.length).toBeGreaterThan(20);
  expect(ended.filter(({ state }) => state !== 'completed')).toEqual([]);
});
