/** The pages in a browser: Lighthouse on a telephone for candidates and on a desktop for companies, and a long list. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import {
  buildApplicant,
  buildApplication,
  buildCompany,
  buildJob,
  buildLink,
  takeInterview,
} from '@saring/tests/world';
import { type Device, look, type Verdict } from './lighthouse.ts';
import { benchLongLists } from './long-list.ts';
import { seedApplicants, seedJobs } from './seed.ts';
import { startBenched } from './server.ts';
import type { Row } from './table.ts';

const applicants = 1000;
const jobs = 60;

interface Page {
  what: string;
  path: string;
  device: Device;
  as: Someone | null;
  /** Search engines may find it. */
  found?: true;
}

interface Someone {
  token: string;
  role: string;
}

/** The database must be empty: the operator is made at the start. The web must be built. */
export async function benchWeb(databaseUrl: string): Promise<Row[]> {
  const server = await startBenched(databaseUrl);
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const link = await buildLink(company, job.id);
  // The rows belong to the one person there is by now, who is not the candidate: nobody has applied a thousand times.
  await buildApplicant(server);
  await seedApplicants(databaseUrl, company.companyId, [job.id], applicants);
  await seedJobs(databaseUrl, job.id, jobs);
  const person = await buildApplicant(server);
  const applicationId = await buildApplication(person, job);
  await takeInterview(person, applicationId);
  const candidate = { token: person.token, role: 'user' };
  const admin = { token: company.token, role: 'admin' };
  const careers = `/companies/${company.companyId}/jobs`;
  const pages: Page[] = [
    { what: 'log in', path: '/login', device: 'mobile', as: null },
    { what: 'log in by an application link', path: loginFor(link), device: 'mobile', as: null },
    // Its own address shows what the link shows, and search engines may find it.
    {
      what: 'a job, before there is an account',
      path: `${careers}/${job.id}`,
      device: 'mobile',
      as: null,
      found: true,
    },
    { what: 'the jobs of a company', path: careers, device: 'mobile', as: null, found: true },
    { what: 'application form', path: `/user/cvupload/${link}`, device: 'mobile', as: candidate },
    { what: "a candidate's applications", path: '/user/cdashboard', device: 'mobile', as: candidate },
    {
      what: 'an application of their own',
      path: `/user/application/${applicationId}`,
      device: 'mobile',
      as: candidate,
    },
    { what: `list of ${jobs} jobs`, path: '/admin/main-job-listing', device: 'desktop', as: admin },
    {
      what: `list of ${applicants} applicants`,
      path: `/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`,
      device: 'desktop',
      as: admin,
    },
    { what: 'an applicant in detail', path: `/profile/${applicationId}`, device: 'desktop', as: admin },
  ];
  const rows: Row[] = [];
  for (const page of pages) {
    const profile = await profileOf(server.url, page.as);
    const verdict = await look(server.url + page.path, page.device, profile);
    await rm(profile, { recursive: true, force: true });
    rows.push(rowOf(page, verdict));
    process.stderr.write(`${page.what}: ${rows.at(-1)?.figure}; lost marks: ${verdict.lost.join(', ') || 'none'}\n`);
  }
  const lists = { url: server.url, databaseUrl, token: company.token, jobId: job.id, applicants };
  rows.push(...(await benchLongLists(lists)));
  await server.stop();
  return rows;
}

const loginFor = (link: string) => `/login?redirect=${encodeURIComponent(`/user/cvupload/${link}`)}`;

/** A browser's profile in which somebody is signed in, as the page keeps it. */
async function profileOf(url: string, as: Someone | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saring-bench-profile-'));
  if (!as) return folder;
  const options = { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] };
  const context = await chromium.launchPersistentContext(folder, options);
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(({ token, role }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('role', role);
    // Who was advised to take a larger screen goes on: the form is looked at, and not the advice.
    localStorage.setItem('toldNarrow', 'true');
  }, as);
  await context.close();
  return folder;
}

function rowOf({ what, device, found }: Page, verdict: Verdict): Row {
  const { performance, accessibility, bestPractices, seo, largestPaint, blocked, shift, bytes, machine } = verdict;
  return {
    what: `${what}, ${device}`,
    figure:
      `${performance} / ${accessibility} / ${bestPractices} / ${seo}; LCP ${(largestPaint / 1000).toFixed(2)} s, ` +
      `TBT ${blocked.toFixed(0)} ms, CLS ${shift.toFixed(3)}, ${(bytes / 1000).toFixed(0)} kB, machine ${machine.toFixed(0)}`,
    aim: `${found ? 'each' : 'the first three each'} ≥ 95, CLS ≤ 0.01`,
  };
}
