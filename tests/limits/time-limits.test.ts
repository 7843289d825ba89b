/** How long people wait at most for what is away, hangs or ends: the product's own time limits, as they are set. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, createServer as createSocketServer, type Server } from 'node:net';
import { api, call } from '@saring/contract';
import { createBuiltinEngine } from '@saring/engine/built-in';
import { createModelEngine } from '@saring/engine/model';
import { describe } from 'vitest';
import { startApp } from '#world/app/app.ts';
import { startBucket } from '#world/app/bucket.ts';
import { send } from '#world/app/wire.ts';
import { buildJob, jobFields } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { launches, launchUp } from '#world/processes/launch.ts';
import { freePort } from '#world/processes/process.ts';
import { promise, timeOf } from './promise.ts';

/** Takes whatever comes and never answers. */
async function withSilence<T>(server: Server, work: (port: number) => Promise<T>): Promise<T> {
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  try {
    return await work(typeof address === 'object' && address ? address.port : 0);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

describe('a model that hangs', () => {
  const sums = { resume: () => 0, interview: () => 0 };
  const job = { title: jobFields.jobTitle, description: '', criteria: jobFields.jobCriteria };
  const begun = { sequence: 1, question: 'Introduce yourself.', response: 'I keep books.', criterion: null };
  const modelAt = (port: number) => {
    const settings = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: null, model: 'hangs' };
    return createModelEngine(settings, createBuiltinEngine(), { sums });
  };

  promise('the next question of an interview beside a model that hangs', { unit: 'ms', atMost: 10_000 }, () =>
    withSilence(createServer(), (port) =>
      timeOf(() => modelAt(port).nextQuestion({ job, resumeText: '', identity: {}, asOf: '', history: [begun] })),
    ),
  );

  promise('a question to the assistant beside a model that hangs', { unit: 'ms', atMost: 28_000 }, () =>
    withSilence(createServer(), (port) =>
      timeOf(() => modelAt(port).converse?.({ question: 'How many?', history: [], instructions: '', tools: [] })),
    ),
  );
});

promise('an application while the file store hangs', { unit: 'ms', atMost: 40_000 }, async () => {
  await using bucket = await startBucket();
  await using app = await startApp({
    env: {
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: 'bucket',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
  const job = await buildJob(await buildCompany(app));
  const person = await buildApplicant(app);
  const file = await pdfFile(resume);
  bucket.mood = 'hanging';
  const took = await timeOf(() =>
    send(app, 'POST', `/api/applications/${person.username}/saveApplications`, {
      token: person.token,
      form: { jobId: job.id, companyId: job.companyId, expected_salary: 'RM 1' },
      files: { resume: file },
    }),
  );
  bucket.mood = 'well';
  return took;
});

promise('a code that is asked for while the mail server says nothing', { unit: 'ms', atMost: 5000 }, () =>
  withSilence(createSocketServer(), async (port) => {
    await using app = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hire@saring.test' } });
    const person = await buildApplicant(app);
    return await timeOf(() => send(app, 'POST', `/api/auth/${person.username}/send-otp`));
  }),
);

describe('an end', () => {
  launches();

  promise(
    'the end of a process for which somebody waits, and somebody else says nothing',
    { unit: 'ms', atMost: 10_000 },
    async () => {
      const app = await launchUp({ PROCESS: 'web' });
      const company = await buildCompany(app);
      const { job } = await call(company.client, api.jobs.create, {
        body: { ...jobFields, companyId: company.companyId, otherInfo: 'An accountant.' },
      });
      const silent = connect(Number(new URL(app.url).port), '127.0.0.1');
      silent.on('error', () => {});
      await once(silent, 'connect');
      // Nobody reads the description here, so this waits for 20 s.
      const waiting = send(app, 'POST', '/api/jobs/process/job_desc', {
        token: company.token,
        json: { jobId: job.id, companyId: company.companyId },
      }).catch(() => null);
      await send(app, 'GET', '/api/health/live');
      app.child.kill('SIGTERM');
      const took = await timeOf(() => app.ended);
      await waiting;
      silent.destroy();
      return took;
    },
  );

  promise('the end of a process whose spans nobody takes', { unit: 'ms', atMost: 10_000 }, async () => {
    const alone = await startApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` } });
    await fetch(`${alone.url}/api/users/me`);
    return timeOf(() => alone[Symbol.asyncDispose]());
  });
});

promise('answers refused after five steps of 1.2 s on the event loop', { unit: 'times', atMost: 0 }, async () => {
  await using busy = await startApp();
  const step = () => {
    const end = performance.now() + 1200;
    while (performance.now() < end);
  };
  await new Promise((resolve) => {
    for (const after of [300, 400, 500, 1100, 1200]) setTimeout(step, after);
    setTimeout(resolve, 1200);
  });
  return (await fetch(`${busy.url}/api/health/live`)).status === 200 ? 0 : 1;
});
