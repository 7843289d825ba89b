/** What a company says of its own in the mails that its candidates get by themselves. */
import { api, call } from '@saring/contract';
import { candidateMails, type Settable } from '@saring/contract/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { mailAbout, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildMember } from '#world/people/members.ts';
import { buildApplicant, buildCompany, type CompanyPerson, signInSuperuser } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
let job: { id: string; companyId: string };
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  job = await buildJob(company);
});
afterAll(() => app[Symbol.asyncDispose]());

type Kind = (typeof candidateMails)[number];
const path = (kind?: string, more = '') => `/api/admin/${company.companyId}/mails${kind ? `/${kind}` : ''}${more}`;
const write = (kind: Kind, words: unknown, token = company.token) =>
  send(app, 'PUT', path(kind), { token, json: { words } });
const written = async () => {
  const { mails } = (await send(app, 'GET', path(), company)).body;
  return Object.fromEntries(mails.map(({ kind, words }: { kind: string; words: string | null }) => [kind, words]));
};

async function apply(): Promise<{ id: string; to: string }> {
  const person = await buildApplicant(app);
  return { id: await buildApplication(person, job), to: `${person.username}@person.test` };
}

/** As on the page, with the grace time cut short. */
async function decide(id: string, status: Settable): Promise<void> {
  const body = { status, publish: 'later' as const };
  await call(company.client, api.applications.setStatus, { params: { id }, body });
  await call(company.client, api.applications.setStatus, { params: { id }, body: { status } });
}

/** Whose name it is that the mail is to. */
async function nameOf(id: string): Promise<string> {
  const [{ name }] = await rows(app, 'select full_name as name from applications where id = $1', [id]);
  return name;
}

it('a decision that comes while the mail of the one before still waits takes its place', async () => {
  const { id, to } = await apply();
  const states = async () =>
    (
      await rows(
        app,
        "select state from emails where application_id = $1 and cause like 'decision:%' order by created_at",
        [id],
      )
    ).map(({ state }) => state);
  await decide(id, 'Rejected');
  await mailAbout(app, to, 'Your application for');
  await expect.poll(states).toEqual(['kept']);
  // As if the mail server had been away.
  await rows(app, "update emails set state = 'queued' where application_id = $1 and cause like 'decision:%'", [id]);
  // A letter of the company to all who were rejected is none of these, and is looked at when its turn comes.
  const [letter] = await rows(
    app,
    `insert into emails (id, cause, company_id, application_id, recipient, subject, text, html, secret, state, created_at)
     select gen_random_uuid(), 'decision:Rejected:' || id || ':x', company_id, id, $2, 'A letter', '', '', false, 'queued', now() + interval '1 h'
     from applications where id = $1 returning id`,
    [id, to],
  );
  await decide(id, 'Accepted');
  await expect.poll(states).toEqual(['failed', 'kept', 'queued']);
  await rows(app, 'delete from emails where id = $1', [letter.id]);
});

describe("a company's own words", () => {
  it.each<[Kind, string, string, Settable | null]>([
    ['received', 'has received', 'has received', null],
    ['accepted', 'Your application for', 'has accepted', 'Accepted'],
    ['kept', 'Your application for', 'neither accepted nor rejected', 'KIV'],
    ['rejected', 'Your application for', 'will not be taking', 'Rejected'],
  ])(
    'stand in the mail "%s", filled in and as plain text, behind what happened',
    async (kind, subject, happened, status) => {
      expect((await write(kind, `Dear {full_name},\n\nthis is <b>us</b> at {company} about {job_title}.`)).status).toBe(
        200,
      );
      const { id, to } = await apply();
      if (status) await decide(id, status);
      const { text, html } = await mailAbout(app, to, subject);
      const said = text.split('\n\n');
      expect(said[1]).toContain(happened);
      const own = [`Dear ${await nameOf(id)},`, `this is <b>us</b> at ${company.companyName} about Accountant.`];
      expect(said.slice(2, 4)).toEqual(own);
      expect(html).toContain('this is &#60;b&#62;us&#60;/b&#62;');
      await write(kind, null);
    },
  );

  it('are shown to the company with the mail in which they stand, and go where none are given', async () => {
    const { body } = await send(app, 'GET', path(), company);
    expect(body.mails.map(({ kind }: { kind: string }) => kind)).toEqual([...candidateMails]);
    for (const { subject, title, opening, rest, button, footer } of body.mails)
      for (const text of [subject, title, opening, ...rest, button, footer]) expect(text).toMatch(/\S/);
    expect(body.example.company).toBe(company.companyName);
    await Promise.all([write('received', '  Welcome!  '), write('interview', 'Take your time.')]);
    expect(await written()).toEqual({
      received: 'Welcome!',
      interview: 'Take your time.',
      accepted: null,
      kept: null,
      rejected: null,
    });
    await write('received', '');
    await write('interview', ' \u200b ');
    expect(await written()).toEqual({ received: null, interview: null, accepted: null, kept: null, rejected: null });
  });

  it('are of a thousand characters at most, in a mail that there is', async () => {
    expect((await write('received', 'x'.repeat(1001))).status).toBe(422);
    expect((await send(app, 'PUT', path('invoice'), { token: company.token, json: { words: 'x' } })).status).toBe(404);
    expect(await written()).toMatchObject({ received: null });
  });

  it('are an owner to set and to try out, and every member may see them', async () => {
    const recruiter = await buildMember(app, company, 'recruiter');
    expect((await send(app, 'GET', path(), recruiter)).status).toBe(200);
    expect((await write('received', 'x', recruiter.token)).status).toBe(403);
    const test = { token: recruiter.token, json: { words: 'x' } };
    expect((await send(app, 'POST', path('received', '/test'), test)).status).toBe(403);
  });

  it('are told in the trail without what they say', async () => {
    await write('accepted', 'Secret handshake');
    const { body } = await send(app, 'GET', `/api/admin/${company.companyId}/audit-trail`, company);
    const event = body.events.find(({ action }: { action: string }) => action === 'company.mail.written');
    expect(event.detail).toMatchObject({ mail: 'accepted' });
    expect(JSON.stringify(body)).not.toContain('handshake');
    await write('accepted', null);
  });
});

