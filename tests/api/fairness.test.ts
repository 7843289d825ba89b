/** Tests of fairness that a company runs on its own jobs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { unfairEngine } from '#world/app/reading.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

describe('checking criteria', () => {
  const check = (json: object) => send(app, 'POST', '/api/jobs/check-criteria', { token: company.token, json });

  it('says what is wrong with which of them', async () => {
    const criteria = [
      'Young and energetic',
      'Closing the month',
      'Good attitude',
      'Female',
      'Closing each month on time',
    ];
    const { status, body } = await check({ criteria });
    expect(status).toBe(200);
    expect(body.findings.map((one: { index: number; kind: string }) => [one.index, one.kind])).toEqual([
      [0, 'proxy'],
      [2, 'vague'],
      [3, 'protected'],
      [4, 'overlap'],
    ]);
    expect(body.findings[0].words).toEqual(['Young', 'energetic']);
  });

  it('is silent about sound ones and refuses what is no list of texts', async () => {
    expect((await check({ criteria: ['Closing the month', 'Payroll for 200 people'] })).body).toEqual({ findings: [] });
    for (const json of [{}, { criteria: 'x' }, { criteria: [1] }, { criteria: Array.from({ length: 21 }, () => 'x') }])
      expect((await check(json)).status).toBe(422);
  });
});

describe('the swap test', () => {
  const swap = (of: CompanyPerson, jobId: string, companyId = of.companyId) =>
    send(app, 'POST', `/api/jobs/swap-test/${companyId}/${jobId}`, { token: of.token, json: {} });

  it('reads applicants under other names and sexes and finds no change', async () => {
    const job = await buildJob(company);
    const person = await buildApplicant(app, 'Aisyah binti Rahman');
    const lines = ['Aisyah binti Rahman', 'Ms Aisyah is married. She keeps the books.', ...resume];
    await takeInterview(person, await buildApplication(person, job, lines));
    await buildApplication(await buildApplicant(app, 'Baker Cook'), job, ['Baker Cook', ...resume]);
    const { status, body } = await swap(company, job.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      applicants: 2,
      readings: 14,
      largest_resume_change: 0,
      largest_interview_change: 0,
      changed: [],
    });
    expect(body.engine).toContain('built-in');
  });

  const saleswoman = [
    'Aisyah binti Rahman',
    'Saleswoman',
    'Saleswoman and head waitress, Maju Trading, 2019 - 2024',
    'Sold parts to 40 workshops and led six waitresses on each shift.',
  ];

  it('turns titles round and finds no change', async () => {
    const job = await buildJob(company);
    const person = await buildApplicant(app, 'Aisyah binti Rahman');
    const said = answers.map(() => 'I was a saleswoman. I led six waitresses and cut the wait by 9 minutes.');
    await takeInterview(person, await buildApplication(person, job, saleswoman), said);
    expect((await swap(company, job.id)).body).toMatchObject({
      applicants: 1,
      largest_resume_change: 0,
      largest_interview_change: 0,
      changed: [],
    });
  });

  it('finds an engine that gives one of two titles less', async () => {
    await using other = await startApp({ replace: { ai: await unfairEngine(/saleswoman/i) } });
    const firm = await buildCompany(other);
    const job = await buildJob(firm);
    await buildApplication(await buildApplicant(other, 'Aisyah binti Rahman'), job, saleswoman);
    const { body } = await send(other, 'POST', `/api/jobs/swap-test/${firm.companyId}/${job.id}`, {
      token: firm.token,
      json: {},
    });
    expect(body.largest_resume_change).toBeGreaterThan(0);
    expect(body.changed).toHaveLength(1);
  });

  it('is a foreign thing to other companies', async () => {
    const job = await buildJob(company);
    const stranger = await buildCompany(app);
    const unknown = await swap(stranger, '00000000-0000-7000-8000-000000000000');
    for (const answer of [await swap(stranger, job.id), await swap(stranger, job.id, company.companyId)])
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
  });
});
