/** Jobs: posting, describing, changing and closing them. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows, storedFiles } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { buildJob, jobFields } from '#world/people/builders.ts';
import { advert, docx, pdfFile, txt } from '#world/people/documents.ts';
import { buildCompany, type CompanyPerson, signInSuperuser } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
let operatorToken: string;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  operatorToken = (await signInSuperuser(app)).accessToken;
});
afterAll(() => app[Symbol.asyncDispose]());

const criteria = jobFields.jobCriteria;
const formOf = (change: Record<string, string | string[]> = {}, of = company) => ({
  companyId: of.companyId,
  jobTitle: 'Accountant',
  department: 'Finance',
  location: 'Petaling Jaya, Selangor',
  jobType: 'full-time',
  status: 'Live',
  salary_min: '4000',
  salary_max: '6000',
  currency: 'MYR',
  experienceLevel: 'intermediate',
  otherInfo: 'Close the books.',
  jobCriteria: criteria,
  ...change,
});
const create = (form: Record<string, string | string[]>, files?: Record<string, File>, as = company) =>
  send(app, 'POST', '/api/jobs/create', { token: as.token, form, files });
const update = (id: string, form: Record<string, string | string[]>, files?: Record<string, File>) =>
  send(app, 'PUT', `/api/jobs/update/${id}`, { token: company.token, form, files });
const process = (jobId: string, as = company) =>
  send(app, 'POST', '/api/jobs/process/job_desc', { token: as.token, json: { jobId, companyId: company.companyId } });
const html = async (jobId: string) => {
  await process(jobId);
  const path = `/api/jobs/get-formatted-job-description/${company.companyId}/${jobId}`;
  return (await send(app, 'GET', path, company)).body.job_desc_full_text;
};

describe('posting a job', () => {
  it('makes one job however often it is sent with one key, and refuses the key for another', async () => {
    const post = (form: Record<string, string | string[]>) =>
      send(app, 'POST', '/api/jobs/create', { token: company.token, form, headers: { 'idempotency-key': 'once' } });
    const answers = await Promise.all([post(formOf()), post(formOf()), post(formOf())]);
    expect(new Set(answers.map(({ body }) => body.job.id)).size).toBe(1);
    expect((await post(formOf({ jobTitle: 'Auditor' }))).status).toBe(409);
  });

  it('lets it be changed once however often that is sent with one key, also with a file', async () => {
    const { body } = await create(formOf());
    const { id, updated_at: updatedAt } = body.job;
    const files = { description_file: new File(['You keep the books.'], 'job.txt', { type: 'text/plain' }) };
    const form = formOf({ jobTitle: 'Auditor', updated_at: updatedAt });
    const change = (headers: Record<string, string>) =>
      send(app, 'PUT', `/api/jobs/update/${id}`, { token: company.token, form, files, headers });
    const [first, second] = [
      await change({ 'idempotency-key': 'change' }),
      await change({ 'idempotency-key': 'change' }),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.job.updated_at).toBe(first.body.job.updated_at);
    const versions = await rows(app, 'select criteria_version from jobs where id = $1', [id]);
    expect(versions).toEqual([{ criteria_version: 2 }]);
    expect((await change({})).status).toBe(409);
  });

  it('answers the job with its id and company, live', async () => {
    const { status, body } = await create(formOf({ jobType: 'part-time,Remote, remote', closingDate: '2099-12-31' }));
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Job Posted Successfully!',
      job: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        companyId: company.companyId,
        jobTitle: 'Accountant',
        department: 'Finance',
        location: 'Petaling Jaya, Selangor',
        jobType: 'part-time, remote',
        salary: { min: 4000, max: 6000, currency: 'MYR' },
        experienceLevel: 'intermediate',
        otherInfo: 'Close the books.',
        jobCriteria: criteria,
        closingDate: '2099-12-31',
        created_at: expect.any(String),
        updated_at: expect.any(String),
        status: 'Live',
        description_filename: null,
        applicantCount: 0,
        acceptedCount: 0,
        blindReview: false,
        resultsShown: false,
        reviewedCount: 0,
      },
    });
    expect(await process(body.job.id)).toMatchObject({ status: 200, body: { success: true, state: 'done' } });
    const read = await send(app, 'GET', `/api/jobs/get_job_by_id/${body.job.id}`, {
      token: company.token,
      query: { companyId: company.companyId },
    });
    expect(read.body.job).toEqual(body.job);
  });

  const missing = 'A job needs exactly five criteria';
  it.each([
    ['jobTitle', '', 'Job Title is required'],
    ['department', 'Alchemy', 'Department is required'],
    ['location', '', 'Location is required'],
    ['jobType', '', 'Type of Employment is required'],
    ['jobType', 'full-time,slavery', 'Unknown type of employment'],
    ['experienceLevel', '', 'Experience Level is required'],
    ['currency', 'USD', 'Currency must be MYR'],
    ['jobCriteria', criteria.slice(1), missing],
    ['jobCriteria', [...criteria, 'Sixth'], missing],
    ['jobCriteria', criteria.with(2, '  '), 'A criterion must not be blank'],
    ['salary_min', '-1', 'Must not be negative'],
    ['salary_max', 'much', 'Must be a number'],
    ['salary_max', '3999', 'The minimum salary must not be more than the maximum'],
    ['closingDate', '2026-02-30', 'Must be a date as YYYY-MM-DD'],
    ['closingDate', '31/12/2099', 'Must be a date as YYYY-MM-DD'],
    ['closingDate', '0000-01-01', 'Must be a date from 1900 to 2999'],
    ['closingDate', '9999-12-31', 'Must be a date from 1900 to 2999'],
    ['otherInfo', '', 'Job description is required'],
    ['otherInfo', 'x'.repeat(20_001), 'Other info must be at most 20000 characters'],
  ])('refuses %s %j', async (field, value, text) => {
    const { status, body } = await create(formOf({ [field]: value }));
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: expect.arrayContaining(['body', field]), msg: text }]);
  });

  it.each([
    ['salary_min', ''],
    ['salary_max', '4000'],
    ['closingDate', ''],
    ['closingDate', '1900-01-01'],
    ['closingDate', '2999-12-31'],
    ['jobTitle', 'Çalışan 会计 👩‍💼 <b>"\'&'],
  ])('takes %s %j', async (field, value) => {
    const { status, body } = await create(formOf({ [field]: value }));
    expect(status).toBe(200);
    if (field === 'jobTitle') expect(body.job.jobTitle).toBe(value);
  });

  it('is for the own company only, and not for one that was rejected, which may still close and delete', async () => {
    const other = await buildCompany(app);
    const { id } = await buildJob(other);
    expect((await create(formOf(), undefined, other)).status).toBe(404);
    await call({ baseUrl: app.url, token: () => operatorToken }, api.superuser.setCompanyStatus, {
      params: { id: other.companyId },
      query: { statusUpdate: 'rejected' },
    });
    expect(await create(formOf({}, other), undefined, other)).toMatchObject({
      status: 403,
      body: { detail: 'This company was rejected and cannot post jobs.' },
    });
    const as = { token: other.token, query: { companyId: other.companyId } };
    const change = { ...as, form: formOf({}, other) };
    expect((await send(app, 'PUT', `/api/jobs/update/${id}`, change)).status).toBe(403);
    const close = { ...as, form: { status: 'Closed' } };
    expect((await send(app, 'PUT', `/api/jobs/inactivate/${id}`, close)).status).toBe(200);
    expect((await send(app, 'DELETE', `/api/jobs/delete/${id}`, as)).status).toBe(200);
  });
});

describe('the description', () => {
  it('is read from the file and the text, without anything that could run', async () => {
    const nasty = [
      'Accountant <script>alert(1)</script>',
      '<img src=x onerror=alert(2)> closes the books',
      '<a href="javascript:alert(3)">apply</a>',
    ];
    for (const file of [
      new File([txt([...advert, ...nasty])], 'job.txt'),
      new File([await docx([...advert, ...nasty])], 'job.docx'),
      await pdfFile([...advert, ...nasty], 'job.pdf'),
    ]) {
      const made = await create(formOf({ otherInfo: '<iframe src="//evil.test"></iframe>Free lunch' }), {
        description_file: file,
      });
      expect(made.body.job.description_filename).toBe(file.name);
      const shown = await html(made.body.job.id);
      expect(shown).toContain('bank reconciliation');
      expect(shown).toContain('Free lunch');
      expect(shown).not.toMatch(/<(?!\/?(h[1-4]|p|ul|ol|li|strong|em|br|table|thead|tbody|tr|t[hd])\b)/);
      expect(shown).not.toMatch(/<[^>]+\s(on\w+|href|src|style)=/);
    }
  });

  it('says what to do where the file has no text, and keeps the job', async () => {
    const made = await create(formOf({ otherInfo: '' }), { description_file: await pdfFile([], 'scan.pdf') });
    expect(await process(made.body.job.id)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('Upload a text version, or paste the text instead.') },
    });
    const mended = await update(made.body.job.id, formOf({ otherInfo: 'Close the books.' }));
    expect(mended.status).toBe(200);
    expect(await html(made.body.job.id)).toContain('Close the books.');
  });

  it('is read again after a change, and only then', async () => {
    const { id } = await buildJob(company);
    expect((await update(id, formOf({ otherInfo: 'Count the beans.' }))).status).toBe(200);
    expect(await html(id)).toContain('Count the beans.');
    const [before] = await rows(app, 'select criteria_version, description_state from jobs where id = $1', [id]);
    await update(id, formOf({ otherInfo: 'Count the beans.', location: 'Johor' }));
    expect(await rows(app, 'select criteria_version, description_state from jobs where id = $1', [id])).toEqual([
      before,
    ]);
  });
});

describe('changing a job', () => {
  it('replaces every field, and its file, whose bytes go', async () => {
    const made = await create(formOf(), { description_file: new File([txt(advert)], 'old.txt') });
    const stored = (await storedFiles(app)).length;
    const changed = await update(made.body.job.id, formOf({ jobTitle: 'Bookkeeper', salary_min: '', salary_max: '' }), {
      description_file: new File([txt(advert)], 'new.txt'),
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      message: 'Job Updated Successfully!',
      job: { jobTitle: 'Bookkeeper', salary: { min: null, max: null }, description_filename: 'new.txt' },
    });
    await expect.poll(async () => (await storedFiles(app)).length).toBe(stored);
  });

  it('keeps a text as it was written, with line breaks as browsers send them in a form with files', async () => {
    const { id } = await buildJob(company);
    const otherInfo = `Close the books.\n\n${'x'.repeat(990)}\nEvery month.`;
    const criterion = `${'y\n'.repeat(499)}y`;
    const changed = await update(id, formOf({ otherInfo, jobCriteria: [...criteria.slice(1), criterion] }), {});
    expect(changed.body.job).toMatchObject({ otherInfo, jobCriteria: [...criteria.slice(1), criterion] });
  });

  it('can take its file away, whose words then count no more, as long as something describes the job', async () => {
    const made = await create(formOf(), { description_file: new File([txt(advert)], 'old.txt') });
    const { id } = made.body.job;
    expect(await html(id)).toContain('bank reconciliation');
    const stored = (await storedFiles(app)).length;
    const bare = await update(id, formOf({ otherInfo: '', remove_description_file: 'true' }));
    expect(bare).toMatchObject({ status: 422, body: fieldError('otherInfo', 'Job description is required') });
    expect((await update(id, formOf())).body.job.description_filename).toBe('old.txt');
    const changed = await update(id, formOf({ remove_description_file: 'true' }));
    expect(changed).toMatchObject({ status: 200, body: { job: { description_filename: null } } });
    expect(await html(id)).toBe('<p>Close the books.</p>');
    await expect.poll(async () => (await storedFiles(app)).length).toBe(stored - 1);
    expect((await update(id, formOf({ remove_description_file: 'true' }))).status).toBe(200);
  });

  it('keeps the rules of posting', async () => {
    const { id, salary } = await buildJob(company);
    for (const [change, field, text] of [
      [{ salary_min: '6001' }, 'salary_max', 'The minimum salary must not be more than the maximum'],
      [{ jobCriteria: criteria.slice(1) }, 'jobCriteria', 'A job needs exactly five criteria'],
      [{ jobCriteria: [...criteria, 'Sixth'] }, 'jobCriteria', 'A job needs exactly five criteria'],
      [{ jobTitle: ' ' }, 'jobTitle', 'Job Title is required'],
    ] as const)
      expect(await update(id, formOf(change as Record<string, string | string[]>))).toMatchObject({
        status: 422,
        body: fieldError(field, text),
      });
    const path = `/api/jobs/get_job_by_id/${id}`;
    const now = await send(app, 'GET', path, { ...company, query: { companyId: company.companyId } });
    expect(now.body.job.salary).toEqual(salary);
  });

  it('refuses the second of two who change it at once, where they say what they saw', async () => {
    const { id, updatedAt } = await buildJob(company);
    const both = await Promise.all(
      ['One', 'Two'].map((jobTitle) => update(id, formOf({ jobTitle, updated_at: updatedAt }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toEqual({
      detail: 'Somebody else changed this job in the meantime. Please reload and try again.',
      code: 'job_changed',
    });
    expect((await update(id, formOf({ jobTitle: 'Three' }))).status).toBe(200);
  });

  it('neither opens a closed one nor touches a foreign one', async () => {
    const { id } = await buildJob(company);
    const path = `/api/jobs/inactivate/${id}`;
    const query = { companyId: company.companyId };
    for (const body of [{ form: { status: 'Closed' } }, { json: { status: 'closed' } }])
      expect(await send(app, 'PUT', path, { token: company.token, query, ...body })).toMatchObject({
        status: 200,
        body: { success: true, job: { id, status: 'Closed' } },
      });
    expect((await update(id, formOf({ status: 'Live' }))).body.job.status).toBe('Closed');
    for (const form of [{ status: 'Live' }, { status: '' }])
      expect((await send(app, 'PUT', path, { token: company.token, query, form })).body).toEqual(
        fieldError('status', 'Status must be Closed'),
      );
    const other = await buildCompany(app);
    const foreign = { token: other.token, query, form: { status: 'Closed' } };
    expect((await send(app, 'PUT', path, foreign)).status).toBe(404);
    expect((await send(app, 'PUT', path, { token: company.token, form: { status: 'Closed' } })).status).toBe(422);
  });
});
