/** What an administrator does to accounts at the command line, while the product runs. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { mailTo, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, password, signIn, superuser } from '#world/people/people.ts';
import { buildCheckout, type Checkout } from '#world/processes/checkout.ts';
import { applyTo } from './applying.ts';

const own = 'Lantern!Orbit42';

let app: TestApp;
let checkout: Checkout;
beforeAll(async () => {
  app = await startApp();
  checkout = await buildCheckout({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await checkout.remove();
});

const run = async (args: string[], input?: string) => {
  const { code, out, err } = await checkout.run([...args, '--json'], input === undefined ? {} : { input });
  return { code, err, told: JSON.parse(out.split('\n')[0] ?? '') };
};
const stateOf = async (token: string) => (await send(app, 'GET', '/api/users/me', { token })).status;
const refused = (username: string, secret: string) =>
  expect(signIn(app, username, secret)).rejects.toMatchObject({ status: 401 });

it('gives an operator another password, which is told once, ends every sign-in, and stands in the trail and in a mail', async () => {
  await run(['operator', 'create', 'olga', 'olga@saring.test', '--password-stdin'], password);
  const before = await signIn(app, 'olga');
  const { code, told } = await run(['operator', 'reset-password', 'Olga']);
  expect([code, told.username]).toEqual([0, 'olga']);
  await expect.poll(() => stateOf(before.accessToken)).toBe(401);
  await refused('olga', password);
  const { accessToken: token } = await signIn(app, 'olga', told.password);
  const said = (await send(app, 'GET', `/api/auth/verify-token/${token}`)).body;
  expect(said.printed_password).toMatchObject({ over: false });
  const trail = await send(app, 'GET', '/api/superuser/audit-trail', { token });
  expect(trail.body.events).toContainEqual(
    expect.objectContaining({ action: 'password.reset', actor: 'command-line' }),
  );
  expect(JSON.stringify(trail.body)).not.toContain(told.password);
  expect((await mailTo(app, 'olga@saring.test')).text).toContain('olga');

  const given = await run(['operator', 'reset-password', 'olga', '--password-stdin'], own);
  expect(given.told).not.toHaveProperty('password');
  expect(await stateOf((await signIn(app, 'olga', own)).accessToken)).toBe(200);
});

it('makes another operator with a password from standard input; not with a weak one, and not twice', async () => {
  const create = ['operator', 'create', 'second', 'second@saring.test', '--password-stdin'];
  const weak = await run(create, 'short\n');
  expect([weak.code, weak.told.problem]).toEqual([1, expect.stringContaining('Password must be at least 8')]);
  expect(await run(create, `${own}\n`)).toMatchObject({ code: 0, told: { username: 'second' } });
  const { accessToken: token } = await signIn(app, 'second', own);
  expect((await send(app, 'GET', '/api/superuser/stats', { token })).status).toBe(200);
  const again = await run(create, own);
  expect([again.code, again.err]).toEqual([1, expect.stringMatching(/already exists/)]);
  const { told } = await run(['operator', 'list']);
  expect(told.operators.map(({ username }: { username: string }) => username)).toEqual(
    expect.arrayContaining([superuser.username, 'second']),
  );
});

it('shows companies and gives one of its administrators another password, of which its trail tells', async () => {
  const company = await buildCompany(app);
  const { told: list } = await run(['company', 'list', '--search', company.companyName]);
  expect(list.companies).toEqual([expect.objectContaining({ id: company.companyId, status: 'verified', jobs: 0 })]);
  const { told: shown } = await run(['company', 'show', company.companyId]);
  expect(shown.members).toEqual([expect.objectContaining({ username: company.username, role: 'owner' })]);
  const { told } = await run(['company', 'reset-password', company.companyId]);
  await expect.poll(() => stateOf(company.token)).toBe(401);
  const { accessToken: token } = await signIn(app, company.username, told.password);
  const trail = await send(app, 'GET', `/api/admin/${company.companyId}/audit-trail`, { token });
  expect(trail.body.events).toContainEqual(
    expect.objectContaining({ action: 'password.reset', actor: 'command-line' }),
  );
  expect((await run(['company', 'reset-password', company.companyId, 'nobody'])).code).toBe(1);
  expect((await run(['company', 'show', 'nothing'])).told.problem).toContain('There is no company nothing');
});

it('gives a job seeker another password, of an old account only for setting one of their own', async () => {
  const person = await buildApplicant(app);
  await rows(app, "update users set created_at = created_at - interval '1 year' where username = $1", [
    person.username,
  ]);
  const { told } = await run(['user', 'reset-password', `${person.username}@person.test`]);
  await refused(person.username, password);
  const { accessToken: token } = await signIn(app, person.username, told.password);
  expect((await send(app, 'GET', '/api/auth/sign-ins', { token })).status).toBe(403);
  const json = { username: person.username, old_password: told.password, new_password: own };
  const changed = await send(app, 'POST', '/api/users/change-password', { token, json });
  expect(changed.status).toBe(200);
  expect(await stateOf(changed.body.access_token)).toBe(200);
  const shown = await run(['user', 'show', person.username]);
  expect(shown.told.user).toMatchObject({ username: person.username, role: 'user', company: null, signIns: 1 });
});

it('takes nobody for somebody else: each kind of account has its own command', async () => {
  const company = await buildCompany(app);
  const asUser = await run(['user', 'reset-password', company.username]);
  expect(asUser.err).toContain(`company reset-password ${company.companyId} ${company.username}`);
  expect((await run(['user', 'reset-password', superuser.username])).err).toContain('operator reset-password');
  expect((await run(['operator', 'reset-password', company.username])).err).toContain('There is no operator');
  expect((await run(['user', 'show', 'nobody-here'])).err).toContain('There is no account nobody-here');
  expect(await stateOf(company.token)).toBe(200);
});

it('suspends and erases a company and an account by its name, and says why in the trail; not without a reason, and not the last operator', async () => {
  const [company, person] = [await buildCompany(app), await buildApplicant(app)];
  expect((await run(['company', 'suspend', company.companyId])).told.problem).toBe('Please give a reason');
  const reason = ['--reason', 'Asked by the court.'];
  expect(await run(['company', 'suspend', company.companyId, ...reason])).toMatchObject({
    code: 0,
    told: { suspended: true },
  });
  await expect.poll(() => stateOf(company.token)).toBe(401);
  await expect(signIn(app, company.username)).rejects.toMatchObject({ status: 403 });
  expect((await run(['company', 'lift', company.companyId])).code).toBe(0);
  await signIn(app, company.username);
  expect((await run(['user', 'suspend', person.username, ...reason])).code).toBe(0);
  await expect.poll(() => stateOf(person.token)).toBe(401);

  expect((await run(['user', 'erase', person.username])).told.problem).toBe(`Add --confirm ${person.username}.`);
  expect((await run(['user', 'erase', person.username, '--confirm', person.username, ...reason])).code).toBe(0);
  const confirm = ['--confirm', company.companyName];
  expect((await run(['company', 'erase', company.companyId, ...confirm])).told).toMatchObject({ erasing: true });
  await expect.poll(async () => (await run(['user', 'show', person.username])).code).toBe(1);
  await expect.poll(async () => (await run(['company', 'show', company.companyId])).code).toBe(1);
  const told = await rows(
    app,
    "select action, detail from audit_events where actor = 'command-line' and subject = $1",
    [company.companyId],
  );
  expect(told.map(({ action }) => action).sort()).toEqual([
    'company.erased',
    'company.suspended',
    'company.suspension-lifted',
  ]);

  await rows(app, "delete from users where role = 'superuser' and username <> $1", [superuser.username]);
  const last = await run(['user', 'suspend', superuser.username, ...reason]);
  expect([last.code, last.told.problem]).toEqual([1, 'This is the last operator. Make another one first.']);
});

it('finds the number of somebody who was named as a reference however it was written, and takes it out, with a line for the company', async () => {
  const company = await buildCompany(app);
  const job = await buildJob(company);
  const apply = (form: Record<string, string>) =>
    buildApplicant(app).then((person) =>
      applyTo(app, person, job, { form, files: { resume: new File(['Accountant.'], 'a.txt') }, headers: {} }),
    );
  const [first, second, other] = [
    await apply({ reference1: '012-987 6543', reference2: '013-111 2222' }),
    await apply({ reference3: 'Encik Lim +60 12 987 6543' }),
    await apply({ reference1: '0129876540' }),
  ].map(({ body }) => body.data.application.id);
  const found = await run(['referee', 'find', '+60129876543']);
  expect(found.told.applications.map(({ id }: { id: string }) => id).sort()).toEqual([first, second].sort());
  expect(await run(['referee', 'erase', '0129876543'])).toMatchObject({ code: 0, told: { erased: 2 } });
  const left = await rows(app, 'select id, reference1, reference2, reference3 from applications where job_id = $1', [
    job.id,
  ]);
  const of = (id: string) => left.find((row) => row.id === id);
  expect(of(first)).toMatchObject({ reference1: '', reference2: '013-111 2222' });
  expect(of(second)).toMatchObject({ reference3: '' });
  expect(of(other)).toMatchObject({ reference1: '0129876540' });
  const trail = await send(app, 'GET', `/api/admin/${company.companyId}/audit-trail`, company);
  const erased = trail.body.events.filter(({ action }: { action: string }) => action === 'reference.erased');
  expect(erased.map(({ subject }: { subject: string }) => subject).sort()).toEqual([first, second].sort());
  expect((await run(['referee', 'find', '0129876543'])).told.applications).toEqual([]);
  expect((await run(['referee', 'erase', 'nobody'])).told.problem).toBe('nobody is no telephone number.');
});
