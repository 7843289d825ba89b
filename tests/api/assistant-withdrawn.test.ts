/** The assistant and whoever withdrew: it says who, from which job and when, forgets what it said before, and tells no model. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { say, useTool } from '#world/app/chat.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person, password } from '#world/people/people.ts';

interface Message {
  role: string;
  content: unknown;
}
type Reply = (messages: Message[], response: ServerResponse) => unknown;

/** What reached the model, as it came. */
let received: string[] = [];
const silent: Reply = (_, response) => say(response, '');
let reply = silent;
const endpoint = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const body: { tools?: unknown; messages: Message[] } = JSON.parse(text);
  if (!body.tools) return say(response, 'no');
  received.push(text);
  reply(body.messages, response);
});
const isFirst = (messages: Message[]) => messages.every(({ role }) => role !== 'tool');
const withTool =
  (name: string, input: unknown, text: string): Reply =>
  (messages, response) =>
    isFirst(messages) ? useTool(response, name, input) : say(response, text);

const about = 'Nadiah Kamaruddin';
const told = { email: 'nadiah@bilby.test', phone: '01955507788' };
/** What is known of the person, beside the name. */
const own = {
  email: told.email,
  phone: /55507788|5550 7788/,
  salary: /4,?567/,
  resume: 'quokkaledger',
  answer: 'numbatclosing',
  feedback: 'wombatremark',
  marks: /of (?:100|25|10)\b/,
};
/** Each question, and what it brought before the withdrawal. */
const questions: [string, RegExp | string][] = [
  [`Tell me about ${about}`, own.salary],
  [`What is the phone number of ${about}?`, own.phone],
  [`What is the email of ${about}?`, own.email],
  [`What does ${about} expect as salary?`, own.salary],
  [`What does the resume of ${about} say about quokkaledger?`, own.resume],
  [`What did ${about} answer in the interview?`, own.answer],
  [`What feedback was left for ${about}?`, own.feedback],
  [`Why did ${about} get this score?`, own.marks],
  [`Did ${about} finish the interview?`, 'has finished the interview'],
  [`Compare ${about} and Grace Lim`, own.salary],
];

let app: TestApp;
let company: CompanyPerson;
let person: Person;
let id: string;
/** In which all was asked before the withdrawal. */
let before: string;

const ask = (query: string, conversationId = 'new', by = company) =>
  call(by.client, api.assistant.ask, { body: { query, username: by.companyId, conversationId } });
const withdraw = (who: Person, of: string) => send(app, 'POST', `/api/applications/${of}/withdraw`, who);
const exchangesOf = async (conversationId: string) => {
  const params = { username: company.companyId, id: conversationId };
  return (await call(company.client, api.assistant.conversation, { params })).exchanges;
};
const tells = (text: string) => Object.values(own).filter((word) => new RegExp(word).test(text));

async function applyWithAll(who: Person, job: { id: string; companyId: string }): Promise<string> {
  const saved = await call(who.client, api.applications.save, {
    params: { id: who.username },
    body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,567' },
    files: { resume: await pdfFile([...resume, `Kept the ${own.resume} of 12 companies`]) },
  });
  const applicationId = saved.data.application.id;
  await call(who.client, api.applications.processResume, { body: { username: who.username, applicationId } });
  await takeInterview(who, applicationId, [`Once I did the ${own.answer}.`, ...answers.slice(1)]);
  const feedback = { token: company.token, form: { adminFeedback: own.feedback } };
  await send(app, 'PUT', `/api/applications/updateApplications/${applicationId}/feedback`, feedback);
  return applicationId;
}

