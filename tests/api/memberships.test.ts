/** Several people of one company: each signs in as a person, all act for the same company, and whoever is let go is out at once. */
import { randomBytes } from 'node:crypto';
import { api, call } from '@saring/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildMember, changeMember, removeMember } from '#world/people/members.ts';
import {
  anonymous,
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  password,
  signIn,
  signInSuperuser,
  unique,
} from '#world/people/people.ts';

const secret = randomBytes(32).toString('hex');
let app: TestApp;
/** Another process of the same installation. */
let second: TestApp;
let owner: CompanyPerson;
let recruiter: CompanyPerson;
let job: { id: string; companyId: string };
let applicationId: string;

beforeAll(async () => {
  app = await startApp({ env: { TOKEN_SECRET: secret } });
  second = await startApp({ env: { TOKEN_SECRET: secret, DATABASE_URL: app.databaseUrl, PROCESS: 'web' } });
  owner = await buildCompany(app);
  recruiter = await buildMember(app, owner, 'recruiter');
  job = await buildJob(owner);
  applicationId = await buildApplication(await buildApplicant(app), job);
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const me = (on: TestApp, token: string) => send(on, 'GET', '/api/users/me', { token });
const profileOf = ({ companyId }: CompanyPerson, token: string) =>
  send(app, 'GET', `/api/admin/${companyId}/profile`, { token });
const setStatus = (token: string, status: string) =>
  send(app, 'PUT', `/api/applications/updateApplications/${applicationId}/status`, { token, form: { status } });
const signInIds = async ({ client }: CompanyPerson) =>
  (await call(client, api.auth.signIns, {})).signIns.map(({ id }) => id);

describe('two people of one company', () => {
  it('both sign in, and the token names the company and the person', async () => {
    const claims = [owner, recruiter].map(({ token }) => decodeJwt(token));
    for (const claim of claims) expect(claim).toMatchObject({ sub: owner.companyId, role: 'admin' });
    expect(claims[0]?.uid).not.toBe(claims[1]?.uid);
    for (const { token, username } of [owner, recruiter])
      expect((await me(app, token)).body).toMatchObject({ username, companyId: owner.companyId });
  });

  it('act for the same company, and the trail names who acted', async () => {
    const made = await buildJob(recruiter);
    expect(made.companyId).toBe(owner.companyId);
    for (const { client } of [owner, recruiter]) {
      const { jobs } = await call(client, api.jobs.byCompany, { params: { companyId: owner.companyId } });
      expect(jobs.map(({ id }) => id)).toContain(made.id);
    }
    expect((await setStatus(owner.token, 'KIV')).status).toBe(200);
    expect((await setStatus(recruiter.token, 'Accepted')).status).toBe(200);
    const { events } = await call(owner.client, api.audit.company, { params: { username: owner.companyId } });
    const deciding = events.filter(({ action }) => action === 'application.status');
    expect(deciding.map(({ actor, detail }) => [actor, (detail as { to?: string }).to])).toEqual([
      [recruiter.username, 'Accepted'],
      [owner.username, 'KIV'],
    ]);
    const posted = events.find(({ subject, action }) => subject === made.id && action === 'job.posted');
    expect(posted?.actor).toBe(recruiter.username);
    const { events: history } = await call(owner.client, api.applications.history, { params: { id: applicationId } });
    expect(history.filter(({ what }) => what === 'status').map(({ by }) => by)).toEqual([
      recruiter.username,
      owner.username,
    ]);
  });

  it('have sign-ins, a password and conversations of their own', async () => {
    const colleague = await buildMember(app, owner, 'recruiter');
    const [own, foreign] = [await signInIds(colleague), await signInIds(owner)];
    expect(own).toEqual([decodeJwt(colleague.token).jti]);
    expect(foreign).not.toContain(own[0]);
    const ending = await send(app, 'DELETE', `/api/auth/sign-ins/${foreign[0]}`, {
      token: colleague.token,
      json: { password },
    });
    expect(ending.status).toBe(404);
    const asked = await call(colleague.client, api.assistant.ask, {
      body: { query: 'Who applied?', username: owner.companyId },
    });
    const conversation = `/api/admin/${owner.companyId}/assistant/conversations/${asked.conversationId}`;
    const found = await Promise.all([colleague, owner].map(({ token }) => send(app, 'GET', conversation, { token })));
    expect(found.map(({ status }) => status)).toEqual([200, 404]);
    // As the documented page does, which knows no other name than the company's.
    const json = { username: owner.companyId, old_password: password, new_password: 'Another-Passw0rd1!' };
    expect((await send(app, 'POST', '/api/users/change-password', { token: colleague.token, json })).status).toBe(200);
    expect((await me(app, colleague.token)).status).toBe(401);
    expect((await me(app, owner.token)).status).toBe(200);
    await signIn(app, owner.username);
    await signIn(app, colleague.username, 'Another-Passw0rd1!');
  });

  it('are each nobody to another company, whoever of it asks', async () => {
    const stranger = await buildMember(app, await buildCompany(app), 'recruiter');
    const asked = [
      ['GET', `/api/admin/${owner.companyId}/profile`],
      ['GET', `/api/applications/${applicationId}`],
      ['GET', `/api/applications/getAllApplications/${owner.companyId}/${job.id}`],
      ['GET', `/api/jobs/get_job_by_id/${job.id}?companyId=${owner.companyId}`],
      ['DELETE', `/api/jobs/delete/${job.id}?companyId=${owner.companyId}`],
      ['GET', `/api/jobs/get-application-url/${owner.companyId}/${job.id}`],
    ] as const;
    for (const [method, path] of asked)
      expect([path, (await send(app, method, path, { token: stranger.token })).status]).toEqual([path, 404]);
  });
});

describe('a role in the company', () => {
  it('lets an observer read and change nothing, and a reviewer decide', async () => {
    const [observer, reviewer] = [await buildMember(app, owner, 'observer'), await buildMember(app, owner, 'reviewer')];
    const edit = (token: string) =>
      send(app, 'PUT', `/api/jobs/inactivate/${job.id}?companyId=${owner.companyId}`, { token, json: { status: 'x' } });
    const trail = (token: string) => send(app, 'GET', `/api/admin/${owner.companyId}/audit-trail`, { token });
    for (const { token } of [observer, reviewer]) {
      expect((await send(app, 'GET', `/api/applications/${applicationId}`, { token })).status).toBe(200);
      expect((await edit(token)).status).toBe(403);
      expect((await trail(token)).status).toBe(403);
    }
    expect((await setStatus(observer.token, 'Rejected')).status).toBe(403);
    expect((await setStatus(reviewer.token, 'Rejected')).status).toBe(200);
    expect((await trail(recruiter.token)).status).toBe(403);
    expect((await trail(owner.token)).status).toBe(200);
  });

  it('counts from the moment when it is changed, in every process', async () => {
    const { username, token } = await buildMember(app, owner, 'observer');
    const post = (on: TestApp) =>
      send(on, 'POST', `/api/jobs/generate-application-url/${owner.companyId}/${job.id}`, { token });
    for (const on of [app, second]) expect((await post(on)).status).toBe(403);
    await changeMember(app, username, 'recruiter');
    for (const on of [app, second]) await expect.poll(async () => (await post(on)).status).toBe(200);
  });
});

describe('whoever is let go', () => {
  it('is signed out in every process at once, remains as a person, and stays named for what was decided', async () => {
    const leaver = await buildMember(app, owner, 'recruiter');
    const other = await signIn(second, leaver.username);
    expect((await setStatus(leaver.token, 'KIV')).status).toBe(200);
    for (const on of [app, second]) expect((await me(on, leaver.token)).status).toBe(200);
    await removeMember(app, leaver.username);
    for (const on of [app, second])
      for (const token of [leaver.token, other.accessToken])
        await expect.poll(async () => (await me(on, token)).status).toBe(401);
    const { accessToken } = await signIn(app, leaver.username);
    expect(decodeJwt(accessToken)).toMatchObject({ sub: leaver.username, role: 'user' });
    expect((await me(app, accessToken)).body).toMatchObject({ username: leaver.username, companyId: null });
    expect((await profileOf(owner, accessToken)).status).toBe(403);
    expect((await me(app, owner.token)).status).toBe(200);
    const { events } = await call(owner.client, api.audit.company, { params: { username: owner.companyId } });
    expect(events.find(({ action }) => action === 'application.status')?.actor).toBe(leaver.username);
  });

  it('brings no older token to another company', async () => {
    const mover = await buildMember(app, owner, 'recruiter');
    const next = await buildCompany(app);
    await rows(app, 'update memberships set company_id = $2 where user_id = $1', [
      decodeJwt(mover.token).uid,
      next.companyId,
    ]);
    for (const on of [app, second]) await expect.poll(async () => (await me(on, mover.token)).status).toBe(401);
    expect(decodeJwt((await signIn(app, mover.username)).accessToken).sub).toBe(next.companyId);
  });

  it('cannot have been an operator', async () => {
    const operator = decodeJwt((await signInSuperuser(app)).accessToken).uid;
    const joining = rows(app, "insert into memberships values ($1, $2, 'owner', now())", [operator, owner.companyId]);
    await expect(joining).rejects.toThrow('an operator belongs to no company');
  });
});

describe("a company's id", () => {
  it('is its own where a company outlived the account that it has its id from', async () => {
    const before = await buildCompany(app);
    const heir = await buildMember(app, before, 'owner');
    await rows(app, 'delete from users where username = $1', [before.username]);
    const operator = await signInSuperuser(app);
    const companyName = `Company ${unique('again-')}`;
    const adminEmail = `${unique('again-')}@company.test`;
    const sent = await call(operator, api.superuser.sendRegistrationLink, { body: { companyName, adminEmail } });
    await call(anonymous(app), api.users.registerCompany, {
      params: { token: sent.registrationLink.split('/').pop() ?? '' },
      body: { username: before.username.toUpperCase(), email: adminEmail, password },
    });
    const { accessToken } = await signIn(app, before.username);
    const id = String(decodeJwt(accessToken).sub);
    expect(id).toBe(`${before.username.toUpperCase()}-2`);
    const at = (companyId: string) => send(app, 'GET', `/api/jobs/getJobStats/${companyId}`, { token: accessToken });
    expect((await at(id)).status).toBe(200);
    expect((await at(before.companyId)).status).toBe(404);
    expect((await me(app, heir.token)).body).toMatchObject({ companyId: before.companyId });
  });
});
