/** The first run: the link that the log of a new installation shows, and what it sets up. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pass } from '#world/app/day.ts';
import { rows, tablesWithAny } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { signIn } from '#world/people/people.ts';
import { command } from '#world/processes/command.ts';
import {
  database,
  dataDir,
  firstPassword,
  type Launched,
  launch,
  launches,
  launchUp,
} from '#world/processes/launch.ts';

launches();

const own = 'Lantern!Orbit42';
const olga = { username: 'olga', email: 'olga@saring.test', password: own };
const over = {
  detail: 'This link is not good, or not any more: it is good for an hour and once.',
  code: 'first_run_over',
};
const address = /\/first-run#([\w-]+)/;

/** Without a password of a variable, as somebody starts it who has read nothing. */
const start = (env: Record<string, string> = {}) => launchUp({ SUPERUSER_PASSWORD: '', ...env });
const tokenOf = ({ output }: Launched) => address.exec(output.out)?.[1] ?? '';
const installation = () => ({ databaseUrl: database.url, dataDir });

async function restarted(app: Launched, env: Record<string, string> = {}): Promise<Launched> {
  app.child.kill('SIGTERM');
  await app.ended;
  return start(env);
}

const calling =
  (path: string) =>
  (app: Launched, token: string, fields: Record<string, string> = {}) =>
    send(app, 'POST', `/api/superuser/first-run${path}`, { json: { token, ...fields } });
const [look, tryMail, finish] = [calling(''), calling('/mail'), calling('/finish')];

/** Whatever somebody tries with the token, it is answered as one that never was. */
async function expectDead(app: Launched, token: string): Promise<void> {
  for (const [call, fields] of [
    [look, {}],
    [tryMail, { email: olga.email }],
    [finish, olga],
  ] as const) {
    const [{ status, body }, unknown] = [await call(app, token, fields), await call(app, 'never-was', fields)];
    expect([status, body]).toEqual([404, expect.objectContaining(over)]);
    expect([unknown.status, { ...unknown.body, ...over }]).toEqual([status, unknown.body]);
  }
}

it('sets the name, address and password of the operator, and signs in, by the link in the log, once', async () => {
  const app = await start({ LOG_LEVEL: 'trace' });
  const token = tokenOf(app);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(app.output.out).toContain(`${app.url.replace('127.0.0.1', 'localhost')}/first-run#${token}"`);
  expect((await look(app, token)).body).toEqual({
    username: 'superuser',
    email: 'superuser@localhost',
    mail_server: false,
  });
  const printed = await firstPassword();

  const { status, body, headers } = await finish(app, token, olga);
  expect([status, body.role, body.token_type]).toEqual([200, 'superuser', 'bearer']);
  expect(headers.get('set-cookie')).toContain('HttpOnly');
  const me = await send(app, 'GET', '/api/users/me', { token: body.access_token });
  expect(me.body).toMatchObject({ username: 'olga', email: olga.email, role: 'superuser' });
  expect((await send(app, 'GET', '/api/superuser/stats', { token: body.access_token })).status).toBe(200);
  expect((await send(app, 'GET', `/api/auth/verify-token/${body.access_token}`)).body).not.toHaveProperty(
    'printed_password',
  );
  for (const name of [olga.username, olga.email]) await signIn(app, name, own);
  for (const [name, secret] of [
    ['superuser', printed],
    ['olga', printed],
    ['superuser', own],
  ] as const)
    await expect(signIn(app, name, secret)).rejects.toMatchObject({ status: 401 });
  expect(existsSync(join(dataDir, 'first-password'))).toBe(false);
  await expectDead(app, token);
  expect(address.test((await restarted(app)).output.out)).toBe(false);
});

it('keeps the token nowhere but in the one line of the log, and tells the trail who was set up', async () => {
  const app = await start({ LOG_LEVEL: 'trace' });
  const token = tokenOf(app);
  await look(app, token);
  await finish(app, 'x', olga);
  const { body } = await finish(app, token, olga);
  await finish(app, token, olga);
  const trail = await send(app, 'GET', '/api/superuser/audit-trail', { token: body.access_token });
  const told = trail.body.events.map(({ action, actor }: { action: string; actor: string }) => [action, actor]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['first-run.finished', 'olga'],
      ['sign-in', 'olga'],
    ]),
  );
  expect(await tablesWithAny(installation(), [token, own])).toEqual({});
  app.child.kill('SIGTERM');
  await app.ended;
  const said = app.output.out + app.output.err;
  expect(said.split(token)).toHaveLength(2);
  expect(said).not.toContain(own);
  expect(said).not.toContain(olga.email);
});

