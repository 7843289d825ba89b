/** The product as processes of an operating system: started, killed, stopped, started wrongly. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api, call } from '@saring/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobFields } from '#world/builders.ts';
import { createTestDatabase, type TestDatabase } from '#world/database.ts';
import { pdfFile, resume } from '#world/documents.ts';
import { buildApplicant, buildCompany, signIn, signInSuperuser, superuser } from '#world/people.ts';
import { freePort } from '#world/process.ts';
import { rows } from './watch.ts';
import { send } from './wire.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

interface Launched {
  url: string;
  child: ChildProcess;
  output: { out: string; err: string };
  /** Resolves once it says that it is up; rejects when it ends before. */
  up(): Promise<void>;
  /** The code with which it ends, null after a signal. */
  ended: Promise<number | null>;
}

let dataDir: string;
let database: TestDatabase;
const running: Launched[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saring-process-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function launch(env: Record<string, string> = {}): Promise<Launched> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: cache,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SUPERUSER_USERNAME: superuser.username,
      SUPERUSER_PASSWORD: superuser.password,
      RATE_LIMIT: 'false',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  const said = Promise.withResolvers<void>();
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
    if (/ready at|in the background/.test(output.out)) said.resolve();
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code);
  ended.then((code) => said.reject(new Error(`ended with ${code}: ${output.out}${output.err}`)));
  said.promise.catch(() => {});
  const launched = { url: `http://127.0.0.1:${port}`, child, output, up: () => said.promise, ended };
  running.push(launched);
  return launched;
}

async function launchUp(env: Record<string, string> = {}): Promise<Launched> {
  const launched = await launch(env);
  await launched.up();
  return launched;
}

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
      .poll(async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(2);
  }, 60_000);
});

describe('a stop', () => {
  it('lets a request under way finish, takes no other, and ends with 0 within 10 s', async () => {
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
    const began = performance.now();
    app.child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(app.url).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');
    socket.write(body);
    await once(socket, 'close');
    expect(heard).toContain('HTTP/1.1 200 OK');
    expect(heard).toContain('access_token');
    expect(await app.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(app.output.err).toBe('');
  }, 30_000);

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
    const began = performance.now();
    app.child.kill('SIGTERM');
    expect(await app.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await waiting;
    silent.destroy();
  }, 30_000);
});

it('makes up a password for the first operator, prints it once, and keeps its secret from others', async () => {
  const first = await launchUp({ SUPERUSER_PASSWORD: '' });
  const secret = /^Operator account: superuser \/ (\S{16,})$/m.exec(first.output.out)?.[1] ?? '';
  await signIn(first, 'superuser', secret);
  expect((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
  first.child.kill('SIGTERM');
  await first.ended;
  const again = await launchUp({ SUPERUSER_PASSWORD: '' });
  expect(again.output.out).not.toContain('Operator account');
  await signIn(again, 'superuser', secret);
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
      expect((await readdir(dataDir)).filter((file) => file.startsWith('token-secret'))).toEqual(['token-secret']);
    } finally {
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await rows({ databaseUrl: database.url }, `drop database ${name} with (force)`);
    }
  }, 60_000);
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
}, 60_000);

