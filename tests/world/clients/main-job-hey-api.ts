/**
 * The main job by the client that hey-api makes. No part of the tests' own program: tests/api/clients.test.ts compiles it
 * beside what is generated.
 */
import { createClient, createConfig } from './generated/hey-api/client/index.ts';
import {
  applicantsSaveProfile,
  applicationsByJob,
  applicationsProcessResume,
  applicationsSave,
  applicationsSendAcceptanceEmails,
  applicationsSetStatus,
  authToken,
  interviewsGenerateAnalysis,
  interviewsRespond,
  interviewsStart,
  jobsApply,
  jobsCreate,
  jobsGenerateCriteriaFromFile,
  jobsMakeApplicationUrl,
  jobsProcess,
  superuserSendRegistrationLink,
  superuserSetCompanyStatus,
  usersRegister,
  usersRegisterCompany,
} from './generated/hey-api/index.ts';
import type { Given, MainJob } from './main-job.ts';

/** What each call of somebody is given. */
const caller = (baseUrl: string, auth?: string) =>
  ({ client: createClient(createConfig({ baseUrl, auth })), throwOnError: true }) as const;
type Caller = ReturnType<typeof caller>;

async function signIn(url: string, username: string, password: string): Promise<Caller> {
  const { data } = await authToken({ ...caller(url), body: { username, password } });
  return caller(url, data.access_token);
}

async function registerCompany({ url, operator, company, password }: Given): Promise<Caller> {
  const superuser = await signIn(url, operator.username, operator.password);
  const { data } = await superuserSendRegistrationLink({
    ...superuser,
    body: { company_name: `Company ${company}`, admin_email: `${company}@company.test` },
  });
  await usersRegisterCompany({
    ...caller(url),
    path: { token: data.registration_link.split('/').pop() ?? '' },
    body: { username: company, email: `${company}@company.test`, password },
  });
  await superuserSetCompanyStatus({ ...superuser, path: { id: company }, query: { status_update: 'verified' } });
  return signIn(url, company, password);
}

async function postJob(admin: Caller, { company, description }: Given): Promise<{ jobId: string; token: string }> {
  const proposed = await jobsGenerateCriteriaFromFile({
    ...admin,
    body: { jobTitle: 'Accountant', description_file: description },
  });
  const { data } = await jobsCreate({
    ...admin,
    body: {
      companyId: company,
      jobTitle: 'Accountant',
      department: 'Finance',
      location: 'Petaling Jaya, Selangor',
      jobType: ['full-time', 'contract'],
      experienceLevel: 'intermediate',
      salary_min: 4000,
      salary_max: 6000,
      jobCriteria: proposed.data.criteria,
      description_file: description,
    },
  });
  const jobId = data.job.id;
  await jobsProcess({ ...admin, body: { jobId, companyId: company } });
  const link = await jobsMakeApplicationUrl({ ...admin, path: { companyId: company, jobId } });
  return { jobId, token: link.data.applicationUrl.split('/').pop() ?? '' };
}

async function registerCandidate({ url, candidate, password }: Given): Promise<Caller> {
  const email = `${candidate}@person.test`;
  await usersRegister({ ...caller(url), body: { username: candidate, email, password } });
  const person = await signIn(url, candidate, password);
  await applicantsSaveProfile({
    ...person,
    path: { username: candidate },
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
  });
  return person;
}

async function apply(person: Caller, token: string, { candidate, resume }: Given): Promise<string> {
  const {
    data: [job],
  } = await jobsApply({ ...person, path: { token } });
  const saved = await applicationsSave({
    ...person,
    path: { id: candidate },
    body: { jobId: job?.id ?? '', companyId: job?.companyId ?? '', expected_salary: 'RM 4,500', resume },
  });
  const application_id = saved.data.data.application.id;
  await applicationsProcessResume({ ...person, body: { username: candidate, application_id } });
  return application_id;
}

async function takeInterview(person: Caller, id: string, answers: readonly string[]): Promise<void> {
  await interviewsStart({ ...person, path: { id } });
  for (const [index, response] of answers.entries())
    await interviewsRespond({ ...person, path: { id }, body: { response, sequence: index + 1 } });
  await interviewsGenerateAnalysis({ ...person, path: { id } });
}

export const mainJob: MainJob = async (given) => {
  const admin = await registerCompany(given);
  const { jobId, token } = await postJob(admin, given);
  const person = await registerCandidate(given);
  const applicationId = await apply(person, token, given);
  await takeInterview(person, applicationId, given.answers);
  const list = await applicationsByJob({ ...admin, path: { companyId: given.company, jobId } });
  const decided = await applicationsSetStatus({ ...admin, path: { id: applicationId }, body: { status: 'Accepted' } });
  const { data } = await applicationsSendAcceptanceEmails({
    ...admin,
    body: { emails: [`${given.candidate}@person.test`], text_message: 'Dear {full_name}, welcome to {company}.' },
  });
  const listed = list.data.applications.map(({ id, rank, provisional }) => ({ id, rank, provisional }));
  return { applicationId, listed, status: decided.data.status, mailed: data.data.successful_count };
};
