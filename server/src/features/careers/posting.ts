/** A job as anybody sees it: behind an application link, or at its own address. */
import { knownLink } from '#features/applications/index.ts';
import { type CompanyRow, openCompany } from '#features/companies/index.ts';
import { type JobRow, jobById, jobOf, newestLink, publicJobView, today } from '#features/jobs/index.ts';
import { toldToCandidates } from '#features/retention/index.ts';
import { fail } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { publicCompanyView } from './openings.ts';

export type Posting = Awaited<ReturnType<typeof postingOf>>;

/** The job behind a link, which may be over. Throws what `knownLink` does. */
export async function postingBehind(world: World, token: string): Promise<Posting> {
  const { link, company } = await knownLink(world, token);
  return postingOf(world, company, await jobById(world.db, link.jobId), 'application_link_unknown');
}

/** A company's job. Throws `not_found` for one that nobody made a link to, too. */
export async function postingAt(world: World, companyId: string, jobId: string): Promise<Posting> {
  const company = await openCompany(world, companyId);
  const job = isId(jobId) ? await jobOf(world.db, company.id, jobId) : null;
  return postingOf(world, company, job, 'not_found');
}

async function postingOf(
  world: World,
  company: CompanyRow,
  job: JobRow | null,
  unknown: 'application_link_unknown' | 'not_found',
) {
  const link = job && (await newestLink(world.db, job.id));
  if (!job || !link) throw fail(unknown);
  const view = publicJobView(today(world), job, company);
  const isOpen = view.status === 'Live' && link.expiresAt > world.clock.now();
  return {
    job: { ...view, retention: toldToCandidates(world, company) },
    description: job.descriptionHtml ?? '',
    company: publicCompanyView(company),
    token: isOpen ? link.token : null,
    linkEnds: link.expiresAt,
    row: job,
  };
}
