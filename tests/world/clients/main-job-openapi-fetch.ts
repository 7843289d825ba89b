/**
 * The main job by openapi-fetch, with the types that openapi-typescript makes. No part of the tests' own program:
 * tests/api/clients.test.ts compiles it beside what is generated.
 */
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/openapi-fetch.ts';
import type { Given, MainJob } from './main-job.ts';

type Api = Client<paths>;

/** A form has each item of a list as a field of its own. */
function form(fields: object = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const item of [value].flat()) data.append(name, item instanceof File ? item : String(item));
  return data;
}

function good<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

async function signIn(baseUrl: string, username: string, password: string): Promise<Api> {
  const { access_token } = good(
    await createClient<paths>({ baseUrl }).POST('/api/auth/token', {
      body: { username, password },
      bodySerializer: form,
    }),
  );
  return createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${access_token}` } });
}

async function registerCompany({ url, operator, company, password }: Given): Promise<Api> {
  const superuser = await signIn(url, operator.username, operator.password);
  const { registration_link } = good(
    await superuser.POST('/api/superuser/generate-registration-link', {
      body: { company_name: `Company ${company}`, admin_email: `${company}@company.test` },
    }),
  );
  good(
    await superuser.POST('/api/users/register-company/{token}', {
      params: { path: { token: registration_link.split('/').pop() ?? '' } },
      body: { username: company, email: `${company}@company.test`, password },
    }),
  );
  good(
    await superuser.PUT('/api/superuser/companies/{id}/status', {
      params: { path: { id: company }, query: { status_update: 'verified' } },
    }),
  );
  return signIn(url, company, password);
}

async function postJob(admin: Api, { company, description }: Given): Promise<{ jobId: string; token: string }> {
  const { criteria } = good(
    await admin.POST('/api/jobs/generate-criteria-from-file', {
      body: { jobTitle: 'Accountant', description_file: description },
      bodySerializer: form,
    }),
  );
  const { job } = good(
    await admin.POST('/api/jobs/create', {
      body: {
        companyId: company,
        jobTitle: 'Accountant',
        department: 'Finance',
        location: 'Petaling Jaya, Selangor',
        jobType: ['full-time', 'contract'],
        experienceLevel: 'intermediate',
        salary_min: 4000,
        salary_max: 6000,
        jobCriteria: criteria,
        description_file: description,
      },
      bodySerializer: form,
    }),
  );
  good(await admin.POST('/api/jobs/process/job_desc', { body: { jobId: job.id, companyId: company } }));
  const { applicationUrl } = good(
    await admin.POST('/api/jobs/generate-application-url/{companyId}/{jobId}', {
      params: { path: { companyId: company, jobId: job.id } },
    }),
  );
  return { jobId: job.id, token: applicationUrl.split('/').pop() ?? '' };
}

async function registerCandidate({ url, candidate, password }: Given): Promise<Api> {
  const email = `${candidate}@person.test`;
  good(
    await createClient<paths>({ baseUrl: url }).POST('/api/users/register', {
      body: { username: candidate, email, password },
    }),
  );
  const person = await signIn(url, candidate, password);
  good(
    await person.PUT('/api/applicants/{username}/profile', {
      params: { path: { username: candidate } },
      body: {
        full_name: 'Aisyah Rahman',
        phone: '01234567890',
        address: '1 Jalan Ampang, Kuala Lumpur',
        Contactemail: email,
        age: 29,
        gender: 'Female',
        dob: '03/04/1997',
        description: 'Looking for a place to grow.',
      },
      bodySerializer: form,
    }),
  );
  return person;
}

async function apply(person: Api, token: string, { candidate, resume }: Given): Promise<string> {
  const [job] = good(await person.GET('/api/jobs/apply/{token}', { params: { path: { token } } }));
  const { data } = good(
    await person.POST('/api/applications/{id}/saveApplications', {
      params: { path: { id: candidate } },
      body: { jobId: job?.id ?? '', companyId: job?.companyId ?? '', expected_salary: 'RM 4,500', resume },
      bodySerializer: form,
    }),
  );
  const application_id = data.application.id;
  good(await person.POST('/api/applications/process/resume', { body: { username: candidate, application_id } }));
  return application_id;
}

async function takeInterview(person: Api, id: string, answers: readonly string[]): Promise<void> {
  const params = { path: { id } };
  good(await person.POST('/api/interviews/{id}/start', { params }));
  for (const [index, response] of answers.entries()) {
    good(
      await person.POST('/api/interviews/{id}/process-response', {
        params,
        body: { response, sequence: index + 1 },
        bodySerializer: form,
      }),
    );
  }
  good(await person.POST('/api/interviews/{id}/generate-analysis', { params }));
}

export const mainJob: MainJob = async (given) => {
  const admin = await registerCompany(given);
  const { jobId, token } = await postJob(admin, given);
  const person = await registerCandidate(given);
  const applicationId = await apply(person, token, given);
  await takeInterview(person, applicationId, given.answers);
  const { applications } = good(
    await admin.GET('/api/applications/getAllApplications/{companyId}/{jobId}', {
      params: { path: { companyId: given.company, jobId } },
    }),
  );
  const { status } = good(
    await admin.PUT('/api/applications/updateApplications/{id}/status', {
      params: { path: { id: applicationId } },
      body: { status: 'Accepted' },
      bodySerializer: form,
    }),
  );
  const { data } = good(
    await admin.POST('/api/applications/send-acceptance-emails', {
      body: { emails: [`${given.candidate}@person.test`], text_message: 'Dear {full_name}, welcome to {company}.' },
    }),
  );
  const listed = applications.map(({ id, rank, provisional }) => ({ id, rank, provisional }));
  return { applicationId, listed, status, mailed: data.successful_count };
};
