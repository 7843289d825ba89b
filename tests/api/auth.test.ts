/** Signing in, tokens and passwords. */
import { randomBytes } from 'node:crypto';
import { api, call, passwordRule } from '@saring/contract';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import {
  anonymous,
  buildApplicant,
  buildCompany,
  cheapHash,
  type Person,
  password,
  signIn,
  superuser,
  unique,
} from '#world/people/people.ts';

const secret = randomBytes(32).toString('hex');
/** Sooner than another process would look again by itself, which is after 30 s. */
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

const signInRaw = (form: Record<string, string | string[]>) => send(app, 'POST', '/api/auth/token', { form });
const me = (on: TestApp, token: string) => send(on, 'GET', '/api/users/me', { token });
const wrongPassword = 'Wrong-Passw0rd!';

describe('signing in', () => {
  it('answers access_token and role, and the token names the user', async () => {
    const person = await buildApplicant(app);
    const { status, body, headers } = await signInRaw({ username: person.username, password });
    expect(status).toBe(200);
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'bearer', role: 'user' });
    expect(headers.get('cache-control')).toBe('no-store');
    const claims = decodeJwt(body.access_token);
    expect(claims).toMatchObject({ sub: person.username, role: 'user', uid: expect.any(String), ver: 1 });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(12 * 3600);
  });

  it('names the company in the token of an administrator and the username in that of a superuser', async () => {
    const company = await buildCompany(app);
    expect(decodeJwt(company.token)).toMatchObject({ sub: company.companyId, role: 'admin' });
    const { body } = await signInRaw({ ...superuser });
    expect(decodeJwt(body.access_token)).toMatchObject({ sub: superuser.username, role: 'superuser' });
  });

  it('takes multipart as well as URL-encoded forms, and the name in any case', async () => {
    const { username } = await buildApplicant(app);
    const form = new FormData();
    form.append('username', username.toUpperCase());
    form.append('password', password);
    const response = await fetch(`${app.url}/api/auth/token`, { method: 'POST', body: form });
    expect(response.status).toBe(200);
    expect(decodeJwt((await response.json()).access_token).sub).toBe(username);
  });

  it('takes the email address in place of the username, however it is written', async () => {
    const { username } = await buildApplicant(app);
    const company = await buildCompany(app);
    const [known] = await rows(app, 'select email from users where username = $1', [company.username]);
    for (const name of [
      `${username}@person.test`,
      `${username.toUpperCase()}@PERSON.test`,
      ` ${username}@person.test `,
    ]) {
      const { status, body } = await signInRaw({ username: name, password });
      expect(status).toBe(200);
      expect(decodeJwt(body.access_token).sub).toBe(username);
    }
    const { body } = await signInRaw({ username: known?.email, password });
    expect(decodeJwt(body.access_token)).toMatchObject({ sub: company.companyId, role: 'admin' });
    const refused = { status: 401, body: { detail: 'Incorrect username or password', code: 'bad_credentials' } };
    for (const name of [`${unique('nobody-')}@person.test`, `${username}@`, '@', `${username}@person.test@person.test`])
      expect(await signInRaw({ username: name, password })).toMatchObject(refused);
    expect(await signInRaw({ username: `${username}@person.test`, password: wrongPassword })).toMatchObject(refused);
  });

  it('refuses a wrong password and an unknown name alike', async () => {
    const { username } = await buildApplicant(app);
    const wrong = await signInRaw({ username, password: wrongPassword });
    const unknown = await signInRaw({ username: unique('nobody-'), password });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ detail: 'Incorrect username or password', code: 'bad_credentials' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('says what is missing', async () => {
    const required = 'Username and password are required';
    expect(await signInRaw({ username: '', password: 'x' })).toMatchObject({
      status: 422,
      body: fieldError('username', required),
    });
    expect(await signInRaw({ username: 'x', password: '' })).toMatchObject({
      status: 422,
      body: fieldError('password', required),
    });
    const { status, body } = await send(app, 'POST', '/api/auth/token');
    expect(status).toBe(422);
    expect(body.detail.map((line: { msg: string }) => line.msg)).toEqual([required, required]);
  });

  it('refuses names of absurd length, sent twice, or with a null character, without harm', async () => {
    expect((await signInRaw({ username: 'x'.repeat(201), password })).status).toBe(422);
    expect(await signInRaw({ username: 'x'.repeat(1024 * 1024), password })).toMatchObject({
      status: 413,
      body: { detail: 'The request is too large.' },
    });
    expect((await signInRaw({ username: ['a', 'b'], password })).status).toBe(422);
    expect((await signInRaw({ username: 'a\0b', password })).status).toBe(422);
    expect((await signInRaw({ username: "' or 1=1 --", password })).status).toBe(401);
  });

  it('does not take a look-alike for the name it looks like', async () => {
    const username = unique('kiki-');
    await call(anonymous(app), api.users.register, { body: { username, email: `${username}@x.test`, password } });
    // The Kelvin sign, the dotted capital I, Cyrillic і and a full-width k: some lower-case to the plain letter.
    for (const [plain, alike] of [
      ['k', '\u212a'],
      ['i', '\u0130'],
      ['i', '\u0456'],
      ['k', '\uff4b'],
    ] as const)
      expect((await signInRaw({ username: username.replace(plain, alike), password })).status, alike).toBe(401);
    expect((await signInRaw({ username, password })).status).toBe(200);
  });
});

