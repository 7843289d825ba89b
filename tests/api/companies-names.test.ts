/** Names of companies: one name is one company's, a verified one that takes another is looked at again, and lookalikes are pointed out. */
import { api, type Client, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { mailAbout, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildJob, buildLink } from '#world/people/builders.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  password,
  signInSuperuser,
  unique,
} from '#world/people/people.ts';

const operatorAddress = 'operator@saring.test';
let app: TestApp;
let operator: Client & { accessToken: string };
beforeAll(async () => {
  app = await startApp({ env: { SUPERUSER_EMAIL: operatorAddress } });
  operator = await signInSuperuser(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const fields = {
  industry: 'Finance',
  description: 'We trade.',
  location: 'Selangor',
  employees: '51 - 300',
  dateFounded: '29/02/2004',
};
const save = (of: CompanyPerson, companyName: string, change: Record<string, string> = {}) =>
  send(app, 'PUT', `/api/admin/${of.companyId}/profile`, {
    token: of.token,
    form: { ...fields, website: 'tiny.test', contactEmail: `${of.companyId}@company.test`, companyName, ...change },
  });
const listed = async (search: string) => {
  const query = { search };
  return (await send(app, 'GET', '/api/superuser/companies', { token: operator.accessToken, query })).body.companies;
};
const verify = (id: string, seen: { expected_name?: string; expected_status?: string } = {}) =>
  send(app, 'PUT', `/api/superuser/companies/${id}/status`, {
    token: operator.accessToken,
    query: { status_update: 'verified', ...seen },
  });
const operatorMails = async (about: string) =>
  (await app.mails()).filter(({ to, text }) => to?.[0]?.address === operatorAddress && text?.includes(about));
/** A verified company of this name, with a profile. */
async function companyCalled(name: string): Promise<CompanyPerson> {
  const company = await buildCompany(app, { verified: false });
  expect((await save(company, name)).status).toBe(200);
  expect((await verify(company.companyId)).status).toBe(200);
  return company;
}

describe('a verified company that takes another name', () => {
  it('waits to be verified again, and nobody can apply to it until then', async () => {
    const own = `${unique('Honest ')} Tiny`;
    const company = await companyCalled(own);
    const token = await buildLink(company, (await buildJob(company)).id);
    const person = await buildApplicant(app);
    const open = () => send(app, 'GET', `/api/jobs/apply/${token}`, { token: person.token });
    expect((await open()).status).toBe(200);
    const taken = `Petronas ${unique('')}`;
    expect(await save(company, taken)).toMatchObject({ status: 200, body: { status: 'pending', companyName: taken } });
    expect(await open()).toMatchObject({ status: 403, body: { detail: 'This company is not verified yet.' } });
    const told = await mailAbout(app, `${company.companyId}@company.test`, `${taken} is waiting to be verified`);
    expect(told.text).toContain('Your new name is being checked; candidates can apply again once it is verified.');
    await expect.poll(async () => (await operatorMails(taken)).length).toBe(1);
    const [mail] = await operatorMails(taken);
    expect(mail).toMatchObject({ subject: 'A verified company has a new name' });
    expect(mail?.text).toContain(`The name of the company ${company.companyId} was ${own} and is now ${taken}.`);
    const { events } = await call(operator, api.audit.operator);
    expect(events.filter(({ subject }) => subject === company.companyId)).toContainEqual(
      expect.objectContaining({
        actor: 'system',
        action: 'company.name.changed',
        detail: expect.objectContaining({ from: own, to: taken }),
      }),
    );
    const trail = await call(company.client, api.audit.company, { params: { username: company.companyId } });
    expect(trail.events).toContainEqual(
      expect.objectContaining({
        action: 'company.status',
        detail: { from: 'verified', to: 'pending', reason: 'renamed' },
      }),
    );
    expect((await verify(company.companyId)).body.company.status).toBe('verified');
    expect((await open()).status).toBe(200);
  });

  it('stays verified where the same name is written otherwise, or anything else changes', async () => {
    const own = unique('Steady ');
    const company = await companyCalled(own);
    for (const written of [own.toUpperCase(), ` ${own.replace(' ', '\u200B  ')}`, own])
      expect((await save(company, written, { location: 'Penang' })).body.status).toBe('verified');
  });

  it('stays verified with another website, of which the operator is told', async () => {
    const company = await companyCalled(unique('Web '));
    expect((await save(company, company.companyName)).body.status).toBe('pending');
    await verify(company.companyId);
    for (const website of ['https://www.tiny.test/jobs', 'http://TINY.test:8080'])
      await save(company, company.companyName, { website });
    const host = `${unique('petronas-')}.test`;
    expect((await save(company, company.companyName, { website: `https://${host}/` })).body.status).toBe('verified');
    await expect.poll(async () => (await operatorMails(host)).length).toBe(1);
    const [mail] = await operatorMails(host);
    expect(mail?.subject).toBe('A verified company has a new website');
    expect(mail?.text).toContain(`The website of the company ${company.companyId} was tiny.test and is now ${host}.`);
    const { events } = await call(operator, api.audit.operator);
    const changes = events.filter(
      ({ subject, action }) => subject === company.companyId && action === 'company.website.changed',
    );
    expect(changes).toHaveLength(1);
  });

  it('is told of as nothing new while it is not verified', async () => {
    const company = await buildCompany(app, { verified: false });
    await save(company, unique('First '));
    await save(company, unique('Second '), { website: 'second.test' });
    const { rowCount } = {
      rowCount: (
        await rows(app, "select 1 from pgboss.job where name = 'company.changed' and data->>'companyId' = $1", [
          company.companyId,
        ])
      ).length,
    };
    expect(rowCount).toBe(0);
  });
});

describe('a company that waits to be verified', () => {
  it('is not verified under another name than the operator saw', async () => {
    const company = await buildCompany(app, { verified: false });
    const [seen, taken] = [unique('Harmless '), unique('CIMB Bank ')];
    await save(company, seen);
    const [row] = await listed(seen);
    await save(company, taken);
    expect(await verify(company.companyId, { expected_name: row.name })).toMatchObject({
      status: 409,
      body: { detail: `This company is now called ${taken}. Please look at it again.` },
    });
    expect(await listed(taken)).toMatchObject([{ status: 'pending' }]);
    expect(await verify(company.companyId, { expected_name: taken })).toMatchObject({
      status: 200,
      body: { company: { name: taken, status: 'verified' } },
    });
    const { events } = await call(operator, api.audit.operator);
    const lines = events.filter(({ subject, action }) => subject === company.companyId && action === 'company.status');
    expect(lines).toMatchObject([{ detail: { from: 'pending', to: 'verified', name: taken } }]);
  });

  it('is not verified where somebody else decided about it since the operator looked', async () => {
    const company = await buildCompany(app, { verified: false });
    await call(operator, api.superuser.setCompanyStatus, {
      params: { id: company.companyId },
      query: { statusUpdate: 'rejected' },
    });
    expect(await verify(company.companyId, { expected_status: 'pending' })).toMatchObject({
      status: 409,
      body: { detail: `Somebody else has decided about ${company.companyName} meanwhile. Please look at it again.` },
    });
    expect((await verify(company.companyId, { expected_status: 'rejected' })).status).toBe(200);
  });

  it('is verified under a name that an older version stored as it was typed', async () => {
    const company = await buildCompany(app, { verified: false });
    const stored = `${unique('Older ')}  Firm\u200B`;
    await rows(app, 'update companies set name = $2 where id = $1', [company.companyId, stored]);
    expect((await verify(company.companyId, { expected_name: stored })).status).toBe(200);
  });
});

describe('one name', () => {
  it.each([
    ['two spaces', (name: string) => name.replace(' ', '  ')],
    ['an invisible character', (name: string) => name.replace('aj', 'a\u200Bj')],
    ['a fullwidth letter', (name: string) => name.replace('M', 'Ｍ')],
    ['capitals', (name: string) => name.toUpperCase()],
    ['a soft hyphen and a space that does not break', (name: string) => name.replace('u T', 'u\u00AD\u00A0T')],
  ])('is one company’s, also with %s', async (_what, written) => {
    const name = `Maju Trading ${unique('')}`;
    await companyCalled(name);
    const other = await companyCalled(unique('Honest '));
    const taken = { status: 409, body: { detail: 'Company already exists' } };
    expect(await save(other, written(name))).toMatchObject(taken);
    const link = await send(app, 'POST', '/api/superuser/generate-registration-link', {
      token: operator.accessToken,
      json: { company_name: written(name), admin_email: `${unique('boss-')}@firm.test` },
    });
    expect(link).toMatchObject(taken);
  });

  it('is one company’s also when two take it at once, by a profile or by a link', async () => {
    const name = `Race Trading ${unique('')}`;
    const [one, two] = [await companyCalled(unique('One ')), await companyCalled(unique('Two '))];
    const { registrationLink } = await call(operator, api.superuser.sendRegistrationLink, {
      body: { companyName: name.replace('R', 'Ｒ'), adminEmail: `${unique('boss-')}@firm.test` },
    });
    const username = unique('admin-');
    const all = await Promise.all([
      save(one, name.replace(' ', '  ')),
      save(two, name.replace('ace', 'a\u2060ce')),
      send(app, 'POST', `/api/users/register-company/${registrationLink.split('/').pop()}`, {
        json: { username, email: `${username}@firm.test`, password },
      }),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('a lookalike', () => {
  it('is pointed out to the operator beside the one it looks like', async () => {
    const name = `Maju Trading ${unique('')}`;
    const real = await companyCalled(name);
    expect((await listed(name))[0].similarTo).toEqual([]);
    const lookalikes = [name.replace('a', 'а'), name.replace('Tr', 'Т r').replace(' r', 'r'), `${name}.`];
    for (const lookalike of lookalikes) {
      const other = await buildCompany(app, { verified: false });
      expect((await save(other, lookalike)).status).toBe(200);
      const [row] = await listed(lookalike);
      expect(row).toMatchObject({ name: lookalike, similarTo: expect.arrayContaining([name]) });
      expect((await verify(other.companyId)).body.company.similarTo).toContain(name);
    }
    const [row] = (await listed(name)).filter(({ id }: { id: string }) => id === real.companyId);
    expect(new Set(row.similarTo)).toEqual(new Set(lookalikes));
  });

  it('is found among companies of an older version, too; two of one name from before both stay', async () => {
    const name = `Lama ${unique('')}`;
    const [one, two] = [await companyCalled(name), await buildCompany(app)];
    await rows(
      app,
      'update companies set name = $2, name_key = null, keyed_name = null, skeleton = null where id = $1',
      [two.companyId, name.replace(' ', '  ')],
    );
    await rows(app, 'update companies set name_key = null, keyed_name = null, skeleton = null where id = $1', [
      one.companyId,
    ]);
    await using again = await startApp({ env: { DATABASE_URL: app.databaseUrl, PROCESS: 'web' } });
    expect(again.url).not.toBe('');
    const [first] = await listed(name);
    expect(first.similarTo).toEqual([name.replace(' ', '  ')]);
    const third = await companyCalled(unique('Baru '));
    expect((await save(third, name.toUpperCase())).status).toBe(409);
  });
});
