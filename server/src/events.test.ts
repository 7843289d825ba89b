/** What happens is told to all who subscribed, in the transaction that makes it so. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, type Executor, openDatabase } from '#platform/db/db.ts';
import { startTestPostgres } from '#platform/db/embedded/test-server.ts';
import { migrate } from '#platform/db/migrations.ts';
import { inScope } from '#platform/db/scope.ts';
import { systemClock } from '#platform/process/clock.ts';
import { type Event, type Subscriber, tell, type Who } from './events.ts';
import { subscribers } from './subscribers.ts';
import type { World } from './world.ts';

const job = '01900000-0000-7000-8000-000000000001';
const who: Who = { userId: 'system', username: 'system', role: 'system', companyId: 'acme' };
const posted: Event = { kind: 'job.posted', job };
const readAgain: Event = { kind: 'job.read_again', job, applications: 3 };

/** A second one beside those of the product, which keeps what it hears in a table of its own. */
const hears: Subscriber<World> = async (_world, tx, { id, event }) => {
  if (event.kind === 'job.posted') await tx.execute(sql`insert into heard values (${id}, ${event.job})`);
};
const refuses: Subscriber<World> = async () => {
  throw new Error('no');
};

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let database: Database;
beforeAll(async () => {
  postgres = await startTestPostgres();
  await migrate(postgres.url);
  database = openDatabase(postgres.url, { max: 2, roles: false });
  await query(sql`create table heard (id uuid, job uuid)`);
});
beforeEach(() => query(sql`truncate heard`));
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

function query(statement: SQL) {
  return inScope({ role: 'worker' }, async () => (await database.db.execute(statement)).rows);
}

function emit(to: readonly Subscriber<World>[], event: Event, then = async () => {}): Promise<void> {
  const work = async (tx: Executor) => {
    // No subscriber of the product asks more of the world so far.
    await tell({ clock: systemClock } as World, to, tx, who, event);
    await then();
  };
  return inScope({ role: 'worker' }, () => database.db.transaction(work));
}

const trail = () => query(sql`select id, action, subject, detail, actor, company_id from audit_events order by number`);
const heard = () => query(sql`select id, job from heard`);

it('is in the trail and with a second subscriber, under one id', async () => {
  const before = await trail();
  await emit([...subscribers, hears], posted);
  const [line] = (await trail()).slice(before.length);
  expect(line).toMatchObject({ action: 'job.posted', subject: job, detail: {}, actor: 'system', company_id: 'acme' });
  expect(await heard()).toEqual([{ id: line?.id, job }]);
});

it('tells its kind, so that a subscriber takes only what it is for', async () => {
  const before = await trail();
  await emit([...subscribers, hears], readAgain);
  expect((await trail()).slice(before.length)).toMatchObject([
    { action: 'job.read_again', detail: { applications: 3 } },
  ]);
  expect(await heard()).toEqual([]);
});

it('is told to nobody where what happened is undone', async () => {
  const before = await trail();
  const undone = emit([...subscribers, hears], posted, async () => {
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect([await trail(), await heard()]).toEqual([before, []]);
});

it('is undone where a subscriber throws', async () => {
  const before = await trail();
  await expect(emit([...subscribers, hears, refuses], posted)).rejects.toThrow('no');
  expect([await trail(), await heard()]).toEqual([before, []]);
});