describe('a token', () => {
  const claims = (person: Person) => ({ ...decodeJwt(person.token), exp: undefined, iat: undefined });
  const key = new TextEncoder().encode(secret);
  const signed = (values: object, expires: string, alg = 'HS256') =>
    new SignJWT({ ...values })
      .setProtectedHeader({ alg })
      .setExpirationTime(expires)
      .sign(alg === 'HS512' ? new TextEncoder().encode(secret + secret) : key);

  it('is checked by verify-token', async () => {
    const person = await buildApplicant(app);
    const good = await send(app, 'GET', `/api/auth/verify-token/${person.token}`);
    expect(good.status).toBe(200);
    expect(good.body).toEqual({ valid: true, username: person.username, role: 'user', expires_at: expect.any(String) });
    expect(new Date(good.body.expires_at).getTime()).toBeGreaterThan(Date.now());
    for (const bad of ['x', `${person.token.slice(0, -4)}AAAA`, 'null']) {
      const answer = await send(app, 'GET', `/api/auth/verify-token/${bad}`);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ detail: 'Invalid authentication. Please log in again.', code: 'invalid_token' });
    }
  });

  it('that is expired, tampered with, unsigned, endless or of another purpose is refused', async () => {
    const person = await buildApplicant(app);
    const values = claims(person);
    expect((await me(app, await signed(values, '1h'))).status).toBe(200);
    const [header, , signature] = person.token.split('.');
    const raised = Buffer.from(JSON.stringify({ ...decodeJwt(person.token), role: 'superuser' })).toString('base64url');
    const bad = {
      expired: await signed(values, '-1m'),
      raised: `${header}.${raised}.${signature}`,
      unsigned: new UnsecuredJWT(values).setExpirationTime('1h').encode(),
      'signed by another algorithm': await signed(values, '1h', 'HS512'),
      endless: await new SignJWT(values).setProtectedHeader({ alg: 'HS256' }).sign(key),
      'of another purpose': await signed({ ...values, aud: 'file' }, '1h'),
      'of another role': await signed({ ...values, role: 'admin' }, '1h'),
      'of an older version': await signed({ ...values, ver: 0 }, '1h'),
      'of nobody': await signed({ ...values, uid: '0190a000-0000-7000-8000-000000000000' }, '1h'),
      'of no id': await signed({ ...values, uid: "x' or '1'='1" }, '1h'),
    };
    for (const [kind, token] of Object.entries(bad)) {
      const answer = await me(app, token);
      expect(answer.status, kind).toBe(401);
      expect(answer.body, kind).toEqual({ detail: 'Session expired. Please log in again.', code: 'session_expired' });
      expect((await send(app, 'GET', `/api/auth/verify-token/${token}`)).status, kind).toBe(401);
    }
  });

  it('stops working at once, in every process, when the password changes; the fresh one works', async () => {
    const person = await buildApplicant(app);
    expect((await me(second, person.token)).status).toBe(200);
    const changed = await send(app, 'POST', '/api/users/change-password', {
      token: person.token,
      json: { username: person.username, old_password: password, new_password: 'Another1!' },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ message: 'Password changed successfully', access_token: expect.any(String) });
    expect((await me(app, person.token)).status).toBe(401);
    await expect.poll(async () => (await me(second, person.token)).status).toBe(401);
    expect((await me(app, changed.body.access_token)).status).toBe(200);
    expect((await signInRaw({ username: person.username, password })).status).toBe(401);
    expect((await signInRaw({ username: person.username, password: 'Another1!' })).status).toBe(200);
  });
});

