/** Whose an address is: a mailed code confirms it, and who never confirmed one stands in nobody's way. */
import { api, type Client, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { codeTo, confirmationTo, mailAbout, rows } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { anonymous, buildCompany, password, signIn, signInSuperuser, unique } from '#world/people/people.ts';

let app: TestApp;
let operator: Client & { accessToken: string };
beforeAll(async () => {
  app = await startApp();
  operator = await signInSuperuser(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const me = async (token: string, on = app) => (await send(on, 'GET', '/api/users/me', { token })).body;
const sendAgain = (token: string, on = app) => send(on, 'POST', '/api/users/confirm-email', { token, json: {} });
const confirm = (token: string, otp: string, on = app) =>
  send(on, 'POST', '/api/users/confirm-email/verify', { token, json: { otp } });
const changeTo = (token: string, email: string, secret = password) =>
  send(app, 'PUT', '/api/users/email', { token, json: { email, password: secret } });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const over = 'The verification code is incorrect or has expired.';

/** A job seeker who has just registered. */
async function register(on = app, address = `${unique('person-')}@person.test`) {
  const username = unique('person-');
  await call(anonymous(on), api.users.register, { body: { username, email: address, password } });
  return { username, address, token: (await signIn(on, username)).accessToken };
}

const trailOf = async (username: string) =>
  (
    await rows(
      app,
      'select action from audit_events where subject = (select id::text from users where username = $1)',
      [username],
    )
  ).map(({ action }) => action);

const mailsTo = async (address: string, subject: string) =>
  (await app.mails()).filter((mail) => mail.to?.[0]?.address === address && mail.subject === subject);

describe('an address', () => {
  it('is confirmed by the code that is mailed at registration, once', async () => {
    const { username, address, token } = await register();
    expect(await me(token)).toMatchObject({ email: address, emailConfirmed: false });
    const otp = await confirmationTo(app, address);
    expect(otp).toMatch(/^\d{6}$/);
    expect(await confirm(token, ` ${otp.slice(0, 3)} ${otp.slice(3)}`)).toMatchObject({
      status: 200,
      body: { message: 'Your email address is confirmed.' },
    });
    expect(await me(token)).toMatchObject({ emailConfirmed: true });
    expect((await sendAgain(token)).body).toEqual({ message: 'Your email address is confirmed.' });
    expect(await trailOf(username)).toContain('email.confirmed');
    expect((await trailOf(username)).filter((action) => action === 'email.confirmed')).toHaveLength(1);
    const kept = JSON.stringify(await rows(app, 'select * from one_time_codes where email = $1', [address]));
    expect(kept).not.toContain(otp);
  });

  it('is confirmed by the newest code alone, within 24 hours and five tries', async () => {
    const { address, token } = await register();
    const first = await confirmationTo(app, address);
    expect((await sendAgain(token)).body).toEqual({ message: `A verification code has been sent to ${address}.` });
    const second = await confirmationTo(app, address, 2);
    if (first !== second) expect((await confirm(token, first)).status).toBe(400);
    for (const left of ['3 tries', '2 tries', '1 try'])
      expect((await confirm(token, wrongOf(second))).body.detail).toBe(
        `The verification code is incorrect. ${left} left.`,
      );
    expect((await confirm(token, wrongOf(second))).body.detail).toBe(over);
    expect(await confirm(token, second)).toMatchObject({ status: 400, body: { detail: over } });
    await sendAgain(token);
    const third = await confirmationTo(app, address, 3);
    const [{ hours }] = await rows(
      app,
      "update one_time_codes set expires_at = now() where email = $1 and purpose = 'address' returning round(extract(epoch from (select expires_at from one_time_codes o where o.id = one_time_codes.id) - created_at) / 3600) as hours",
      [address],
    );
    expect(Number(hours)).toBe(24);
    expect((await confirm(token, third)).status).toBe(400);
    expect(await me(token)).toMatchObject({ emailConfirmed: false });
    expect(await confirm(token, '')).toMatchObject({
      status: 422,
      body: fieldError('otp', 'Verification code is required'),
    });
  });

  it('is confirmed by nobody else’s code, and by none of another kind', async () => {
    const [one, other] = [await register(), await register()];
    expect((await confirm(one.token, await confirmationTo(app, other.address))).status).toBe(400);
    const asked = await send(app, 'POST', `/api/auth/${one.username}/send-otp`);
    const recovery = await codeTo(app, one.address);
    expect((await confirm(one.token, recovery)).status).toBe(400);
    // Neither code replaced the other.
    const reset = (otp: string) =>
      send(app, 'POST', `/api/users/${one.username}/reset-password`, {
        form: { otp, token: asked.body.token, new_password: 'Another1!' },
      });
    expect((await reset(await confirmationTo(app, one.address))).status).toBe(400);
    expect(await me(one.token)).toMatchObject({ emailConfirmed: false });
    expect((await reset(recovery)).status).toBe(200);
    expect(await me((await signIn(app, one.username, 'Another1!')).accessToken)).toMatchObject({
      emailConfirmed: true,
    });
  });

  it('is confirmed by a recovery code as soon as that is checked', async () => {
    const { username, address, token } = await register();
    const asked = await send(app, 'POST', `/api/auth/${username}/send-otp`);
    const form = { otp: await codeTo(app, address), token: asked.body.token };
    expect((await send(app, 'POST', `/api/auth/${username}/verify-otp`, { form })).status).toBe(200);
    expect(await me(token)).toMatchObject({ emailConfirmed: true });
  });

  it('gets five codes an hour, which strangers do not use up', async () => {
    await using strict = await startApp({ env: { RATE_LIMIT: 'true', TRUST_PROXY: 'true' } });
    const from = (n: number) => ({ 'x-forwarded-for': `10.1.1.${n}` });
    const { username, token } = await register(strict);
    for (let n = 1; n <= 6; n += 1) await send(strict, 'POST', `/api/auth/${username}/send-otp`, { headers: from(1) });
    const order = (n: number) =>
      send(strict, 'POST', '/api/users/confirm-email', { token, json: {}, headers: from(n) });
    for (let n = 1; n <= 5; n += 1) expect((await order(n)).status).toBe(200);
    expect((await order(9)).status).toBe(429);
  });
});

describe('another address', () => {
  it('is given with the password; the one before is told, and its codes are void', async () => {
    const { username, address, token } = await register();
    const first = await confirmationTo(app, address);
    const asked = await send(app, 'POST', `/api/auth/${username}/send-otp`);
    const recovery = await codeTo(app, address);
    const fresh = `${unique('fresh-')}@person.test`;
    expect(await changeTo(token, fresh, 'Wrong-1!')).toMatchObject({
      status: 400,
      body: { detail: 'The current password is incorrect.' },
    });
    expect((await changeTo(token, `${fresh.toUpperCase()}.`)).status).toBe(200);
    expect(await me(token)).toMatchObject({ email: fresh.toUpperCase().replace('PERSON.TEST', 'person.test') });
    await mailAbout(app, address, 'The email address of your account was changed');
    const otp = await confirmationTo(app, fresh.toUpperCase().replace('PERSON.TEST', 'person.test'));
    if (first !== otp) expect((await confirm(token, first)).status).toBe(400);
    const reset = await send(app, 'POST', `/api/users/${username}/reset-password`, {
      form: { otp: recovery, token: asked.body.token, new_password: 'Another1!' },
    });
    expect(reset.status).toBe(400);
    expect((await confirm(token, otp)).status).toBe(200);
    // The same mailbox in other letters is no other address.
    expect((await changeTo(token, fresh)).status).toBe(200);
    expect(await me(token)).toMatchObject({ emailConfirmed: true });
    const company = await buildCompany(app);
    expect(await changeTo(token, `${company.companyId}@company.test`)).toMatchObject({
      status: 409,
      body: { detail: 'Email already exists' },
    });
    expect(await me(token)).toMatchObject({ emailConfirmed: true });
  });

  it('of several given at once is one of them, and each that was replaced is told', async () => {
    const { username, address, token } = await register();
    const wanted = [1, 2, 3].map((n) => `${unique(`wanted-${n}-`)}@person.test`);
    const answers = await Promise.all(wanted.map((email) => changeTo(token, email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [{ email }] = await rows(app, 'select email from users where username = $1', [username]);
    expect(wanted).toContain(email);
    const replaced = [address, ...wanted.filter((one) => one !== email)];
    const subject = 'The email address of your account was changed';
    for (const one of replaced) await expect.poll(() => mailsTo(one, subject)).toHaveLength(1);
    expect(await mailsTo(email, subject)).toEqual([]);
  });

  it('of an operator is unconfirmed until its code is entered', async () => {
    const { accessToken: token } = operator;
    const email = `${unique('operator-')}@saring.test`;
    await send(app, 'PUT', '/api/superuser/users/profile', { token, json: { name: 'Operator', email } });
    expect(await me(token)).toMatchObject({ email, emailConfirmed: false });
    expect((await confirm(token, await confirmationTo(app, email))).status).toBe(200);
    expect(await me(token)).toMatchObject({ email, emailConfirmed: true });
    await send(app, 'PUT', '/api/superuser/users/profile', { token, json: { name: 'Boss', email } });
    expect(await me(token)).toMatchObject({ emailConfirmed: true });
  });
});

describe('an invitation', () => {
  const invite = (admin_email: string) =>
    send(app, 'POST', '/api/superuser/generate-registration-link', {
      token: operator.accessToken,
      json: { company_name: unique('Firm '), admin_email },
    });
  const use = (link: string, username: string, email: string) =>
    send(app, 'POST', `/api/users/register-company/${link.split('/').pop()}`, { json: { username, email, password } });
  const listed = async (search: string) =>
    (await send(app, 'GET', '/api/superuser/registration-links', { token: operator.accessToken, query: { search } }))
      .body.links;

  it('confirms the address that it was mailed to', async () => {
    const email = `${unique('boss-')}@firm.test`;
    const username = unique('admin-');
    const { body } = await invite(email);
    expect((await use(body.registration_link, username, email.toUpperCase())).status).toBe(200);
    expect(await me((await signIn(app, username)).accessToken)).toMatchObject({ emailConfirmed: true });
    expect((await listed(email))[0].usedEmail).toBeNull();
  });

  it('used with another address shows the operator which, and leaves that unconfirmed', async () => {
    const [email, other] = [`${unique('boss-')}@firm.test`, `${unique('other-')}@else.test`];
    const username = unique('admin-');
    const { body } = await invite(email);
    expect((await use(body.registration_link, username, other)).status).toBe(200);
    const [link] = await listed(email);
    expect(link).toMatchObject({ status: 'used', adminEmail: email, usedEmail: other });
    const { events } = await call(operator, api.audit.operator);
    expect(events).toContainEqual(
      expect.objectContaining({
        action: 'registration-link.used-with-other-address',
        actor: username,
        subject: link.id,
        detail: { companyId: username },
      }),
    );
    const { accessToken: token } = await signIn(app, username);
    expect(await me(token)).toMatchObject({ emailConfirmed: false });
    expect((await confirm(token, await confirmationTo(app, other))).status).toBe(200);
  });

  it('takes its address over from a job seeker who never confirmed it, and who goes on without one', async () => {
    const email = `${unique('hr-')}@acme.test`;
    const squatter = await register(app, email);
    const mailed = await confirmationTo(app, email);
    const asked = await send(app, 'POST', `/api/auth/${squatter.username}/send-otp`);
    const recovery = await codeTo(app, email);
    const made = await invite(email.replace('acme', 'ＡCME'));
    expect(made.status).toBe(200);
    expect(await me(squatter.token)).toMatchObject({ email });
    const username = unique('acme-');
    expect((await use(made.body.registration_link, username, email)).status).toBe(200);
    const { accessToken: token } = await signIn(app, username);
    expect(await me(token)).toMatchObject({ email, emailConfirmed: true, role: 'admin' });
    // The other account is signed in, signs in by its name, and gets no mail at the address any more.
    expect(await me(squatter.token)).toMatchObject({ email: '', emailConfirmed: false, role: 'user' });
    const again = await signIn(app, squatter.username);
    expect((await confirm(again.accessToken, mailed)).status).toBe(400);
    expect(await sendAgain(again.accessToken)).toMatchObject({
      status: 409,
      body: { detail: 'Your account has no email address. Please enter one first.' },
    });
    const reset = await send(app, 'POST', `/api/users/${squatter.username}/reset-password`, {
      form: { otp: recovery, token: asked.body.token, new_password: 'Another1!' },
    });
    expect(reset.status).toBe(400);
    const told = await mailAbout(app, email, 'Your email address belongs to your company account now');
    expect(told.text).toContain(`The job seeker account ${squatter.username} had it before`);
    expect(await trailOf(squatter.username)).toContain('email.released');
    expect((await send(app, 'POST', `/api/auth/${squatter.username}/send-otp`)).status).toBe(200);
    expect((await changeTo(squatter.token, email)).status).toBe(409);
    const own = `${unique('own-')}@person.test`;
    expect((await changeTo(squatter.token, own)).status).toBe(200);
    expect((await confirm(squatter.token, await confirmationTo(app, own))).status).toBe(200);
    expect((await app.mails()).filter(({ to }) => to?.[0]?.address === '')).toEqual([]);
  });

  it('is not made for an address that somebody confirmed, or a company has', async () => {
    const seeker = await register();
    expect((await confirm(seeker.token, await confirmationTo(app, seeker.address))).status).toBe(200);
    const taken = { status: 409, body: { detail: 'Email already exists' } };
    expect(await invite(seeker.address)).toMatchObject(taken);
    const username = unique('admin-');
    const other = `${unique('other-')}@else.test`;
    await use((await invite(`${unique('boss-')}@firm.test`)).body.registration_link, username, other);
    expect(await invite(other)).toMatchObject(taken);
  });

  it('takes nothing over where its holder gives an address that it was not mailed to, or the owner confirms in time', async () => {
    const seeker = await register();
    const { body } = await invite(`${unique('boss-')}@firm.test`);
    const taken = { status: 409, body: { detail: 'Email already exists' } };
    expect(await use(body.registration_link, unique('admin-'), seeker.address)).toMatchObject(taken);
    const [late, other] = [await register(), await register()];
    const made = await invite(late.address);
    expect((await confirm(late.token, await confirmationTo(app, late.address))).status).toBe(200);
    expect(await use(made.body.registration_link, unique('admin-'), late.address)).toMatchObject(taken);
    // Both at once: one of them has the address afterwards.
    const race = await invite(other.address);
    const code = await confirmationTo(app, other.address);
    const username = unique('admin-');
    const [confirmed, used] = await Promise.all([
      confirm(other.token, code),
      use(race.body.registration_link, username, other.address),
    ]);
    expect([confirmed.status, used.status].sort()).not.toEqual([400, 409]);
    const holders = await rows(app, 'select username from users where lower(email) = lower($1)', [other.address]);
    expect(holders).toEqual([{ username: used.status === 200 ? username : other.username }]);
  });
});
