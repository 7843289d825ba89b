/** Spans as a collector gets them: one trace from a caller through the request to its tasks and engines, and nobody's data in it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { type Collector, startCollector } from '#world/app/collector.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { freePort } from '#world/processes/process.ts';

let collector: Collector;
let app: TestApp;
beforeAll(async () => {
  collector = await startCollector();
  app = await startApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await collector[Symbol.asyncDispose]();
});

const named = (name: string) => collector.spans.find((span) => span.name === name);

it('follows a request into its transaction, its tasks and the engines that they ask', async () => {
  const company = await buildCompany(app);
  const person = await buildApplicant(app);
  await buildApplication(person, await buildJob(company));
  await expect.poll(() => named('task application.process')).toBeDefined();
  await expect.poll(() => named('POST /api/applications/:id/saveApplications')).toBeDefined();
  const saved = named('POST /api/applications/:id/saveApplications');
  expect(saved?.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/applications/:id/saveApplications',
    'http.response.status_code': 201,
  });
  const ofTrace = collector.spans.filter(({ traceId }) => traceId === saved?.traceId);
  // It was ordered inside the transaction that stored the application.
  const task = ofTrace.find(({ name }) => name === 'task application.process');
  expect(task).toMatchObject({ failed: false, attributes: { 'saring.attempt': 1 } });
  const transaction = ofTrace.find(({ spanId }) => spanId === task?.parentSpanId);
  expect(transaction).toMatchObject({ name: 'transaction', parentSpanId: saved?.spanId });
  const below = (id = '') => ofTrace.filter(({ parentSpanId }) => parentSpanId === id).map(({ name }) => name);
  expect(below(saved?.spanId)).toContain('documents read');
  expect(below(task?.spanId)).toEqual(expect.arrayContaining(['built-in resume', 'transaction']));
  for (const secret of [
    company.token,
    person.token,
    person.username,
    company.companyId,
    'Aisyah',
    'Month-end',
    'Jalan',
  ])
    expect(collector.received).not.toContain(secret);
});

it('has neither a word nor an id of anybody on a whole way to the own copy and the end of the account', async () => {
  const company = await buildCompany(app);
  const job = await buildJob(company);
  const person = await buildApplicant(app, 'Quokka Numbat');
  const { username, token } = person;
  const id = await buildApplication(person, job, [...resume, 'Kept the bilbyledger']);
  await takeInterview(person, id, ['Once I did the wombatclosing.', ...answers.slice(1)]);
  const as = async (who: { token: string }, method: string, path: string, sent: Parameters<typeof send>[3] = {}) =>
    expect([path, (await send(app, method, path, { token: who.token, ...sent })).status]).toEqual([path, 200]);
  const listing = `/api/applications/getAllApplications/${company.companyId}/${job.id}`;
  await as(company, 'GET', listing, { query: { search: 'Numbat' } });
  const json = { query: 'What does Quokka Numbat earn?', username: company.companyId, conversation_id: 'new' };
  await as(company, 'POST', '/api/admin/query-applicants', { json });
  const update = `/api/applications/updateApplications/${id}`;
  await as(company, 'PUT', `${update}/feedback`, { form: { adminFeedback: 'dunnartremark' } });
  await as(company, 'PUT', `${update}/status`, { form: { status: 'Rejected', reason: 'pademelonreason' } });
  await as(person, 'POST', `/api/applications/own/${id}/second-look`, { json: { words: 'pottoroolook' } });
  expect((await send(app, 'GET', '/api/nothing/of/potoroopath', { query: { name: 'Numbat' } })).status).toBe(404);
  await as(person, 'GET', `/api/applicants/${username}/data`);
  const ids = await rows(app, 'select id from users where username in ($1, $2)', [username, company.username]);
  await as(person, 'DELETE', `/api/applicants/${username}/delete-account`);
  const last = 'DELETE /api/applicants/:username/delete-account';
  await expect.poll(() => named(last)).toBeDefined();
  await expect.poll(() => named('task interview.analyse')).toBeDefined();
  const users = ids.map(({ id: user }) => user);
  const told = [token, username, company.token, company.companyId, ...users, id, job.id, 'person.test', '127.0.0.1'];
  const words = 'Quokka Numbat bilbyledger wombatclosing dunnartremark pademelonreason pottoroolook potoroopath';
  for (const one of [...told, ...words.split(' '), ...answers]) expect(collector.received).not.toContain(one);
});

it("goes on with a caller's trace, and keeps out of one that the caller does not record", async () => {
  const ask = (path: string, traceparent: string) => fetch(app.url + path, { headers: { traceparent } });
  await ask('/api/users/me', `00-${'0'.repeat(32)}-${'b7ad6b7169203331'}-00`);
  await ask('/api/users/me', '00-1af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00');
  await ask('/api/users/me', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
  await expect
    .poll(() => collector.spans.find(({ traceId }) => traceId === '0af7651916cd43dd8448eb211c80319c'))
    .toMatchObject({ name: 'GET /api/users/me', parentSpanId: 'b7ad6b7169203331', failed: false });
  expect(collector.spans.some(({ traceId }) => traceId.startsWith('1af76519'))).toBe(false);
  expect(collector.spans.some(({ traceId }) => traceId.startsWith('00000000'))).toBe(false);
  // A trace that is none begins a new one.
  const own = collector.spans.filter(({ name, parentSpanId }) => name === 'GET /api/users/me' && !parentSpanId);
  expect(own.length).toBeGreaterThanOrEqual(1);
});

it('sends what is left when it ends, and ends although nobody takes it', async () => {
  const late = await startApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } });
  const traceId = '2af7651916cd43dd8448eb211c80319c';
  await fetch(`${late.url}/api/users/me`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  await late[Symbol.asyncDispose]();
  expect(collector.spans.some((span) => span.traceId === traceId)).toBe(true);
  const alone = await startApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` } });
  expect((await fetch(`${alone.url}/api/users/me`)).status).toBe(401);
  await alone[Symbol.asyncDispose]();
});
