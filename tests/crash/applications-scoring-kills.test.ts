/** kill -9 in the middle of scoring again: after the next start it goes on where it was, each applicant once and none left out. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#world/app/database.ts';
import { copyApplication, scoredEarlier } from '#world/app/earlier.ts';
import { rows as rowsOf } from '#world/app/watch.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { freePort, type Started, startFile, testedEnv } from '#world/processes/process.ts';

let dataDir: string;
let database: TestDatabase;
let server: Started;
let env: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saring-scoring-'));
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

const rows = (statement: string, values: unknown[] = []) => rowsOf({ databaseUrl: database.url }, statement, values);

it('450 applicants in three batches are scored again once each, whenever the process is killed', async () => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const first = await buildApplication(await buildApplicant(server), job, resume);
  await scoredEarlier({ databaseUrl: database.url }, [first]);
  await copyApplication({ databaseUrl: database.url }, first, 449);
  const params = { companyId: job.companyId, jobId: job.id };
  const scoring = () => call(company.client, api.applications.scoring, { params });
  expect(await scoring()).toMatchObject({ scored: 450, otherwise: 450 });
  expect((await call(company.client, api.applications.scoreAgain, { params, body: {} })).asked).toBe(450);
  for (const left of [400, 200]) {
    await expect.poll(async () => (await scoring()).otherwise, { interval: 20 }).toBeLessThan(left);
    await server.kill();
    const [{ waiting }] = await rows("select count(*)::int as waiting from rescored where state = 'waiting'");
    expect(waiting).toBeGreaterThan(0);
    server = await startFile('server/src/main.ts', env);
  }
  await expect.poll(async () => (await scoring()).run?.state, { timeout: 120_000 }).toBe('done');
  const { run, otherwise } = await scoring();
  expect(otherwise).toBe(0);
  expect(run).toMatchObject({ asked: 450, raised: 450, lowered: 0, same: 0, failed: 0 });
  const analysed = await rows(
    "select application_id from analyses where engine_version <> '0' group by 1 having count(*) = 1",
  );
  expect(analysed).toHaveLength(450);
  expect(await rows('select 1 from rescored')).toHaveLength(450);
}, 600_000);
