/** Accounts: registering as a job seeker, and as a company by a link. */
import { api, call, passwordRule } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { codeTo, rows } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { buildApplicant, buildCompany, password, signIn, signInSuperuser, unique } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const register = (json: unknown) => send(app, 'POST', '/api/users/register', { json });
const person = (change: object = {}) => {
  const username = unique('person-');
  return { username, email: `${username}@person.test`, password, role: 'user', ...change };
};
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('registering as a job seeker', () => {
  it('makes an account of role user, with or without saying so', async () => {
    const first = person();
    const { status, body } = await register(first);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Registration successful! Redirecting to login.',
      username: first.username,
      role: 'user',
    });
    const { token } = { token: (await signIn(app, first.username)).accessToken };
    expect((await send(app, 'GET', '/api/users/me', { token })).body).toEqual({
      username: first.username,
      email: first.email,
      emailConfirmed: false,
      codes: 'kept',
      role: 'user',
      companyId: null,
      companyName: null,
    });
    expect((await register(person({ role: undefined }))).body.role).toBe('user');
    const [kept] = await rows(app, 'select * from users where username = $1', [first.username]);
    expect(kept).toMatchObject({ role: 'user', password_hash: expect.stringMatching(/^\$argon2id\$/) });
  });

  it.each(['admin', 'superuser', 'User', ''])('grants no role %j', async (role) => {
    expect(await register(person({ role }))).toMatchObject({
      status: 422,
      body: fieldError('role', "Role must be 'user'"),
    });
  });

  const nameRule = 'Username must be 3 to 40 letters, digits, dots, underscores or hyphens';
  it.each([
    ['username', '', 'Username is required'],
    ['username', undefined, 'Username is required'],
    ['username', 42, 'Username is required'],
    ['username', 'ab', nameRule],
    ['username', 'a b c', nameRule],
    ['username', 'аdmin', nameRule],
    ['username', '<script>', nameRule],
    ['username', 'a'.repeat(41), 'Username must be at most 40 characters'],
    ['email', '', 'A valid email address is required'],
    ['email', 'nobody', 'A valid email address is required'],
    ['email', 'a@b', 'A valid email address is required'],
    ['email', 'a@b.c', 'A valid email address is required'],
    ['email', 'a b@x.test', 'A valid email address is required'],
    ['email', 'a@x.test,b@x.test', 'A valid email address is required'],
    ['email', 'a@x.test\nBcc: b@x.test', 'A valid email address is required'],
    ['password', '', passwordRule],
    ['password', 'Passw0rd', passwordRule],
    ['password', 'passw0rd!', passwordRule],
    ['password', 'PASSW0RD!', passwordRule],
    ['password', 'Password!', passwordRule],
    ['password', 'Pw0rd!x', passwordRule],
  ])('refuses %s %j', async (field, value, text) => {
    const { status, body } = await register(person({ [field]: value }));
    expect(status).toBe(422);
    expect(body.detail.map((line: object) => line)).toContainEqual({ loc: ['body', field], msg: text });
  });

  it('tells all that is wrong at once, and refuses what is no object', async () => {
    const { body } = await register({ username: '', email: 'x', password: 'y' });
    expect(new Set(body.detail.map((line: { loc: string[] }) => line.loc[1]))).toEqual(
      new Set(['username', 'email', 'password']),
    );
    for (const json of [[], 'text', null, 7]) expect((await register(json)).status).toBe(422);
    const polluted = await send(app, 'POST', '/api/users/register', {
      headers: { 'content-type': 'application/json' },
      json: JSON.parse('{"__proto__": {"role": "admin"}}'),
    });
    expect(polluted.status).toBe(400);
  });

  it('refuses a username or an email that exists, in any case, and says which', async () => {
    const first = person();
    await register(first);
    expect(await register(person({ username: first.username.toUpperCase() }))).toMatchObject({
      status: 409,
      body: { detail: 'Username already exists', code: 'username_taken' },
    });
    expect(await register(person({ email: first.email.toUpperCase() }))).toMatchObject({
      status: 409,
      body: { detail: 'Email already exists', code: 'email_taken' },
    });
  });

  it('says of an email that exists the same whatever the username is, so that no username can be asked for by it', async () => {
    const [first, second] = [person(), person()];
    await register(first);
    await register(second);
    const names = [first.username, second.username, 'superuser', unique('nobody-')];
    for (const username of names)
      expect(await register(person({ username, email: first.email })), username).toMatchObject({
        status: 409,
        body: { detail: 'Email already exists', code: 'email_taken' },
      });
  });

  it('gives a username, and an email, to one of several that come at once', async () => {
    const same = person();
    const byName = await Promise.all([1, 2, 3, 4].map((n) => register({ ...same, email: `${n}-${same.email}` })));
    expect(statuses(byName)).toEqual([200, 409, 409, 409]);
    expect(byName.find(({ status }) => status === 409)?.body).toEqual({
      detail: 'Username already exists',
      code: 'username_taken',
    });
    const email = person().email;
    const byEmail = await Promise.all([1, 2, 3, 4].map(() => register(person({ email }))));
    expect(statuses(byEmail)).toEqual([200, 409, 409, 409]);
    expect(byEmail.find(({ status }) => status === 409)?.body).toEqual({
      detail: 'Email already exists',
      code: 'email_taken',
    });
  });
});

