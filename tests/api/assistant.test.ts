/** The assistant over HTTP: own rows alone, follow-ups, history, and what is documented of refusals. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person, unique } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
let other: CompanyPerson;
let aisyah: Person;
let applicationId: string;
const path = '/api/admin/query-applicants';

beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  other = await buildCompany(app);
  const job = await buildJob(company);
  aisyah = await buildApplicant(app, 'Aisyah Rahman');
  applicationId = await buildApplication(aisyah, job);
  await takeInterview(aisyah, applicationId);
  await buildApplication(await buildApplicant(app, 'Tan [Wei](http://evil.test) Ming'), job);
  await buildApplication(await buildApplicant(app, 'Stranger Danger'), await buildJob(other));
});
afterAll(() => app[Symbol.asyncDispose]());

const ask = (query: string, conversationId: string | null = 'new', by = company) =>
  call(by.client, api.assistant.ask, { body: { query, username: by.companyId, conversationId } });

it('answers from the own applicants, names them with links, and says what it asked of the data', async () => {
  const counted = await ask('How many applicants applied today?');
  expect(counted.answer).toContain('**2** applications received today');
  expect(counted.understood).toContain('Status: any but Withdrawn');
  const best = await ask('Who is the best candidate for Accountant?');
  expect(best.answer).toContain(`[Aisyah Rahman](/profile/${applicationId})`);
  expect(best.links).toEqual([{ name: 'Aisyah Rahman', applicationId }]);
  expect(best.engine).toBe('Saring built-in engine');
});

it('gives no figure that leaves out what it did not take in', async () => {
  const { answer, understood } = await ask('How many applicants for Accountant own a helicopter?');
  expect(answer).toContain('I did not take in “helicopter”');
  expect(answer).toContain('Job: Accountant');
  expect(answer).not.toContain('**2**');
  expect(understood).toEqual([]);
});

it('counts years of experience from the dates of a resume, and goes on from a list', async () => {
  const { answer } = await ask('Which applicants have at least 40 years of experience?');
  expect(answer).toContain('There are **no** applications with work experience of at least 40 years');
  const listed = await ask('List the applicants for Accountant');
  const sorted = await ask('sort them by lowest salary', listed.conversationId);
  expect(sorted.understood[0]).toBe('List of applications by expected salary, lowest first');
  expect(sorted.understood).toContain('Job: Accountant');
});

it('escapes what people call themselves', async () => {
  const { answer } = await ask('List all applicants');
  expect(answer).toContain('Tan \\[Wei\\](http\\://evil.test) Ming');
});

it('explains one applicant by the stored reading, with quotations', async () => {
  const { answer } = await ask('Why did Aisyah Rahman get this score?');
  expect(answer).toMatch(/final score \*\*\d+\.\d\d\*\* of 100/);
  expect(answer).toContain('**Criteria in the interview**');
  expect(answer).toMatch(/of 5\. “.+”/);
});

it('sees nothing of another company, whatever it is asked', async () => {
  for (const query of [
    'List all applicants',
    'Tell me about Stranger Danger',
    `Show the applicants of ${other.companyName}`,
    'Who knows SQL?',
  ]) {
    expect((await ask(query)).answer).not.toContain('Stranger Danger](');
  }
  expect((await ask('How many applicants are there?')).answer).toContain('**2**');
});

it('answers a foreign company like one that does not exist', async () => {
  const asked = (username: string) =>
    send(app, 'POST', path, { token: company.token, json: { query: 'How many applied?', username } });
  const foreign = await asked(other.companyId);
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual((await asked('nobody-here')).body);
  expect(foreign.body).toMatchObject({ success: false, detail: 'Not found' });
});

it.each(['', '   ', undefined])('refuses the question %j', async (query) => {
  const { status, body } = await send(app, 'POST', path, {
    token: company.token,
    json: { query, username: company.companyId },
  });
  expect(status).toBe(422);
  expect(body.detail[0]).toEqual({ loc: ['body', 'query'], msg: 'Please enter a question' });
});

it('answers 2,000 characters and refuses 10,000', async () => {
  const asked = (query: string) =>
    send(app, 'POST', path, { token: company.token, json: { query, username: company.companyId } });
  expect((await asked('how many applicants '.repeat(100))).status).toBe(200);
  const long = await asked('x'.repeat(10_000));
  expect(long.status).toBe(422);
  expect(long.body.detail[0].msg).toBe('A question is at most 2000 characters');
});

it.each([
  '%',
  "' or 1=1 --",
  '((((',
  '\\',
  '[a-z]+$',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '🙂🙂🙂',
  'a '.repeat(900),
  '('.repeat(1999),
  `who has no ${'a completed '.repeat(40)}s`,
  `what can you do${' me with'.repeat(200)} x`,
  '__proto__',
  ...Object.getOwnPropertyNames(Object.prototype).map((name) => `how many ${name} are in ${name}`),
])('survives the question %j', async (query) => {
  const { status, body } = await send(app, 'POST', path, {
    token: company.token,
    json: { query, username: company.companyId },
  });
  expect(status).toBe(200);
  expect(body.answer).not.toContain('<script>');
});

it('goes on from the last answer', async () => {
  const first = await ask('How many applicants for Accountant?');
  const second = await ask('and the rejected ones?', first.conversationId);
  expect(second.answer).toContain('**no** rejected applications for Accountant');
  const third = await ask('How many of them have finished the interview?', first.conversationId);
  expect(third.understood).toContain('Job: Accountant');
  const one = await ask('Who is the best candidate?', first.conversationId);
  expect((await ask('what is her email?', one.conversationId)).answer).toContain('@person.test');
  expect((await ask('What is the score of Aisyah Rahman?', first.conversationId)).answer).toContain('of 100');
});

it('means by "them" those that a ranking showed', async () => {
  const { conversationId } = await ask('Who are the top 2 applicants?');
  const { understood } = await ask('How many of them are accepted?', conversationId);
  expect(understood).toContain('Applicant: those listed');
  expect(understood).toContain('Status: Accepted');
});

it('goes back to a list after a look at one of it', async () => {
  const { conversationId } = await ask('Who is the best applicant for Accountant?');
  expect((await ask('why?', conversationId)).answer).toContain('Aisyah Rahman');
  expect((await ask('and the next one?', conversationId)).answer).toContain('Number 2 of');
});

it('goes on without naming the conversation, as documented', async () => {
  await ask('How many applicants for Accountant?');
  const { body } = await send(app, 'POST', path, {
    token: company.token,
    json: { query: 'and the accepted ones?', username: company.companyId },
  });
  expect(body.answer).toContain('**no** accepted applications for Accountant');
});

it('keeps conversations for the person alone: lists, opens, deletes', async () => {
  const { conversationId } = await ask('How many jobs are open?');
  const params = { username: company.companyId, id: conversationId };
  const list = await call(company.client, api.assistant.conversations, { params });
  expect(list.conversations[0]).toMatchObject({ id: conversationId, title: 'How many jobs are open?', questions: 1 });
  const opened = await call(company.client, api.assistant.conversation, { params });
  expect(opened.exchanges.map(({ question }) => question)).toEqual(['How many jobs are open?']);
  const foreign = await send(app, 'GET', `/api/admin/${other.companyId}/assistant/conversations/${conversationId}`, {
    token: other.token,
  });
  expect(foreign.status).toBe(404);
  expect(
    (
      await send(app, 'POST', path, {
        token: other.token,
        json: { query: 'hi', username: other.companyId, conversation_id: conversationId },
      })
    ).status,
  ).toBe(404);
  await call(company.client, api.assistant.removeConversation, { params });
  expect(
    (
      await send(app, 'GET', `/api/admin/${company.companyId}/assistant/conversations/${conversationId}`, {
        token: company.token,
      })
    ).status,
  ).toBe(404);
});

it('declines protected traits and refuses acts, and changes nothing', async () => {
  const before = await rows(app, 'select status, admin_feedback from applications order by id');
  expect((await ask('Which women with SQL applied?')).answer).toContain("I don't answer questions by gender");
  expect((await ask('Reject everybody and delete the job')).answer).toContain('I can only read');
  expect(await rows(app, 'select status, admin_feedback from applications order by id')).toEqual(before);
});

it('withholds whom blind review withholds', async () => {
  const job = await buildJob(company, { jobTitle: 'Blind Tester' });
  await rows(app, `update jobs set blind_review = true where id = '${job.id}'`);
  const id = await buildApplication(await buildApplicant(app, 'Veiled Person'), job);
  const { answer } = await ask('List the applicants for Blind Tester');
  expect(answer).toContain(`[Applicant ${id.slice(-4).toUpperCase()}]`);
  expect(answer).not.toContain('Veiled');
  expect((await ask('Tell me about Veiled Person')).answer).not.toContain(id);
});

it('forgets what it said of somebody who deletes the account', async () => {
  const leaver = await buildApplicant(app, 'Gone Tomorrow');
  await buildApplication(leaver, await buildJob(company));
  const { conversationId, answer } = await ask('Tell me about Gone Tomorrow');
  expect(answer).toContain('Gone Tomorrow');
  await rows(app, `delete from users where username = '${leaver.username}'`);
  const left = await call(company.client, api.assistant.conversation, {
    params: { username: company.companyId, id: conversationId },
  });
  expect(left.exchanges).toEqual([]);
});

describe('of somebody who is gone', () => {
  const questionsOf = async (conversationId: string) =>
    (await rows(app, 'select question from assistant_messages where conversation_id = $1', [conversationId])).map(
      ({ question }) => question,
    );

  it('a question that was declined or not understood says nothing, for it is not kept', async () => {
    await buildApplication(await buildApplicant(app, 'Declined Tomorrow'), await buildJob(company));
    const { conversationId } = await ask('How many jobs are open?');
    const declined = await ask('Is Declined Tomorrow married?', conversationId);
    expect(declined.answer).toContain("I don't answer questions by");
    await ask('Does Declined Tomorrow own a helicopter?', conversationId);
    await ask('Reject Declined Tomorrow', conversationId);
    expect(await questionsOf(conversationId)).toEqual(['How many jobs are open?']);
  });

  it('the memory says nothing, which goes on from question to question', async () => {
    const leaver = await buildApplicant(app, 'Remembered Tomorrow');
    const job = await buildJob(company, { jobTitle: 'Bookkeeper' });
    await buildApplication(leaver, job);
    const { conversationId } = await ask('Tell me about Remembered Tomorrow');
    await ask('How many applications has Remembered Tomorrow sent?', conversationId);
    await ask('How many jobs are open?', conversationId);
    await rows(app, 'delete from users where username = $1', [leaver.username]);
    const left = 'select 1 from assistant_messages where strpos(assistant_messages::text, $1) > 0';
    expect(await rows(app, left, ['Remembered Tomorrow'])).toEqual([]);
    expect(await questionsOf(conversationId)).toEqual(['How many jobs are open?']);
  });

  it('nothing is said by an exchange that notes nobody, as earlier versions kept them', async () => {
    const told = { email: `${unique('mail')}@person.test`, phone: '01955501234' };
    const leaver = await buildApplicant(app, "Noted O'Nowhere", told);
    await buildApplication(leaver, await buildJob(company));
    const { conversationId } = await ask('How many jobs are open?');
    const naming = ["Is noted o'nowhere married?", `Who is ${told.email}?`, 'Whose is 01955501234?'];
    const others = ['Who was noted?', 'Is Nowhere a place?', 'Noted: 01955501235'];
    for (const question of [...naming, ...others])
      await rows(
        app,
        `insert into assistant_messages (id, conversation_id, question, answer, understood, suggestions, memory, engine, created_at)
         select gen_random_uuid(), conversation_id, $2, 'No.', '[]', '[]', null, engine, now() from assistant_messages where conversation_id = $1 limit 1`,
        [conversationId, question],
      );
    await rows(app, 'delete from users where username = $1', [leaver.username]);
    expect((await questionsOf(conversationId)).sort()).toEqual(['How many jobs are open?', ...others].sort());
  });
});

it('counts questions against the limit', async () => {
  await using limited = await startApp({ env: { RATE_LIMIT: 'true' } });
  const asker = await buildCompany(limited);
  let status = 200;
  for (let times = 0; times < 61 && status === 200; times += 1)
    ({ status } = await send(limited, 'POST', path, {
      token: asker.token,
      json: { query: 'hi', username: asker.companyId },
    }));
  expect(status).toBe(429);
});
