/** A process killed in the middle of applications: each is whole or not there, and what lies around is swept after a day. */
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildJob } from '#world/builders.ts';
import { createTestDatabase, type TestDatabase } from '#world/database.ts';
import { pdfFile, resume } from '#world/documents.ts';
import { buildApplicant, buildCompany, signIn, superuser } from '#world/people.ts';
import { freePort, type Started, startFile } from '#world/process.ts';
import { rows } from './watch.ts';
import { send } from './wire.ts';

let dataDir: string;
let server: Started;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saring-crash-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Started> {
  return startFile('server/src/main.ts', {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SUPERUSER_USERNAME: superuser.username,
    SUPERUSER_PASSWORD: superuser.password,
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'silent',
  });
}

const query = (statement: string) => rows({ databaseUrl: database.url }, statement);

/** Keys of everything in the store. */
async function stored(): Promise<string[]> {
  const folder = join(dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

describe('applications while the process is killed', () => {
  it('are whole or not there, can be sent again, and leave no file for longer than a day', async () => {
    server = await start();
    const company = await buildCompany(server);
    const job = await buildJob(company);
    const people = await Promise.all(Array.from({ length: 6 }, () => buildApplicant(server)));
    // Made once: a file that is written anew is another request.
    const files = { resume: await pdfFile(resume), certification: await pdfFile(['Sijil'], 'sijil.pdf') };
    const save = async (person: { username: string; token: string }, key: string) =>
      send(server, 'POST', `/api/applications/${person.username}/saveApplications`, {
        token: person.token,
        headers: { 'idempotency-key': key },
        form: { jobId: job.id, companyId: company.companyId, expected_salary: 'RM 1' },
        files,
      }).then(
        (answer) => answer.status,
        () => 0,
      );
    for (const [round, milliseconds] of [15, 45, 90, 160].entries()) {
      const sent = people.map((person) => save(person, `round-${round}`));
      await pause(milliseconds);
      const gone = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await gone;
      await Promise.all(sent);
      server = await start();
      // The same again: what was saved is answered, what was not is saved now.
      const again = await Promise.all(people.map((person) => save(person, `round-${round}`)));
      expect(again).toEqual(people.map(() => (round < 3 ? 201 : 409)));
    }
    const [made] = await query('select count(*)::int as count from applications');
    expect(made.count).toBe(people.length * 3);
    const torn = await query(`select a.id from applications a
      left join files f on f.id = a.resume_file_id left join resume_texts t on t.application_id = a.id
      where f.id is null or t.application_id is null`);
    expect(torn).toEqual([]);
    const first = people[0];
    if (!first) throw new Error('somebody applied');
    const client = await signIn(server, first.username);
    const own = await call(client, api.applications.own, { params: { id: first.username } });
    for (const { id } of own.data.applications) {
      const answer = await call(client, api.applications.processResume, {
        body: { username: first.username, applicationId: id },
      });
      expect(answer.state).toBe('done');
    }
    const kept = (await query('select key from files order by key')).map(({ key }) => key);
    expect(await stored()).toEqual(expect.arrayContaining(kept));

    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const key of await stored()) await utimes(join(dataDir, 'files', key), yesterday, yesterday);
    await query("insert into pgboss.job (name, data) values ('files.sweep', '{}')");
    await expect.poll(stored, { timeout: 20_000 }).toEqual(kept.sort());
  }, 120_000);
});
