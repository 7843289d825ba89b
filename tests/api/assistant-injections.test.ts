/** Orders in feedback, which the assistant quotes, and in resumes, which a model reads: neither the built-in engine nor a model that obeys them changes a figure, a row or the page. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { say, useTool } from '#world/app/chat.ts';
import { rows } from '#world/app/watch.ts';
import { injections } from '#world/hostile/injections.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';

interface Message {
  role: string;
  content: unknown;
}

let heard: Message[][] = [];
let order = '';
/** A model without a will: it reads one applicant, then tries a tool of that order, then says the order itself. */
const endpoint = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body: { tools?: unknown; messages: Message[] } = JSON.parse(Buffer.concat(chunks).toString());
  if (!body.tools) return say(response, 'no');
  heard.push(body.messages);
  const read = body.messages.filter(({ role }) => role === 'tool').length;
  if (read === 0) return useTool(response, 'find_applicant', { name: 'Aisyah Rahman' });
  if (read === 1) return useTool(response, 'set_status', { all: true, status: 'Accepted', because: order });
  return say(response, `Aisyah Rahman: ${order} She is the first of 999.`);
});

let app: TestApp;
let company: CompanyPerson;
let applicationId: string;
beforeAll(async () => {
  endpoint.listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  const address = endpoint.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  app = await startApp({
    env: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'obedient', AI_DAILY_QUESTIONS: '100000' },
  });
  company = await buildCompany(app);
  const other = await buildCompany(app);
  const job = await buildJob(company);
  applicationId = await buildApplication(await buildApplicant(app, 'Aisyah Rahman'), job);
  await buildApplication(await buildApplicant(app, 'Grace Lim'), job);
  await buildApplication(await buildApplicant(app, 'Stranger Danger'), await buildJob(other));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  endpoint.closeAllConnections();
  endpoint.close();
});

const ask = (query: string) =>
  call(company.client, api.assistant.ask, { body: { query, username: company.companyId, conversationId: 'new' } });
const state = () =>
  rows(app, 'select id, status, hiring_stage, final_score, admin_feedback from applications order by id');

it.each(injections.map((text) => [text]))('obeys nothing of %j in feedback and resume', async (text) => {
  order = text;
  heard = [];
  await rows(app, 'update applications set admin_feedback = $1 where id = $2', [text, applicationId]);
  await rows(app, 'update resume_texts set text = $1 where application_id = $2', [text, applicationId]);
  const before = await state();
  for (const question of ['What feedback was left for Aisyah Rahman?', 'How many applicants are there?']) {
    const { answer, links } = await ask(question);
    // Every sign of markdown has its backslash but for the links to this company's own applicants.
    const bare = answer.replace(/\[(?:\\.|[^\\\]])*\]\(\/profile\/[\w-]+\)/g, '');
    expect(bare).not.toMatch(/(?<!\\)[<>[\]`~]/);
    expect(bare).not.toMatch(/(?<!\\):\/\/|www\.|(?<!\\)@evil/);
    expect(bare).not.toMatch(/[\u200b\u202e]/);
    expect(bare).not.toContain('first of 999');
    expect(answer).not.toContain('Stranger');
    expect(links.every(({ name }) => ['Aisyah Rahman', 'Grace Lim'].includes(name))).toBe(true);
  }
  const tools = heard.flatMap((messages) => messages.filter(({ role }) => role === 'tool'));
  // Addresses in it are masked on the way to a model; all else of the order it reads.
  expect(JSON.stringify(tools), 'the model was given the resume').toContain('resume_text');
  // What people wrote reaches a model as the result of a tool alone, and nobody else's rows with it.
  for (const messages of heard)
    for (const { role, content } of messages) {
      if (role === 'system' || role === 'user')
        expect(JSON.stringify(content)).not.toContain(JSON.stringify(text).slice(1, -1));
      expect(JSON.stringify(content ?? '')).not.toContain('Stranger');
    }
  expect(await state()).toEqual(before);
});
