/** Browsers in which somebody signed in before: known by a cookie, and counted apart from strangers. */
import { randomBytes } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { cookieOf } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplicant, password, unique } from '#world/people/people.ts';
import { accountCalls, wrong } from './account-calls.ts';

const secret = randomBytes(32).toString('hex');
const clock = heldClock();
let app: TestApp;
beforeAll(async () => {
  const env = { RATE_LIMIT: 'true', TRUST_PROXY: 'true', TOKEN_SECRET: secret };
  app = await startApp({ env, replace: { clock } });
});
afterAll(() => app[Symbol.asyncDispose]());
const { newAddress, from, signIn, change, lock } = accountCalls(() => app);

describe('a browser in which somebody signed in', () => {
  it('gets a cookie that no script reads, no other site sends, and that names an account and nothing else', async () => {
    const { username, token } = await buildApplicant(app);
    const answer = await signIn(newAddress(), username);
    const [cookie = '', ...more] = answer.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Strict']);
    const claims = decodeJwt(cookieOf(answer).split('=')[1] ?? '');
    const id = /[0-9a-f-]{36}/;
    const named = new RegExp(`^${decodeJwt(token).uid} 1 ${id.source}$`);
    expect(claims).toEqual({ sub: expect.stringMatching(named), aud: 'device', exp: expect.any(Number) });
  });

  it('gets one for its own host and TLS alone where the product is reached by that', async () => {
    await using secure = await startApp({ env: { PUBLIC_URL: 'https://saring.test' } });
    const { username } = await buildApplicant(secure);
    const answer = await send(secure, 'POST', '/api/auth/token', { form: { username, password } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-saring-device=.*; Path=\/;.* Secure;/);
    expect(answer.headers.getSetCookie()[0]).not.toContain('Domain');
  });

  it('is let in from an address at which a stranger used up the tries', async () => {
    const { username } = await buildApplicant(app);
    const cookie = cookieOf(await signIn(newAddress(), username));
    const address = newAddress();
    await lock(address, username);
    expect((await signIn(address, username, password, cookie)).status).toBe(200);
    expect((await signIn(address, username, password, `theme=dark; ${cookie}; x=y`)).status).toBe(200);
  });

  it('has ten tries of its own in 15 minutes and 80 a day, wherever it is', async () => {
    const { username } = await buildApplicant(app);
    const cookie = cookieOf(await signIn(newAddress(), username));
    let looked = 0;
    for (let window = 0; window < 10; window += 1) {
      for (let index = 0; index < 11; index += 1)
        if ((await signIn(newAddress(), username, wrong, cookie)).status === 401) looked += 1;
      if (window === 0) expect(looked).toBe(10);
      clock.pass(15 * 60);
    }
    // Midnight in UTC may have been passed meanwhile.
    expect([80, 90, 100]).toContain(looked);
    expect((await signIn(newAddress(), username)).status).toBe(200);
  });

  it('opens nothing with its cookie, and lends no tries for another name', async () => {
    const [{ username }, other] = [await buildApplicant(app), await buildApplicant(app)];
    const cookie = cookieOf(await signIn(newAddress(), username));
    expect((await from(newAddress(), 'GET', '/api/users/me', { headers: { cookie } })).status).toBe(401);
    const token = cookie.split('=')[1] ?? '';
    expect((await from(newAddress(), 'GET', '/api/users/me', { token })).status).toBe(401);
    const address = newAddress();
    for (const name of [other.username, unique('nobody-')]) {
      await lock(address, name);
      expect((await signIn(address, name, password, cookie)).status).toBe(429);
    }
  });

  it("is known by no cookie but a genuine one of today's password", async () => {
    const person = await buildApplicant(app);
    const { username } = person;
    const address = newAddress();
    const signedIn = await signIn(newAddress(), username);
    const [name, token = ''] = cookieOf(signedIn).split('=');
    const { sub = '' } = decodeJwt(token);
    const key = new TextEncoder().encode(secret);
    const forged = (subject: string, audience: string, by = key) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(subject)
        .setAudience(audience)
        .setExpirationTime('1y')
        .sign(by);
    const bad = {
      'of another secret': await forged(sub, 'device', new TextEncoder().encode('x'.repeat(64))),
      'of another purpose': await forged(sub, 'file'),
      'that is the session': String(signedIn.body.access_token),
      'without an id': await forged(sub.split(' ').slice(0, 2).join(' '), 'device'),
      'of another version': await forged(sub.replace(' 1 ', ' 2 '), 'device'),
      'tampered with': `${token.slice(0, -4)}AAAA`,
      empty: '',
      endless: 'x'.repeat(20_000),
    };
    await lock(address, username);
    for (const [kind, value] of Object.entries(bad))
      expect((await signIn(address, username, password, `${name}=${value}`)).status, kind).toBe(429);
    expect((await signIn(address, username, password, `${name}=${await forged(sub, 'device')}`)).status).toBe(200);
    // A new password makes it unknown, but for the one that the change came from.
    const changed = await change(newAddress(), person);
    await lock(address, username);
    expect((await signIn(address, username, 'Another1!', `${name}=${token}`)).status).toBe(429);
    expect((await signIn(address, username, 'Another1!', cookieOf(changed))).status).toBe(200);
  });
});
