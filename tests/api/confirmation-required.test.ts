/** Whoever runs an installation may ask for a confirmed address before somebody applies. */
import { describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { confirmationTo, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildJob } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';

/** A person with a job of some company, and what sends their application. */
async function ready(app: TestApp) {
  const company = await buildCompany(app);
  const job = await buildJob(company);
  const person = await buildApplicant(app);
  const apply = async () =>
    send(app, 'POST', `/api/applications/${person.username}/saveApplications`, {
      token: person.token,
      form: { jobId: job.id, companyId: company.companyId, expected_salary: 'RM 4,500' },
      files: { resume: await pdfFile(resume) },
    });
  return { person, apply };
}

describe('where a confirmed address is required', () => {
  it('nobody applies before it is confirmed, and all else goes on', async () => {
    await using app = await startApp({ env: { REQUIRE_CONFIRMED_EMAIL: 'true' } });
    const { person, apply } = await ready(app);
    expect(await apply()).toMatchObject({
      status: 403,
      body: { detail: 'Please confirm your email address first. Enter the code that was mailed to you.' },
    });
    expect(await rows(app, 'select id from applications')).toEqual([]);
    const otp = await confirmationTo(app, `${person.username}@person.test`);
    const confirmed = await send(app, 'POST', '/api/users/confirm-email/verify', {
      token: person.token,
      json: { otp },
    });
    expect(confirmed.status).toBe(200);
    expect((await apply()).status).toBe(201);
  });

  it('anybody applies without, as documented, where it is not', async () => {
    await using app = await startApp();
    expect((await (await ready(app)).apply()).status).toBe(201);
  });
});
