/** A company as anybody sees it that is open to candidates, and its open jobs. */
import { type CompanyRow, logoUrl, openCompany } from '#features/companies/index.ts';
import { today } from '#features/jobs/index.ts';
import { type PageQuery, pageAnswer, pageOf } from '#platform/http/paging.ts';
import type { World } from '#world';
import { countOpenJobs, type Present, pageOfOpenJobs } from './store.ts';

export type Openings = Awaited<ReturnType<typeof openingsOf>>;

export function present(world: World): Present {
  return { now: world.clock.now(), today: today(world) };
}

/** What a company wrote about itself. */
export function publicCompanyView(company: CompanyRow) {
  return {
    id: company.id,
    name: company.name,
    logoUrl: logoUrl(company),
    website: company.website,
    description: company.description,
    location: company.location,
    industry: company.industry,
    employees: company.employees,
    answerDays: company.answerDays,
    answers: company.answerDays === null ? null : company.answers,
  };
}

/** A page of a company's open jobs. Throws what `openCompany` does. */
export async function openingsOf(world: World, companyId: string, query: PageQuery) {
  const company = await openCompany(world, companyId);
  return {
    company: publicCompanyView(company),
    jobs: await openJobsOf(world, company.id, query),
    ...pageAnswer(query, await countOpenJobs(world.db, company.id, present(world))),
  };
}

/** A page of the open jobs of a company that is open to candidates. */
export async function openJobsOf(world: World, companyId: string, query: PageQuery) {
  const rows = await pageOfOpenJobs(world.db, companyId, present(world), pageOf(query));
  return rows.map((job) => ({
    id: job.id,
    jobTitle: job.title,
    location: job.location,
    jobType: job.types.join(', '),
    salary: { min: job.salaryMin, max: job.salaryMax, currency: job.currency },
    closingDate: job.closingDate,
    postedAt: job.createdAt.toISOString(),
  }));
}
