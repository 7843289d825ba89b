/** What belongs to the person: the download of it, and what a resume offers for the profile. */
import { api, call } from '@saring/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { docx, pdf, pdfFile, resume } from '#world/people/documents.ts';
import { askedTables, otherTables, personTables } from '#world/people/kept-of-a-person.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  password,
  signIn,
} from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

async function download(person: { username: string; token: string }) {
  const response = await fetch(`${app.url}/api/applicants/${person.username}/data`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response, entries: response.ok ? unzipSync(bytes) : {} };
}

function jsonOf(entries: Record<string, Uint8Array>) {
  return JSON.parse(new TextDecoder().decode(entries['data.json']));
}

describe('my data', () => {
  it('is one ZIP with everything told and every file where the JSON says, and nothing of the company', async () => {
    const job = await buildJob(company);
    const person = await buildApplicant(app, 'Aisyah 李 👩‍💻');
    const { username, token } = person;
    const path = `/api/applicants/${username}`;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="9" height="9"/></svg>';
    await send(app, 'PUT', `${path}/profile-picture`, { token, files: { profile_picture: new File([svg], 'me.svg') } });
    const mine = await pdf(resume);
    await send(app, 'PUT', `${path}/resume`, { token, files: { resume: new File([mine], '..\\..\\résumé<1>.pdf') } });
    const certificate = await pdf(['Certificate']);
    const saved = await send(app, 'POST', `/api/applications/${username}/saveApplications`, {
      token,
      form: {
        jobId: job.id,
        companyId: company.companyId,
        expected_salary: 'RM 4,500',
        reference1: '0123456789',
        use_profile_resume: 'true',
        consent_at: '2026-01-02T03:04:05+08:00',
      },
      files: { certification: new File([certificate], 'sijil.pdf') },
    });
    expect(saved.status).toBe(201);
    const { id } = saved.body.data.application;
    await call(person.client, api.applications.processResume, { body: { username, applicationId: id } });
    await takeInterview(person, id);
    const feedback = 'Between us: hire her';
    await call(company.client, api.applications.setFeedback, { params: { id }, body: { adminFeedback: feedback } });
    await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Accepted' } });

    const { response, entries } = await download(person);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="saring-${username}.zip"`);
    const data = jsonOf(entries);
    expect(data.account).toMatchObject({ username, email: `${username}@person.test` });
    expect(data.profile).toMatchObject({ full_name: 'Aisyah 李 👩‍💻', date_of_birth: '1997-04-03' });
    const [application] = data.applications;
    expect(application).toMatchObject({
      company: company.companyName,
      job: 'Accountant',
      expected_salary: 'RM 4,500',
      references: ['0123456789'],
      consent_at: '2026-01-01T19:04:05.000Z',
      told_months: 12,
      told_answer_days: 14,
      status: 'Accepted',
      decided_by: null,
    });
    expect(application.interview.questions.map((item: { answer: string }) => item.answer)).toEqual(answers);
    expect(application.interview).toMatchObject({ time_factor: 1, noticed: [] });
    expect(application.accommodations).toBeNull();
    const { picture, resume: sent, certification } = application;
    const named = [data.profile.picture, data.profile.resume, picture, sent, certification];
    expect(Object.keys(entries).sort()).toEqual(['data.html', 'data.json', ...named].sort());
    expect(Buffer.from(entries[data.profile.resume] ?? []).equals(mine)).toBe(true);
    expect(Buffer.from(entries[application.certification] ?? []).equals(certificate)).toBe(true);
    for (const name of Object.keys(entries)) {
      expect(name).toMatch(/^[^/\\:*?"<>|]+(\/[^/\\:*?"<>|]+)*$/);
      expect(name.split('/')).not.toContain('..');
    }
    // The decision was shown at once, and with it what software and people thought.
    expect(application.marks.map(({ read }: { read: string }) => read).sort()).toEqual(['interview', 'resume']);
    expect(application.marks[0].reasons.criteria).toHaveLength(5);
    expect(application.remarks).toMatchObject([{ kind: 'feedback', text: feedback }]);
    expect(application.resume_as_read.text).toContain('Accountant');
    expect(application.trail.map(({ what }: { what: string }) => what)).toContain('application.status');
    expect(data.sign_ins.length).toBeGreaterThan(0);
    expect(data.account_mails).toMatchObject([{ subject: 'Confirm your email address' }]);
    const page = new TextDecoder().decode(entries['data.html']);
    expect(page).toContain(feedback);
    const said = JSON.stringify(data);
    for (const secret of ['password_hash', 'argon2']) expect(said).not.toContain(secret);
  });

  it('is a page as well, with words for all that the JSON has, and links to the files', async () => {
    const person = await buildApplicant(app, '<b>Tan & Söhne</b>');
    const id = await buildApplication(person, await buildJob(company));
    await takeInterview(person, id);
    const { entries } = await download(person);
    const html = new TextDecoder().decode(entries['data.html']);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<dt>Full name</dt><dd>&#60;b&#62;Tan &#38; Söhne&#60;/b&#62;</dd>');
    for (const answer of answers) expect(html).toContain(`<dt>Answer</dt><dd>${answer.replaceAll("'", '&#39;')}</dd>`);
    expect(html.match(/<h\d>[^<]+/g)).toEqual(
      expect.arrayContaining(['<h2>Account', '<h2>Profile', '<h2>Application 1', '<h3>Interview', '<h4>Question 6']),
    );
    const [{ resume: place }] = jsonOf(entries).applications;
    expect(html).toContain(`<a href="${place.split('/').map(encodeURIComponent).join('/')}">`);
    expect(Object.keys(entries)).toContain(place);
    expect([...html.matchAll(/<dt>([a-z_]+)<\/dt>|<h\d>([a-z_]+ ?\d*)<\/h/g)].map(([all]) => all)).toEqual([]);
  });

  it('holds back what a company thinks until it has decided, at the latest for 30 days', async () => {
    const clock = heldClock();
    await using later = await startApp({ replace: { clock } });
    const employer = await buildCompany(later);
    const person = await buildApplicant(later);
    const id = await buildApplication(person, await buildJob(employer));
    const remark = 'Ask her about the audit';
    await call(employer.client, api.applications.setFeedback, { params: { id }, body: { adminFeedback: remark } });
    const decision = { status: 'Rejected', reason: 'Wants a car', publish: 'later' } as const;
    await call(employer.client, api.applications.setStatus, { params: { id }, body: decision });
    const own = async () => {
      const { accessToken } = await signIn(later, person.username, password);
      const response = await fetch(`${later.url}/api/applicants/${person.username}/data`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      return jsonOf(unzipSync(new Uint8Array(await response.arrayBuffer())));
    };
    const [held] = (await own()).applications;
    expect(held).toMatchObject({ status: 'Pending', marks: null, remarks: null, marks_from: expect.any(String) });
    expect(JSON.stringify(held)).not.toMatch(/Wants a car|about the audit/);
    expect(JSON.stringify(held.trail)).not.toContain('application.status');
    await rows(later, "update applications set status = 'Pending', published_at = null, published_status = null");
    clock.pass(31 * 86_400);
    const [told] = (await own()).applications;
    expect(told).toMatchObject({ status: 'Pending', marks_from: null });
    expect(told.remarks.map(({ text }: { text: string }) => text).sort()).toEqual([remark, decision.reason]);
    expect(told.marks).toHaveLength(1);
    const kept = { status: 'KIV', reason: 'For the spring' } as const;
    await call(employer.client, api.applications.setStatus, { params: { id }, body: kept });
    clock.pass(60);
    const again = { ...decision, reason: 'Wants a van' };
    await call(employer.client, api.applications.setStatus, { params: { id }, body: again });
    const [heldAgain] = (await own()).applications;
    expect(heldAgain.status).toBe('KIV');
    expect(JSON.stringify(heldAgain.remarks)).toContain(kept.reason);
    expect(JSON.stringify(heldAgain)).not.toContain(again.reason);
    const decisions = heldAgain.trail.filter(({ what }: { what: string }) => what === 'application.status');
    expect(decisions).toHaveLength(2);
  });

  it('has a place for every column of every table, or a reason why it is not in it', async () => {
    const found = await rows(
      app,
      `select c.table_name as name, array_agg(c.column_name::text order by c.column_name) as columns
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`,
    );
    const held = found.filter(({ name }) => ![...askedTables, ...otherTables].includes(name));
    const known = Object.entries(personTables).map(([name, { copied, left }]) => {
      return [name, [...copied, ...Object.keys(left)].sort()];
    });
    expect(Object.fromEntries(held.map(({ name, columns }) => [name, columns.sort()]))).toEqual(
      Object.fromEntries(known),
    );
  });

  it('does not have what people at a company asked the assistant, and says so', async () => {
    const person = await buildApplicant(app, 'Zulaikha Numbat');
    await buildApplication(person, await buildJob(company));
    const query = 'Tell me about Zulaikha Numbat';
    const body = { query, username: company.companyId, conversationId: 'new' };
    const { conversationId } = await call(company.client, api.assistant.ask, { body });
    const about =
      'select 1 from assistant_mentions a join assistant_messages m on m.id = a.message_id where m.conversation_id = $1';
    expect(await rows(app, about, [conversationId])).toHaveLength(1);
    const { entries } = await download(person);
    expect(JSON.stringify(jsonOf(entries))).not.toContain(query);
    const page = new TextDecoder().decode(entries['data.html']);
    expect(page).not.toContain(query);
    expect(page).toContain('Not here is what people at a company asked the assistant.');
  });

  it('is there for a newcomer too, and nobody else’s', async () => {
    const [one, other] = [await buildApplicant(app), await buildApplicant(app)];
    expect(jsonOf((await download(one)).entries)).toMatchObject({ applications: [] });
    const foreign = await send(app, 'GET', `/api/applicants/${other.username}/data`, one);
    expect([foreign.status, foreign.body]).toEqual([404, { detail: 'Not found', code: 'not_found' }]);
    expect((await send(app, 'GET', '/api/applicants/nobody-here/data', one)).body).toEqual(foreign.body);
  });
});

it('is sent twenty times an hour, and no more', async () => {
  await using limited = await startApp({ env: { RATE_LIMIT: 'true' } });
  const person = await buildApplicant(limited);
  const get = () => send(limited, 'GET', `/api/applicants/${person.username}/data`, person);
  for (let times = 0; times < 20; times += 1) expect((await get()).status).toBe(200);
  const refused = await get();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('a stored resume', () => {
  const suggestions = (person: Person) =>
    send(app, 'GET', `/api/applicants/${person.username}/resume-suggestions`, person);
  const store = (person: Person, file: File) =>
    send(app, 'PUT', `/api/applicants/${person.username}/resume`, { token: person.token, files: { resume: file } });

  it('offers what it holds for the profile, and saves nothing of it', async () => {
    const person = await buildApplicant(app, 'Somebody Else');
    const nothing = { full_name: null, phone: null, address: null, Contactemail: null, description: null };
    expect((await suggestions(person)).body).toEqual(nothing);
    const lines = [
      'Nur Aisyah binti Rahman',
      'Phone: +60 12-345 6789',
      'Email: aisyah@mail.test',
      'Address: 12 Jalan Ampang, 50450 Kuala Lumpur',
      'Summary',
      'Accountant with six years in trading companies.',
      'Experience',
      'Accountant, Maju Trading Sdn Bhd, 2019 - 2024',
    ];
    for (const file of [new File([await docx(lines)], 'cv.docx'), await pdfFile(lines)]) {
      expect((await store(person, file)).status).toBe(200);
      expect((await suggestions(person)).body).toEqual({
        full_name: 'Nur Aisyah binti Rahman',
        phone: '0123456789',
        address: '12 Jalan Ampang, 50450 Kuala Lumpur',
        Contactemail: 'aisyah@mail.test',
        description: 'Accountant with six years in trading companies.',
      });
    }
    const profile = await call(person.client, api.applicants.profile, { params: { username: person.username } });
    expect(profile.fullName).toBe('Somebody Else');
  });

  it('is refused as a picture only, in words about a resume, and the one before stays', async () => {
    const person = await buildApplicant(app);
    await store(person, await pdfFile(resume, 'good.pdf'));
    const refused = await store(person, await pdfFile([], 'scan.pdf'));
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toMatch(/^No readable text was found in this resume.*Save it from your word processor/);
    expect(refused.body).toMatchObject({ file: 'resume' });
    expect(refused.body.detail).not.toContain('paste');
    const kept = await send(app, 'GET', `/api/applicants/${person.username}/resume`, person);
    expect(kept.body.resume_filename).toBe('good.pdf');
  });

  it('is taken without an ending of its name where the content is plain', async () => {
    const person = await buildApplicant(app);
    expect((await store(person, await pdfFile(resume, 'My resume'))).status).toBe(200);
    expect((await store(person, await pdfFile(resume, 'resume.docx'))).status).toBe(415);
  });
});

describe('deleting the account', () => {
  const remove = (person: { username: string; token: string }, sent: Parameters<typeof send>[3] = {}) =>
    send(app, 'DELETE', `/api/applicants/${person.username}/delete-account`, { token: person.token, ...sent });

  it('with a wrong password is refused, and everything stays', async () => {
    const person = await buildApplicant(app);
    for (const sent of [{ json: { password: 'Wrong-1pass' } }, { form: { password: '' } }]) {
      const refused = await remove(person, sent);
      expect([refused.status, refused.body]).toEqual([
        400,
        { detail: 'The current password is incorrect.', code: 'wrong_old_password' },
      ]);
    }
    expect((await signIn(app, person.username)).accessToken).toBeTruthy();
    expect((await remove(person, { json: { password } })).status).toBe(200);
    await expect(signIn(app, person.username)).rejects.toMatchObject({ status: 401 });
    const left = await rows(app, 'select 1 from users where username = $1', [person.username]);
    expect(left).toEqual([]);
  });

  it('works by the documented call, which has no body, and with an empty one', async () => {
    expect((await remove(await buildApplicant(app))).status).toBe(200);
    expect((await remove(await buildApplicant(app), { json: {} })).status).toBe(200);
  });

  it('takes one that is under way with an open interview as well', async () => {
    const person = await buildApplicant(app);
    const applicationId = await buildApplication(person, await buildJob(company));
    await call(person.client, api.interviews.start, { params: { id: applicationId } });
    expect((await remove(person, { json: { password } })).status).toBe(200);
    expect(await rows(app, 'select 1 from interviews where application_id = $1', [applicationId])).toEqual([]);
    const { status } = await send(app, 'GET', `/api/applications/${applicationId}`, company);
    expect(status).toBe(404);
  });
});
