/** Spans as a collector gets them: one trace from a caller through the request to its tasks and engines, and nobody's data in it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { type Collector, startCollector } from '#world/app/collector.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
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
