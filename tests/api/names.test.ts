/** Names that people give: what is seen of them is all there is. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { mailTo } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { buildJob } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, signInSuperuser, unique } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const profile = {
  full_name: 'Amy Tan',
  phone: '01234567890',
  address: '1 Jalan Ampang, Kuala Lumpur',
  Contactemail: 'amy@person.test',
  age: '29',
  gender: 'Female',
  dob: '03/04/1997',
  description: 'Looking for a place to grow.',
};

describe('the name of a job seeker', () => {
  const typed = 'Amy\nTan\u202Egnp.exe\u200b';
  const seen = 'Amy Tangnp.exe';

  it('is kept on one line, without what turns it round or is not seen; of that alone it is missing', async () => {
    const { username, token } = await buildApplicant(app);
    const save = (change: object) =>
      send(app, 'PUT', `/api/applicants/${username}/profile`, { token, form: { ...profile, ...change } });
    expect(await save({ full_name: typed, address: '1\u2028Jalan\u3164 Ampang\u00AD' })).toMatchObject({
      status: 200,
      body: { full_name: seen, address: '1 Jalan Ampang' },
    });
    for (const full_name of ['\u200B\u2060\u3164', '\u202E\u{E0041}A'])
      expect(await save({ full_name })).toMatchObject({
        status: 422,
        body: fieldError('full_name', 'Full Name must be at least 2 characters'),
      });
    expect((await save({ description: 'One.\u202E\n\n\tTwo.\u0007' })).body.description).toBe('One.\n\n\tTwo.');
    expect((await save({ full_name: 'می\u200Cخواهم  क्\u200Dष' })).body.full_name).toBe('می\u200Cخواهم क्\u200Dष');
  });

  it('puts no paragraphs of its own into a mail that a company sends to the address it gave', async () => {
    const company = await buildCompany(app);
    const job = await buildJob(company);
    const { username, token } = await buildApplicant(app);
    const stranger = `${unique('stranger-')}@person.test`;
    const full_name = 'Amy\r\n\r\nYour account is locked.\u2029Open evil.test at once.\u202E';
    await send(app, 'PUT', `/api/applicants/${username}/profile`, {
      token,
      form: { ...profile, full_name, Contactemail: stranger },
    });
    const saved = await send(app, 'POST', `/api/applications/${username}/saveApplications`, {
      token,
      form: { jobId: job.id, companyId: company.companyId, expected_salary: 'RM\n4,500', reference1: 'A\u2028B' },
      files: { resume: await pdfFile(resume, 'cv\u2066\u200Bfdp.exe.pdf') },
    });
    const id = saved.body.data.application.id;
    const params = { id };
    const seen = await send(app, 'GET', `/api/applications/${id}`, { token: company.token });
    expect(seen.body.application).toMatchObject({
      full_name: 'Amy Your account is locked. Open evil.test at once.',
      expected_salary: 'RM 4,500',
      reference1: 'A B',
      resume_filename: 'cvfdp.exe.pdf',
    });
    await call(company.client, api.applications.setStatus, { params, body: { status: 'Accepted' } });
    await call(company.client, api.applications.sendAcceptanceEmails, {
      query: { textMessage: 'Dear {full_name},\n\nwelcome.', jobId: job.id },
      body: [stranger],
    });
    const { text } = await mailTo(app, stranger);
    expect(text).toContain('\n\nDear Amy Your account is locked. Open evil.test at once.,\n\nwelcome.\n');
  });
});

describe('names elsewhere', () => {
  it('of companies, jobs and operators are on one line, too', async () => {
    const company = await buildCompany(app, { verified: false });
    const job = await buildJob(company, { jobTitle: 'Senior\nAccountant\u202E', location: '\u200BKuala\tLumpur' });
    expect(job).toMatchObject({ jobTitle: 'Senior Accountant', location: 'Kuala Lumpur' });
    const operator = await signInSuperuser(app);
    const companyName = `${unique('Firm ')}\u200B\n Sdn\u00A0Bhd`;
    const { registrationLink } = await call(operator, api.superuser.sendRegistrationLink, {
      body: { companyName, adminEmail: `${unique('boss-')}@firm.test` },
    });
    const checked = await send(
      app,
      'GET',
      `/api/users/verify-companyreg-token/${registrationLink.split('/').pop() ?? ''}`,
    );
    expect(checked.body.companyName).toBe(companyName.replace('\u200B\n Sdn\u00A0', ' Sdn '));
    expect(
      await send(app, 'PUT', '/api/superuser/users/profile', {
        token: operator.accessToken,
        json: { name: '\u202E\u2066', email: 'superuser@localhost' },
      }),
    ).toMatchObject({ status: 422, body: fieldError('name', 'Name is required') });
  });
});
