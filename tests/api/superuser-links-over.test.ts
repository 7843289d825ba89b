/** Registration links that are used or over: what each night takes of them, and what stays for the operator. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { doTask } from '#world/app/every-task.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { password, signInSuperuser, unique } from '#world/people/people.ts';

const clock = heldClock();
const day = 86_400;
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp({ replace: { clock } });
});
beforeEach(async () => {
  token = (await signInSuperuser(app)).accessToken;
});
afterAll(() => app[Symbol.asyncDispose]());

const listed = async (search: string) =>
  (await send(app, 'GET', '/api/superuser/registration-links', { token, query: { search } })).body.links;

describe('registration links', () => {
  /** Makes one; answers how to use it with an address, and its row. */
  async function made() {
    const input = { company_name: unique('Firm '), admin_email: `${unique('boss-')}@firm.test` };
    const sent = await send(app, 'POST', '/api/superuser/generate-registration-link', { token, json: input });
    const link = sent.body.registration_link.split('/').pop();
    const [{ id }] = await listed(input.admin_email);
    const use = async (email: string) => {
      const json = { username: unique('admin-'), email, password };
      expect((await send(app, 'POST', `/api/users/register-company/${link}`, { json })).status).toBe(200);
    };
    const row = async () => {
      const columns = 'token_hash, admin_email, used_email, company_name';
      return (await rows(app, `select ${columns} from registration_links where id = $1`, [id]))[0];
    };
    const shown = async () => (await listed(input.company_name))[0];
    const { token_hash: hash } = await row();
    return { ...input, id, link, hash, use, row, shown };
  }
  const night = () => doTask(app, 'companies.sweep_links');

  it('lose token and address the night after they were used, and the token the night after they are over', async () => {
    const [used, over, revoked] = [await made(), await made(), await made()];
    await used.use(used.admin_email);
    await send(app, 'DELETE', `/api/superuser/registration-links/${revoked.id}`, { token });
    await rows(app, 'update registration_links set expires_at = $2 where id = $1', [over.id, clock.now()]);
    await night();
    for (const one of [used, over, revoked]) expect((await one.row()).token_hash).toBe(one.id);
    expect(await used.row()).toMatchObject({ admin_email: '', used_email: null });
    expect(await used.shown()).toMatchObject({ status: 'used', adminEmail: '', companyName: used.company_name });
    expect(await listed(used.admin_email)).toEqual([]);
    expect((await send(app, 'GET', `/api/users/verify-companyreg-token/${over.link}`)).body.detail).toBe(
      'This registration link is invalid or has expired. Please contact support.',
    );
    // An id opens nothing.
    expect((await send(app, 'GET', `/api/users/verify-companyreg-token/${over.id}`)).status).toBe(404);
    // As an older version left them: nothing would find them when the company is erased.
    await rows(app, 'update registration_links set company_id = null where id = $1', [used.id]);
    await night();
    expect(await used.row()).toBeUndefined();
    for (const [one, status] of [
      [over, 'expired'],
      [revoked, 'revoked'],
    ] as const)
      expect(await one.shown()).toMatchObject({ status, adminEmail: one.admin_email });
  });

  it('stay where they are open, and those that nobody used may be sent again for 30 days', async () => {
    const [open, over] = [await made(), await made()];
    const before = await open.row();
    clock.pass(6 * day);
    await night();
    expect(await open.row()).toEqual(before);
    clock.pass(30 * day);
    await night();
    token = (await signInSuperuser(app)).accessToken;
    const again = await send(app, 'POST', `/api/superuser/registration-links/${over.id}/resend`, {
      token,
    });
    expect(again.status).toBe(200);
    const renewed = again.body.registration_link.split('/').pop();
    expect((await send(app, 'GET', `/api/users/verify-companyreg-token/${renewed}`)).status).toBe(200);
    clock.pass(2 * day);
    await night();
    expect(await open.row()).toBeUndefined();
    expect((await over.row()).admin_email).toBe(over.admin_email);
  });

  it('show for 30 days with which other address they were used', async () => {
    const other = `${unique('other-')}@firm.test`;
    const one = await made();
    await one.use(other);
    clock.pass(29 * day);
    await night();
    expect(await one.row()).toMatchObject({ token_hash: one.id, admin_email: one.admin_email, used_email: other });
    clock.pass(2 * day);
    await night();
    expect(await one.row()).toMatchObject({ admin_email: '', used_email: null, company_name: one.company_name });
  });
});
