/** Registration links, as the operator makes, lists, sends again and revokes them. */
import type { Client } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { mailTo, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildCompany, type CompanyPerson, password, signInSuperuser, unique } from '#world/people/people.ts';

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

describe('registration links', () => {
  const make = (json: object) => send(app, 'POST', '/api/superuser/generate-registration-link', { token, json });
  const fresh = () => ({ company_name: unique('Firm '), admin_email: `${unique('boss-')}@firm.test` });
  const listed = async (search: string) => (await get('registration-links', { search })).body.links;

  it('are mailed, answered to be copied, and listed without the link itself', async () => {
    const input = fresh();
    const { status, body } = await make(input);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Registration link sent successfully!',
      registration_link: expect.stringMatching(/^http:\/\/saring\.test\/register-company\/[\w-]{43}$/),
      expires_at: expect.any(String),
    });
    const mail = await mailTo(app, input.admin_email);
    expect(mail.subject).toBe(`Register ${input.company_name} on Saring`);
    expect(mail.text).toContain(body.registration_link);
    expect(await listed(input.admin_email)).toEqual([
      {
        id: expect.any(String),
        companyName: input.company_name,
        adminEmail: input.admin_email,
        usedEmail: null,
        status: 'open',
        mail: { state: expect.stringMatching(/^(queued|kept)$/), error: null },
        created_at: expect.any(String),
        expires_at: body.expires_at,
      },
    ]);
  });

  it.each([
    [{ company_name: '' }, 'Please fill in all fields'],
    [{ admin_email: '' }, 'Please fill in all fields'],
    [{ admin_email: 'x' }, 'Email is invalid'],
    [{ company_name: 'x' }, 'Company Name must be at least 2 characters'],
  ])('are not made from %j', async (change, text) => {
    const { status, body } = await make({ ...fresh(), ...change });
    expect(status).toBe(422);
    expect(body.detail.map((line: { msg: string }) => line.msg)).toContain(text);
  });

  it('are not made for a company or an address that exists', async () => {
    expect(await make({ ...fresh(), company_name: company.companyName.toUpperCase() })).toMatchObject({
      status: 409,
      body: { detail: 'Company already exists' },
    });
    expect(await make({ ...fresh(), admin_email: `${company.companyId}@company.test` })).toMatchObject({
      status: 409,
      body: { detail: 'Email already exists' },
    });
  });

  it('reach their reader also when the name holds a line break', async () => {
    const input = fresh();
    expect((await make({ ...input, company_name: `${input.company_name}\r\nBcc: spy@x.test` })).status).toBe(200);
    expect((await mailTo(app, input.admin_email)).subject).toBe(
      `Register ${input.company_name} Bcc: spy@x.test on Saring`,
    );
  });

  it('are replaced when sent again: the old one stops working', async () => {
    const input = fresh();
    const before = (await make(input)).body.registration_link.split('/').pop();
    // Mails may overtake one another: the first has to be out before the second is asked for.
    await mailTo(app, input.admin_email);
    const [{ id }] = await listed(input.admin_email);
    const again = await send(app, 'POST', `/api/superuser/registration-links/${id}/resend`, { token });
    expect(again.status).toBe(200);
    const after = again.body.registration_link.split('/').pop();
    expect((await mailTo(app, input.admin_email, 2)).text).toContain(after);
    expect((await send(app, 'GET', `/api/users/verify-companyreg-token/${before}`)).status).toBe(404);
    expect((await send(app, 'GET', `/api/users/verify-companyreg-token/${after}`)).status).toBe(200);
    expect(await listed(input.admin_email)).toHaveLength(1);
  });

  it('that are sent again or revoked before their mail is out have it sent no more', async () => {
    const input = fresh();
    await make(input);
    const states = () =>
      rows(app, 'select state from emails where recipient = $1 order by created_at', [input.admin_email]);
    const waits = async () => {
      await expect.poll(async () => (await states()).at(-1)).toEqual({ state: 'kept' });
      // As if the mail server had been away.
      await rows(app, "update emails set state = 'queued' where recipient = $1", [input.admin_email]);
    };
    await waits();
    const [{ id }] = await listed(input.admin_email);
    await send(app, 'POST', `/api/superuser/registration-links/${id}/resend`, { token });
    expect((await states())[0]).toEqual({ state: 'failed' });
    await waits();
    await send(app, 'DELETE', `/api/superuser/registration-links/${id}`, { token });
    // The first waits again, too, as the test made it: of neither is anything left to be sent.
    const left = await rows(app, 'select state, text from emails where recipient = $1', [input.admin_email]);
    expect(left).toEqual(Array(2).fill({ state: 'failed', text: '' }));
  });

  it('are listed as open, used, expired or revoked, and filtered so', async () => {
    const inputs = [fresh(), fresh(), fresh(), fresh()];
    const tag = unique('tag');
    const made = [];
    for (const input of inputs)
      made.push((await make({ ...input, company_name: `${tag} ${input.company_name}` })).body.registration_link);
    const id = async (index: number) => (await listed(inputs[index]?.admin_email ?? ''))[0].id;
    const username = unique('admin-');
    const used = await send(app, 'POST', `/api/users/register-company/${made[1].split('/').pop()}`, {
      json: { username, email: `${username}@firm.test`, password },
    });
    expect(used.status).toBe(200);
    await rows(app, 'update registration_links set expires_at = now() where id = $1', [await id(2)]);
    const revoked = await send(app, 'DELETE', `/api/superuser/registration-links/${await id(3)}`, { token });
    expect([revoked.status, revoked.body]).toEqual([200, { message: 'The registration link was revoked.' }]);
    for (const [index, status] of ['open', 'used', 'expired', 'revoked'].entries()) {
      const { body } = await get('registration-links', { search: tag, status });
      expect(body).toMatchObject({ total: 1, links: [{ status, adminEmail: inputs[index]?.admin_email }] });
    }
    const usedId = await id(1);
    for (const [method, path] of [
      ['POST', `${usedId}/resend`],
      ['DELETE', usedId],
    ] as const)
      expect(await send(app, method, `/api/superuser/registration-links/${path}`, { token })).toMatchObject({
        status: 409,
        body: { detail: 'This registration link was used already.' },
      });
    expect((await send(app, 'DELETE', '/api/superuser/registration-links/x', { token })).status).toBe(404);
  });
});
