/** A forgotten password: one-time codes, and what they end. */
import { randomBytes } from 'node:crypto';
import { passwordRule } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { codeTo, mailAbout, rows } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { anonymous, buildApplicant, type Person, signIn, unique } from '#world/people/people.ts';

const secret = randomBytes(32).toString('hex');
/** Sooner than another process would look again by itself, which is after 30 s. */
let app: TestApp;
/** Another process of the same installation. */
let second: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { TOKEN_SECRET: secret } });
  second = await startApp({ env: { TOKEN_SECRET: secret, DATABASE_URL: app.databaseUrl, PROCESS: 'web' } });
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const me = (on: TestApp, token: string) => send(on, 'GET', '/api/users/me', { token });

describe('a forgotten password', () => {
  const path = (username: string, what: string) => `/api/auth/${encodeURIComponent(username)}/${what}`;
  const ask = (username: string) => send(app, 'POST', path(username, 'send-otp'));
  const verify = (username: string, form: { otp: string; token: string }) =>
    send(app, 'POST', path(username, 'verify-otp'), { form });
  const reset = (username: string, form: { otp: string; token: string; new_password: string }) =>
    send(app, 'POST', `/api/users/${encodeURIComponent(username)}/reset-password`, { form });
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const over = 'The verification code is incorrect or has expired.';

  async function asked(count = 1, person?: Person) {
    const { username, token: session } = person ?? (await buildApplicant(app));
    const { body } = await ask(username);
    const otp = await codeTo(app, `${username}@person.test`, count);
    return { username, session, token: String(body.token), otp };
  }

  it('is answered alike for known and unknown names', async () => {
    const { username } = await buildApplicant(app);
    const answers = await Promise.all([ask(username), ask(unique('nobody-')), ask('?/#%\u{1f600}')]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        message: 'If the account exists, a verification code has been sent to its email address.',
      });
    }
  });

  it('is replaced with the code that was mailed; every session ends', async () => {
    const { username, session, token, otp } = await asked();
    expect(otp).toMatch(/^\d{6}$/);
    expect((await me(second, session)).status).toBe(200);
    const checked = await verify(username, { otp, token });
    expect([checked.status, checked.body]).toEqual([200, { message: 'The verification code is correct.' }]);
    const done = await reset(username, { otp, token, new_password: 'Another1!' });
    expect([done.status, done.body]).toEqual([200, { message: 'Password reset successful!' }]);
    expect((await me(app, session)).status).toBe(401);
    await expect.poll(async () => (await me(second, session)).status).toBe(401);
    await signIn(app, username, 'Another1!');
    await expect(signIn(app, username)).rejects.toMatchObject({ status: 401 });
    const told = await mailAbout(app, `${username}@person.test`, 'Your password was changed');
    expect(told.text).toContain(`the account ${username}`);
  });

  it('stays the one that was mailed, also where its task runs a second time', async () => {
    const { username, token, otp } = await asked();
    const [again] = await rows(
      app,
      `insert into pgboss.job (name, data) select name, data from pgboss.job
       where name = 'auth.code' and data->>'userId' = (select id::text from users where username = $1) returning id`,
      [username],
    );
    const state = async () =>
      (await rows(app, 'select state::text from pgboss.job where id = $1', [again.id]))[0]?.state;
    await expect.poll(state).toBe('completed');
    expect((await verify(username, { otp, token })).status).toBe(200);
  });

  it('keeps only hashes of code and token', async () => {
    const { token, otp } = await asked();
    const kept = JSON.stringify(await rows(app, 'select * from one_time_codes'));
    expect(kept).not.toContain(otp);
    expect(kept).not.toContain(token);
    // The mail has both until it is sent.
    const mailed = async () =>
      JSON.stringify(await rows(app, "select text, html from emails where cause like 'code:%'"));
    await expect.poll(mailed).not.toContain(otp);
    expect(await mailed()).not.toContain(token);
  });

  it('counts wrong codes over verify and reset together, and then refuses the right one too', async () => {
    const { username, token, otp } = await asked();
    const bad = { otp: wrongOf(otp), token };
    const said = [
      await verify(username, bad),
      await reset(username, { ...bad, new_password: 'Another1!' }),
      await verify(username, bad),
      await reset(username, { ...bad, new_password: 'Another1!' }),
      await verify(username, bad),
      await verify(username, { otp, token }),
      await reset(username, { otp, token, new_password: 'Another1!' }),
    ];
    const left = (tries: string) => `The verification code is incorrect. ${tries} left.`;
    expect(said.map(({ status, body }) => [status, body.detail])).toEqual(
      [left('4 tries'), left('3 tries'), left('2 tries'), left('1 try'), over, over, over].map((text) => [400, text]),
    );
    await signIn(app, username);
  });

  it('cannot be guessed by asking many times at once', async () => {
    const { username, token, otp } = await asked();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => verify(username, { otp: wrongOf(otp), token })));
    expect(guesses.filter(({ body }) => body.detail !== over)).toHaveLength(4);
    expect((await verify(username, { otp, token })).status).toBe(400);
  });

  it('is not replaced by a weak password, which costs no try', async () => {
    const { username, token, otp } = await asked();
    expect(await reset(username, { otp, token, new_password: 'weak' })).toMatchObject({
      status: 422,
      body: fieldError('new_password', passwordRule),
    });
    expect(await reset(username, { otp: '', token: '', new_password: 'Another1!' })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'otp'], msg: 'Verification code and token are required.' }, {}] },
    });
    expect((await reset(username, { otp, token, new_password: 'Another1!' })).status).toBe(200);
  });

  it('takes a code once, also when two come at once', async () => {
    const { username, token, otp } = await asked();
    const both = await Promise.all(
      ['Another1!', 'Another2!'].map((word) => reset(username, { otp, token, new_password: word })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await verify(username, { otp, token })).toMatchObject({ status: 400, body: { detail: over } });
  });

  it('takes only the newest code, with its own token, for its own account', async () => {
    const first = await asked();
    const newer = await asked(2, { username: first.username, token: first.session, client: anonymous(app) });
    expect((await verify(first.username, first)).status).toBe(400);
    expect((await verify(first.username, { otp: newer.otp, token: first.token })).status).toBe(400);
    const other = await buildApplicant(app);
    expect((await verify(other.username, newer)).status).toBe(400);
    expect((await verify(newer.username, newer)).status).toBe(200);
  });

  it('takes no code that is over', async () => {
    const { username, token, otp } = await asked();
    const [code] = await rows(
      app,
      "update one_time_codes set expires_at = now() where user_id = (select id from users where username = $1) returning expires_at - created_at < interval '10 minutes 5 seconds' as short",
      [username],
    );
    expect(code).toBeDefined();
    expect(await verify(username, { otp, token })).toMatchObject({ status: 400, body: { detail: over } });
    expect((await reset(username, { otp, token, new_password: 'Another1!' })).status).toBe(400);
    await signIn(app, username);
  });
});