describe('a link is over', () => {
  it('after an hour, and the next start shows another', async () => {
    const app = await start();
    const token = tokenOf(app);
    await pass(installation(), 59 * 60_000);
    expect((await look(app, token)).status).toBe(200);
    await pass(installation(), 61_000);
    await expectDead(app, token);
    const again = await restarted(app);
    await expectDead(again, token);
    expect((await finish(again, tokenOf(again), olga)).status).toBe(200);
  });

  it('with the next start, which shows another', async () => {
    const app = await start();
    const again = await restarted(app);
    expect(tokenOf(again)).not.toBe(tokenOf(app));
    await expectDead(again, tokenOf(app));
    expect((await look(again, tokenOf(again))).status).toBe(200);
    expect(again.output.out).not.toContain('Operator account');
  });

  it('once the operator has signed in with the password that was made up, which is as good as ever', async () => {
    const app = await start();
    const { accessToken: token } = await signIn(app, 'superuser', await firstPassword());
    await expectDead(app, tokenOf(app));
    expect((await send(app, 'GET', '/api/superuser/stats', { token })).status).toBe(200);
    expect(await firstPassword()).not.toBe('');
    expect(address.test((await restarted(app)).output.out)).toBe(false);
  });

  it('once the password was reset by command', async () => {
    const app = await start();
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, SUPERUSER_PASSWORD: '' };
    const { code, out } = await command('operator', ['reset-password', 'superuser', '--json'], env);
    expect(code).toBe(0);
    await expectDead(app, tokenOf(app));
    const again = await restarted(app);
    expect(address.test(again.output.out)).toBe(false);
    await signIn(again, 'superuser', JSON.parse(out.split('\n')[0] ?? '').password);
  });

  it('once another operator was made by command', async () => {
    const app = await start();
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, SUPERUSER_PASSWORD: '' };
    expect((await command('operator', ['create', 'second', 'second@saring.test'], env)).code).toBe(0);
    await expectDead(app, tokenOf(app));
    expect(address.test((await restarted(app)).output.out)).toBe(false);
  });

  it('once a variable gives the password, and a start with one shows none', async () => {
    const app = await start();
    const given = await restarted(app, { SUPERUSER_PASSWORD: own });
    expect(address.test(given.output.out)).toBe(false);
    await expectDead(given, tokenOf(app));
    await signIn(given, 'superuser', await firstPassword());
  });
});

it('shows none where a variable gives the first password', async () => {
  const app = await launchUp({ SUPERUSER_PASSWORD: own });
  expect(address.test(app.output.out)).toBe(false);
  expect(await rows(installation(), "select 1 from one_time_codes where purpose = 'first-run'")).toEqual([]);
});

it('is shown by one of several processes that start at once, and is good at each', async () => {
  const all = await Promise.all(['web', 'web', 'worker'].map((PROCESS) => launch({ SUPERUSER_PASSWORD: '', PROCESS })));
  await Promise.all(all.map((each) => each.up()));
  const shown = all.filter(({ output }) => address.test(output.out));
  expect(shown).toHaveLength(1);
  const token = shown.map(tokenOf).join();
  for (const web of all.slice(0, 2)) expect((await look(web, token)).status).toBe(200);
});

