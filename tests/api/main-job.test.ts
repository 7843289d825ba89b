/** The product's main job through its API: from a registration link to a mail that tells the applicant. */
import { api, CallError, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { mailAbout } from '#world/app/watch.ts';
import { answers, buildApplication, buildJob, buildLink, jobFields, takeInterview } from '#world/people/builders.ts';
import { advert, doc, docx, pdf, resume, txt, weakResume } from '#world/people/documents.ts';
import {
  anonymous,
  buildApplicant,
  buildCompany,
  password,
  signIn,
  signInSuperuser,
  unique,
} from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

describe('a company hires someone', () => {
  it('from the registration link to the acceptance mail', async () => {
    const operator = await signInSuperuser(app);
    const companyId = unique('acme-');
    const sent = await call(operator, api.superuser.sendRegistrationLink, {
      body: { companyName: `Acme ${companyId}`, adminEmail: `${companyId}@acme.test` },
    });
    const linkToken = sent.registrationLink.split('/').pop() ?? '';
    const known = await call(anonymous(app), api.users.verifyCompanyLink, { params: { token: linkToken } });
    expect(known.companyName).toBe(`Acme ${companyId}`);
    await call(anonymous(app), api.users.registerCompany, {
      params: { token: linkToken },
      body: { username: companyId, email: `${companyId}@acme.test`, password },
    });
    const admin = await signIn(app, companyId);
    await call(operator, api.superuser.setCompanyStatus, {
      params: { id: companyId },
      query: { statusUpdate: 'verified' },
    });

    const descriptionFile = new File([await docx(advert)], 'accountant.docx');
    const proposed = await call(admin, api.jobs.generateCriteriaFromFile, {
      body: { jobTitle: 'Accountant' },
      files: { descriptionFile },
    });
    expect(proposed.source).toBe('file');
    expect(new Set(proposed.criteria).size).toBe(5);
    const jobCriteria = proposed.criteria.with(4, 'Explains figures to people outside finance');
    const { job } = await call(admin, api.jobs.create, {
      body: { ...jobFields, companyId, jobCriteria },
      files: { descriptionFile },
    });
    expect(job.jobCriteria).toEqual(jobCriteria);
    const read = await call(admin, api.jobs.process, { body: { jobId: job.id, companyId } });
    expect(read.state).toBe('done');
    const shown = await call(admin, api.jobs.description, { params: { companyId, jobId: job.id } });
    expect(shown.jobDescFullText).toContain('month-end closing');
    const { applicationUrl } = await call(admin, api.jobs.makeApplicationUrl, { params: { companyId, jobId: job.id } });
    expect(applicationUrl).toMatch(/^http:\/\/saring\.test\/user\/cvupload\/.+/);

    const strong = await buildApplicant(app, 'Aisyah Rahman');
    const behindLink = await call(strong.client, api.jobs.apply, {
      params: { token: applicationUrl.split('/').pop() ?? '' },
    });
    expect(behindLink[0]).toMatchObject({ id: job.id, preselected: true, applicationsUsed: 0 });
    const strongId = await buildApplication(strong, { id: job.id, companyId }, resume);
    const weak = await buildApplicant(app, 'Daniel Lim');
    const weakId = await buildApplication(weak, { id: job.id, companyId }, weakResume);
    await takeInterview(strong, strongId, answers);

    const listed = await call(admin, api.applications.byJob, { params: { companyId, jobId: job.id } });
    expect(listed.applications.map((row) => [row.id, row.rank, row.provisional])).toEqual([
      [strongId, 1, false],
      [weakId, 2, true],
    ]);
    const { data } = await call(admin, api.interviews.analysis, { params: { id: strongId } });
    const analysis = data.analysis[0];
    expect(Object.keys(analysis?.finalScore.breakdown.interviewPerformance.criteriaScores ?? {})).toEqual(jobCriteria);
    expect(analysis?.resumeRelevancy.explanation.length).toBeGreaterThan(40);
    const resumePoints = (40 * (analysis?.resumeRelevancy.score ?? 0)) / 10;
    const interviewPoints = (60 * (analysis?.interviewTotalScore ?? 0)) / 25;
    expect(analysis?.finalScore.finalScore).toBeCloseTo(resumePoints + interviewPoints, 1);

    await call(admin, api.applications.setStatus, { params: { id: strongId }, body: { status: 'Accepted' } });
    const mailed = await call(admin, api.applications.sendAcceptanceEmails, {
      query: { textMessage: 'Dear {full_name}, we would like to have you as {job_title} at {company}.' },
      body: [`${strong.username}@person.test`],
    });
    expect(mailed.data).toMatchObject({ successfulCount: 1, keptCount: 1, failedCount: 0, totalEmails: 1 });
    const mail = await mailAbout(app, `${strong.username}@person.test`, 'Your application for');
    expect(mail.text).toContain(`Dear Aisyah Rahman, we would like to have you as Accountant at Acme ${companyId}.`);
  });

  it.each([
    ['PDF', async () => new File([await pdf(advert)], 'advert.pdf')],
    ['DOCX', async () => new File([await docx(advert)], 'advert.docx')],
    ['DOC', async () => new File([doc(advert)], 'advert.doc')],
    ['TXT', async () => new File([txt(advert)], 'advert.txt')],
  ])('posts a job from a %s description', async (_kind, make) => {
    const company = await buildCompany(app);
    const { job } = await call(company.client, api.jobs.create, {
      body: { ...jobFields, companyId: company.companyId },
      files: { descriptionFile: await make() },
    });
    await call(company.client, api.jobs.process, { body: { jobId: job.id, companyId: company.companyId } });
    const shown = await call(company.client, api.jobs.description, {
      params: { companyId: company.companyId, jobId: job.id },
    });
    expect(shown.jobDescFullText).toContain('bank reconciliation');
  });

  it('keeps an unverified company closed to candidates', async () => {
    const company = await buildCompany(app, { verified: false });
    const job = await buildJob(company);
    const token = await buildLink(company, job.id);
    const person = await buildApplicant(app);
    await expect(call(person.client, api.jobs.apply, { params: { token } })).rejects.toMatchObject({
      status: 403,
      detail: 'This company is not verified yet.',
    });
    await expect(buildApplication(person, job)).rejects.toBeInstanceOf(CallError);
  });
});
