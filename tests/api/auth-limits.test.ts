/** How often one may try, with the limits switched on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { heldPasswords } from '#world/app/held-passwords.ts';
import { codeTo } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplicant, password, unique } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  // With a clock that stands still no window ends in the middle of a test.
  app = await startApp({ env: { RATE_LIMIT: 'true', TRUST_PROXY: 'true' }, replace: { clock: heldClock() } });
});
afterAll(() => app[Symbol.asyncDispose]());

let last = 0;
/** An address from which nobody called before. */
const newAddress = () => `203.0.113.${++last}`;

const signInFrom = (from: string, username: string, word = 'Wrong-Passw0rd!') =>
  send(app, 'POST', '/api/auth/token', {
    form: { username, password: word },
    headers: { 'x-forwarded-for': from },
  });
const many = async (count: number, ask: (index: number) => ReturnType<typeof send>) => {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await ask(index));
  return answers;
};
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('ten wrong passwords from one address', () => {
  it('lock the account from there, and say when to try again; from elsewhere it is open', async () => {
    const { username } = await buildApplicant(app);
    const from = newAddress();
    const answers = await many(10, () => signInFrom(from, username));
    expect(new Set(statuses(answers))).toEqual(new Set([401]));
    const locked = await signInFrom(from, username.toUpperCase(), password);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    expect(locked.body).toEqual({ detail: 'Too many attempts. Please try again in 15 minutes.', code: 'too_many' });
    expect((await signInFrom(newAddress(), username, password)).status).toBe(200);
    expect((await signInFrom(from, username, password)).status).toBe(429);
  });

  it('lock an account that does not exist alike', async () => {
    const [username, from] = [unique('nobody-'), newAddress()];
    const answers = await many(11, () => signInFrom(from, username));
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429]);
    expect((await signInFrom(newAddress(), username)).status).toBe(401);
  });

  it('are ten over both names of an account, its username and its email address', async () => {
    const { username } = await buildApplicant(app);
    const from = newAddress();
    const answers = await many(11, (index) => signInFrom(from, index % 2 === 0 ? username : `${username}@person.test`));
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429]);
  });

  it('are counted for a whole /48 of IPv6', async () => {
    const { username } = await buildApplicant(app);
    const answers = await many(11, (index) => signInFrom(`2001:db8:48:${index}::${index}`, username));
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429]);
    expect((await signInFrom('2001:db8:49::1', username, password)).status).toBe(200);
  });

  it('are forgotten with a good one in between', async () => {
    const { username } = await buildApplicant(app);
    const from = newAddress();
    await many(9, () => signInFrom(from, username));
    expect((await signInFrom(from, username, password)).status).toBe(200);
    expect(statuses(await many(2, () => signInFrom(from, username)))).toEqual([401, 401]);
  });

  it('are ten also when many are tried at once', async () => {
    const { username } = await buildApplicant(app);
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 30 }, () => signInFrom(from, username)));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10);
    expect((await signInFrom(from, username, password)).status).toBe(429);
  });

  it('lock no longer who resets the password with a code', async () => {
    const { username } = await buildApplicant(app);
    const from = newAddress();
    const headers = { 'x-forwarded-for': from };
    await many(11, () => signInFrom(from, username));
    const { body } = await send(app, 'POST', `/api/auth/${username}/send-otp`, { headers });
    const otp = await codeTo(app, `${username}@person.test`);
    const reset = (form: Record<string, string>) =>
      send(app, 'POST', `/api/users/${username.toUpperCase()}/reset-password`, { form, headers });
    const form = { otp, token: body.token, new_password: 'Another1!' };
    expect((await reset({ ...form, token: 'x' })).status).toBe(400);
    expect((await signInFrom(from, username, password)).status).toBe(429);
    expect((await reset(form)).status).toBe(200);
    expect((await signInFrom(from, username, 'Another1!')).status).toBe(200);
  });
});

it('ten wrong passwords of somebody who is signed in lock the change of it, from every address', async () => {
  const { username, token } = await buildApplicant(app);
  const json = { username, old_password: 'Wrong-Passw0rd!', new_password: 'Another1!' };
  const answers = await many(11, () =>
    send(app, 'POST', '/api/users/change-password', {
      token,
      json,
      headers: { 'x-forwarded-for': newAddress() },
    }),
  );
  expect(statuses(answers)).toEqual([...Array(10).fill(400), 429]);
});

