/** A mail is whose account or company it is about: an address alone, which anybody may type, makes it nobody's. */
import { api, call } from '@saring/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { doTask } from '#world/app/every-task.ts';
import { mailTo, rows, tablesWithAny } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { anonymous, buildCompany, password, signIn, signInSuperuser, unique } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const subjectsTo = async (address: string) =>
  (await rows(app, 'select subject from emails where recipient = $1 order by created_at, id', [address])).map(
    ({ subject }) => subject,
  );

async function registered(email: string) {
  const username = unique('person');
  await call(anonymous(app), api.users.register, { body: { username, email, password } });
  return { username, client: await signIn(app, username) };
}

it('whoever takes an address sees none of what was mailed there, and takes none of it along', async () => {
  const address = `${unique('chief')}@firm.test`;
  const operator = await signInSuperuser(app);
  await call(operator, api.superuser.sendRegistrationLink, {
    body: { adminEmail: address, companyName: unique('Firm ') },
  });
  const company = await buildCompany(app);
  await rows(app, 'update companies set contact_email = $2 where id = $1', [company.companyId, address]);
  const suspension = { suspended: true, reason: 'Asked by the court.' };
  await call(operator, api.superuser.suspendCompany, { params: { id: company.companyId }, body: suspension });
  await mailTo(app, address, 2);

  const { username, client } = await registered(address);
  await call(anonymous(app), api.auth.sendOtp, { params: { username } });
  await mailTo(app, address, 3);
  const answer = await fetch(`${app.url}/api/applicants/${username}/data`, {
    headers: { authorization: `Bearer ${client.accessToken}` },
  });
  const copy = new TextDecoder().decode(unzipSync(new Uint8Array(await answer.arrayBuffer()))['data.json']);
  expect(copy).toContain('account_mails');
  expect(copy).not.toMatch(/Register|suspended/);
  await send(app, 'DELETE', `/api/applicants/${username}/delete-account`, { token: client.accessToken });
  expect(await subjectsTo(address)).toEqual([
    expect.stringMatching(/^Register/),
    expect.stringMatching(/is suspended$/),
  ]);
});

it('an account that had another address leaves no mail at either', async () => {
  const [first, second] = [`${unique('first')}@person.test`, `${unique('second')}@person.test`];
  const { username, client } = await registered(first);
  const ask = () => call(anonymous(app), api.auth.sendOtp, { params: { username } });
  await ask();
  await mailTo(app, first);
  await call(client, api.users.changeEmail, { body: { email: second, password } });
  await ask();
  await Promise.all([mailTo(app, first, 2), mailTo(app, second)]);
  await send(app, 'DELETE', `/api/applicants/${username}/delete-account`, { token: client.accessToken });
  const left = async () => {
    const found = await tablesWithAny(app, [first, second, username]);
    return Object.values(found)
      .flat()
      .filter((table) => !table.startsWith('pgboss.'));
  };
  await expect.poll(left).toEqual([]);
  const files = async () => JSON.stringify(await app.mails());
  await expect.poll(files).not.toContain(first);
  expect(await files()).not.toContain(second);
});

it('what was mailed to nobody of here goes 30 days later, an invitation for example', async () => {
  const address = `${unique('nobody')}@firm.test`;
  const operator = await signInSuperuser(app);
  await call(operator, api.superuser.sendRegistrationLink, {
    body: { adminEmail: address, companyName: unique('Firm ') },
  });
  await mailTo(app, address);
  await rows(app, "update emails set created_at = now() - interval '29 days' where recipient = $1", [address]);
  await doTask(app, 'emails.sweep');
  expect(await subjectsTo(address)).toHaveLength(1);
  await rows(app, "update emails set created_at = now() - interval '31 days' where recipient = $1", [address]);
  await doTask(app, 'emails.sweep');
  expect(await subjectsTo(address)).toEqual([]);
});