describe('a test mail', () => {
  it('goes to whoever asks, with words that nobody saved', async () => {
    const asked = { token: company.token, json: { words: 'Hello {full_name}!' } };
    const answer = await send(app, 'POST', path('rejected', '/test'), asked);
    expect(answer.body).toMatchObject({ state: 'kept', error: null });
    const [{ email }] = await rows(app, 'select email from users where username = $1', [company.username]);
    const mail = await mailAbout(app, email, 'Test: ');
    expect(mail.text).toContain('will not be taking');
    expect(mail.text).toMatch(/Hello (?!\{)\S+/);
    expect(await written()).toMatchObject({ rejected: null });
  });
});

describe('mails to a candidate', () => {
  it('can be read in the account, with what became of each, by nobody else', async () => {
    const [person, other] = [await buildApplicant(app), await buildApplicant(app)];
    const id = await buildApplication(person, job);
    const mail = await mailAbout(app, `${person.username}@person.test`, 'has received');
    const read = async (query: object = {}) =>
      (await call(person.client, api.applicants.mails, { params: { username: person.username }, query })).mails;
    await expect.poll(async () => (await read()).map(({ state }) => state)).toEqual(['kept', 'kept']);
    const mails = await read();
    expect(mails.find(({ applicationId }) => applicationId === id)).toMatchObject({
      subject: mail.subject,
      text: expect.stringContaining('has received'),
    });
    // The one with the code that confirms the address.
    expect(mails.find(({ applicationId }) => applicationId === null)).toMatchObject({ text: null });
    expect(await read({ page: 2, pageSize: 1 })).toEqual([mails[1]]);
    const theirs = call(other.client, api.applicants.mails, { params: { username: person.username } });
    await expect(theirs).rejects.toMatchObject({ status: 404 });
    const own = await call(other.client, api.applicants.mails, { params: { username: other.username } });
    expect(JSON.stringify(own)).not.toContain(id);
  });

  it('are called sent by nobody where no mail server is set: each is told that it was kept', async () => {
    const { id, to } = await apply();
    await decide(id, 'Rejected');
    const params = { companyId: job.companyId, jobId: job.id };
    const told = async () =>
      (await call(company.client, api.applications.deliveries, { params, query: { applicationId: id } })).deliveries;
    const kept = { email: to, state: 'kept', reason: expect.stringMatching(/^Kept as a file, not sent/) };
    await expect.poll(told).toMatchObject([
      { ...kept, about: 'decision' },
      { ...kept, about: 'received' },
    ]);
    const operator = await signInSuperuser(app);
    const adminEmail = 'invited@company.test';
    await call(operator, api.superuser.sendRegistrationLink, { body: { adminEmail, companyName: 'Invited' } });
    const links = async () =>
      (await call(operator, api.superuser.registrationLinks, { query: { search: adminEmail } })).links;
    await expect.poll(links).toMatchObject([{ mail: { state: 'kept', error: null } }]);
    const { mails } = await call(operator, api.superuser.mails, { query: { state: 'kept', pageSize: 200 } });
    expect(mails).toContainEqual(expect.objectContaining({ to: adminEmail, repeatable: false, sentAt: null }));
  });
});