beforeAll(async () => {
  endpoint.listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  const address = endpoint.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // In the installation's own network: withdrawn is withdrawn for such a model too.
  app = await startApp({
    env: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'curious', AI_DAILY_QUESTIONS: '1000' },
  });
  company = await buildCompany(app);
  const job = await buildJob(company);
  await buildApplication(await buildApplicant(app, 'Grace Lim'), job);
  person = await buildApplicant(app, about, told);
  id = await applyWithAll(person, job);
  before = (await ask('How many jobs are open?')).conversationId;
  for (const [question, brings] of questions) expect((await ask(question, before)).answer).toMatch(brings);
  await ask('Which applicants expect a salary above RM 4,000?', before);
  expect(received.join()).toContain(about);
  expect((await withdraw(person, id)).status).toBe(200);
});
beforeEach(() => {
  received = [];
  reply = silent;
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  endpoint.closeAllConnections();
  endpoint.close();
});

it('forgets what it said of the person before, at once, and nothing else', async () => {
  expect((await exchangesOf(before)).map(({ question }) => question)).toEqual(['How many jobs are open?']);
  const left = 'select question from assistant_messages where strpos(assistant_messages::text, $1) > 0';
  for (const word of [about, id]) expect(await rows(app, left, [word])).toEqual([]);
});

it.each(questions.map(([question]) => question))(
  'asked “%s” says who withdrew, from which job and when',
  async (question) => {
    const { answer, engine } = await ask(question);
    expect(answer).toMatch(
      /\[Nadiah Kamaruddin\]\(\/profile\/[\w-]+\) withdrew the application for Accountant on \d+ \w+ \d{4}\./,
    );
    expect(tells(answer.replace('quokkaledger?', ''))).toEqual([]);
    expect(answer).not.toContain('interview');
    expect(engine).toBe('Saring built-in engine');
    expect(received).toEqual([]);
  },
);

it('lists whoever withdrew with the day and no way to reach them', async () => {
  const { answer } = await ask('Give me phone and email of withdrawn applicants');
  expect(answer).toMatch(/\[Nadiah Kamaruddin\].*\| Withdrawn on \d+ \w+ \d{4} \|/);
  expect(tells(answer)).toEqual([]);
  expect(answer).not.toMatch(/\| (?:not )?done \|/);
});