describe('one address', () => {
  it('may try to sign in 60 times in 15 minutes, others still may', async () => {
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 62 }, () => signInFrom(from, unique('nobody-'))));
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(2);
    const { username } = await buildApplicant(app);
    const refused = await signInFrom(from, username, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await signInFrom(newAddress(), username, password)).status).toBe(200);
  });

  it('may sign in as often as it gives the right password', async () => {
    const { username } = await buildApplicant(app);
    const from = newAddress();
    const answers = await many(70, () => signInFrom(from, username, password));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    // And has all its tries for wrong ones afterwards.
    const wrong = await many(61, () => signInFrom(from, unique('nobody-')));
    expect(statuses(wrong)).toEqual([...Array(60).fill(401), 429]);
  });

  it('of IPv6 is its /64, and a /48 has four times as much', async () => {
    const headersOf = (address: string) => ({ 'x-forwarded-for': address });
    const signIns = await many(75, (index) => signInFrom(`2001:db8:1:2::${index.toString(16)}`, unique('nobody-')));
    expect(statuses(signIns)).toEqual([...Array(60).fill(401), ...Array(15).fill(429)]);
    const register = (address: string) =>
      send(app, 'POST', '/api/users/register', { json: {}, headers: headersOf(address) });
    const ofOneLine = await many(21, (index) => register(`2001:db8:2:1::${index}`));
    expect(statuses(ofOneLine)).toEqual([...Array(20).fill(422), 429]);
    // What was refused of one line has not been counted against its neighbours.
    const ofMany = await many(61, (index) => register(`2001:db8:2:${index + 2}::1`));
    expect(statuses(ofMany)).toEqual([...Array(60).fill(422), 429]);
    expect((await register('2001:db8:3::1')).status).toBe(422);
  });

  it('of IPv4 is the same however it is written', async () => {
    const forms = ['192.0.2.9', '::ffff:192.0.2.9', '::ffff:c000:209', '192.0.2.9:4711'];
    const answers = await many(21, (index) =>
      send(app, 'POST', '/api/users/register', {
        json: {},
        headers: { 'x-forwarded-for': forms[index % forms.length] ?? '' },
      }),
    );
    expect(statuses(answers)).toEqual([...Array(20).fill(422), 429]);
  });

  it('that is none is one with all such, and does no harm', async () => {
    const odd = ['unknown', '_', '999.1.1.1', '1.2.3', '::1::2', '[', '%', 'x'.repeat(5000), "'; drop table users"];
    const answers = await many(21, (index) =>
      send(app, 'POST', '/api/users/register', {
        json: {},
        headers: { 'x-forwarded-for': `${odd[index % odd.length]}` },
      }),
    );
    expect(statuses(answers)).toEqual([...Array(20).fill(422), 429]);
  });

  it('is the one that the proxy saw, not one that the caller claims before it', async () => {
    const from = newAddress();
    const answers = await many(61, () => signInFrom(`${newAddress()}, ${from}`, unique('nobody-')));
    expect(answers.at(-1)?.status).toBe(429);
  });

  it('may register 20 times an hour', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => send(app, 'POST', '/api/users/register', { json: {}, headers })),
    );
    expect(statuses(answers).sort()).toEqual([...Array(20).fill(422), 429]);
  });

  it('may make 600 calls a minute, and health is never refused', async () => {
    const from = newAddress();
    const headers = { 'x-forwarded-for': from };
    const answers = await Promise.all(
      Array.from({ length: 601 }, () => send(app, 'GET', '/api/auth/verify-token/x', { headers })),
    );
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(1);
    expect((await send(app, 'GET', '/api/health/live', { headers })).status).toBe(200);
  });
});

it('an account may change 60 times an hour what leaves a line in a trail for good', async () => {
  const { username, token } = await buildApplicant(app);
  const save = (description: string) =>
    send(app, 'PUT', `/api/applicants/${username}/profile`, { token, form: { description } });
  // Its profile was saved once to make it.
  const answers = await many(60, (index) => save(`Version ${index}`));
  expect(answers.at(-1)?.status).toBe(429);
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(1);
});

describe('one-time codes', () => {
  it('are sent five times an hour to an account and an address, whether the account is known or not', async () => {
    const { username } = await buildApplicant(app);
    for (const name of [username, unique('nobody-')]) {
      const headers = { 'x-forwarded-for': newAddress() };
      const answers = await many(6, () => send(app, 'POST', `/api/auth/${name}/send-otp`, { headers }));
      expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3500);
    }
  });

  it('are asked for and tried 20 times an hour from an address', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const answers = await many(21, () =>
      send(app, 'POST', `/api/auth/${unique('nobody-')}/verify-otp`, { form: { otp: '123456', token: 'x' }, headers }),
    );
    expect(statuses(answers)).toEqual([...Array(20).fill(400), 429]);
  });
});

it.each([
  ['applications', 20, 'POST', (name: string) => `/api/applications/${name}/saveApplications`],
  ['uploads', 60, 'PUT', (name: string) => `/api/applicants/${name}/resume`],
] as const)(
  'an account may make so many %s an hour: %i, from wherever, and others still may',
  async (_what, max, method, path) => {
    const [person, other] = [await buildApplicant(app), await buildApplicant(app)];
    const answers = await many(max + 1, () =>
      send(app, method, path(person.username), { token: person.token, headers: { 'x-forwarded-for': newAddress() } }),
    );
    expect(statuses(answers)).toEqual([...Array(max).fill(422), 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await send(app, method, path(other.username), other)).status).toBe(422);
  },
);

