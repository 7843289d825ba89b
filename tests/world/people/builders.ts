/** Things that tests need to exist, made through the product's own calls. */
import { api, CallError, type Client, call, textOf } from '@saring/contract';
import { until } from '#world/app/until.ts';
import { advert, pdfFile, resume } from './documents.ts';
import type { CompanyPerson, Person } from './people.ts';

/**
 * Asks for what the product works on until that is done: after a while it answers 202, that it is still at it, which tells
 * of a slow machine alone.
 */
async function whenDone(
  { fetch: own = fetch, ...client }: Client,
  ask: (client: Client) => Promise<unknown>,
): Promise<void> {
  let status = 0;
  const noting = async (...sent: Parameters<typeof fetch>) => {
    const response = await own(...sent);
    status = response.status;
    return response;
  };
  const asked = async () => {
    await ask({ ...client, fetch: noting });
    return status === 202 ? null : status;
  };
  await until(asked, () => new Error('the product is still at it'));
}

export const jobFields = {
  jobTitle: 'Accountant',
  department: 'Finance',
  location: 'Petaling Jaya, Selangor',
  jobType: 'full-time',
  experienceLevel: 'intermediate',
  salaryMin: 4000,
  salaryMax: 6000,
  jobCriteria: [
    'Month-end closing and full set accounts',
    'SST returns and MFRS',
    'SQL Accounting or SAP',
    'Three years of accounting experience or ACCA',
    'Explaining figures to people outside finance',
  ],
};

/** A job that is read already; answers it as the company sees it. */
export async function buildJob(
  company: CompanyPerson,
  change: Partial<typeof jobFields> & { closingDate?: string } = {},
) {
  const { companyId, client } = company;
  const { job } = await call(client, api.jobs.create, {
    body: { companyId, otherInfo: advert.join('\n'), ...jobFields, ...change },
  });
  await whenDone(client, (asking) => call(asking, api.jobs.process, { body: { jobId: job.id, companyId } }));
  return job;
}

/** The token of a fresh application link. */
export async function buildLink(company: CompanyPerson, jobId: string): Promise<string> {
  const { applicationUrl } = await call(company.client, api.jobs.makeApplicationUrl, {
    params: { companyId: company.companyId, jobId },
  });
  return applicationUrl.split('/').pop() ?? '';
}

/** An application whose resume, lines or a file, is read and scored; answers its id. */
export async function buildApplication(
  person: Person,
  job: { id: string; companyId: string },
  lines: readonly string[] | File = resume,
): Promise<string> {
  const saved = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,500' },
    files: { resume: lines instanceof File ? lines : await pdfFile(lines) },
  });
  const applicationId = saved.data.application.id;
  const body = { username: person.username, applicationId };
  await whenDone(person.client, (asking) => call(asking, api.applications.processResume, { body }));
  return applicationId;
}

/** Applies a fourth time, knowing that all applications for the job are withdrawn by that. */
export async function passLimit({ client, username }: Person, job: { id: string; companyId: string }): Promise<void> {
  const body = { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,500', acknowledgeWithdrawal: true };
  const files = { resume: await pdfFile(resume) };
  const answer: unknown = await call(client, api.applications.save, { params: { id: username }, body, files }).catch(
    (error: unknown) => error,
  );
  if (!(answer instanceof CallError) || answer.detail !== textOf('applications_withdrawn'))
    throw new Error('the limit was not passed');
}

export const answers = [
  'I am a careful accountant who also coaches a school robotics team on weekends.',
  'At Maju Trading I closed the books of 12 companies every month. I built a checklist and automated the journals, which cut the closing from 9 to 5 days.',
  'I filed SST returns every two months and checked them against the ledger. Last year the auditors found no difference.',
  'I moved our accounts from spreadsheets to SQL Accounting in three months and trained four colleagues.',
  'I have five years in accounting and passed nine ACCA papers.',
  'I explained the cash flow to the sales team with one chart a week, and they collected 30 percent of old debts.',
];

/** Takes the whole interview and waits for its analysis. */
export async function takeInterview(
  person: Person,
  applicationId: string,
  responses: readonly string[] = answers,
): Promise<void> {
  const params = { id: applicationId };
  await call(person.client, api.interviews.start, { params });
  for (const [index, response] of responses.entries()) {
    await call(person.client, api.interviews.respond, { params, body: { response, sequence: index + 1 } });
  }
  await whenDone(person.client, (asking) => call(asking, api.interviews.generateAnalysis, { params }));
}
