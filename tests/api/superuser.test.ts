/** The operator's area: figures, lists, company statuses, the own profile. */
import { api, type Client, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock, noonInKualaLumpur } from '#world/app/held-clock.ts';
import { mailAbout, mailTo, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  signInSuperuser,
  superuser,
  unique,
} from '#world/people/people.ts';

let app: TestApp;
let operator: Client & { accessToken: string };
let token: string;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp();
  operator = await signInSuperuser(app);
  token = operator.accessToken;
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const get = (path: string, query: Record<string, string> = {}) =>
  send(app, 'GET', `/api/superuser/${path}`, { token, query });
const names = (list: { username: string }[]) => list.map(({ username }) => username);

describe('the figures', () => {
  it('count companies and accounts, today in the configured zone', async () => {
    const clock = heldClock(noonInKualaLumpur());
    await using own = await startApp({ env: { TIME_ZONE: 'Asia/Kuala_Lumpur' }, replace: { clock } });
    const { accessToken } = await signInSuperuser(own);
    const stats = async () => (await send(own, 'GET', '/api/superuser/stats', { token: accessToken })).body;
    const before = await stats();
    expect(Object.keys(before).sort()).toEqual([
      'activeUsers',
      'engagementRate',
      'newCompaniesToday',
      'pendingVerification',
      'totalCompanies',
      'totalUsers',
      'usersWithValidEmail',
      'verifiedCompanies',
    ]);
    const [old] = [await buildCompany(own, { verified: false }), await buildCompany(own), await buildApplicant(own)];
    const yesterday = new Date(clock.now().getTime() - 25 * 3_600_000);
    await rows(own, 'update companies set created_at = $2 where id = $1', [old.companyId, yesterday]);
    const after = await stats();
    expect(after).toMatchObject({
      newCompaniesToday: before.newCompaniesToday + 1,
      pendingVerification: before.pendingVerification + 1,
      totalCompanies: before.totalCompanies + 2,
      verifiedCompanies: before.verifiedCompanies + 1,
      totalUsers: before.totalUsers + 3,
      activeUsers: before.activeUsers + 1,
      engagementRate: Math.round(((before.activeUsers + 1) / (before.totalUsers + 3)) * 1000) / 10,
    });
    // The first operator's own address, superuser@localhost, is none that mail can reach.
    expect(after.usersWithValidEmail).toBe(after.totalUsers - 1);
  });
});

describe('the list of companies', () => {
  it('has a row with both of the names of everything, and the true counts', async () => {
    await buildApplication(await buildApplicant(app), await buildJob(company));
    const { status, body } = await get('companies', { search: company.companyName });
    expect(status).toBe(200);
    expect(body).toEqual({
      companies: [
        {
          id: company.companyId,
          username: company.companyId,
          name: company.companyName,
          companyName: company.companyName,
          email: `${company.companyId}@company.test`,
          contactEmail: `${company.companyId}@company.test`,
          industry: 'N/A',
          status: 'verified',
          paymentStatus: 'unpaid',
          verified: true,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          jobCount: 1,
          applicationCount: 1,
          standing: 'active',
          similarTo: [],
        },
      ],
      total: 1,
    });
  });

  it('is paged, sorted both ways and filtered by status in any case', async () => {
    const tag = unique('list');
    const made: string[] = [];
    for (const [index, name] of ['beta', 'Alpha', 'gamma'].entries()) {
      const { companyId } = await buildCompany(app, { verified: index === 0 });
      await rows(app, 'update companies set name = $2 where id = $1', [companyId, `${name} ${tag}`]);
      made.push(companyId);
    }
    const [beta = '', alpha = '', gamma = ''] = made;
    const list = async (query: Record<string, string>) =>
      names((await get('companies', { search: tag.toUpperCase(), ...query })).body.companies);
    expect(await list({})).toEqual([gamma, alpha, beta]);
    expect(await list({ order: 'asc' })).toEqual([beta, alpha, gamma]);
    expect(await list({ sort: 'name', order: 'asc' })).toEqual([alpha, beta, gamma]);
    expect(await list({ sort: 'name', order: 'desc' })).toEqual([gamma, beta, alpha]);
    expect(await list({ status: 'VERIFIED' })).toEqual([beta]);
    expect(await list({ status: 'rejected' })).toEqual([]);
    const page = await get('companies', { search: tag, page: '2', page_size: '2' });
    expect(page.body).toMatchObject({ total: 3, page: 2, page_size: 2, companies: [{ id: beta }] });
    expect((await get('companies', { search: tag, page: '1' })).body).toMatchObject({ page: 1, page_size: 10 });
    expect((await get('companies', { search: tag, page: '9' })).body).toMatchObject({ total: 3, companies: [] });
  });

  it.each(['%', '_', '\\', "'", "' or '1'='1", '.*', '(', '\u{1f600}'])('takes %j as plain text', async (search) => {
    const { status, body } = await get('companies', { search });
    expect([status, body.total]).toEqual([200, 0]);
  });
});