describe('a registration link', () => {
  async function link(companyName = `Company ${unique('')}`) {
    const operator = await signInSuperuser(app);
    const adminEmail = `${unique('admin-')}@company.test`;
    const sent = await call(operator, api.superuser.sendRegistrationLink, { body: { companyName, adminEmail } });
    return { companyName, adminEmail, token: sent.registrationLink.split('/').pop() ?? '', operator };
  }
  const check = (token: string) => send(app, 'GET', `/api/users/verify-companyreg-token/${encodeURIComponent(token)}`);
  const use = (token: string, change: object = {}) =>
    send(app, 'POST', `/api/users/register-company/${encodeURIComponent(token)}`, {
      json: person({ role: 'admin', ...change }),
    });
  const invalidText = 'This registration link is invalid or has expired. Please contact support.';

  it('names the company and makes it with its first administrator, waiting to be verified', async () => {
    const { token, companyName, adminEmail } = await link();
    expect(await check(token)).toMatchObject({ status: 200, body: { companyName, adminEmail } });
    const { username, email } = person();
    const made = await use(token, { username, email });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      message: 'Company registered successfully! Redirecting to login.',
      username,
      role: 'admin',
    });
    const admin = await signIn(app, username);
    expect((await send(app, 'GET', '/api/users/me', { token: admin.accessToken })).body).toEqual({
      username,
      email,
      emailConfirmed: false,
      codes: 'kept',
      role: 'admin',
      companyId: username,
      companyName,
    });
    expect(await rows(app, 'select name, status from companies where id = $1', [username])).toEqual([
      { name: companyName, status: 'pending' },
    ]);
  });

  it('works once, and is unknown after', async () => {
    const { token } = await link();
    expect((await use(token)).status).toBe(200);
    expect(await use(token)).toMatchObject({ status: 404, body: { detail: invalidText } });
    expect(await check(token)).toMatchObject({ status: 404, body: { detail: invalidText } });
  });

  it('makes one company when two register at once', async () => {
    const { token } = await link();
    expect(statuses(await Promise.all([use(token), use(token), use(token)]))).toEqual([200, 404, 404]);
  });

  it('stays usable after a registration that failed', async () => {
    const { token } = await link();
    const known = await buildApplicant(app);
    expect(await use(token, { username: known.username })).toMatchObject({
      status: 409,
      body: { detail: 'Username already exists', code: 'username_taken' },
    });
    expect(await use(token, { email: `${known.username}@person.test` })).toMatchObject({
      status: 409,
      body: { detail: 'Email already exists', code: 'email_taken' },
    });
    expect((await use(token, { role: 'superuser' })).status).toBe(422);
    expect((await use(token)).status).toBe(200);
  });

  it('makes no second company of a name, also when two links for it are used at once', async () => {
    const [one, two] = [await link('Same Name'), await link('SAME NAME')];
    const both = await Promise.all([use(one.token), use(two.token)]);
    expect(statuses(both)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toEqual({
      detail: 'Company already exists',
      code: 'company_taken',
    });
  });

  it('is 410 when it is over, and 404 when revoked, tampered with or made up', async () => {
    const old = await link();
    const [{ days }] = await rows(
      app,
      'select extract(day from expires_at - created_at)::int as days from registration_links where admin_email = $1',
      [old.adminEmail],
    );
    expect(days).toBe(7);
    await rows(app, 'update registration_links set expires_at = now() where admin_email = $1', [old.adminEmail]);
    expect(await check(old.token)).toMatchObject({ status: 410, body: { detail: invalidText } });
    expect((await use(old.token)).status).toBe(410);

    const revoked = await link();
    const { links } = await call(revoked.operator, api.superuser.registrationLinks, {
      query: { search: revoked.adminEmail },
    });
    await call(revoked.operator, api.superuser.revokeRegistrationLink, { params: { id: links[0]?.id ?? '' } });
    const flipped = `${old.token.slice(0, -1)}${old.token.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [revoked.token, flipped, 'x', "' or 1=1", 'a'.repeat(201), '\0']) {
      expect((await check(token)).status, token).toBe(404);
      expect((await use(token)).status, token).toBe(404);
    }
  });

  it('is not kept as it is', async () => {
    const { token } = await link();
    expect(JSON.stringify(await rows(app, 'select * from registration_links'))).not.toContain(token);
    // The mail has it until it is sent.
    await expect
      .poll(async () => JSON.stringify(await rows(app, 'select text, html from emails')))
      .not.toContain(token);
  });
});

it('an administrator is no job seeker and the other way round', async () => {
  const company = await buildCompany(app);
  const applicant = await buildApplicant(app);
  expect((await send(app, 'GET', `/api/applicants/${company.username}/profile`, { token: company.token })).status).toBe(
    403,
  );
  expect((await send(app, 'GET', `/api/admin/${applicant.username}/profile`, { token: applicant.token })).status).toBe(
    403,
  );
});

describe('where common passwords are refused', () => {
  it('none is taken at registration, at a change or at a reset, and others are', async () => {
    await using strict = await startApp({ env: { REFUSE_COMMON_PASSWORDS: 'true' } });
    const refused = (field: string) => ({
      status: 422,
      body: fieldError(field, 'This password is easy to guess. Please choose another one.'),
    });
    const username = unique('strict-');
    const email = `${username}@person.test`;
    const register = (secret: string) =>
      send(strict, 'POST', '/api/users/register', { json: { username, email, password: secret } });
    expect(await register('Passw0rd!')).toMatchObject(refused('password'));
    expect(await register(`${username}A1!`)).toMatchObject(refused('password'));
    const strong = 'Lantern.Orbit.42';
    expect((await register(strong)).status).toBe(200);
    const { accessToken: token } = await signIn(strict, username, strong);
    const change = (secret: string) =>
      send(strict, 'POST', '/api/users/change-password', {
        token,
        json: { username, old_password: strong, new_password: secret },
      });
    expect(await change('Summer2026!')).toMatchObject(refused('new_password'));
    const asked = await send(strict, 'POST', `/api/auth/${username}/send-otp`);
    const otp = await codeTo(strict, email);
    const reset = (secret: string) =>
      send(strict, 'POST', `/api/users/${username}/reset-password`, {
        form: { otp, token: asked.body.token, new_password: secret },
      });
    expect(await reset('Qwerty123!')).toMatchObject(refused('new_password'));
    // A refused password costs neither the code nor the sign-in.
    expect((await change('Kettle.Harbour7')).status).toBe(200);
    expect((await reset('Paper.Galaxy9')).status).toBe(200);
  });
});