it('lets one of two that finish at once through, and tells the other that the link is over', async () => {
  const app = await start();
  const token = tokenOf(app);
  const both = await Promise.all([
    finish(app, token, olga),
    finish(app, token, { username: 'otto', email: 'otto@saring.test', password: 'Harbour!Tin77' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(both.find(({ status }) => status === 404)?.body).toMatchObject(over);
  const operators = await rows(installation(), "select username from users where role = 'superuser'");
  expect(operators).toEqual([{ username: both[0]?.status === 200 ? 'olga' : 'otto' }]);
});

it('refuses what is no name, address or password, or another account’s, and is good for another try', async () => {
  const app = await start({ REFUSE_COMMON_PASSWORDS: 'true' });
  const token = tokenOf(app);
  const person = { username: 'someone', email: 'someone@person.test', password: own };
  expect((await send(app, 'POST', '/api/users/register', { json: person })).status).toBe(200);
  const tried = async (change: Partial<typeof olga>) => {
    const { status, body } = await finish(app, token, { ...olga, ...change });
    return [status, body];
  };
  const names = 'Username must be 3 to 40 letters, digits, dots, underscores or hyphens';
  expect(await tried({ username: 'o l' })).toEqual([422, expect.objectContaining(fieldError('username', names))]);
  for (const email of ['olga', 'olga@', ''])
    expect(await tried({ email })).toEqual([422, expect.objectContaining({ code: 'invalid' })]);
  expect(await tried({ password: 'short' })).toEqual([422, expect.objectContaining({ code: 'invalid' })]);
  const easy = fieldError('password', 'This password is easy to guess. Please choose another one.');
  expect(await tried({ password: 'Password1!' })).toEqual([422, expect.objectContaining(easy)]);
  expect(await tried({ username: 'lantern.keeper', password: 'Lantern.Keeper1' })).toEqual([
    422,
    expect.objectContaining(easy),
  ]);
  const printed = fieldError('password', 'Please choose another password than the one that was made up.');
  expect(await tried({ password: await firstPassword() })).toEqual([422, expect.objectContaining(printed)]);
  expect(await tried({ username: person.username.toUpperCase() })).toEqual([
    409,
    expect.objectContaining({ detail: 'Username already exists' }),
  ]);
  expect(await tried({ email: person.email })).toEqual([
    409,
    expect.objectContaining({ detail: 'Email already exists' }),
  ]);
  expect(existsSync(join(dataDir, 'first-password'))).toBe(true);
  expect((await tried({}))[0]).toBe(200);
});

it('counts wrong tokens as sign-ins from an address, and good ones not', async () => {
  const app = await start({ RATE_LIMIT: 'true', LIMIT_SIGN_INS: '3' });
  const token = tokenOf(app);
  for (let good = 0; good < 5; good += 1) expect((await look(app, token)).status).toBe(200);
  for (const call of [look, look, look]) expect((await call(app, 'never-was')).status).toBe(404);
  expect((await look(app, token)).status).toBe(429);
  expect((await finish(app, token, olga)).status).toBe(429);
});

it('is no code for a forgotten password', async () => {
  const app = await start();
  const token = tokenOf(app);
  for (const otp of ['000000', '0']) {
    const form = { otp, token, new_password: own };
    expect((await send(app, 'POST', '/api/auth/superuser/verify-otp', { form })).status).toBe(400);
    expect((await send(app, 'POST', '/api/users/superuser/reset-password', { form })).status).toBe(400);
  }
  expect((await look(app, token)).status).toBe(200);
});

describe('a test mail', () => {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address: to }, _session, done) {
      const gone = Object.assign(new Error(`No such person: ${to}`), { responseCode: 550 });
      done(to.startsWith('gone') ? gone : undefined);
    },
    onData(stream, session, done) {
      taken.push(...session.envelope.rcptTo.map(({ address: to }) => to));
      stream.resume();
      stream.on('end', () => done());
    },
  });
  server.on('error', () => {});
  let smtp = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = server.server.address();
    smtp = `smtp://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('goes to the address that is about to be set, tells what the mail server says, five times for a link', async () => {
    const app = await start({ SMTP_URL: smtp, RATE_LIMIT: 'true' });
    const token = tokenOf(app);
    expect((await look(app, token)).body.mail_server).toBe(true);
    expect((await tryMail(app, token, { email: olga.email })).body).toEqual({ state: 'sent', error: null });
    expect(taken).toEqual([olga.email]);
    const refused = await tryMail(app, token, { email: 'gone@saring.test' });
    expect(refused.body).toEqual({ state: 'refused', error: expect.stringContaining('No such person') });
    for (const status of [200, 200, 200, 429])
      expect((await tryMail(app, token, { email: olga.email })).status).toBe(status);
    expect((await tryMail(app, 'never-was', { email: olga.email })).status).toBe(404);
    expect(taken).toHaveLength(4);
    const again = await restarted(app, { SMTP_URL: smtp, RATE_LIMIT: 'true' });
    expect((await tryMail(again, tokenOf(again), { email: olga.email })).body.state).toBe('sent');
    expect((await finish(again, tokenOf(again), olga)).status).toBe(200);
  });

  it('is not sent where no mail server is set', async () => {
    const app = await start();
    const { status, body } = await tryMail(app, tokenOf(app), { email: olga.email });
    expect([status, body.detail]).toEqual([409, 'No mail server is set.']);
    expect(await rows(installation(), 'select 1 from emails')).toEqual([]);
  });
});
