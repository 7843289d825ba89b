/** How a job is shown: to its company in full, to candidates without internal fields. */

import { can, dayOf } from '@saring/contract/domain';
import { type CompanyRow, companyById, whyClosed } from '#features/companies/index.ts';
import { fileById } from '#features/files/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import type { ListedJob, ShownJob } from './list-store.ts';
import { statusOn } from './rules.ts';
import { hasApplied, type JobRow, jobOf } from './store.ts';

export function today(world: World): string {
  return dayOf(world.clock.now(), world.config.timeZone);
}

/** A job for its company; `day` is today. */
export function jobView(day: string, job: ListedJob) {
  return {
    id: job.id,
    companyId: job.companyId,
    jobTitle: job.title,
    department: job.department,
    location: job.location,
    jobType: job.types.join(', '),
    salary: { min: job.salaryMin, max: job.salaryMax, currency: job.currency },
    experienceLevel: job.experienceLevel,
    otherInfo: job.otherInfo,
    jobCriteria: job.criteria,
    closingDate: job.closingDate,
    createdAt: job.createdAt,
    updatedAt: job.updatedAt,
    status: statusOn(job, day),
    descriptionFilename: job.descriptionFilename,
    applicantCount: job.applicantCount,
    acceptedCount: job.acceptedCount,
    reviewedCount: job.reviewedCount,
    blindReview: job.blindReview,
    resultsShown: job.resultsShown,
  };
}

export async function fullJobView(world: World, job: JobRow) {
  const file = job.descriptionFileId ? await fileById(world.db, job.descriptionFileId) : null;
  return jobView(today(world), {
    ...job,
    descriptionFilename: file?.filename ?? null,
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
  });
}

export function publicJobView(day: string, job: Omit<ShownJob, 'createdAt' | 'updatedAt'>, company: CompanyRow) {
  return {
    id: job.id,
    companyId: job.companyId,
    companyName: company.name,
    jobTitle: job.title,
    department: job.department,
    location: job.location,
    jobType: job.types.join(', '),
    salary: { min: job.salaryMin, max: job.salaryMax, currency: job.currency },
    experienceLevel: job.experienceLevel,
    jobCriteria: job.criteria,
    closingDate: job.closingDate,
    status: statusOn(job, day),
  };
}

/** The company whose jobs the actor may read, or not found. */
export async function readableCompany(world: World, actor: Actor, companyId: string): Promise<CompanyRow> {
  const company = await companyById(world.db, companyId);
  if (!company || !can(actor, 'job.read', { companyId })) throw fail('not_found');
  if (!can(actor, 'job.internals', { companyId }) && (await whyClosed(world, company))) throw fail('not_found');
  return company;
}

/** One job that the actor may read; an applicant also one applied for, whatever became of the company. */
export async function readableJob(
  world: World,
  actor: Actor,
  companyId: string,
  jobId: string,
): Promise<{ job: JobRow; company: CompanyRow }> {
  const company = await companyById(world.db, companyId);
  const job = company && isId(jobId) ? await jobOf(world.db, companyId, jobId) : null;
  if (!company || !job) throw fail('not_found');
  if (can(actor, 'job.internals', { companyId }) || !(await hasApplied(world.db, actor.userId, job.id)))
    await readableCompany(world, actor, companyId);
  return { job, company };
}
