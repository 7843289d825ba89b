/** What one account asks for, however much and however slow, holds up nobody else, and is dropped when it hangs up. */
import { rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { storedFiles } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { resume, txt } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type Person } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const resumePath = ({ username }: Person) => `/api/applicants/${username}/resume`;
const upload = (person: Person) =>
  send(app, 'PUT', resumePath(person), {
    token: person.token,
    files: { resume: new File([txt(resume)], 'resume.txt') },
  });

/** An upload that has begun and does not go on. */
function stalled(person: Person): ClientRequest {
  const headers = {
    authorization: `Bearer ${person.token}`,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': '100000',
  };
  const begun = request(`${app.url}${resumePath(person)}`, { method: 'PUT', headers });
  begun.on('error', () => {});
  begun.write('--b\r\ncontent-disposition: form-data; name="resume"; filename="a.txt"\r\n\r\nAccountant');
  return begun;
}

/** Criteria that the engine proposed since the start. */
async function proposals(): Promise<number> {
  const { body } = await app.running.world.metrics.text();
  const counts = body.matchAll(/^saring_engine_seconds_count\{.*call="criteria".*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('an account', () => {
  it('has two requests with files under way; a third waits for one of them, and for nobody else', async () => {
    const [slow, other] = await Promise.all([buildApplicant(app), buildApplicant(app)]);
    const begun = [stalled(slow), stalled(slow)];
    // On connections of their own and behind those: both are let in before it.
    expect((await upload(other)).status).toBe(200);
    let answered = false;
    const third = upload(slow).finally(() => {
      answered = true;
    });
    for (let times = 0; times < 3; times += 1) expect((await upload(other)).status).toBe(200);
    // What needs no file does not wait.
    expect((await send(app, 'GET', '/api/users/me', { token: slow.token })).status).toBe(200);
    expect(answered).toBe(false);
    begun[0]?.destroy();
    expect((await third).status).toBe(200);
    begun[1]?.destroy();
  });

  it('that hangs up on many slow readings leaves nothing for others to wait for', async () => {
    const company = await buildCompany(app);
    const person = await buildApplicant(app);
    const file = () => new File(['a, '.repeat(66_000)], 'a.txt');
    const hangUp = new AbortController();
    // As many as may wait.
    const flood = Array.from({ length: 12 }, () => {
      const body = new FormData();
      body.append('description_file', file());
      const headers = { authorization: `Bearer ${company.token}` };
      const path = '/api/jobs/generate-criteria-from-file';
      return fetch(app.url + path, { method: 'POST', headers, body, signal: hangUp.signal }).then(
        ({ status }) => status,
        () => 'hung up',
      );
    });
    expect(await Promise.race(flood)).toBe(200);
    hangUp.abort();
    await Promise.all(flood);
    expect((await upload(person)).status).toBe(200);
    const next = await send(app, 'POST', '/api/jobs/generate-criteria', {
      token: company.token,
      json: { jobInfo: 'An accountant who closes the books.' },
    });
    expect(next.status).toBe(200);
    // Two at a time until the first was answered, and those two read on; the rest was never begun.
    const made = await proposals();
    expect(made).toBeGreaterThanOrEqual(2);
    expect(made).toBeLessThanOrEqual(5);
  });
});

it('suggestions from a resume are found once, when it is uploaded', async () => {
  const person = await buildApplicant(app);
  expect((await upload(person)).status).toBe(200);
  const ask = () => send(app, 'GET', `/api/applicants/${person.username}/resume-suggestions`, { token: person.token });
  const before = await ask();
  expect(before.body).toMatchObject({ full_name: 'Aisyah Rahman' });
  // Nothing is left that could be read again.
  for (const file of await storedFiles(app)) await rm(file);
  expect((await ask()).body).toEqual(before.body);
});
