/** Email addresses: one mailbox is one address, however it is written, and what no mail can reach is none. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { password, signIn, signInSuperuser, unique } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const register = (email: string, username = unique('person-')) =>
  send(app, 'POST', '/api/users/register', { json: { username, email, password } });
const taken = { status: 409, body: { detail: 'Email already exists' } };

describe('one mailbox', () => {
  it.each([
    ['a dot at the end', (name: string) => `${name}@mailbox.example.`],
    ['fullwidth letters in the domain', (name: string) => `${name}@ｍailbox.ｅxample`],
    ['a fullwidth letter', (name: string) => `ｖ${name.slice(1)}@mailbox.example`],
    ['a soft hyphen', (name: string) => `${name.slice(0, 2)}\u00AD${name.slice(2)}@mailbox.example`],
    ['invisible characters', (name: string) => `\u200B${name}@\u2060mail\u200Dbox.example\uFEFF`],
    ['the empty pattern of Braille', (name: string) => `\u2800${name}\u2800@mailbox.example`],
    ['a character that is none', (name: string) => `${name}\uFFFE@mailbox.example`],
    ['capitals', (name: string) => `${name.toUpperCase()}@MAILBOX.Example`],
    ['a fullwidth sign', (name: string) => `${name}＠mailbox．example`],
    ['blanks around it', (name: string) => ` ${name}@mailbox.example\n`],
  ])('is one account, also with %s', async (_what, written) => {
    const name = unique('v');
    expect((await register(`${name}@mailbox.example`)).status).toBe(200);
    expect(await register(written(name))).toMatchObject(taken);
    const other = unique('v');
    const username = unique('person-');
    expect((await register(written(other), username)).status).toBe(200);
    const [kept] = await rows(app, 'select email from users where username = $1', [username]);
    expect(kept.email.toLowerCase()).toBe(`${other}@mailbox.example`);
    expect(await register(`${other}@mailbox.example`)).toMatchObject(taken);
  });

  it('of a domain in another script is the one that mail servers know it by', async () => {
    const name = unique('Zoë');
    const username = unique('person-');
    expect((await register(`${name}@BÜCHER.example`, username)).status).toBe(200);
    const { accessToken: token } = await signIn(app, username);
    expect((await send(app, 'GET', '/api/users/me', { token })).body.email).toBe(`${name}@xn--bcher-kva.example`);
    expect(await register(`${name}@xn--bcher-kva.example`)).toMatchObject(taken);
    expect(await register(`${name.replace('ë', 'e\u200B\u0308')}@xn--bcher-kva.example`)).toMatchObject(taken);
    expect(await register(`${name.normalize('NFD')}@bu\u0308cher。example`)).toMatchObject(taken);
  });

  it('with a tag is another one: whose it is, only its server knows', async () => {
    const name = unique('v');
    expect((await register(`${name}@mailbox.example`)).status).toBe(200);
    expect((await register(`${name}+1@mailbox.example`)).status).toBe(200);
  });
});

describe('what mail cannot reach', () => {
  it.each([
    'v@localhost',
    'v@127.0.0.1',
    'v@2130706433',
    'v@[127.0.0.1]',
    'v@ex%61mple.com',
    'v@example.com:25',
    'v@example.com..',
    'v@.example.com',
    'v@-example.com',
    'v@exa_mple.com',
    'v@example.c',
    'v@example.1',
    'v\u0007@example.com',
    'v w@example.com',
    'v..x@example.com',
    '.v@example.com',
    'v.@example.com',
    '.@example.com',
    '\u200B@example.com',
    '\u2800@example.com',
    `${'v'.repeat(65)}@example.com`,
    `v@${'a'.repeat(64)}.example`,
    `v@${'ﷺ'.repeat(900)}.example`,
  ])('is no address to register with: %j', async (email) => {
    const { status, body } = await register(email);
    expect(status).toBe(422);
    expect(body.detail.at(-1)).toMatchObject({ loc: ['body', 'email'] });
  });

  it('is refused in the words for an address that is none', async () => {
    for (const email of ['v..x@example.com', '.v@example.com', 'v.@example.com'])
      expect(await register(email)).toMatchObject({
        status: 422,
        body: fieldError('email', 'A valid email address is required'),
      });
    expect((await register(`${unique('v.x')}.y@example.com`)).status).toBe(200);
  });

  it('is no contact address either, but the first operator may keep the own', async () => {
    const { accessToken: token } = await signInSuperuser(app);
    const save = (email: string) =>
      send(app, 'PUT', '/api/superuser/users/profile', { token, json: { name: 'Operator', email } });
    expect((await save('superuser@localhost')).status).toBe(200);
    expect(await save('superuser@localhost.')).toMatchObject({ status: 200, body: { email: 'superuser@localhost' } });
    expect(await save('superuser@127.0.0.1')).toMatchObject({
      status: 422,
      body: fieldError('email', 'Email is invalid'),
    });
    const link = await send(app, 'POST', '/api/superuser/generate-registration-link', {
      token,
      json: { admin_email: 'boss@localhost', company_name: unique('Firm ') },
    });
    expect(link).toMatchObject({ status: 422, body: fieldError('admin_email', 'Email is invalid') });
  });
});
