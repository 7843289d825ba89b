/** Who applies is given a notice of what becomes of their data, in English and Malay, with everything that the configuration sends elsewhere; it is kept as it was. */
import { textOf } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { applyTo } from './applying.ts';

let app: TestApp;
let company: CompanyPerson;
let job: { id: string; companyId: string };
beforeAll(async () => {
  app = await startApp({
    env: { PRIVACY_CONTACT: 'privacy@saring.test', PRIVACY_AUTHORITY: 'the data office of Ipoh' },
  });
  company = await buildCompany(app);
  job = await buildJob(company);
});
afterAll(() => app[Symbol.asyncDispose]());

interface Text {
  language: string;
  title: string;
  sections: { title: string; paragraphs: string[] }[];
}

const current = async (of = company, to = app) =>
  (await send(to, 'GET', `/api/companies/${of.companyId}/notice`)).body as {
    version: number;
    hash: string;
    texts: Text[];
  };
const given = (id: string, token?: string) => send(app, 'GET', `/api/applications/${id}/notice`, { token });
const flat = ({ texts }: { texts: Text[] }) =>
  texts.map(({ title, sections }) => [title, ...sections.flatMap((one) => [one.title, ...one.paragraphs])].join('\n'));
const resume = () => new File(['Accountant. Ten years of month-end closing.'], 'resume.txt', { type: 'text/plain' });
const apply = (person: Person, form: Record<string, string>) =>
  applyTo(app, person, job, { form, files: { resume: resume() }, headers: {} });
const setPeriod = (months: number | null) =>
  send(app, 'PUT', `/api/admin/${company.username}/retention`, {
    token: company.token,
    json: { applicant_months: months, recording_days: 30 },
  });

describe('the notice of a company', () => {
  it('names who decides, whom to write to, the periods and the authority, in English and in Malay', async () => {
    await setPeriod(6);
    const notice = await current();
    expect(notice.texts.map(({ language }) => language)).toEqual(['en', 'ms']);
    const [english = '', malay = ''] = flat(notice);
    const name = (await send(app, 'GET', `/api/companies/${company.companyId}/jobs`)).body.company.name;
    for (const text of [english, malay]) {
      expect(text).toContain(name);
      expect(text).toContain('privacy@saring.test');
      expect(text).toContain('the data office of Ipoh');
      expect(text).not.toMatch(/[{}<>]|undefined|null/);
    }
    expect(english).toContain('erased 6 months after');
    expect(malay).toContain('6 bulan');
    expect(english).toContain('30 days after the interview');
    expect(malay).toContain('30 hari');
    const shapes = notice.texts.map(({ sections }) => sections.map(({ paragraphs }) => paragraphs.length));
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('is the same for the same facts, and another once they change', async () => {
    await setPeriod(6);
    const before = await current();
    expect(await current()).toEqual(before);
    await setPeriod(null);
    const after = await current();
    expect(after.hash).not.toBe(before.hash);
    expect(flat(after)[0]).toContain('kept until you delete your account');
  });

  it('is there for nobody where the company takes no applications', async () => {
    const unverified = await buildCompany(app, { verified: false });
    for (const id of [unverified.companyId, 'nobody', '%00'])
      expect((await send(app, 'GET', `/api/companies/${id}/notice`)).status, id).toBe(404);
  });

  it('names each machine that the configuration sends to, and none that is this one', async () => {
    const nobody = (await send(app, 'GET', '/api/recipients')).body;
    expect(nobody).toEqual({ recipients: [], contact: 'mailto:privacy@saring.test' });
    expect(flat(await current())[0]).toContain('Nothing about you is sent to others');
    await using elsewhere = await startApp({
      env: {
        AI_BASE_URL: 'https://model.example.test/v1',
        AI_MODEL: 'm',
        STT_BASE_URL: 'https://words.example.test/v1',
        SMTP_URL: 'smtp://someone:secret@mail.example.test:587',
      },
    });
    const { recipients, contact } = (await send(elsewhere, 'GET', '/api/recipients')).body;
    // Nobody reads the address that stands there where none was set.
    expect(contact).toBeNull();
    expect(recipients).toEqual([
      { kind: 'model', host: 'model.example.test' },
      { kind: 'transcription', host: 'words.example.test' },
      { kind: 'mail', host: 'mail.example.test' },
    ]);
    const there = await buildCompany(elsewhere);
    for (const text of flat(await current(there, elsewhere))) {
      for (const { host } of recipients) expect(text).toContain(host);
      expect(text).not.toMatch(/secret|@localhost/);
    }
  });
});

describe('an application', () => {
  it('keeps which notice was given and when, for its applicant and its company and nobody else', async () => {
    const notice = await current();
    const person = await buildApplicant(app);
    const { status, body } = await apply(person, { notice: notice.hash });
    expect(status).toBe(201);
    const { id, applicationDate } = body.data.application;
    await setPeriod(3);
    const kept = { notice, given_at: applicationDate, consent_at: null };
    expect((await given(id, person.token)).body).toEqual(kept);
    expect((await given(id, company.token)).body).toEqual(kept);
    const strangers = [(await buildCompany(app)).token, (await buildApplicant(app)).token];
    for (const token of strangers) expect((await given(id, token)).status).toBe(404);
    expect((await given(id)).status).toBe(401);
    expect((await given(crypto.randomUUID(), person.token)).status).toBe(404);
  });

  it('is refused where the notice has changed since the page was opened, and nothing is kept', async () => {
    await setPeriod(3);
    const { hash } = await current();
    await setPeriod(9);
    const person = await buildApplicant(app);
    for (const notice of [hash, 'x', '0'.repeat(64)]) {
      const refused = await apply(person, { notice });
      expect([refused.status, refused.body.code]).toEqual([409, 'notice_changed']);
      expect(refused.body.error ?? refused.body.detail).toContain(textOf('notice_changed'));
    }
    expect(
      await rows(app, 'select 1 from applications where user_id = (select id from users where username = $1)', [
        person.username,
      ]),
    ).toEqual([]);
    expect((await apply(person, { notice: (await current()).hash })).status).toBe(201);
  });

  it('whose call names none says so, with what the caller says of an agreement', async () => {
    const person = await buildApplicant(app);
    const { body } = await apply(person, { consent_at: '2026-01-02T03:04:05.000Z' });
    expect((await given(body.data.application.id, person.token)).body).toEqual({
      notice: null,
      given_at: null,
      consent_at: '2026-01-02T03:04:05.000Z',
    });
  });

  it('of two who were given the same one keeps it once', async () => {
    const { hash } = await current();
    const people = await Promise.all([1, 2, 3, 4].map(() => buildApplicant(app)));
    const answers = await Promise.all(people.map((person) => apply(person, { notice: hash })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await rows(app, 'select 1 from notices where hash = $1', [hash])).toHaveLength(1);
  });
});
