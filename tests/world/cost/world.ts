/** The stored world of the test of cost: one person, one company and one operator with as much of everything as can come together. */
import { createHash } from 'node:crypto';
import { api, call } from '@saring/contract';
import { noisyPng } from '@saring/fixtures/documents/png';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { pdf, resume } from '#world/people/documents.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  password,
  signIn,
  signInSuperuser,
} from '#world/people/people.ts';
import { densePdf, longTexts, sizes, txtOfSize } from './files.ts';
import { type Filler, startFiller } from './fill.ts';
import { longestApplication, longestCompany, longestJob, longestProfile } from './longest.ts';
import { fillTrails, fillWithRows, type Standing } from './rows.ts';

export interface CostWorld extends Standing {
  url: string;
  filler: Filler;
  operator: { token: string };
  /** A job under blind review with 5,000 applicants. */
  crowdedJobId: string;
  linkToken: string;
  files: Record<'resume' | 'text' | 'description' | 'certification' | 'picture' | 'ordinary', Uint8Array>;
}

/** The id that `idOf` stands for. */
export function knownId(kind: string, number: number): string {
  const hex = createHash('md5').update(`${kind} ${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export async function buildCostWorld(app: { url: string }, databaseUrl: string, filler: Filler): Promise<CostWorld> {
  const files = {
    resume: await densePdf(sizes.resume - 200_000),
    text: txtOfSize('Accountant, ABC Sdn Bhd 2019 - 2020\n', sizes.resume),
    description: await densePdf(sizes.description - 400_000),
    certification: noisyPng(4000, sizes.certification),
    picture: noisyPng(7000, sizes.picture - 200_000),
    ordinary: await pdf(resume),
  };
  const company = await buildCompany(app);
  const trails = withTrails(databaseUrl, company);
  trails.catch(() => {}); // awaited at the end
  const person = await buildApplicant(app, longestProfile.fullName);
  const operator = await signInSuperuser(app);
  await call(company.client, api.companies.saveProfile, {
    params: { username: company.companyId },
    body: { ...longestCompany, companyName: company.companyName, contactEmail: `${company.companyId}@company.test` },
  });
  await call(company.client, api.companies.savePicture, {
    params: { username: company.companyId },
    files: { profilePicture: new File([noisyPng(400, 480_000)], 'logo.png') },
  });
  await call(person.client, api.applicants.saveProfile, {
    params: { username: person.username },
    body: longestProfile,
  });
  await call(person.client, api.applicants.saveResume, {
    params: { username: person.username },
    files: { resume: new File([new Uint8Array(files.resume)], 'resume.pdf') },
  });
  const job = await buildJob(company, longestJob);
  const second = await buildJob(company, longestJob);
  const read = await readLongest(person, [job, second]);
  const other = await buildOther(app);
  const world = {
    url: app.url,
    filler,
    company,
    person,
    operator: { token: operator.accessToken },
    jobId: job.id,
    crowdedJobId: knownId('crowded', 1),
    read,
    linkToken: await buildLink(company, job.id),
    other,
    files,
  };
  await fillWithRows(filler, world);
  await trails;
  await filler.rows('analyze');
  return world;
}

async function withTrails(databaseUrl: string, company: CompanyPerson): Promise<void> {
  const filler = await startFiller(databaseUrl);
  await fillTrails(filler, company).finally(() => filler.end());
}

/** One application for each of the longest texts, read, interviewed and analysed by the product itself. */
async function readLongest(person: Person, jobs: readonly { id: string; companyId: string }[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, text] of Object.values(longTexts).entries()) {
    const job = jobs[index % jobs.length];
    if (!job) throw new Error('there is no job');
    const saved = await call(person.client, api.applications.save, {
      params: { id: person.username },
      body: { jobId: job.id, companyId: job.companyId, ...longestApplication },
      files: { resume: new File([text], 'resume.txt') },
    });
    const id = saved.data.application.id;
    await call(person.client, api.applications.processResume, {
      body: { username: person.username, applicationId: id },
    });
    const params = { id };
    await call(person.client, api.interviews.start, { params });
    for (let sequence = 1; sequence <= 6; sequence += 1)
      await call(person.client, api.interviews.respond, {
        params,
        body: { response: longTexts.words.slice(0, 20_000).trim(), sequence },
      });
    await call(person.client, api.interviews.generateAnalysis, { params });
    ids.push(id);
  }
  return ids;
}

async function buildOther(app: { url: string }): Promise<CostWorld['other']> {
  const company = await buildCompany(app);
  const person = await buildApplicant(app, 'Daniel Lim');
  const job = await buildJob(company);
  for (let number = 0; number < 3; number += 1) await buildApplication(person, job);
  return { company, person, jobId: job.id };
}

/** Another account of the same kind with a password of its own, for calls that end what it stands on. */
export async function freshAccount(
  world: CostWorld,
  of: string,
  name: string,
): Promise<{ username: string; token: string }> {
  const { filler } = world;
  const id = knownId('fresh', Number.parseInt(createHash('md5').update(name).digest('hex').slice(0, 8), 16));
  await filler.copy('users', `s.username = '${of}'`, 1, {
    id: `'${id}'::uuid`,
    username: `'${name}'`,
    email: `'${name}@person.test'`,
    password_hash: `(select password_hash from users where username = '${world.person.username}')`,
  });
  const { accessToken } = await signIn(world, name, password);
  return { username: name, token: accessToken };
}
