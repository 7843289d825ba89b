/** The own copy, asked for many times at once: each answer is whole or a refusal, and nothing is left of the work. */
import { readdir, readlink } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type Person } from '#world/people/people.ts';

const waiting = "select name from pgboss.job where state in ('created', 'retry', 'active') and start_after < now()";
let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startApp();
  person = await buildApplicant(app, 'Aisyah binti Rahman');
  const job = await buildJob(await buildCompany(app));
  for (let count = 0; count < 3; count += 1) await takeInterview(person, await buildApplication(person, job));
});
afterAll(() => app[Symbol.asyncDispose]());

const ask = (signal?: AbortSignal) =>
  fetch(`${app.url}/api/applicants/${person.username}/data`, {
    headers: { authorization: `Bearer ${person.token}` },
    ...(signal ? { signal } : {}),
  });
/** What lies in the folder of data, whatever it is for. */
const onDisk = async () => (await readdir(app.dataDir, { recursive: true })).sort();
/** Files of that folder which the process has open. */
async function open(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const paths = await Promise.all(descriptors.map((one) => readlink(`/proc/self/fd/${one}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(app.dataDir));
}
const under = "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'";

it('ten at once are ten whole answers that say the same, and leave nothing', async () => {
  // The mails about the applications are in the copy, and on the disk.
  await expect.poll(() => rows(app, waiting)).toEqual([]);
  const [before, opened] = [await onDisk(), await open()];
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const copies = await Promise.all(
    answers.map(async (answer) => unzipSync(new Uint8Array(await answer.arrayBuffer()))),
  );
  const said = copies.map((copy) => {
    const { made_at: _, ...data } = JSON.parse(new TextDecoder().decode(copy['data.json']));
    return data;
  });
  expect(said[0].applications).toHaveLength(3);
  for (const [index, copy] of copies.entries()) {
    expect(Object.keys(copy).sort()).toEqual(Object.keys(copies[0] ?? {}).sort());
    expect(said[index]).toEqual(said[0]);
    for (const { resume } of said[0].applications) expect(copy[resume]?.length).toBeGreaterThan(0);
  }
  expect(await onDisk()).toEqual(before);
  await expect.poll(open).toEqual(opened);
  await expect.poll(() => rows(app, under)).toEqual([]);
});

it('of ten whose readers hang up at the first bytes nothing is left, and the next is whole', async () => {
  const [before, opened] = [await onDisk(), await open()];
  const given = Array.from({ length: 10 }, async () => {
    const hanging = new AbortController();
    const answer = await ask(hanging.signal);
    await answer.body?.getReader().read();
    hanging.abort();
  });
  await Promise.all(given);
  await expect.poll(open).toEqual(opened);
  await expect.poll(() => rows(app, under)).toEqual([]);
  expect(await onDisk()).toEqual(before);
  const whole = unzipSync(new Uint8Array(await (await ask()).arrayBuffer()));
  expect(Object.keys(whole)).toContain('data.html');
});