describe.each(['companies', 'users/list_all_users', 'registration-links'])('the query of %s', (path) => {
  it.each([
    ['sort', 'password'],
    ['order', 'up'],
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'x'],
    ['page', '1e99'],
    ['page_size', '0'],
    ['page_size', '201'],
    ['search', 'x'.repeat(201)],
    ['search', '\0'],
    [path.startsWith('users') ? 'role' : 'status', 'unknown'],
  ])('is refused with %s %j', async (name, value) => {
    const { status, body } = await get(path, { [name]: value });
    expect(status).toBe(422);
    expect(body.detail[0]).toEqual({ loc: ['query', name], msg: expect.any(String) });
  });

  it('may ask for the largest page, and for one far behind the end', async () => {
    expect((await get(path, { page: '1', page_size: '200' })).status).toBe(200);
    expect((await get(path, { page: '1000000', page_size: '200' })).status).toBe(200);
  });
});

describe('the list of accounts', () => {
  it('answers count and users with what the table shows and nothing more', async () => {
    const person = await buildApplicant(app);
    const { body } = await get('users/list_all_users', { search: person.username });
    expect(body).toEqual({
      count: 1,
      total: 1,
      users: [
        {
          id: expect.any(String),
          username: person.username,
          email: `${person.username}@person.test`,
          role: 'user',
          standing: 'active',
          created_at: expect.any(String),
        },
      ],
    });
  });

  it('is searched by address too, filtered by role and sorted by name', async () => {
    const people = [await buildApplicant(app), await buildApplicant(app)].map(({ username }) => username);
    const byMail = await get('users/list_all_users', { search: `${people[0]}@PERSON` });
    expect(names(byMail.body.users)).toEqual([people[0]]);
    const admins = await get('users/list_all_users', { role: 'Admin', page: '1', page_size: '200' });
    expect(new Set(admins.body.users.map((user: { role: string }) => user.role))).toEqual(new Set(['admin']));
    const sorted = await get('users/list_all_users', { search: 'person-', sort: 'name', order: 'asc' });
    expect(names(sorted.body.users)).toEqual(names(sorted.body.users).toSorted());
    const newest = await get('users/list_all_users', { page: '1', page_size: '1' });
    expect(newest.body).toMatchObject({ users: [{ username: people[1] }], count: newest.body.total });
    expect(newest.body.total).toBeGreaterThan(3);
  });
});

