/** What somebody who means harm may try, and how far it goes: with the limits on, over two processes of one installation. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { createTestDatabase } from '#world/app/database.ts';
import { meanwhile } from '#world/app/meanwhile.ts';
import { codeTo } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  password,
  superuser,
  unique,
} from '#world/people/people.ts';
import { startFile } from '#world/processes/process.ts';

const secret = randomBytes(32).toString('hex');
let app: TestApp;
/** Another process of the same installation. */
let second: TestApp;
beforeAll(async () => {
  const env = { TOKEN_SECRET: secret, RATE_LIMIT: 'true', TRUST_PROXY: 'true' };
  app = await startApp({ env });
  second = await startApp({ env: { ...env, DATABASE_URL: app.databaseUrl, PROCESS: 'web' } });
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

let last = 0;
/** An address from which nobody called before. */
const newAddress = () => `203.0.${113 + Math.floor(++last / 250)}.${last % 250}`;
type Sent = Parameters<typeof send>[3];

/** Sends from an address of the caller's choice, or from a new one each time. */
const from = (address: string | null, on: TestApp, method: string, path: string, sent: Sent = {}) =>
  send(on, method, path, { ...sent, headers: { 'x-forwarded-for': address ?? newAddress(), ...sent.headers } });

/** Tries in turn at both processes. */
async function inTurn(count: number, ask: (on: TestApp, index: number) => ReturnType<typeof send>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await ask(index % 2 ? second : app, index)).status);
  return statuses;
}

describe('a limit holds over all processes together', () => {
  it('of wrong passwords for an account', async () => {
    const [{ username }, address] = [await buildApplicant(app), newAddress()];
    const tryIt = (on: TestApp, word: string): ReturnType<typeof send> =>
      from(address, on, 'POST', '/api/auth/token', { form: { username, password: word } });
    expect(await inTurn(10, (on) => tryIt(on, 'Wrong-Passw0rd!'))).toEqual(Array(10).fill(401));
    for (const on of [app, second]) {
      const locked = await tryIt(on, password);
      expect(locked.status).toBe(429);
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    }
  });

  const byAddress: [string, number, number, string, () => string, () => Sent][] = [
    [
      'signing in',
      60,
      401,
      'POST',
      () => '/api/auth/token',
      () => ({ form: { username: unique('nobody-'), password } }),
    ],
    ['codes', 20, 200, 'POST', () => `/api/auth/${unique('nobody-')}/send-otp`, () => ({})],
    ['registering', 20, 422, 'POST', () => '/api/users/register', () => ({ json: {} })],
    [
      'guesses at registration links',
      20,
      404,
      'GET',
      () => `/api/users/verify-companyreg-token/${unique('guess-')}`,
      () => ({}),
    ],
  ];
  it.each(byAddress)('of %s from an address', async (_what, most, usual, method, path, sent) => {
    const address = newAddress();
    const statuses = await inTurn(most + 2, (on) => from(address, on, method, path(), sent()));
    expect(statuses).toEqual([...Array(most).fill(usual), 429, 429]);
    // Others, and other calls from there, go on.
    expect((await from(newAddress(), second, method, path(), sent())).status).toBe(usual);
    expect((await from(address, second, 'GET', '/api/auth/verify-token/x')).status).toBe(401);
    expect((await from(address, app, 'GET', '/api/health/ready')).status).toBe(200);
  });

  const mailTo = { query: { text_message: 'Hello' }, json: ['nobody@x.test'] };
  const byAccount: [string, number, number, 'user' | 'admin', string, (name: string) => string, () => Sent][] = [
    [
      'applications',
      20,
      422,
      'user',
      'POST',
      (name: string) => `/api/applications/${name}/saveApplications`,
      () => ({}),
    ],
    ['uploads', 60, 422, 'user', 'PUT', (name: string) => `/api/applicants/${name}/resume`, () => ({})],
    ['downloads', 20, 200, 'user', 'GET', (name: string) => `/api/applicants/${name}/data`, () => ({})],
    ['questions', 60, 422, 'admin', 'POST', () => '/api/admin/query-applicants', () => ({ json: {} })],
    ['mailings', 60, 200, 'admin', 'POST', () => '/api/applications/send-rejection-emails', () => mailTo],
  ];
  it.each(byAccount)('of %s by an account', async (_what, most, usual, role, method, path, sent) => {
    const make = role === 'user' ? buildApplicant : buildCompany;
    const [person, other] = [await make(app), await make(app)];
    const ask = (who: Person, on: TestApp) =>
      from(null, on, method, path(who.username), { token: who.token, ...sent() });
    expect(await inTurn(most + 2, (on) => ask(person, on))).toEqual([...Array(most).fill(usual), 429, 429]);
    expect(Number((await ask(person, second)).headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await from(null, second, 'GET', '/api/users/me', { token: person.token })).status).toBe(200);
    expect((await ask(other, second)).status).toBe(usual);
  });
});

