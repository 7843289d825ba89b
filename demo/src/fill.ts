/** Fills an installation through its own API: an operator, two companies, six jobs, applicants, interviews, decisions. */
import { api, type Client, call } from '@saring/contract';
import { type DemoJob, demoJobs } from './jobs.ts';
import { type Applicant, applicant } from './people.ts';
import { answersOf, type Fit, resumeFile, resumeLines } from './resumes.ts';

export const password = 'Saring.2026!';
export const companies = [
  {
    id: 'maju',
    name: 'Maju Trading Sdn Bhd',
    industry: 'Retail',
    location: 'Selangor',
    about: 'We supply building materials to contractors and hardware shops in the whole of Peninsular Malaysia.',
  },
  {
    id: 'warisan',
    name: 'Warisan Digital Sdn Bhd',
    industry: 'Technology',
    location: 'Kuala Lumpur',
    about: 'We make booking and record software for clinics, with 40 people in Kuala Lumpur and Penang.',
  },
] as const;

const perJob = 11;
const fits: Fit[] = [4, 2, 0, 3, 1, 4, 3, 0, 2, 1, 3];

async function signIn(baseUrl: string, username: string, secret: string): Promise<Client> {
  const { accessToken } = await call({ baseUrl }, api.auth.token, { body: { username, password: secret } });
  return { baseUrl, token: () => accessToken };
}

async function makeCompany(baseUrl: string, operator: Client, index: 0 | 1): Promise<Client> {
  const { id, name, industry, location, about } = companies[index];
  const email = `hr@${id}.example.test`;
  const { registrationLink } = await call(operator, api.superuser.sendRegistrationLink, {
    body: { companyName: name, adminEmail: email },
  });
  const token = registrationLink.split('/').pop() ?? '';
  await call({ baseUrl }, api.users.registerCompany, { params: { token }, body: { username: id, email, password } });
  await call(operator, api.superuser.setCompanyStatus, { params: { id }, query: { statusUpdate: 'verified' } });
  const admin = await signIn(baseUrl, id, password);
  await call(admin, api.companies.saveProfile, {
    params: { username: id },
    body: {
      companyName: name,
      industry,
      description: about,
      location,
      contactEmail: email,
      website: `https://www.${id}.example.test`,
      employees: '51 - 300',
      dateFounded: index === 0 ? '12/03/1998' : '01/09/2015',
    },
  });
  return admin;
}

async function makeJob(admin: Client, job: DemoJob): Promise<{ id: string; companyId: string }> {
  const companyId = companies[job.company].id;
  const descriptionFile = await resumeFile(
    [job.jobTitle, ...job.description.map((line, n) => (n === 0 || !line.endsWith('.') ? line : `• ${line}`))],
    'job-description',
    demoJobs.indexOf(job),
  );
  const { criteria } = await call(admin, api.jobs.generateCriteriaFromFile, {
    body: { jobTitle: job.jobTitle, department: job.department },
    files: { descriptionFile },
  });
  const { jobTitle, department, location, jobType, experienceLevel } = job;
  const [salaryMin, salaryMax] = job.salary;
  const made = await call(admin, api.jobs.create, {
    body: {
      companyId,
      jobTitle,
      department,
      location,
      jobType,
      experienceLevel,
      salaryMin,
      salaryMax,
      jobCriteria: criteria,
    },
    files: { descriptionFile },
  });
  await call(admin, api.jobs.process, { body: { jobId: made.job.id, companyId } });
  await call(admin, api.jobs.makeApplicationUrl, { params: { companyId, jobId: made.job.id } });
  return { id: made.job.id, companyId };
}

async function makeApplicant(baseUrl: string, person: Applicant): Promise<Client> {
  const { username, fullName, email, phone, gender, age } = person;
  await call({ baseUrl }, api.users.register, { body: { username, email, password } });
  const client = await signIn(baseUrl, username, password);
  await call(client, api.applicants.saveProfile, {
    params: { username },
    body: {
      fullName,
      phone,
      address: '12 Jalan Melati, Malaysia',
      contactEmail: email,
      age,
      gender,
      dob: `15/06/${2026 - age}`,
      description: `I live in Malaysia and look for a place as ${username}.`,
    },
  });
  return client;
}

/** Applies; two of three take the interview, some of the rest leave it open. */
async function apply(
  client: Client,
  person: Applicant,
  job: DemoJob,
  target: { id: string; companyId: string },
  n: number,
): Promise<string> {
  const fit = fits[n % fits.length] ?? 2;
  const saved = await call(client, api.applications.save, {
    params: { id: person.username },
    body: {
      jobId: target.id,
      companyId: target.companyId,
      expectedSalary: `RM ${job.salary[0] + fit * 200}`,
      notice: (await call(client, api.notices.current, { params: { companyId: target.companyId } })).hash,
    },
    files: { resume: await resumeFile(resumeLines(person, job, fit, n), person.username, n) },
  });
  const id = saved.data.application.id;
  await call(client, api.applications.processResume, { body: { username: person.username, applicationId: id } });
  if (n % 3 === 2) return id;
  await call(client, api.interviews.start, { params: { id } });
  if (n % 9 === 7) return id;
  for (const [index, response] of answersOf(job, fit, n).entries()) {
    await call(client, api.interviews.respond, { params: { id }, body: { response, sequence: index + 1 } });
  }
  await call(client, api.interviews.generateAnalysis, { params: { id } });
  return id;
}

/** Decides on the first and the last of a job's list, and puts one aside. */
async function decide(admin: Client, target: { id: string; companyId: string }): Promise<void> {
  const params = { companyId: target.companyId, jobId: target.id };
  const { applications } = await call(admin, api.applications.byJob, { params, query: { page: 1, pageSize: 50 } });
  const choices: [number, 'Accepted' | 'KIV' | 'Rejected'][] = [
    [0, 'Accepted'],
    [2, 'KIV'],
    [applications.length - 1, 'Rejected'],
    [applications.length - 2, 'Rejected'],
  ];
  for (const [index, status] of choices) {
    const application = applications[index];
    if (application)
      await call(admin, api.applications.setStatus, { params: { id: application.id }, body: { status } });
  }
}

/** Fills the installation at `baseUrl`; `tell` hears of the progress. */
export async function fill(
  baseUrl: string,
  operatorSignIn: { username: string; password: string },
  tell: (line: string) => void,
): Promise<void> {
  const operator = await signIn(baseUrl, operatorSignIn.username, operatorSignIn.password);
  const admins = [await makeCompany(baseUrl, operator, 0), await makeCompany(baseUrl, operator, 1)] as const;
  for (const [number, job] of demoJobs.entries()) {
    const admin = admins[job.company];
    const target = await makeJob(admin, job);
    for (let index = 0; index < perJob; index += 1) {
      const n = number * perJob + index;
      const person = applicant(n);
      await apply(await makeApplicant(baseUrl, person), person, job, target, index);
    }
    await decide(admin, target);
    tell(`${job.jobTitle}: ${perJob} applicants (${number + 1} of ${demoJobs.length} jobs)`);
  }
}