describe('the status of a company', () => {
  const put = (id: string, value: string) =>
    send(app, 'PUT', `/api/superuser/companies/${id}/status`, { token, query: { status_update: value } });
  const trail = (id: string) =>
    rows(
      app,
      "select actor, detail from audit_events where action = 'company.status' and subject = $1 order by number",
      [id],
    );

  it('goes from any to verified or rejected, by mail and with a line in the trail', async () => {
    const { companyId, companyName } = await buildCompany(app, { verified: false });
    const address = `${companyId}@company.test`;
    const verified = await put(companyId, 'verified');
    expect(verified).toMatchObject({
      status: 200,
      body: { message: 'Company verified', company: { id: companyId, status: 'verified', verified: true } },
    });
    await mailAbout(app, address, `${companyName} is verified`);
    expect((await put(companyId, 'Rejected')).body.company).toMatchObject({ status: 'rejected', verified: false });
    await mailAbout(app, address, `${companyName} was not verified`);
    expect((await put(companyId, 'verified')).status).toBe(200);
    await mailTo(app, address, 4);
    const by = (from: string, to: string) => ({ actor: superuser.username, detail: { from, to, name: companyName } });
    expect(await trail(companyId)).toEqual([
      by('pending', 'verified'),
      by('verified', 'rejected'),
      by('rejected', 'verified'),
    ]);
  });

  it('is changed and mailed once when the button is pressed several times at once', async () => {
    const { companyId } = await buildCompany(app, { verified: false });
    const answers = await Promise.all([1, 2, 3, 4].map(() => put(companyId, 'verified')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await trail(companyId)).toHaveLength(1);
    expect(await rows(app, 'select 1 from emails where company_id = $1', [companyId])).toHaveLength(1);
  });

  it('is refused for unknown companies and unknown statuses', async () => {
    expect((await put('nobody-here', 'verified')).status).toBe(404);
    for (const value of ['pending', 'x', ''])
      expect(await put(company.companyId, value)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['query', 'status_update'], msg: 'Status must be verified or rejected' }] },
      });
  });
});

describe('the own profile', () => {
  const put = (json: object) => send(app, 'PUT', '/api/superuser/users/profile', { token, json });

  it('is read and saved; the login name stays', async () => {
    expect((await get('users/profile')).body).toEqual({
      username: 'superuser',
      name: 'superuser',
      email: 'superuser@localhost',
    });
    const { status, body } = await put({ name: 'Puan Operator', email: 'ops@saring.test' });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Settings saved successfully!',
      username: 'superuser',
      name: 'Puan Operator',
      email: 'ops@saring.test',
    });
    // Whoever holds the new address knows; the one before is told.
    expect((await mailTo(app, 'superuser@localhost')).subject).toBe('The email address of your account was changed');
  });

  it.each([
    [{ name: '' }, 422, 'Name is required'],
    [{ email: '' }, 422, 'Email is required'],
    [{ email: 'x' }, 422, 'Email is invalid'],
    [{ newPassword: 'NewPassw0rd!' }, 422, 'Current password is required to set a new password'],
    [{ newPassword: 'NewPassw0rd!', currentPassword: 'wrong' }, 400, 'The current password is incorrect.'],
  ])('refuses %j with the same text in detail and message', async (change, status, text) => {
    const answer = await put({ name: 'Puan Operator', email: 'ops@saring.test', ...change });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(text);
    expect(status === 422 ? answer.body.detail[0].msg : answer.body.detail).toBe(text);
  });

  it('refuses the address of somebody else', async () => {
    const email = `${company.companyId}@company.test`;
    expect(await put({ name: 'X', email })).toMatchObject({
      status: 409,
      body: { detail: 'Email already exists', message: 'Email already exists' },
    });
    expect((await get('users/profile')).body.email).toBe('ops@saring.test');
  });

  it('takes a new password: older tokens end, a fresh one is answered', async () => {
    const { status, body } = await put({
      name: 'Puan Operator',
      email: 'ops@saring.test',
      currentPassword: superuser.password,
      newPassword: 'NewPassw0rd!',
    });
    expect(status).toBe(200);
    expect((await get('users/profile')).status).toBe(401);
    token = body.access_token;
    expect((await get('users/profile')).status).toBe(200);
    await call({ baseUrl: app.url }, api.auth.token, { body: { username: 'superuser', password: 'NewPassw0rd!' } });
  });
});
