/** Background tasks: what goes wrong with one is nobody else's affair. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
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