describe('a wrong start', () => {
  async function refusal(env: Record<string, string>): Promise<string> {
    const app = await launch(env);
    expect(await app.ended).toBe(1);
    expect(app.output.out).toBe('');
    expect(app.output.err).toMatch(/^Saring cannot start: [^\n]+\n$/);
    return app.output.err;
  }
  const everything = async (folder: string) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return Promise.all(files.sort().map(async (file) => [file, (await readFile(file)).toString('base64')]));
  };

  it('names every bad variable in one line, and no value of a secret', async () => {
    const said = await refusal({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://user:hidden-word@x',
      TOKEN_SECRET: 'hidden-word',
      TIME_ZONE: 'Mars/Olympus',
      PROCESS: 'both',
      RATE_LIMIT: 'yes',
      PUBLIC_URL: 'saring.test',
      SMTP_URL: 'http://mail',
      AI_BASE_URL: 'http://ai.test',
      SUPERUSER_USERNAME: 'a b',
      TOKEN_TTL_HOURS: '0',
    });
    const names =
      'PORT LOG_LEVEL DATABASE_URL TOKEN_SECRET TIME_ZONE PROCESS RATE_LIMIT PUBLIC_URL SMTP_URL SUPERUSER_USERNAME TOKEN_TTL_HOURS';
    for (const name of names.split(' ')) expect(said).toMatch(new RegExp(`[ ;]${name} must be `));
    expect(said).not.toContain('hidden-word');
  });

  it.each([
    ['SMTP_URL', 'smtp://', 'must name a server'],
    ['SMTP_URL', 'mail.example.com', 'must be an address starting with smtp:// or smtps://'],
    ['MAIL_FROM', 'nobody', 'must be one address'],
    ['MAIL_FROM', 'Acme <no-reply@acme.test', 'must be one address'],
    ['MAIL_FROM', 'Acme, Inc. <no-reply@acme.test>', 'must be one address'],
    ['MAIL_FROM', 'a@acme.test, b@acme.test', 'must be one address'],
    ['MAIL_FROM', 'Acme\r\nBcc: spy@evil.test <no-reply@acme.test>', 'must be one address'],
    ['HOST', 'not a host', 'must be an address or a name of this machine'],
    ['HOST', 'http://127.0.0.1', 'must be an address or a name of this machine'],
    ['PUBLIC_URL', 'https://hire.test/?a=b', 'must be an address without a query'],
    ['PUBLIC_URL', 'https://hire.test/#top', 'must be an address without a query'],
  ])('with %s=%j says what is wrong with it', async (name, value, text) => {
    expect(await refusal({ [name]: value })).toContain(`${name} ${text}`);
  });

  it('on an address of another machine says so', async () => {
    expect(await refusal({ HOST: '203.0.113.9' })).toMatch(/cannot start: HOST and PORT cannot be listened on: .*203/);
  });

  it.runIf(process.platform === 'linux').each(['/proc', '/proc/x', '/proc/x/y/z'])(
    'on the folder %s, in which nothing can be made, says so',
    async (folder) => {
      for (const url of ['', database.url])
        expect(await refusal({ DATA_DIR: folder, DATABASE_URL: url })).toContain(`DATA_DIR cannot be used: `);
    },
  );

  it('on a port that is taken says so', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusal({ PORT: String(port) })).toBe(
      `Saring cannot start: port ${port} is taken. Set PORT to another one.\n`,
    );
    server.close();
  });

  it.each([
    ['is not there', () => 'postgres://somebody:hidden-word@127.0.0.1:1/saring'],
    ['has no such database', () => database.url.replace(/\/[^/?]+(\?|$)/, '/nothing_here$1')],
  ])('with a database server that %s says so, without the password', async (_what, url) => {
    const said = await refusal({ DATABASE_URL: url() });
    expect(said).toContain('the database of DATABASE_URL cannot be used');
    expect(said).not.toContain('hidden-word');
  });

  it('on a damaged data folder changes nothing in it', async () => {
    await mkdir(join(dataDir, 'db', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'db', 'PG_VERSION'), 'garbage\n');
    await writeFile(join(dataDir, 'db', 'base', '1'), 'rows of somebody');
    const before = await everything(join(dataDir, 'db'));
    expect(await refusal({ DATABASE_URL: '' })).toContain(dataDir);
    expect(await everything(join(dataDir, 'db'))).toEqual(before);
  });

  it('with a file for a data folder says so', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, 'mine');
    for (const url of ['', database.url]) expect(await refusal({ DATA_DIR: file, DATABASE_URL: url })).toContain(file);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('on a data folder in use is turned away; the first goes on, and stops cleanly', async () => {
    const first = await launchUp({ DATABASE_URL: '' });
    expect(await refusal({ DATABASE_URL: '' })).toBe(
      `Saring cannot start: The data folder ${dataDir} is in use by another Saring process (pid ${first.child.pid}).\n`,
    );
    expect((await send(first, 'GET', '/api/health/ready')).body).toMatchObject({ status: 'ok' });
    await signInSuperuser(first);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(await readdir(join(dataDir, 'db.lock'))).toEqual([]);
    expect(await readdir(join(dataDir, 'db'))).not.toContain('postmaster.pid');
  }, 60_000);
});
