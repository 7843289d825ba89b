/** Whom the way by ear of a recruiter starts with: a company with a job and twenty applicants, one of them interviewed and recorded. */
import { api, call } from '@saring/contract';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
import { weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type Person, saveCompanyProfile } from '#world/people/people.ts';
import { speech } from '#world/people/sound.ts';
import type { JourneyServer } from './world.ts';

const others =
  'Daniel Lim, Farah Yusof, Gopal Nair, Hana Tan, Ivan Raj, Jaya Devi, Kamal Idris, Lina Ong, Mei Chua, Nadia Aziz, Omar Said, Priya Menon, Qistina Noor, Ravi Kumar, Siti Hawa, Tan Wei, Umar Zain, Vimala Das, Wan Ali';

export async function buildRecruiter(server: JourneyServer) {
  const company = await buildCompany(server);
  await saveCompanyProfile(company);
  const job = await buildJob(company);
  const aisyah = await buildApplicant(server, 'Aisyah Rahman');
  await takeRecorded(aisyah, await buildApplication(aisyah, job));
  for (const name of others.split(', ')) await buildApplication(await buildApplicant(server, name), job, weakResume);
  return {
    company,
    jobId: job.id,
    aisyah,
    /** Who is no longer to be decided on. */
    async decided(): Promise<string[]> {
      const params = { companyId: company.companyId, jobId: job.id };
      const { applications } = await call(company.client, api.applications.byJob, { params });
      const settled = applications.filter(({ status }) => status !== 'Pending');
      return settled.map(({ fullName, status }) => `${fullName} is ${status}`);
    },
  };
}

/** Speaks each answer of an interview, and waits until they are read. */
async function takeRecorded({ client }: Person, id: string): Promise<void> {
  const params = { id };
  await call(client, api.interviews.start, { params });
  for (const [index, response] of answers.entries()) {
    const body = { response, sequence: index + 1, source: 'live' as const };
    const audio = new File([speech(3 + index)], 'answer.wav', { type: 'audio/wav' });
    await call(client, api.interviews.respond, { params, body, files: { audio } });
  }
  await call(client, api.interviews.generateAnalysis, { params });
}
