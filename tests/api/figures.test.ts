/** What the figures of a process tell of waiting tasks, of backups and of the disk. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { backupLock } from '#world/app/database.ts';
import { rows } from '#world/app/watch.ts';
import { buildCheckout, type Checkout } from '#world/processes/checkout.ts';

let app: TestApp;
let checkout: Checkout;
beforeAll(async () => {
  app = await startApp();
  checkout = await buildCheckout({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir });
});
afterAll(async () => {
  await checkout.remove();
  await app[Symbol.asyncDispose]();
});

/** The figure of that name and labels as they are written; undefined where there is none. */
async function figure(name: string): Promise<number | undefined> {
  const { body } = await app.running.world.metrics.text();
  const line = body.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length).replace('Inf', 'Infinity'));
}
const oldest = (task: string) => figure(`saring_queue_oldest_seconds{task="${task}"}`);

it('a task that is tried again is as old as it is, and one that is wished for later does not wait yet', async () => {
  const add = 'insert into pgboss.job (name, state, created_on, start_after, data)';
  const hour = "now() - interval '1 hour', now() + interval '1 hour'";
  await rows(app, `${add} values ('email.send', 'retry', ${hour}, '{}'), ('files.remove', 'created', ${hour}, '{}')`);
  expect(await oldest('email.send')).toBeGreaterThanOrEqual(3600);
  expect(await oldest('files.remove')).toBe(0);
  // Tried once at the hour that was wished for, it has waited since then.
  const wished = `jsonb_build_object('waitsSince', now() - interval '10 minutes')`;
  await rows(app, `${add} values ('interview.expire', 'retry', ${hour}, ${wished})`);
  const waits = await oldest('interview.expire');
  expect([waits && waits >= 600, waits && waits < 3600]).toEqual([true, true]);
});

it('a task that is put off while something else is out of order is as old as it is', async () => {
  // As while a backup is being made, for which the nightly cleaning waits.
  const backup = new pg.Client({ connectionString: app.databaseUrl });
  await backup.connect();
  try {
    await backup.query('select pg_advisory_lock($1)', [backupLock]);
    await rows(app, "insert into pgboss.job (name, created_on) values ('system.vacuum', now() - interval '1 hour')");
    await expect.poll(() => oldest('system.vacuum')).toBeGreaterThanOrEqual(3600);
  } finally {
    await backup.end();
  }
});

it('the last backup has its age, and how many stored files were damaged; without one its age has no end', async () => {
  expect(await figure('saring_last_backup_age_seconds')).toBe(Number.POSITIVE_INFINITY);
  expect((await checkout.run(['backup', 'one.backup'])).code).toBe(0);
  const age = await figure('saring_last_backup_age_seconds');
  expect([age !== undefined && age >= 0, age !== undefined && age < 3600]).toEqual([true, true]);
  expect(await figure('saring_last_backup_damaged_files')).toBe(0);

  // A row that names a file which is not there.
  await rows(
    app,
    "insert into files (id, key, filename, mime, kind, size, sha256, created_at) values (gen_random_uuid(), 'resume/ab/gone.pdf', 'gone.pdf', 'application/pdf', 'pdf', 1, '', now())",
  );
  expect((await checkout.run(['backup', 'two.backup'])).code).toBe(1);
  expect(await figure('saring_last_backup_damaged_files')).toBe(1);
  // As versions before wrote it.
  await rows(app, "comment on table drizzle.__drizzle_migrations is 'last backup 2026-01-01T00:00:00Z'");
  expect(await figure('saring_last_backup_age_seconds')).toBeGreaterThan(86_400);
  expect(await figure('saring_last_backup_damaged_files')).toBe(0);
});

it('the room where files are written is told, and the version with the kind of process', async () => {
  expect(await figure('saring_data_free_bytes')).toBeGreaterThan(0);
  expect(await figure('saring_database_up')).toBe(1);
  const { body } = await app.running.world.metrics.text();
  expect(body).toMatch(/^saring_build_info\{version="\d+\.\d+\.\d+",node="v24\.[\d.]+",process="all"\} 1$/m);
});
