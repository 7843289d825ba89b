/** The mails that an operator looks after: what became of each, another try, and a test mail. */
import { api, type Client, call } from '@saring/contract';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { anonymous, buildApplicant, buildCompany, signInSuperuser, unique } from '#world/people/people.ts';

/** Whom the mail server refuses for good. */
const refused = new Set<string>();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const gone = Object.assign(new Error(`No such person: ${address}`), { responseCode: 550 });
    done(refused.has(address) ? gone : undefined);
  },
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => done());
  },
});
server.on('error', () => {});

/** Everything that is logged. */
const lines: string[] = [];
const log = pino({ base: null, level: 'trace' }, { write: (line: string) => void lines.push(line) });

let app: TestApp;
let operator: Client;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  app = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` }, replace: { log } });
  operator = await signInSuperuser(app);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const mailTo = async (to: string) => {
  const { mails } = await call(operator, api.superuser.mails, { query: { pageSize: 200 } });
  return mails.find((mail) => mail.to === to);
};

it('an invitation that is refused stands with the cause, and goes out when it is tried again', async () => {
  const adminEmail = `${unique('boss')}@company.test`;
  refused.add(adminEmail);
  await call(operator, api.superuser.sendRegistrationLink, { body: { adminEmail, companyName: unique('Firm ') } });
  const told = { state: 'refused', attempts: 1, repeatable: true, error: expect.stringContaining('No such person') };
  await expect.poll(() => mailTo(adminEmail)).toMatchObject(told);
  const { total } = await call(operator, api.superuser.mails, { query: { state: 'refused' } });
  expect(total).toBe(1);
  refused.delete(adminEmail);
  const id = (await mailTo(adminEmail))?.id ?? '';
  await call(operator, api.superuser.sendMailAgain, { params: { id } });
  await expect
    .poll(() => mailTo(adminEmail))
    .toMatchObject({ state: 'sent', attempts: 2, repeatable: false, error: null });
  const again = call(operator, api.superuser.sendMailAgain, { params: { id } });
  await expect(again).rejects.toMatchObject({ status: 409, message: 'This mail cannot be tried again.' });
});

it('what was kept as a file before there was a mail server goes out; an invitation has lost its link by then', async () => {
  const [told, invited] = [`${unique('told')}@company.test`, `${unique('invited')}@company.test`];
  for (const [to, words] of [
    [told, 'Your company is verified.'],
    [invited, ''],
  ])
    await rows(
      app,
      "insert into emails (id, cause, recipient, subject, text, html, state, created_at) values (gen_random_uuid(), $1, $1, 'x', $2, $2, 'kept', now())",
      [to, words],
    );
  expect(await mailTo(invited)).toMatchObject({ state: 'kept', repeatable: false });
  const kept = await mailTo(told);
  expect(kept).toMatchObject({ state: 'kept', repeatable: true });
  await call(operator, api.superuser.sendMailAgain, { params: { id: kept?.id ?? '' } });
  await expect.poll(() => mailTo(told)).toMatchObject({ state: 'sent', repeatable: false });
});

it('a code is not tried again: it is over by then', async () => {
  const { username } = await buildApplicant(app);
  refused.add(`${username}@person.test`);
  await call(anonymous(app), api.auth.sendOtp, { params: { username } });
  const code = async () => {
    const { mails } = await call(operator, api.superuser.mails, { query: { state: 'refused', pageSize: 200 } });
    return mails.find(({ to, subject }) => to === `${username}@person.test` && !/confirm/i.test(subject));
  };
  await expect.poll(code).toMatchObject({ repeatable: false });
  const again = call(operator, api.superuser.sendMailAgain, { params: { id: (await code())?.id ?? '' } });
  await expect(again).rejects.toMatchObject({ status: 409 });
});

it('a test mail tells what the mail server made of it', async () => {
  const body = { email: `${unique('me')}@operator.test` };
  expect(await call(operator, api.superuser.sendTestMail, { body })).toMatchObject({ state: 'sent', error: null });
  refused.add(body.email);
  expect(await call(operator, api.superuser.sendTestMail, { body })).toMatchObject({
    state: 'refused',
    error: expect.stringContaining('No such person'),
  });
});

it('no address comes into the log, also where the mail server quotes it', async () => {
  const adminEmail = `${unique('quoted')}@company.test`;
  refused.add(adminEmail);
  await call(operator, api.superuser.sendRegistrationLink, { body: { adminEmail, companyName: unique('Firm ') } });
  await expect.poll(() => mailTo(adminEmail)).toMatchObject({ error: expect.stringContaining(adminEmail) });
  await call(operator, api.superuser.sendTestMail, { body: { email: adminEmail } });
  expect(lines.filter((line) => line.includes('a mail was refused for good'))).not.toEqual([]);
  expect(lines.join('')).not.toMatch(/No such person|@company\.test/);
});

it('mails about an application are not among them', async () => {
  const [company, person] = [await buildCompany(app), await buildApplicant(app)];
  const id = await buildApplication(person, await buildJob(company));
  await rows(
    app,
    "insert into emails (id, cause, company_id, application_id, recipient, subject, text, html, state, created_at) values (gen_random_uuid(), 'x', $1, $2, 'secret@person.test', 'x', 'x', 'x', 'failed', now())",
    [company.companyId, id],
  );
  expect(await mailTo('secret@person.test')).toBeUndefined();
  const [mail] = await rows(app, "select id from emails where recipient = 'secret@person.test'");
  const again = call(operator, api.superuser.sendMailAgain, { params: { id: mail.id } });
  await expect(again).rejects.toMatchObject({ status: 404 });
});