describe('an address of which 600 calls were refused in a minute', () => {
  const forged = (from: string, token = 'forged') =>
    send(app, 'GET', '/api/users/me', { token, headers: { 'x-forwarded-for': from } });

  it.each([
    ['without a right token', 401, '/api/users/me', 'forged'],
    ['for a role that it has not', 403, '/api/superuser/stats', null],
    ['at addresses that no call has', 404, '/api/.env', null],
  ])('%s is asked to wait before anybody looks who asks', async (_what, status, path, token) => {
    const [from, person] = [newAddress(), await buildApplicant(app)];
    const sent = { token: token ?? person.token, headers: { 'x-forwarded-for': from } };
    const answers = await many(600, () => send(app, 'GET', path, sent));
    expect(new Set(statuses(answers))).toEqual(new Set([status]));
    const waiting = await send(app, 'GET', path, sent);
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await forged(from, person.token)).status).toBe(429);
    expect((await forged(newAddress(), person.token)).status).toBe(200);
    const { headers } = sent;
    expect((await send(app, 'GET', '/api/health/live', { headers })).status).toBe(200);
    expect((await fetch(`${app.url}/login`, { headers })).status).toBe(200);
  });

  it('is one that is an address: what a proxy hands on as it came does no harm, however long', async () => {
    const { token } = await buildApplicant(app);
    const answers = await many(3, () => forged('x'.repeat(6000), token));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
  });
});

it('networks that are exempt are held by the limits of accounts alone', async () => {
  await using fair = await startApp({
    env: {
      RATE_LIMIT: 'true',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.0/8',
      LIMITS_EXEMPT: '198.51.100.0/24, 2001:db8:fa1::/48',
      LIMIT_REGISTRATIONS: '5',
    },
  });
  const { username } = await buildApplicant(fair);
  const at = (address: string, hop = '10.1.2.3') => ({ 'x-forwarded-for': `192.0.2.9, ${address}, ${hop}` });
  const register = (name: string, headers: Record<string, string>) =>
    send(fair, 'POST', '/api/users/register', {
      json: { username: name, email: `${name}@person.test`, password, first_name: 'A', last_name: 'B' },
      headers,
    });
  const signIn = (name: string, headers: Record<string, string>, word = password) =>
    send(fair, 'POST', '/api/auth/token', { form: { username: name, password: word }, headers });
  const inside = at('198.51.100.77');
  const names = Array.from({ length: 200 }, () => unique('visitor-'));
  const registered = await Promise.all(names.map((name, index) => register(name, at(`2001:db8:fa1:${index}::1`))));
  expect(new Set(statuses(registered))).toEqual(new Set([registered[0]?.status]));
  expect(registered[0]?.status).toBeLessThan(300);
  const signIns = await Promise.all(names.slice(0, 70).map((name) => signIn(name, inside)));
  expect(new Set(statuses(signIns))).toEqual(new Set([200]));
  // One account is guessed at no more from there than from elsewhere.
  expect(statuses(await many(11, () => signIn(username, inside, 'Wrong-Passw0rd!')))).toEqual([
    ...Array(10).fill(401),
    429,
  ]);
  // Elsewhere the number that was set holds.
  const outside = await many(6, () => register(unique('visitor-'), at('203.0.113.9')));
  expect(statuses(outside).at(-1)).toBe(429);
});

it('sign-ins wait in a line that has an end, and whoever comes after it hears when to come again', async () => {
  const { passwords, compare } = heldPasswords();
  await using busy = await startApp({ replace: { passwords } });
  const refused: Awaited<ReturnType<typeof send>>[] = [];
  const signIns = Array.from({ length: 300 }, async () => {
    const answer = await send(busy, 'POST', '/api/auth/token', { form: { username: unique('nobody-'), password } });
    if (answer.status === 503) refused.push(answer);
    return answer.status;
  });
  await expect.poll(() => refused).toHaveLength(50);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  // What is no sign-in does not wait there.
  expect((await send(busy, 'GET', '/api/auth/verify-token/x')).status).toBe(401);
  compare();
  expect((await Promise.all(signIns)).filter((status) => status === 401)).toHaveLength(250);
});

it('of several proxies as many are trusted as are named', async () => {
  await using two = await startApp({ env: { RATE_LIMIT: 'true', TRUST_PROXY: '2', LIMIT_REGISTRATIONS: '3' } });
  const register = (forwarded: string) =>
    send(two, 'POST', '/api/users/register', { json: {}, headers: { 'x-forwarded-for': forwarded } });
  const ofOne = await many(4, (index) => register(`192.0.2.${index}, 203.0.113.7, 198.51.100.${index}`));
  expect(statuses(ofOne)).toEqual([422, 422, 422, 429]);
  expect((await register('203.0.113.7, 203.0.113.8, 198.51.100.1')).status).toBe(422);
});

it('an address in a header means nothing where no proxy is trusted', async () => {
  await using direct = await startApp({ env: { RATE_LIMIT: 'true' } });
  const answers = await many(61, (index) =>
    send(direct, 'POST', '/api/auth/token', {
      form: { username: unique('nobody-'), password },
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
    }),
  );
  expect(answers.at(-1)?.status).toBe(429);
});
