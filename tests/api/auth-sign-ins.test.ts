/** When a sign-in ends: by logging out, with a new password, unused, or by its lifetime. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplicant, password, signIn } from '#world/people/people.ts';

const secret = randomBytes(32).toString('hex');
let app: TestApp;
/** Another process of the same installation. */
let second: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { TOKEN_SECRET: secret, TOKEN_IDLE_MINUTES: '120' } });
  second = await startApp({ env: { TOKEN_SECRET: secret, DATABASE_URL: app.databaseUrl, PROCESS: 'web' } });
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const idOf = (token: string) => decodeJwt(token).jti ?? '';
const me = (on: TestApp, token: string) => send(on, 'GET', '/api/users/me', { token });

describe('logging out', () => {
  const logOut = (on: TestApp, token: string, json: object = {}) =>
    send(on, 'POST', '/api/auth/logout', { token, json });

  it('ends this sign-in in every process at once, and no other', async () => {
    const person = await buildApplicant(app);
    const other = await signIn(app, person.username);
    for (const on of [app, second]) expect((await me(on, person.token)).status).toBe(200);
    expect(await logOut(second, person.token)).toMatchObject({ status: 200, body: { message: 'Logged out.' } });
    expect((await me(second, person.token)).status).toBe(401);
    await expect.poll(async () => (await me(app, person.token)).status).toBe(401);
    for (const on of [app, second]) expect((await me(on, other.accessToken)).status).toBe(200);
    expect((await send(app, 'GET', `/api/auth/verify-token/${person.token}`)).status).toBe(401);
    expect((await logOut(app, person.token)).status).toBe(401);
  });

  it('ends what was let in before, and has not come whole', async () => {
    const person = await buildApplicant(app);
    const body = JSON.stringify({ everywhere: true, password });
    const slow = request(`${app.url}/api/auth/logout`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    slow.flushHeaders();
    await once(slow, 'continue');
    await logOut(app, person.token);
    slow.end(body);
    const [answer] = await once(slow, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(401);
  });

  it('ends every sign-in of the account where that is asked, and nobody else’s', async () => {
    const [person, bystander] = await Promise.all([buildApplicant(app), buildApplicant(app)]);
    const other = await signIn(second, person.username);
    expect((await logOut(app, person.token, { everywhere: true, password })).status).toBe(200);
    for (const token of [person.token, other.accessToken]) {
      expect((await me(app, token)).status).toBe(401);
      await expect.poll(async () => (await me(second, token)).status).toBe(401);
    }
    expect((await me(app, bystander.token)).status).toBe(200);
    await signIn(app, person.username);
  });

  it('ends every sign-in only for who gives the password', async () => {
    const person = await buildApplicant(app);
    expect((await logOut(app, person.token, { everywhere: true })).status).toBe(422);
    expect(await logOut(app, person.token, { everywhere: true, password: 'Wrong-1!' })).toMatchObject({
      status: 400,
      body: { detail: 'The current password is incorrect.' },
    });
    expect((await me(app, person.token)).status).toBe(200);
  });
});

describe('one sign-in of several', () => {
  const end = (on: TestApp, token: string, id: string, json: object = { password }) =>
    send(on, 'DELETE', `/api/auth/sign-ins/${id}`, { token, json });

  it('ends in every process at once, by the id in the list and the password, and the others go on', async () => {
    const person = await buildApplicant(app);
    const [lost, kept] = [await signIn(app, person.username), await signIn(second, person.username)];
    for (const on of [app, second]) expect((await me(on, lost.accessToken)).status).toBe(200);
    const { sign_ins } = (await send(app, 'GET', '/api/auth/sign-ins', { token: person.token })).body;
    const listed = sign_ins.find((one: { id: string }) => one.id === idOf(lost.accessToken));
    expect(await end(second, person.token, listed.id)).toMatchObject({
      status: 200,
      body: { message: 'That place was logged out.' },
    });
    expect((await me(second, lost.accessToken)).status).toBe(401);
    await expect.poll(async () => (await me(app, lost.accessToken)).status).toBe(401);
    for (const token of [person.token, kept.accessToken])
      for (const on of [app, second]) expect((await me(on, token)).status).toBe(200);
    expect((await end(app, person.token, listed.id)).status).toBe(404);
  });

  it('stays with a wrong password or none, which is in the trail', async () => {
    const person = await buildApplicant(app);
    const other = await signIn(app, person.username);
    const id = idOf(other.accessToken);
    expect((await end(app, person.token, id, {})).status).toBe(422);
    expect(await end(app, person.token, id, { password: 'Wrong-1!' })).toMatchObject({
      status: 400,
      body: { detail: 'The current password is incorrect.' },
    });
    expect((await me(app, other.accessToken)).status).toBe(200);
    await end(app, person.token, id);
    const trail = await rows(
      app,
      "select action from audit_events where subject = (select id::text from users where username = $1) and action like 'sign-out%' order by number",
      [person.username],
    );
    expect(trail).toEqual([{ action: 'sign-out.failed' }, { action: 'sign-out.one' }]);
  });

  it('of somebody else is as unknown as one that never was, whatever the password', async () => {
    const [person, bystander] = await Promise.all([buildApplicant(app), buildApplicant(app)]);
    const unknown = await end(app, person.token, '0190a000-0000-7000-8000-000000000000');
    expect(unknown).toMatchObject({ status: 404, body: { detail: 'Not found' } });
    for (const json of [{ password }, { password: 'Wrong-1!' }]) {
      const { status, body } = await end(app, person.token, idOf(bystander.token), json);
      expect({ status, body }).toEqual({ status: 404, body: unknown.body });
    }
    expect((await end(app, person.token, 'no-id')).status).toBe(404);
    expect((await me(app, bystander.token)).status).toBe(200);
  });
});

describe('the own sign-ins', () => {
  const list = async (token: string) => (await send(app, 'GET', '/api/auth/sign-ins', { token })).body.sign_ins;

  const times = { started_at: expect.any(String), seen_at: expect.any(String) };

  it('are those under way, and tell which is this one', async () => {
    const person = await buildApplicant(app);
    await buildApplicant(app);
    const other = await signIn(app, person.username);
    expect(await list(person.token)).toEqual([
      { id: idOf(other.accessToken), ...times, browser: expect.any(String), current: false },
      { id: idOf(person.token), ...times, browser: expect.any(String), current: true },
    ]);
    await rows(app, "update sign_ins set seen_at = now() - interval '3 hours' where id = $1", [
      decodeJwt(other.accessToken).jti,
    ]);
    expect((await list(person.token)).map((one: { current: boolean }) => one.current)).toEqual([true]);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['<b>x</b>'.repeat(500), ''],
    ['', ''],
  ])('tell the browser of %.60s', async (userAgent, browser) => {
    const person = await buildApplicant(app);
    const response = await fetch(`${app.url}/api/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({ username: person.username, password }),
      headers: { 'user-agent': userAgent },
    });
    const { access_token } = (await response.json()) as { access_token: string };
    const [newest] = await list(access_token);
    expect(newest.browser).toBe(browser);
  });

  it('are gone with a new password but for the one that it answers', async () => {
    const person = await buildApplicant(app);
    await signIn(app, person.username);
    const json = { username: person.username, old_password: password, new_password: 'Another1!' };
    const { body } = await send(app, 'POST', '/api/users/change-password', { token: person.token, json });
    expect(await list(body.access_token)).toHaveLength(1);
  });
});

describe('a sign-in that nobody uses', () => {
  it('is over after the time that is set, and one in use is not', async () => {
    const [idle, busy] = await Promise.all([buildApplicant(app), buildApplicant(app)]);
    const seen = (token: string, ago: string) =>
      rows(app, 'update sign_ins set seen_at = now() - $2::interval where id = $1', [decodeJwt(token).jti, ago]);
    await seen(idle.token, '121 minutes');
    await seen(busy.token, '100 minutes');
    // A process that has not met them yet asks; the one that they came to noted a use a moment ago.
    await using third = await startApp({
      env: { TOKEN_SECRET: secret, DATABASE_URL: app.databaseUrl, PROCESS: 'web', TOKEN_IDLE_MINUTES: '120' },
    });
    expect((await me(third, idle.token)).status).toBe(401);
    expect((await me(third, busy.token)).status).toBe(200);
    const [row] = await rows(app, "select seen_at > now() - interval '1 minute' as noted from sign_ins where id = $1", [
      decodeJwt(busy.token).jti,
    ]);
    expect(row).toEqual({ noted: true });
  });

  it('lives its lifetime where no such time is set', async () => {
    await using lasting = await startApp({
      env: { TOKEN_SECRET: secret, DATABASE_URL: app.databaseUrl, PROCESS: 'web' },
    });
    const person = await buildApplicant(app);
    await rows(app, "update sign_ins set seen_at = now() - interval '11 hours' where id = $1", [
      decodeJwt(person.token).jti,
    ]);
    expect((await me(lasting, person.token)).status).toBe(200);
  });
});
