/** Suspending and erasing by an operator: companies, accounts, operators; and making one more of them. */
import { api, type Client, call, type Endpoint, textOf } from '@saring/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { doTask } from '#world/app/every-task.ts';
import { mailAbout, mailTo, rows, storedFiles, tablesWith, tablesWithAny } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { buildMember } from '#world/people/members.ts';
import {
  anonymous,
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  password,
  signIn,
  signInSuperuser,
  superuser,
  unique,
} from '#world/people/people.ts';

const { suspendCompany, eraseCompany, suspendUser, eraseUser, makeOperator, users, companies } = api.superuser;
const reason = 'Asked by the court.';

let app: TestApp;
let operator: Client & { accessToken: string };
beforeAll(async () => {
  app = await startApp();
  operator = await signInSuperuser(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const lastOperator = textOf('last_operator');
const gone = { status: 401 };
const me = (token: string) => send(app, 'GET', '/api/users/me', { token });
const actions = async () => {
  const { events } = await call(operator, api.audit.operator, { query: { pageSize: 100 } });
  return events.map(({ action, subject, detail, actor }) => ({ action, subject, detail, actor }));
};
const idOf = async (username: string): Promise<string> =>
  (await rows(app, 'select id from users where username = $1', [username]))[0]?.id;
const set = (id: string, suspended: boolean) =>
  call(operator, suspendCompany, { params: { id }, body: { suspended, reason } });
const setUser = (username: string, suspended: boolean) =>
  call(operator, suspendUser, { params: { username }, body: { suspended, reason } });
const erase = <E extends Endpoint>(endpoint: E, params: Record<string, string>, confirm: string) =>
  send(app, 'DELETE', endpoint.path.replace(/\{\w+\}/, encodeURIComponent(Object.values(params)[0] ?? '')), {
    token: operator.accessToken,
    form: { confirm, reason },
  });

/** A company with a job, somebody who applied for it and another person who has its link. */
async function recruiting() {
  const company = await buildCompany(app);
  const job = await buildJob(company);
  const applicant = await buildApplicant(app);
  const application = await buildApplication(applicant, job);
  const link = await buildLink(company, job.id);
  return { company, job, applicant, application, link, stranger: await buildApplicant(app) };
}

describe('a suspended company', () => {
  it('is signed out, cannot sign in, takes no applications, and its candidates keep their own; until it is lifted', async () => {
    const { company, job, applicant, application, link, stranger } = await recruiting();
    const member = await buildMember(app, company, 'reviewer');
    const read = await send(app, 'GET', `/api/applications/${application}`, { token: company.token });
    const resumeUrl = new URL(read.body.application.resumeUrl, app.url).pathname;
    expect((await fetch(app.url + resumeUrl)).status).toBe(200);
    expect((await set(company.companyId, true)).company.standing).toBe('suspended');
    expect(await me(company.token)).toMatchObject(gone);
    expect(await me(member.token)).toMatchObject(gone);
    for (const { username } of [company, member])
      await expect(signIn(app, username)).rejects.toMatchObject({
        status: 403,
        message: 'This account is suspended.',
      });
    const closed = { status: 403, message: 'This company takes no applications at the moment.' };
    await expect(call(anonymous(app), api.jobs.posting, { params: { token: link } })).rejects.toMatchObject(closed);
    await expect(call(stranger.client, api.jobs.apply, { params: { token: link } })).rejects.toMatchObject(closed);
    await expect(buildApplication(stranger, job)).rejects.toMatchObject(closed);
    const begin = { params: { id: application } };
    await expect(call(applicant.client, api.interviews.start, begin)).rejects.toMatchObject(closed);
    await expect(
      call(applicant.client, api.interviews.wish, { params: { id: application }, body: { wish: 'Captions, please.' } }),
    ).rejects.toMatchObject(closed);
    const prepared = () => call(applicant.client, api.interviews.preparation, begin);
    expect(await prepared()).toMatchObject({ state: 'paused' });
    expect((await fetch(app.url + resumeUrl)).status).toBe(404);
    // Alike in the list and on the page; no day is named on which nobody could answer.
    const own = async () => {
      const { data } = await call(applicant.client, api.applications.own, { params: { id: applicant.username } });
      const page = await call(applicant.client, api.applications.ownById, { params: { id: application } });
      return [data.applications[0], page.data.application];
    };
    const id = application;
    const waits = { id, companySuspended: true, answerBy: null, interviewStartedAt: null };
    expect(await own()).toMatchObject([waits, waits]);

    expect((await set(company.companyId, false)).company.standing).toBe('active');
    expect(await prepared()).toMatchObject({ state: 'ready' });
    const goesOn = { id, companySuspended: false, answerBy: expect.any(String) };
    expect(await own()).toMatchObject([goesOn, goesOn]);
    expect(await me((await signIn(app, company.username)).accessToken)).toMatchObject({ status: 200 });
    expect(await buildApplication(stranger, job)).not.toBe('');
  });

  it('is told why by mail, and the trail says it once, however often it is asked for', async () => {
    const company = await buildCompany(app);
    await Promise.all([1, 2, 3].map(() => set(company.companyId, true)));
    const { text } = await mailAbout(app, `${company.companyId}@company.test`, 'suspended');
    expect(text).toContain(reason);
    await set(company.companyId, false);
    await set(company.companyId, false);
    const about = (await actions()).filter(({ subject }) => subject === company.companyId);
    expect(about.map(({ action, detail }) => [action, detail])).toEqual(
      expect.arrayContaining([
        ['company.suspension-lifted', { reason }],
        ['company.suspended', { reason }],
      ]),
    );
    expect(about.filter(({ action }) => /suspen/.test(action))).toHaveLength(2);
  });

  /** An application on its way while a statement about its company waits to be committed. */
  async function onItsWay(statement: string) {
    const { company, job, stranger } = await recruiting();
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await client.query('select from companies where id = $1 for update', [company.companyId]);
      await client.query(statement, [company.companyId]);
      const late = buildApplication(stranger, job).catch((error: unknown) => error);
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await expect.poll(() => rows(app, waiting)).toHaveLength(1);
      await client.query('commit');
      const answer = await late;
      return {
        answer,
        kept: await rows(app, 'select id from applications where user_id = $1', [await idOf(stranger.username)]),
      };
    } finally {
      await client.end();
    }
  }

  it('takes no application that was on its way when it was suspended', async () => {
    const suspended = 'insert into suspensions values (gen_random_uuid(), null, $1, false, now())';
    const refused = { status: 403, message: textOf('company_suspended') };
    expect(await onItsWay(suspended)).toMatchObject({ answer: refused, kept: [] });
  });

  it('takes none that was on its way when it was rejected', async () => {
    const refused = { status: 403, message: textOf('company_not_verified') };
    const rejected = "update companies set status = 'rejected' where id = $1";
    expect(await onItsWay(rejected)).toMatchObject({ answer: refused, kept: [] });
  });

  it('needs a reason, and an id that there is', async () => {
    const company = await buildCompany(app);
    const bare = call(operator, suspendCompany, { params: { id: company.companyId }, body: { suspended: true } });
    await expect(bare).rejects.toMatchObject({ status: 422 });
    await expect(set('nobody', true)).rejects.toMatchObject({ status: 404 });
    expect(await me(company.token)).toMatchObject({ status: 200 });
  });
});

describe('an erased company', () => {
  it('leaves nothing but ids, tells its candidates, and nobody gets its id', async () => {
    const { company, applicant, stranger } = await recruiting();
    const { companyId, companyName } = company;
    const other = await buildJob(company);
    await buildApplication(applicant, other);
    const before = await storedFiles(app);
    expect((await erase(eraseCompany, { id: companyId }, 'another name')).status).toBe(422);
    expect((await erase(eraseCompany, { id: companyId }, companyName)).status).toBe(200);
    expect(await me(company.token)).toMatchObject(gone);

    const listed = async () => (await call(operator, companies, { query: { id: companyId } })).companies.length;
    await expect.poll(listed).toBe(0);
    const told = await mailAbout(app, `${applicant.username}@person.test`, 'has left this site');
    expect(told.subject).toContain(companyName);
    const mails = (await app.mails()).filter(({ subject }) => subject?.includes('has left this site'));
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([`${applicant.username}@person.test`]);
    const { data } = await call(applicant.client, api.applications.own, { params: { id: applicant.username } });
    expect(data.applications).toEqual([]);
    expect(await me(stranger.token)).toMatchObject({ status: 200 });

    await expect.poll(async () => (await storedFiles(app)).length).toBeLessThan(before.length);
    // The trail says under which name it was verified; the queue keeps what was done for a day.
    expect((await tablesWith(app, companyName)).sort()).toEqual(['public.audit_events', 'public.emails']);
    const ofId = await tablesWith(app, companyId);
    expect(ofId.filter((table) => !table.startsWith('pgboss.')).sort()).toEqual([
      'public.audit_events',
      'public.audit_heads',
      'public.emails',
      'public.suspensions',
    ]);
    expect(
      (await actions()).find(({ action, subject }) => action === 'company.erased' && subject === companyId),
    ).toMatchObject({
      actor: superuser.username,
      detail: { reason },
    });
  });

  it('is given back to nobody: whoever registers under the same name has another id, and reads nothing of its trail', async () => {
    const company = await buildCompany(app);
    await erase(eraseCompany, { id: company.companyId }, company.companyName);
    await expect
      .poll(async () => (await call(operator, companies, { query: { id: company.companyId } })).companies.length)
      .toBe(0);
    const { registrationLink } = await call(operator, api.superuser.sendRegistrationLink, {
      body: { adminEmail: `${unique('again')}@company.test`, companyName: company.companyName },
    });
    const token = registrationLink.split('/').pop() ?? '';
    const body = { username: company.username, email: `${unique('again')}@company.test`, password };
    await call(anonymous(app), api.users.registerCompany, { params: { token }, body });
    const found = await rows(app, 'select id from companies where name = $1', [company.companyName]);
    expect(found).toEqual([{ id: `${company.companyId}-2` }]);
  });

  it('leaves nothing of the addresses that it had before, nor of the link that it came by', async () => {
    const [invited, later, contact] = [unique('boss'), unique('owner'), unique('desk')].map(
      (name) => `${name}@company.test`,
    );
    const companyName = unique('Acme ');
    const { registrationLink } = await call(operator, api.superuser.sendRegistrationLink, {
      body: { adminEmail: invited ?? '', companyName },
    });
    const token = registrationLink.split('/').pop() ?? '';
    const username = unique('acme');
    await call(anonymous(app), api.users.registerCompany, {
      params: { token },
      body: { username, email: invited ?? '', password },
    });
    const client = await signIn(app, username);
    await call(client, api.users.changeEmail, { body: { email: later ?? '', password } });
    await rows(app, 'update companies set contact_email = $2 where id = $1', [username, contact]);
    await set(username, true);
    await mailTo(app, contact ?? '');
    await rows(app, 'update companies set contact_email = null where id = $1', [username]);
    await erase(eraseCompany, { id: username }, companyName);
    await expect
      .poll(async () => (await call(operator, companies, { query: { id: username } })).companies.length)
      .toBe(0);
    const left = await tablesWithAny(app, [invited ?? '', later ?? '', contact ?? '']);
    expect(Object.entries(left).filter(([, tables]) => tables.some((table) => !table.startsWith('pgboss.')))).toEqual(
      [],
    );
  });

  it('cannot be lifted any more', async () => {
    const company = await buildCompany(app);
    await rows(app, 'insert into suspensions values (gen_random_uuid(), null, $1, true, now())', [company.companyId]);
    await expect(set(company.companyId, false)).rejects.toMatchObject({ status: 409, message: textOf('being_erased') });
  });
});

describe('an account', () => {
  it('that is suspended is signed out and told so at the right password alone; lifted, it is as before', async () => {
    const person = await buildApplicant(app);
    expect((await setUser(person.username, true)).user.standing).toBe('suspended');
    expect(await me(person.token)).toMatchObject(gone);
    await expect(signIn(app, person.username)).rejects.toMatchObject({ status: 403 });
    await expect(signIn(app, person.username, 'Wrong-passw0rd')).rejects.toMatchObject({ status: 401 });
    expect((await mailTo(app, `${person.username}@person.test`)).text).toContain(reason);
    await setUser(person.username, false);
    expect(await me(person.token)).toMatchObject(gone);
    expect(await me((await signIn(app, person.username)).accessToken)).toMatchObject({ status: 200 });
  });

  it('that is erased is gone, with its applications and files', async () => {
    const { applicant, company } = await recruiting();
    const id = await idOf(applicant.username);
    expect((await erase(eraseUser, { username: applicant.username }, `${applicant.username}x`)).status).toBe(422);
    expect((await erase(eraseUser, { username: applicant.username }, applicant.username)).status).toBe(200);
    await expect.poll(() => idOf(applicant.username)).toBeUndefined();
    expect(await tablesWith(app, applicant.username)).toEqual([]);
    expect(await actions()).toContainEqual({
      action: 'account.erased',
      subject: id,
      actor: superuser.username,
      detail: { reason },
    });
    expect(await me(company.token)).toMatchObject({ status: 200 });
  });

  it('of the only owner of a company is not erased', async () => {
    const company = await buildCompany(app);
    const answer = await erase(eraseUser, { username: company.username }, company.username);
    expect(answer).toMatchObject({ status: 409, body: { detail: textOf('last_owner') } });
    expect(await me(company.token)).toMatchObject({ status: 200 });
  });

  it('of the last owner who is not suspended is not erased either', async () => {
    const company = await buildCompany(app);
    const other = await buildMember(app, company, 'owner');
    await setUser(other.username, true);
    const answer = await erase(eraseUser, { username: company.username }, company.username);
    expect(answer).toMatchObject({ status: 409, body: { detail: textOf('last_owner') } });
    await setUser(other.username, false);
    expect((await erase(eraseUser, { username: company.username }, company.username)).status).toBe(200);
  });

  it('of a company that is suspended as well is not told that it can sign in', async () => {
    const company = await buildCompany(app);
    const [{ email }] = await rows(app, 'select email from users where username = $1', [company.username]);
    await setUser(company.username, true);
    await set(company.companyId, true);
    await setUser(company.username, false);
    const { text } = await mailAbout(app, email, 'is no longer suspended');
    expect(text).toContain('There is another one');
    expect(text).not.toContain('You can sign in again');
  });

  it('whose erasure was given up is erased the next night', async () => {
    const person = await buildApplicant(app);
    const userId = await idOf(person.username);
    await rows(
      app,
      'insert into suspensions (id, user_id, erasing, created_at) values (gen_random_uuid(), $1, true, now())',
      [userId],
    );
    await doTask(app, 'erasures.resume');
    await expect.poll(() => idOf(person.username)).toBeUndefined();
  });

  it('is named by its username, never by an address', async () => {
    const person = await buildApplicant(app);
    await expect(setUser(`${person.username}@person.test`, true)).rejects.toMatchObject({ status: 404 });
  });
});

describe('an operator', () => {
  const made = async (own = superuser.password) => {
    const username = unique('operator');
    const body = { username, email: `${username}@operator.test`, password: own };
    return call(operator, makeOperator, { body });
  };

  it('is made by another one with their password, and signs in with what was answered', async () => {
    await expect(made('Wrong-passw0rd')).rejects.toMatchObject({ status: 400 });
    const { username, password: first } = await made();
    const second = await signIn(app, username, first);
    expect((await call(second, users, { query: { search: username } })).users).toMatchObject([{ role: 'superuser' }]);
    const told = await actions();
    expect(told).toContainEqual(expect.objectContaining({ action: 'account.registered', actor: superuser.username }));
    expect(JSON.stringify(told)).not.toContain(first);
    expect((await erase(eraseUser, { username }, username)).status).toBe(200);
    await expect.poll(() => idOf(username)).toBeUndefined();
  });

  it('who is the last one is neither suspended nor erased', async () => {
    const { username } = superuser;
    await expect(setUser(username, true)).rejects.toMatchObject({ status: 409, message: lastOperator });
    expect(await erase(eraseUser, { username }, username)).toMatchObject({
      status: 409,
      body: { detail: lastOperator },
    });
    expect(await me(operator.accessToken)).toMatchObject({ status: 200 });
  });

  it('stays, where two put each other out at once', async () => {
    const { username, password: first } = await made();
    const second = await signIn(app, username, first);
    const out = (client: Client, name: string) =>
      call(client, suspendUser, { params: { username: name }, body: { suspended: true, reason } }).then(
        () => true,
        () => false,
      );
    const done = await Promise.all([out(operator, username), out(second, superuser.username)]);
    expect(done.filter(Boolean)).toHaveLength(1);
    const left = await rows(
      app,
      "delete from suspensions where user_id in (select id from users where role = 'superuser')",
    );
    expect(left).toEqual([]);
    operator = await signInSuperuser(app);
  });
});

it('is for operators alone', async () => {
  const [company, person]: [CompanyPerson, { client: Client }] = [await buildCompany(app), await buildApplicant(app)];
  for (const { client } of [company, person]) {
    const body = { suspended: true, reason };
    await expect(call(client, suspendUser, { params: { username: superuser.username }, body })).rejects.toMatchObject({
      status: 403,
    });
  }
});