it('counts who withdrew, and finds none of them by what they sent', async () => {
  expect((await ask('How many applicants withdrew?')).answer).toContain('**1** withdrawn application');
  for (const question of [
    'How many withdrawn applicants expect a salary above RM 4,000?',
    'How many withdrawn applicants have finished the interview?',
    'List the withdrawn applicants who live in Kuala Lumpur',
    'List the withdrawn applicants who do not know Python',
  ]) {
    const { answer } = await ask(question);
    expect([question, answer]).toEqual([question, expect.stringContaining('**no** withdrawn applications')]);
    expect([question, answer]).toEqual([question, expect.stringContaining('held is closed')]);
  }
  const best = await ask('Who is the best withdrawn applicant?');
  expect(best.answer).toMatch(/^\(What withdrawn applications held is closed/);
  const { answer } = await ask('What is the average expected salary of the withdrawn applicants?');
  expect(answer).toContain('None of the withdrawn applications has an amount');
  expect(tells((await ask('List the withdrawn applicants by salary')).answer)).toEqual([]);
});

describe('a model, also one of the own network,', () => {
  const vague = 'Whom have we got here, roughly?';

  it.each([
    ['find_applicant', { name: about }],
    ['list_applications', { filter: { statuses: ['Withdrawn'] }, sort: 'date' }],
    ['count_applications', { filter: { statuses: ['Withdrawn'], expected_salary_min: 4000 } }],
    ['average', { filter: { statuses: ['Withdrawn'] }, of: 'salary' }],
  ])('learns nothing by %s', async (tool, input) => {
    reply = withTool(tool, input, 'There is 1.');
    await ask(vague);
    expect(received).toHaveLength(2);
    const results = JSON.parse(received.at(-1) ?? '{}').messages.filter(({ role }: Message) => role === 'tool');
    const read = JSON.stringify(results);
    expect(tells(read)).toEqual([]);
    expect(read).not.toMatch(/Nadiah|Rahman|"total/);
  });

  it('learns how many withdrew', async () => {
    reply = withTool('count_applications', { filter: { statuses: ['Withdrawn'] } }, 'So far **1** has left.');
    expect(await ask(vague)).toMatchObject({ engine: 'curious', answer: 'So far **1** has left.' });
  });

  it('is told neither of a question about the person nor of its answer', async () => {
    const { conversationId } = await ask(`Tell me about ${about}`);
    await ask(`Is ${about} better than everyone at yodelling?`, conversationId);
    expect(received).toEqual([]);
    await ask(vague, conversationId);
    expect(received.length).toBeGreaterThan(0);
    expect(received.join()).not.toContain('Nadiah');
  });
});

it('keeps nothing of an answer during which the person withdrew', async () => {
  const leaver = await buildApplicant(app, 'Hurried Tomorrow');
  const leaving = await buildApplication(leaver, await buildJob(company));
  const { conversationId } = await ask('How many jobs are open?');
  reply = async (messages, response) => {
    if (isFirst(messages)) return useTool(response, 'find_applicant', { name: 'Hurried Tomorrow' });
    await withdraw(leaver, leaving);
    say(response, 'Hurried Tomorrow expects a salary.');
  };
  const { answer } = await ask('What has Hurried Tomorrow been up to in journals?', conversationId);
  expect(answer).toContain('expects a salary');
  expect((await exchangesOf(conversationId)).map(({ question }) => question)).toEqual(['How many jobs are open?']);
});

it('keeps nothing of an answer during which the person was erased', async () => {
  const leaver = await buildApplicant(app, 'Erased Tomorrow');
  await buildApplication(leaver, await buildJob(company));
  const { conversationId } = await ask('How many jobs are open?');
  reply = async (messages, response) => {
    if (isFirst(messages)) return useTool(response, 'find_applicant', { name: 'Erased Tomorrow' });
    await call(leaver.client, api.applicants.deleteAccount, {
      params: { username: leaver.username },
      body: { password },
    });
    say(response, 'Erased Tomorrow expects a salary.');
  };
  const { answer } = await ask('What has Erased Tomorrow been up to in journals?', conversationId);
  expect(answer).toContain('expects a salary');
  expect((await exchangesOf(conversationId)).map(({ question }) => question)).toEqual(['How many jobs are open?']);
});

it('forgets an answer of a model that tells of the person without the name', async () => {
  const leaver = await buildApplicant(app, 'Unnamed Tomorrow');
  const leaving = await buildApplication(leaver, await buildJob(company, { jobTitle: 'Bookkeeper' }));
  reply = withTool('list_applications', { filter: { job_title: 'Bookkeeper' } }, 'The only one has seen SAP.');
  const { conversationId, engine } = await ask('Whom have we got for the ledgers, roughly?');
  expect(engine).toBe('curious');
  expect(await exchangesOf(conversationId)).toHaveLength(1);
  await withdraw(leaver, leaving);
  expect(await exchangesOf(conversationId)).toEqual([]);
});

it('forgets as much where the limit of three withdraws, also what notes nobody, as earlier versions kept it', async () => {
  const leaver = await buildApplicant(app, 'Limited Tomorrow');
  const job = await buildJob(company);
  const { conversationId } = await ask('How many jobs are open?');
  for (let times = 0; times < 3; times += 1) await buildApplication(leaver, job);
  await ask('Tell me about Limited Tomorrow', conversationId);
  await rows(
    app,
    `insert into assistant_messages (id, conversation_id, question, answer, understood, suggestions, memory, engine, created_at)
     select gen_random_uuid(), conversation_id, 'Who is limited tomorrow?', 'RM 4,500', '[]', '[]', null, engine, now() from assistant_messages where conversation_id = $1 limit 1`,
    [conversationId],
  );
  expect(await exchangesOf(conversationId)).toHaveLength(3);
  const body = { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,500', acknowledgeWithdrawal: true };
  const files = { resume: await pdfFile(resume) };
  await expect(
    call(leaver.client, api.applications.save, { params: { id: leaver.username }, body, files }),
  ).rejects.toThrow(/withdrawn/);
  expect((await exchangesOf(conversationId)).map(({ question }) => question)).toEqual(['How many jobs are open?']);
});
