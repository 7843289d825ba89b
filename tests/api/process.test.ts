import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { api, call } from '@saring/contract';
import { describe, expect, it } from 'vitest';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { jobFields } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, signIn, signInSuperuser, superuser } from '#world/people/people.ts';
import {
  database,
  dataDir,
  firstPassword,
  type Launched,
  launch,
  launches,
  launchUp,
  running,
} from '#world/processes/launch.ts';

launches();

describe('work that was accepted', () => {
  it('is done after a kill -9 between saving and processing, by a worker of its own', async () => {
    const web = await launchUp({ PROCESS: 'web' });
    const company = await buildCompany(web);
    const { job } = await call(company.client, api.jobs.create, {
      body: { ...jobFields, companyId: company.companyId, otherInfo: 'An accountant for full set accounts.' },
    });
    const person = await buildApplicant(web);
    const saved = await call(person.client, api.applications.save, {
      params: { id: person.username },
      body: { jobId: job.id, companyId: company.companyId, expectedSalary: 'RM 1' },
      files: { resume: await pdfFile(resume) },
    });
    web.child.kill('SIGKILL');
    await web.ended;
    const { id } = saved.data.application;
    const state = async () =>
      (await rows({ databaseUrl: database.url }, 'select resume_state from applications where id = $1', [id]))[0];
    expect(await state()).toEqual({ resume_state: 'waiting' });

    const [again, worker] = await Promise.all([launchUp({ PROCESS: 'web' }), launchUp({ PROCESS: 'worker' })]);
    expect(worker.output.out).toContain('Saring works in the background.');
    const { status, body } = await send(again, 'POST', '/api/applications/process/resume', {
      token: person.token,
      json: { username: person.username, application_id: id },
    });
    expect([status, body.state]).toEqual([200, 'done']);
    const { body: shown } = await send(again, 'GET', `/api/applications/${id}`, company);
    expect(shown.application.resume_relevancy_score).toBeGreaterThan(0);
    expect((await fetch(again.url + shown.application.resumeUrl)).status).toBe(200);
    // The mails that the first process could only queue have gone out as well.
    await expect
      .poll(async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).length)
      .toBeGreaterThanOrEqual(2);
  });
});

describe('a stop', () => {
  it('lets a request under way finish, answers what follows it on its connection, takes no other, and ends with 0', async () => {
    const app = await launchUp();
    const body = new URLSearchParams({ ...superuser }).toString();
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.write(
      `POST /api/auth/token HTTP/1.1\r\nhost: saring\r\nexpect: 100-continue\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    // From here on the server has the request, but not yet its body.
    await expect.poll(() => heard).toContain('100 Continue');
    app.child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(app.url).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');
    socket.write(`${body}GET /api/health/live HTTP/1.1\r\nhost: saring\r\n\r\n`);
    await once(socket, 'close');
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(heard).toContain('access_token');
    expect(heard).toContain('"status":"ok"');
    expect(await app.ended).toBe(0);
    expect(app.output.err).toBe('');
  });

  it('is not held up by somebody who waits for something or says nothing', async () => {
    const app = await launchUp({ PROCESS: 'web' });
    const company = await buildCompany(app);
    const { job } = await call(company.client, api.jobs.create, {
      body: { ...jobFields, companyId: company.companyId, otherInfo: 'An accountant.' },
    });
    const silent = connect(Number(new URL(app.url).port), '127.0.0.1');
    silent.on('error', () => {});
    await once(silent, 'connect');
    // Nobody reads the description here, so this waits for 20 s.
    const waiting = send(app, 'POST', '/api/jobs/process/job_desc', {
      token: company.token,
      json: { jobId: job.id, companyId: company.companyId },
    }).catch(() => null);
    await send(app, 'GET', '/api/health/live');
    app.child.kill('SIGTERM');
    expect(await app.ended).toBe(0);
    await waiting;
    silent.destroy();
  });
});

it('makes up a password for the first operator, says where it lies, and keeps its secrets from others', async () => {
  const first = await launchUp({ SUPERUSER_PASSWORD: '', LOG_LEVEL: 'trace' });
  expect(first.output.out).toContain(
    `"Operator account: superuser, with the password in ${join(await realpath(dataDir), 'first-password')}"`,
  );
  const secret = await firstPassword();
  expect(secret.length).toBeGreaterThanOrEqual(16);
  await signIn(first, 'superuser', secret);
  for (const name of ['token-secret', 'first-password'])
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
  first.child.kill('SIGTERM');
  await first.ended;
  expect(first.output.out + first.output.err).not.toContain(secret);
  const again = await launchUp({ SUPERUSER_PASSWORD: '' });
  expect(again.output.out).not.toContain('Operator account');
  await signIn(again, 'superuser', secret);
});

it('tells whoever starts it that browsers give no microphone to plain HTTP', async () => {
  const words = 'browsers give no microphone';
  expect((await launchUp({ PUBLIC_URL: 'http://hire.test' })).output.out).toContain(words);
  expect((await launchUp({ PUBLIC_URL: 'https://hire.test' })).output.out).not.toContain(words);
});

it('lets the first operator in with the first request that it answers', async () => {
  const app = await launch({ LOG_LEVEL: 'silent' });
  const asked = () => signIn(app, superuser.username, superuser.password).catch((error: Error) => error.message);
  const answers: unknown[] = [];
  // As fast as it can be asked: refused connections until it listens, and then nothing but a sign-in.
  while (typeof answers.at(-1) !== 'object') answers.push(await asked());
  expect(answers.filter((answer) => typeof answer === 'string' && answer !== 'fetch failed')).toEqual([]);
});

describe('several processes', () => {
  it('that start at once on an empty database and one folder become one installation', async () => {
    const name = `empty_${randomBytes(5).toString('hex')}`;
    await rows({ databaseUrl: database.url }, `create database ${name} template template0`);
    const empty = new URL(database.url);
    empty.pathname = `/${name}`;
    try {
      const all = await Promise.all([1, 2, 3].map(() => launch({ DATABASE_URL: empty.href, PROCESS: 'web' })));
      await Promise.all(all.map((each) => each.up()));
      const operators = await rows({ databaseUrl: empty.href }, "select 1 from users where role = 'superuser'");
      expect(operators).toHaveLength(1);
      expect(all.filter(({ output }) => output.out.includes('Operator account'))).toHaveLength(1);
      for (const one of all) {
        const { accessToken: token } = await signInSuperuser(one);
        for (const other of all) expect((await send(other, 'GET', '/api/users/me', { token })).status).toBe(200);
      }
      expect((await readFile(join(dataDir, 'token-secret'), 'utf8')).length).toBeGreaterThanOrEqual(32);
      expect(await rows({ databaseUrl: empty.href }, 'select id from installation')).toEqual([
        { id: (await readFile(join(dataDir, 'files', 'installation-id'), 'utf8')).trim() },
      ]);
      expect((await readdir(dataDir)).filter((file) => file.startsWith('token-secret'))).toEqual(['token-secret']);
    } finally {
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await rows({ databaseUrl: database.url }, `drop database ${name} with (force)`);
    }
  });
});

it('guesses at a password add up over several processes, and a lockout holds in each', async () => {
  const limited = { PROCESS: 'web', RATE_LIMIT: 'true' };
  const [one, other] = await Promise.all([launchUp(limited), launchUp(limited)]);
  const guess = (at: Launched, word: string) =>
    send(at, 'POST', '/api/auth/token', { form: { username: superuser.username, password: word } });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => guess(index % 2 ? one : other, 'Wrong-1!')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
  for (const each of [one, other]) {
    const { status, headers } = await guess(each, superuser.password);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
  }
});
