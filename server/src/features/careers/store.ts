/** Which jobs take applications, as anybody may know. */
import { companyStatuses } from '@saring/contract/domain';
import { and, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { companies, isOpenToCandidates } from '#features/companies/index.ts';
import { closedOn, jobs } from '#features/jobs/index.ts';
import { standingOfCompany } from '#features/suspensions/index.ts';
import type { Executor } from '#platform/db/db.ts';
import type { Page } from '#platform/http/paging.ts';

/** This moment, and the day of the configured zone. */
export interface Present {
  now: Date;
  today: string;
}

/** Not closed, and with a link by which one can apply. */
function isOpen({ now, today }: Present): SQL | undefined {
  // Written out: in a select from one table drizzle leaves table names away, also inside a subquery.
  const linked = sql`exists (select from application_links l where l.job_id = jobs.id and l.expires_at > ${now.toISOString()})`;
  return and(not(closedOn(today)), linked);
}

const ofCompany = (companyId: string, present: Present) => and(eq(jobs.companyId, companyId), isOpen(present));

/** A company's open jobs, newest first. */
export async function pageOfOpenJobs(db: Executor, companyId: string, present: Present, page: Page) {
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      types: jobs.types,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      currency: jobs.currency,
      closingDate: jobs.closingDate,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .where(ofCompany(companyId, present))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many jobs of a company candidates can apply for now. */
export async function countOpenJobs(db: Executor, companyId: string, present: Present): Promise<number> {
  const rows = await db.select({ total: count() }).from(jobs).where(ofCompany(companyId, present));
  return rows[0]?.total ?? 0;
}

/** The open jobs of all companies that are open to candidates, newest first. */
export async function newestOpenJobs(
  db: Executor,
  present: Present,
  requireVerification: boolean,
  most: number,
): Promise<{ id: string; companyId: string }[]> {
  const statuses = companyStatuses.filter((status) => isOpenToCandidates(status, requireVerification));
  return db
    .select({ id: jobs.id, companyId: jobs.companyId })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(inArray(companies.status, statuses), eq(standingOfCompany, 'active'), isOpen(present)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(most);
}
