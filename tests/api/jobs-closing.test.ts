/** The closing day of a job: it closes by itself at the end of that day in the configured zone, everywhere at once. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';

let now = new Date();
/** A zone, a closing day, and the first moment after it: also where a clock change makes the day 23 or 25 hours long. */
const ends = [
  ['Asia/Kuala_Lumpur', '2026-03-10', '2026-03-10T16:00:00Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00Z'],
  ['America/New_York', '2026-03-08', '2026-03-09T04:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'],
  ['Pacific/Kiritimati', '2026-03-10', '2026-03-10T10:00:00Z'],
] as const;
const zones = [...new Set(ends.map(([zone]) => zone))];
const apps = new Map<string, { app: TestApp; company: CompanyPerson }>();

beforeAll(async () => {
  for (const zone of zones) {
    const app = await startApp({ env: { TIME_ZONE: zone }, replace: { clock: { ...heldClock(), now: () => now } } });
    apps.set(zone, { app, company: await buildCompany(app) });
  }
});
afterAll(async () => {
  for (const { app } of apps.values()) await app[Symbol.asyncDispose]();
});

const minute = 60_000;

describe('a closing day', () => {
  it.each(ends)('in %s, %s, lasts until %s', async (zone, closingDate, end) => {
    const { app, company } = apps.get(zone) ?? expect.fail(zone);
    now = new Date(Date.parse(end) - minute);
    const job = await buildJob(company, { closingDate });
    const byId = `/api/jobs/get_job_by_id/${job.id}`;
    const own = { token: company.token, query: { companyId: company.companyId } };
    const status = async () => (await send(app, 'GET', byId, own)).body.job.status;
    expect(await status()).toBe('Live');
    now = new Date(Date.parse(end) + minute);
    expect(await status()).toBe('Closed');
  });

  it('that is over shows in lists, figures and the application page, takes no application, and ends no interview', async () => {
    const { app, company } = apps.get('Asia/Kuala_Lumpur') ?? expect.fail('started above');
    now = new Date('2026-05-10T15:59:00Z');
    const job = await buildJob(company, { closingDate: '2026-05-10' });
    const link = await buildLink(company, job.id);
    const person = await buildApplicant(app);
    const id = await buildApplication(person, job);
    const found = async (status: string) => {
      const query = { status, search: 'Accountant' };
      const { body } = await send(app, 'GET', `/api/jobs/get_jobs_by_company/${company.companyId}`, {
        ...company,
        query,
      });
      return body.jobs.some(({ id }: { id: string }) => id === job.id);
    };
    const shown = async () => (await send(app, 'GET', `/api/jobs/apply/${link}`, person)).body[0];
    const figures = async () => (await send(app, 'GET', `/api/jobs/getJobStats/${company.companyId}`, company)).body;
    const before = await figures();
    expect(await Promise.all([found('Live'), found('Closed')])).toEqual([true, false]);
    expect(await shown()).toMatchObject({ id: job.id, status: 'Live' });
    // One minute to midnight in Kuala Lumpur; and two minutes on.
    now = new Date('2026-05-10T16:01:00Z');
    expect(await Promise.all([found('Live'), found('Closed')])).toEqual([false, true]);
    expect(await shown()).toMatchObject({ id: job.id, status: 'Closed' });
    expect(await figures()).toMatchObject({
      activeJobs: before.activeJobs - 1,
      closedJobs: before.closedJobs + 1,
      todayPosts: 0,
    });
    await expect(buildApplication(person, job)).rejects.toMatchObject({ status: 409, detail: 'This job is closed.' });
    expect(await call(person.client, api.interviews.start, { params: { id } })).toMatchObject({ sequence: 1 });
  });

  it('that is put off opens the job again, unlike an inactivation', async () => {
    const { company } = apps.get('Asia/Kuala_Lumpur') ?? expect.fail('started above');
    now = new Date('2026-06-11T00:00:00Z');
    const job = await buildJob(company, { closingDate: '2026-06-01' });
    expect(job.status).toBe('Closed');
    const { salary, jobType, createdAt, updatedAt, ...rest } = job;
    const change = (closingDate: string) =>
      call(company.client, api.jobs.update, {
        params: { jobId: job.id },
        body: { ...rest, jobType, currency: 'MYR', salaryMin: salary.min, salaryMax: salary.max, closingDate },
      });
    expect((await change('2026-07-01')).job.status).toBe('Live');
    await call(company.client, api.jobs.inactivate, {
      params: { jobId: job.id },
      query: { companyId: company.companyId },
      body: { status: 'Closed' },
    });
    expect((await change('2026-08-01')).job.status).toBe('Closed');
  });
});
