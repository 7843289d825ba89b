/** Every call that changes something, while the account or the job that it is about is being deleted: refused as if it had come later, and no failure of ours. */
import { allEndpoints, api, call, type Endpoint, type Role, rolesAllowed, statusOf } from '@saring/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { type Snapshot, takeSnapshot } from '#world/app/snapshot.ts';
import { buildCast, type Cast, idsOf, type Side } from '#world/people/contract-cast.ts';
import { sampleOf } from '#world/people/contract-values.ts';

interface Answer {
  status: number;
  text: string;
}

let app: TestApp;
let cast: Cast;
let before: Snapshot;
let deleting: pg.Client;
beforeAll(async () => {
  app = await startApp();
  cast = await buildCast(app);
  before = await takeSnapshot(app);
  deleting = new pg.Client({ connectionString: app.databaseUrl });
  await deleting.connect();
});
afterAll(async () => {
  await deleting.end();
  await before[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

/** Calls of an interview that has begun. */
const isOfInterview = (name: string) =>
  name.startsWith('interviews.') && !/\.(start|chooseAccommodations|wish|answerWish|openWishes)$/.test(name);

/** The operator's calls are about neither. */
const cases = allEndpoints()
  .filter(({ endpoint: { method, path } }) => method !== 'GET' && !path.includes('/superuser/'))
  .flatMap(({ name, endpoint }) =>
    callers(endpoint).flatMap((role) => (['account', 'job'] as const).map((what) => ({ name, endpoint, role, what }))),
  );

function callers({ access }: Endpoint): readonly Role[] {
  return access === 'public' || access === 'signed-in' ? ['user'] : rolesAllowed(access);
}

/** Deletes, and leaves the transaction open; again, as the server does, where a deadlock with a task ended it. */
async function begin(what: 'account' | 'job', side: Side, tries = 5): Promise<void> {
  await deleting.query('begin');
  try {
    if (what === 'account') await deleting.query('delete from users where username = $1', [side.person.username]);
    else await deleting.query('delete from jobs where id = $1', [side.jobId]);
  } catch (error) {
    await deleting.query('rollback');
    if (tries === 1 || !(error instanceof pg.DatabaseError && error.code === '40P01')) throw error;
    await begin(what, side, tries - 1);
  }
}

// A case leaves nothing to another, one that failed not even its transaction.
afterEach(async () => {
  await deleting.query('rollback');
  await before.restore();
});

/** Whether some call waits for the end of the deletion. Of `pg_stat_activity` a transaction sees what was there when it first looked. */
async function isAwaited(): Promise<boolean> {
  const { rowCount } = await deleting.query(
    'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
  );
  return rowCount !== 0;
}

async function send(name: string, endpoint: Endpoint, role: Role, side: Side): Promise<Answer> {
  const { path, init } = sampleOf(name, endpoint, idsOf(endpoint, role, side, cast));
  const headers = new Headers(init.headers);
  if (endpoint.access !== 'public') headers.set('authorization', `Bearer ${cast.tokens[role]}`);
  const response = await fetch(app.url + path, { ...init, headers });
  return { status: response.status, text: await response.text() };
}

it.each(cases)('$name by a $role while the $what is deleted', async ({ name, endpoint, role, what }) => {
  const { own } = cast;
  // Of an interview that is over little can be changed.
  const side = name.startsWith('interviews.') ? { ...own, applicationId: own.secondApplicationId } : own;
  if (isOfInterview(name)) await call(own.person.client, api.interviews.start, { params: { id: side.applicationId } });
  // Noted as under way, so that the call itself is what meets the deletion, and not the look at its token.
  const caller = role === 'admin' ? own.company : own.person;
  await call(caller.client, api.users.me, {});
  await begin(what, side);
  let answer: Answer | undefined;
  const end = send(name, endpoint, role, side).then((given) => {
    answer = given;
  });
  await expect.poll(async () => answer !== undefined || (await isAwaited()), { interval: 20 }).toBe(true);
  const awaited = answer === undefined;
  await deleting.query(awaited ? 'commit' : 'rollback');
  await end;
  const declared = (endpoint.errors ?? []).map(statusOf);
  if ((answer?.status ?? 500) >= 500) expect(declared, answer?.text).toContain(answer?.status);
});