describe('changing a password', () => {
  const change = (token: string, json: object) => send(app, 'POST', '/api/users/change-password', { token, json });

  it('needs the old one, a new one by the rule, and all fields', async () => {
    const { username, token } = await buildApplicant(app);
    expect(await change(token, { username, old_password: wrongPassword, new_password: 'Another1!' })).toMatchObject({
      status: 400,
      body: { detail: 'The current password is incorrect.' },
    });
    for (const weak of ['Sh0rt!x', 'nouppercase1!', 'NOLOWERCASE1!', 'NoDigits!!', 'NoSpecial11'])
      expect(await change(token, { username, old_password: password, new_password: weak }), weak).toMatchObject({
        status: 422,
        body: fieldError('new_password', passwordRule),
      });
    expect(await change(token, { username, old_password: '', new_password: 'Another1!' })).toMatchObject({
      status: 422,
      body: fieldError('old_password', 'Please fill in all fields'),
    });
    expect((await me(app, token)).status).toBe(200);
  });

  it('works for nobody else, and for administrators by their company id', async () => {
    const [one, other] = await Promise.all([buildApplicant(app), buildApplicant(app)]);
    const json = { username: other.username, old_password: password, new_password: 'Another1!' };
    expect((await change(one.token, json)).status).toBe(404);
    await signIn(app, other.username);
    const company = await buildCompany(app);
    expect((await change(company.token, { ...json, username: company.companyId })).status).toBe(200);
  });
});

it('makes a hash of a lower cost anew when its owner signs in', async () => {
  const { username, token } = await buildApplicant(app);
  const kept = async () =>
    (await rows(app, 'select password_hash from users where username = $1', [username]))[0]?.password_hash;
  const usual = await kept();
  await rows(app, 'update users set password_hash = $2 where username = $1', [username, cheapHash]);
  expect((await signInRaw({ username, password: wrongPassword })).status).toBe(401);
  expect(await kept()).toBe(cheapHash);
  await signIn(app, username);
  expect(String(await kept()).split('$', 4)).toEqual(String(usual).split('$', 4));
  await signIn(app, username);
  expect((await me(app, token)).status).toBe(200);
});

it('keeps sign-ins, failures and password changes in the audit trail, without names of job seekers', async () => {
  const { username, token } = await buildApplicant(app);
  await signInRaw({ username, password: wrongPassword });
  for (const old of [wrongPassword, password])
    await send(app, 'POST', '/api/users/change-password', {
      token,
      json: { username, old_password: old, new_password: 'Another1!' },
    });
  await send(app, 'POST', `/api/auth/${username}/verify-otp`, { form: { otp: '123456', token: 'x' } });
  const trail = await rows(app, 'select * from audit_events where subject = $1 order by number', [
    decodeJwt(token).uid,
  ]);
  expect(trail.map((event) => event.action)).toEqual([
    'account.registered',
    'sign-in',
    'profile.saved',
    'sign-in.failed',
    'password.change-failed',
    'password.changed',
    'code.failed',
  ]);
  expect(JSON.stringify(trail)).not.toContain(username);
});
