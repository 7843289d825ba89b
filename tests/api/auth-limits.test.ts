/** How often one may try (D-42), with the limits switched on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app.ts';
import { buildApplicant, password, unique } from '#world/people.ts';
import { codeTo } from './watch.ts';
import { send } from './wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: 'true', TRUST_PROXY: 'true' } });
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

describe('ten wrong passwords', () => {
  it('lock the account, from every address, and say when to try again', async () => {
    const { username } = await buildApplicant(app);
    const answers = await many(10, () => signInFrom(newAddress(), username));
    expect(new Set(statuses(answers))).toEqual(new Set([401]));
    const locked = await signInFrom(newAddress(), username.toUpperCase(), password);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    expect(locked.body).toEqual({ detail: 'Too many attempts. Please try again in 15 minutes.' });
  });

  it('lock an account that does not exist alike', async () => {
    const username = unique('nobody-');
    const answers = await many(11, () => signInFrom(newAddress(), username));
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429]);
  });

  it('are forgotten with a good one in between', async () => {
    const { username } = await buildApplicant(app);
    await many(9, () => signInFrom(newAddress(), username));
    expect((await signInFrom(newAddress(), username, password)).status).toBe(200);
    expect(statuses(await many(2, () => signInFrom(newAddress(), username)))).toEqual([401, 401]);
  });

  it('are ten also when many are tried at once', async () => {
    const { username } = await buildApplicant(app);
    const answers = await Promise.all(Array.from({ length: 30 }, () => signInFrom(newAddress(), username)));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10);
    expect((await signInFrom(newAddress(), username, password)).status).toBe(429);
  });

  it('lock no longer who resets the password with a code', async () => {
    const { username } = await buildApplicant(app);
    const headers = { 'x-forwarded-for': newAddress() };
    await many(11, () => signInFrom(newAddress(), username));
    const { body } = await send(app, 'POST', `/api/auth/${username}/send-otp`, { headers });
    const otp = await codeTo(app, `${username}@person.test`);
    const reset = (form: Record<string, string>) =>
      send(app, 'POST', `/api/users/${username.toUpperCase()}/reset-password`, { form, headers });
    const form = { otp, token: body.token, new_password: 'Another1!' };
    expect((await reset({ ...form, token: 'x' })).status).toBe(400);
    expect((await signInFrom(newAddress(), username, password)).status).toBe(429);
    expect((await reset(form)).status).toBe(200);
    expect((await signInFrom(newAddress(), username, 'Another1!')).status).toBe(200);
  });

  it('count for changing the password as well', async () => {
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

describe('one-time codes', () => {
  it('are sent five times an hour to an account, known or not', async () => {
    const { username } = await buildApplicant(app);
    for (const name of [username, unique('nobody-')]) {
      const answers = await many(6, () =>
        send(app, 'POST', `/api/auth/${name}/send-otp`, { headers: { 'x-forwarded-for': newAddress() } }),
      );
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