describe('mail to strangers', () => {
  const addressOf = (person: Person) => `${person.username}@person.test`;

  it('is not sent in the name of a company, whatever stands in names, titles and messages', async () => {
    const company = await buildCompany(app);
    const breaks = '\r\nBcc: victim@x.test\r\n\r\n<script>alert(1)</script>';
    const job = await buildJob(company, { jobTitle: `Clerk${breaks}`.slice(0, 200) });
    const person = await buildApplicant(app, `Aisyah${breaks}`);
    const id = await buildApplication(person, job);
    await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Accepted' } });
    const before = (await app.mails()).length;
    const addresses = [
      addressOf(person),
      'victim@x.test',
      `${addressOf(person)},victim@x.test`,
      `${addressOf(person)}\r\nBcc: victim@x.test`,
      `<${addressOf(person)}> victim@x.test`,
      `"victim@x.test" <${addressOf(person)}>`,
    ];
    const sent = await from(null, app, 'POST', '/api/applications/send-acceptance-emails', {
      token: company.token,
      query: { text_message: `Dear {full_name},${breaks}\n.\n{job_title}` },
      json: addresses,
    });
    expect(sent.body.data).toMatchObject({ successful_count: 1, failed_count: addresses.length - 1 });
    const mails = (await app.mails()).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to?.map(({ address }) => address)).toEqual([addressOf(person)]);
    expect([mails[0]?.cc, mails[0]?.bcc]).toEqual([undefined, undefined]);
    expect(mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mails[0]?.html).not.toContain('<script>');
  });

  it.each(['a@x.test\r\nBcc: b@x.test', 'a@x.test,b@x.test', '"a@x.test" <b@x.test>', 'a@x.test\0', ' '])(
    'is not asked for by an address such as %j',
    async (email) => {
      const json = { username: unique('person-'), email, password };
      expect((await from(null, app, 'POST', '/api/users/register', { json })).status).toBe(422);
    },
  );

  it('is five codes an hour at most from one address, however the name is written', async () => {
    const [victim, address] = [await buildApplicant(app), newAddress()];
    const names = [victim.username, victim.username.toUpperCase(), ` ${victim.username} `];
    const statuses = await inTurn(20, (on, index) =>
      from(address, on, 'POST', `/api/auth/${encodeURIComponent(names[index % 3] ?? '')}/send-otp`),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    await codeTo(app, addressOf(victim), 5);
    const got = (await app.mails()).filter((mail) => mail.to?.[0]?.address === addressOf(victim));
    expect(got).toHaveLength(5);
  });

  it('is 120 codes a day at most, from however many addresses they are asked for', async () => {
    const victim = await buildApplicant(app);
    const statuses = await inTurn(125, (on) => from(null, on, 'POST', `/api/auth/${victim.username}/send-otp`));
    expect(statuses).toEqual([...Array(120).fill(200), ...Array(5).fill(429)]);
  });
});

it('a code can be tried five times, however many addresses try', async () => {
  const { username } = await buildApplicant(app);
  const asked = await from(null, app, 'POST', `/api/auth/${username}/send-otp`);
  const code = await codeTo(app, `${username}@person.test`);
  const form = { otp: code === '000000' ? '000001' : '000000', token: asked.body.token };
  const said = [];
  for (let index = 0; index < 8; index += 1)
    said.push((await from(null, index % 2 ? second : app, 'POST', `/api/auth/${username}/verify-otp`, { form })).body);
  expect(said.map(({ detail }) => /(\d) (try|tries) left/.exec(detail)?.[1])).toEqual([
    '4',
    '3',
    '2',
    '1',
    ...Array(4),
  ]);
  const right = { otp: code, token: asked.body.token };
  expect((await from(null, second, 'POST', `/api/auth/${username}/verify-otp`, { form: right })).status).toBe(400);
});

it('questions of one company, many at once, do not starve another', async () => {
  const [loud, quiet] = [await buildCompany(app), await buildCompany(app)];
  const ask = (who: CompanyPerson) =>
    from(null, app, 'POST', '/api/admin/query-applicants', {
      token: who.token,
      json: { query: 'How many people applied in the last thirty days, by status?', username: who.companyId },
    });
  await ask(quiet);
  const flood = Promise.all(Array.from({ length: 100 }, () => ask(loud)));
  // Before the last of theirs.
  expect(await meanwhile(flood, () => ask(quiet), 3)).toEqual({ statuses: [200], over: false });
  const statuses = (await flood).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
});

it('many large uploads at once are taken in turn, and others are answered meanwhile', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saring-flood-'));
  const server = await startFile('server/src/main.ts', {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SUPERUSER_USERNAME: superuser.username,
    SUPERUSER_PASSWORD: superuser.password,
    LOG_LEVEL: 'silent',
  });
  try {
    const company = await buildCompany(server);
    const job = await buildJob(company);
    const people = await Promise.all(Array.from({ length: 8 }, () => buildApplicant(server)));
    const large = new Uint8Array(10 * 1024 * 1024).fill(0x20);
    large.set(Buffer.from('%PDF-1.7 '));
    large.set(Buffer.from('%%EOF'), large.length - 5);
    const words = new Uint8Array(5 * 1024 * 1024).fill(0x20);
    words.set(Buffer.from('Accountant with SST'));
    const upload = (person: Person) =>
      send(server, 'POST', `/api/applications/${person.username}/saveApplications`, {
        token: person.token,
        form: { jobId: job.id, companyId: job.companyId, expected_salary: 'RM 1' },
        files: {
          resume: new File([words], 'a.txt'),
          certification: new File([large], 'a.pdf'),
        },
      });
    const uploads = Promise.all(people.flatMap((person) => [1, 2, 3, 4, 5, 6].map(() => upload(person))));
    expect(await meanwhile(uploads, () => send(server, 'GET', '/api/health/live'), 20)).toEqual({
      statuses: [200],
      over: false,
    });
    const statuses = (await uploads).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(statuses).toContain(201);
  } finally {
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
