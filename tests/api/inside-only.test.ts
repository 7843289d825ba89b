/** Whoever did not agree that software on machines of others reads and hears the application is read by this installation alone. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { say, useTool } from '#world/app/chat.ts';
import { hurriedModel, speechAt } from '#world/app/reading.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildJob, jobFields } from '#world/people/builders.ts';
import { pdfFile } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { speech } from '#world/people/sound.ts';

/** What reached the machine of others, as it came. */
let received: string[] = [];
let reply: (messages: { role: string }[], response: ServerResponse) => void;
const others = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('latin1');
  received.push(`${request.url} ${body}`);
  if (request.url?.endsWith('/transcriptions')) return void response.end(JSON.stringify({ text: 'Heard elsewhere.' }));
  const { messages, tools } = JSON.parse(body);
  if (tools) return reply(messages, response);
  const one = { level: 3, explanation: 'It shows it.', quotations: [] };
  say(response, JSON.stringify({ criteria: jobFields.jobCriteria.map(() => one), field: one }));
});
const results = (messages: { role: string }[]) => messages.filter(({ role }) => role === 'tool');

let app: TestApp;
let company: CompanyPerson;
let job: { id: string; companyId: string };
beforeAll(async () => {
  others.listen(0, '127.0.0.1');
  await once(others, 'listening');
  const address = others.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`;
  // As an operator names them; their names are found nowhere, so that both are reached here.
  const env = {
    AI_BASE_URL: 'https://model.example.test/v1',
    AI_MODEL: 'hurried',
    STT_BASE_URL: 'https://words.example.test/v1',
  };
  app = await startApp({ env, replace: { ai: await hurriedModel(baseUrl, 20_000), speech: speechAt(baseUrl) } });
  company = await buildCompany(app);
  job = await buildJob(company);
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  others.closeAllConnections();
  others.close();
});

type Asked = { sendOutside?: boolean; notice?: string };
async function apply(person: Person, asked: Asked): Promise<string> {
  const saved = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,500', ...asked },
    files: { resume: await pdfFile(resumeOf(person)) },
  });
  const { id: applicationId } = saved.data.application;
  await call(person.client, api.applications.processResume, { body: { username: person.username, applicationId } });
  return applicationId;
}
const resumeOf = ({ username }: Person) => [
  `Accountant known as ${username}`,
  'Five years of automating journals in SAP at Maju Trading.',
];
const engineOf = async (id: string) =>
  (await rows(app, `select engine from analyses where application_id = '${id}' and kind = 'resume'`)).map(
    (row) => row.engine,
  );
const notice = async () => {
  const { body } = await send(app, 'GET', `/api/companies/${company.companyId}/notice`);
  return body.notice?.hash ?? body.hash;
};

it('is what counts, in the form and in a call: of people who agreed a model reads, and of nobody else', async () => {
  const hash = await notice();
  const asked: [Asked, string][] = [
    // Nothing said is no.
    [{}, 'built-in'],
    [{ sendOutside: true }, 'model'],
    [{ sendOutside: true, notice: hash }, 'model'],
    [{ sendOutside: false }, 'built-in'],
    [{ sendOutside: false, notice: hash }, 'built-in'],
    [{ notice: hash }, 'built-in'],
  ];
  for (const [said, engine] of asked) {
    received = [];
    const person = await buildApplicant(app);
    const id = await apply(person, said);
    expect([said, await engineOf(id)]).toEqual([said, [engine]]);
    expect(received.length > 0, JSON.stringify(said)).toBe(engine === 'model');
  }
});

it('sends no word and no sound of the whole way elsewhere, and the person is told that nothing writes the sound down', async () => {
  const person = await buildApplicant(app);
  const id = await apply(person, { sendOutside: false });
  const preparation = await call(person.client, api.interviews.preparation, { params: { id } });
  expect(preparation.transcription).toBe(false);
  const started = await send(app, 'POST', `/api/interviews/${id}/start`, person);
  expect(started.body.transcription).toBe(false);
  const wav = new File([speech(3)], 'recording.wav', { type: 'audio/wav' });
  const refused = await send(app, 'POST', `/api/interviews/${id}/transcribe`, {
    token: person.token,
    form: { model: 'm' },
    files: { file: wav },
  });
  expect(refused.status).toBe(503);
  for (const response of answers)
    await send(app, 'POST', `/api/interviews/${id}/process-response`, {
      token: person.token,
      form: { response },
      files: { audio: wav },
    });
  await call(person.client, api.interviews.generateAnalysis, { params: { id } });
  await expect
    .poll(async () => rows(app, `select engine from analyses where application_id = '${id}' order by kind`))
    .toEqual([{ engine: 'built-in' }, { engine: 'built-in' }]);
  const heard = await rows(app, `select transcription from interview_answers where application_id = '${id}'`);
  expect(new Set(heard.map((row) => row.transcription))).toEqual(new Set([null]));
  await call(company.client, api.fairness.swapTest, {
    params: { companyId: company.companyId, jobId: job.id },
    body: {},
  });
  const told = [person.username, 'robotics team'].filter((words) => received.some((text) => text.includes(words)));
  expect(told).toEqual([]);
  expect(received.filter((text) => text.includes('/transcriptions'))).toHaveLength(0);
});

it('tells a company whose model would have to learn of such a person what the installation itself knows', async () => {
  const agreed = await buildApplicant(app, 'Rosmah Agrees');
  const kept = await buildApplicant(app, 'Quentin Stays');
  await apply(agreed, { sendOutside: true });
  await apply(kept, { sendOutside: false });
  const ask = (query: string, conversationId = 'new') =>
    call(company.client, api.assistant.ask, { body: { query, username: company.companyId, conversationId } });
  reply = (messages, response) =>
    results(messages).length === 0
      ? useTool(response, 'list_applications', { sort: 'name' })
      : say(response, 'There are several.');
  await ask('Whom have we got here, roughly?');
  expect(received.length).toBeGreaterThan(0);
  expect(received.join('\n')).not.toContain('Quentin');
  received = [];
  const told = await ask('Tell me about Quentin Stays');
  expect(JSON.stringify(told)).toContain('Quentin Stays');
  await ask('How many times did Quentin Stays apply?', told.conversationId);
  expect(received).toHaveLength(0);
  // What goes on from there is told neither of the question nor of the answer.
  await ask('Whom have we got here, roughly?', told.conversationId);
  expect(received.length).toBeGreaterThan(0);
  expect(received.join('\n')).not.toContain('Quentin');
  for (const [tool, input] of [
    ['find_applicant', { name: 'Quentin Stays' }],
    ['average', { filter: { resume_mentions_all: [kept.username] }, of: 'salary' }],
    ['count_applications', { filter: { resume_mentions_all: [kept.username] } }],
  ] as const) {
    received = [];
    reply = (messages, response) =>
      results(messages).length === 0 ? useTool(response, tool, input) : say(response, 'There is 1.');
    await ask('Whom have we got here, roughly?');
    const last = received.at(-1) ?? '';
    expect([tool, last.includes('answered without you'), /Accountant known|4,?500/.test(last)]).toEqual([
      tool,
      true,
      false,
    ]);
  }
});

it('does not tell a model what the person was asked in an application that is kept inside', async () => {
  const person = await buildApplicant(app);
  const start = async (id: string) => send(app, 'POST', `/api/interviews/${id}/start`, person);
  const answered = (id: string, response: string) =>
    send(app, 'POST', `/api/interviews/${id}/process-response`, { token: person.token, form: { response } });
  const inside = await apply(person, { sendOutside: false });
  await start(inside);
  const { body } = await answered(inside, 'I keep bees and automate journals in SAP.');
  const agreed = await apply(person, { sendOutside: true });
  await start(agreed);
  received = [];
  await answered(agreed, 'I close the books every month.');
  expect(received.length).toBeGreaterThan(0);
  expect(received.join('\n')).not.toContain(JSON.stringify(body.next_question).slice(1, -1));
});

it('offers nobody to be scored again by a model that may not read them', async () => {
  const here = await buildJob(company);
  const person = await buildApplicant(app);
  const saved = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: { jobId: here.id, companyId: here.companyId, expectedSalary: 'RM 4,500', sendOutside: false },
    files: { resume: await pdfFile(resumeOf(person)) },
  });
  const applicationId = saved.data.application.id;
  await call(person.client, api.applications.processResume, { body: { username: person.username, applicationId } });
  const scoring = await call(company.client, api.applications.scoring, {
    params: { companyId: company.companyId, jobId: here.id },
  });
  expect(JSON.stringify(scoring)).toContain('"otherwise":0');
});
