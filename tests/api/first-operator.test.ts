/** The first operator's password where the product made it up: good for a day, and then for setting another one. */
import { allEndpoints, rolesAllowed } from '@saring/contract';
import { expect, it } from 'vitest';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplicant, signIn } from '#world/people/people.ts';
import { database, firstPassword, type Launched, launches, launchUp } from '#world/processes/launch.ts';

launches();

const own = 'Lantern!Orbit42';
const hour = 3_600_000;

/** As if the first start had been a day ago; the process hears of it a moment later. */
const aDayLater = () =>
  rows(
    { databaseUrl: database.url },
    `with earlier as (update users set created_at = created_at - interval '1 day' where role = 'superuser' returning id)
    select pg_notify('saring_account', id::text) from earlier`,
  );

async function startWithout(): Promise<{ app: Launched; printed: string }> {
  const app = await launchUp({ SUPERUSER_PASSWORD: '' });
  return { app, printed: await firstPassword() };
}

/** Every call that the operator may make with a password of their own. */
const operators = allEndpoints().filter(
  ({ endpoint: { access } }) => access !== 'public' && rolesAllowed(access).includes('superuser'),
);
const open = ['auth.logOut', 'users.changePassword', 'users.me'];

const change = (app: Launched, token: string, old_password: string, new_password: string) =>
  send(app, 'POST', '/api/users/change-password', {
    token,
    json: { username: 'superuser', old_password, new_password },
  });

it('opens everything for a day, as an installation is set up, and says until when', async () => {
  const { app, printed } = await startWithout();
  const { accessToken: token } = await signIn(app, 'superuser', printed);
  expect((await send(app, 'GET', '/api/superuser/companies', { token })).status).toBe(200);
  const invited = { admin_email: 'first@company.test', company_name: 'First' };
  const link = await send(app, 'POST', '/api/superuser/generate-registration-link', { token, json: invited });
  expect(link.status).toBe(200);
  const said = (await send(app, 'GET', `/api/auth/verify-token/${token}`)).body.printed_password;
  expect(said.over).toBe(false);
  const left = Date.parse(said.good_until) - Date.now();
  expect(left).toBeGreaterThan(23.9 * hour);
  expect(left).toBeLessThanOrEqual(24 * hour);
});

it('lets the operator then see who is signed in, set a password and log out, until that is done', async () => {
  const { app, printed } = await startWithout();
  await aDayLater();
  const { accessToken: token } = await signIn(app, 'superuser', printed);
  for (const { name, endpoint } of operators.filter(({ name }) => !open.includes(name))) {
    const answer = await send(app, endpoint.method, endpoint.path.replace(/\{\w+\}/g, '1'), { token });
    expect([name, answer.status, answer.body.detail]).toEqual([
      name,
      403,
      'The password that was made up is good for a day. Please set one of your own, then everything opens again.',
    ]);
  }
  expect((await send(app, 'GET', '/api/users/me', { token })).status).toBe(200);
  expect((await send(app, 'GET', `/api/auth/verify-token/${token}`)).body.printed_password.over).toBe(true);
  const other = (await signIn(app, 'superuser', printed)).accessToken;
  expect((await send(app, 'POST', '/api/auth/logout', { token: other, json: {} })).status).toBe(200);

  const { status, body } = await change(app, token, printed, own);
  expect(status).toBe(200);
  expect((await send(app, 'GET', '/api/superuser/stats', { token: body.access_token })).status).toBe(200);
  const said = (await send(app, 'GET', `/api/auth/verify-token/${body.access_token}`)).body;
  expect(Object.keys(said).sort()).toEqual(['expires_at', 'role', 'username', 'valid']);
  await expect(signIn(app, 'superuser', printed)).rejects.toThrow();
  const again = await signIn(app, 'superuser', own);
  expect((await send(app, 'GET', '/api/superuser/stats', { token: again.accessToken })).status).toBe(200);
});

it('does not become the password for good, by whichever way it is set, and binds nobody else', async () => {
  const { app, printed } = await startWithout();
  const { accessToken: token } = await signIn(app, 'superuser', printed);
  const refusal = 'Please choose another password than the one that was made up.';
  const same = await change(app, token, printed, printed);
  expect([same.status, same.body.detail]).toEqual([422, [{ loc: ['body', 'new_password'], msg: refusal }]]);
  const profile = { name: 'Olga', email: 'superuser@localhost', currentPassword: printed, newPassword: printed };
  const saved = await send(app, 'PUT', '/api/superuser/users/profile', { token, json: profile });
  expect([saved.status, saved.body.detail]).toEqual([422, [{ loc: ['body', 'newPassword'], msg: refusal }]]);
  const person = await buildApplicant(app);
  await aDayLater();
  await expect.poll(async () => (await send(app, 'GET', '/api/superuser/stats', { token })).status).toBe(403);
  expect((await send(app, 'GET', '/api/auth/sign-ins', { token: person.token })).status).toBe(200);
});

it('is gone with a password that is set in Settings within the day', async () => {
  const { app, printed } = await startWithout();
  const { accessToken } = await signIn(app, 'superuser', printed);
  const { body } = await send(app, 'PUT', '/api/superuser/users/profile', {
    token: accessToken,
    json: { name: 'Olga', email: 'superuser@localhost', currentPassword: printed, newPassword: own },
  });
  await aDayLater();
  const { accessToken: token } = await signIn(app, 'superuser', own);
  for (const one of [token, body.access_token]) {
    expect((await send(app, 'GET', '/api/superuser/stats', { token: one })).status).toBe(200);
    expect((await send(app, 'GET', `/api/auth/verify-token/${one}`)).body).not.toHaveProperty('printed_password');
  }
});

it('binds no operator to whom SUPERUSER_PASSWORD gave one', async () => {
  const app = await launchUp({ SUPERUSER_PASSWORD: own });
  const { accessToken: token } = await signIn(app, 'superuser', own);
  expect((await send(app, 'GET', '/api/superuser/stats', { token })).status).toBe(200);
});
