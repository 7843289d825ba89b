/** A company whose operator named a model's endpoint: who read is on record, and nobody waits for a model that hangs. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { say as sayText } from '#world/app/chat.ts';
import { hurriedModel } from '#world/app/reading.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, jobFields } from '#world/people/builders.ts';
import { resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';

let answer: (data: Record<string, unknown>, response: ServerResponse) => void = () => {};
const endpoint = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { messages } = JSON.parse(Buffer.concat(chunks).toString());
  const { content } = messages.find((one: { role: string }) => one.role === 'user');
  answer(JSON.parse(typeof content === 'string' ? content : content[0].text), response);
});
const say = (response: ServerResponse, value: object) => sayText(response, JSON.stringify(value));
function refuse(response: ServerResponse) {
  response.writeHead(503, { 'content-type': 'application/json' });
  response.end('{}');
}
const everythingMet = (data: Record<string, unknown>) => {
  const [first = ''] = String(data.resume).match(/\S+ \S+ \S+ \S+/) ?? [];
  const one = { level: 3, explanation: 'The resume shows it.', quotations: [first] };
  return { criteria: jobFields.jobCriteria.map(() => one), field: one };
};

let app: TestApp;
let modelUrl: string;
let company: CompanyPerson;
beforeAll(async () => {
  endpoint.listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  const address = endpoint.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  modelUrl = `http://127.0.0.1:${port}/v1`;
  app = await startApp({ env: { AI_BASE_URL: modelUrl, AI_MODEL: 'judge-1', AI_API_KEY: 'k' } });
  company = await buildCompany(app);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  endpoint.closeAllConnections();
  endpoint.close();
});

const reading = async (id: string) =>
  (await send(app, 'GET', `/api/applications/${id}`, company)).body.application.resume_relevancy;

it('names the model in the reading of a resume and gives the arithmetic of its levels', async () => {
  answer = (data, response) => say(response, everythingMet(data));
  const id = await buildApplication(await buildApplicant(app), await buildJob(company));
  const read = await reading(id);
  expect(read.engine).toContain('judge-1');
  expect(read.score).toBe(7.5);
});

it('says on the record that the built-in engine read where the model did not answer', async () => {
  answer = (_, response) => refuse(response);
  const id = await buildApplication(await buildApplicant(app), await buildJob(company));
  const kept = await rows(app, `select engine, model from analyses where application_id = '${id}'`);
  expect(kept).toEqual([{ engine: 'built-in', model: null }]);
  expect(JSON.stringify(await reading(id))).toContain('The built-in engine read this instead.');
});

const facts = [
  ['I am 52 and fit.', '52'],
  ['Practising Catholic, helper at the temple of a friend.', 'Catholic', 'temple'],
  ['I have diabetes and survived cancer.', 'diabetes', 'cancer'],
  ['I am pregnant.', 'pregnant'],
  ['OKU card holder', 'OKU'],
  ['Union member since 2009.', 'Union'],
  ['Mother of two children.', 'children'],
  ['My passport is A31245678.', '31245678'],
  ['Worked with Salmah binti Yusof and Encik Lim Ah Kow.', 'Salmah', 'Yusof', 'Ah Kow'],
  ['References', 'Kavitha Ramasamy, finance manager, 012-345 6789', 'Kavitha', 'Ramasamy'],
];

it('sends no model what ten people tell of faith, health, family, union, age and others, and all of their work', async () => {
  const job = await buildJob(company);
  for (const [fact = '', ...telling] of facts) {
    let sent = '';
    answer = (data, response) => {
      sent += JSON.stringify(data);
      say(response, everythingMet(data));
    };
    const names = telling.filter((word) => word.split(' ').length > 3);
    await buildApplication(await buildApplicant(app), job, [...resume, fact, ...names]);
    for (const word of telling.filter((one) => !names.includes(one))) expect(sent).not.toContain(word);
    expect(sent).toContain('automating journals in SAP');
  }
});

it('asks a prepared question where the time of a hanging model is over', async () => {
  await using hurried = await startApp({ replace: { ai: await hurriedModel(modelUrl, 10) } });
  answer = (data, response) => say(response, everythingMet(data));
  const person = await buildApplicant(hurried);
  const id = await buildApplication(person, await buildJob(await buildCompany(hurried)));
  await send(hurried, 'POST', `/api/interviews/${id}/start`, person);
  answer = () => {};
  const next = await send(hurried, 'POST', `/api/interviews/${id}/process-response`, {
    token: person.token,
    form: { response: 'I keep the books of three shops.' },
  });
  expect([next.status, next.body.is_complete]).toEqual([200, false]);
  expect(next.body.next_question).toMatch(/\?$/);
});
