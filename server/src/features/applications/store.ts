/** Rows of applications as they are saved, listed and counted. */
import { type Status, statusesThat } from '@saring/contract/domain';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import {
  type ApplicationRow,
  applications,
  type ResumeTextRow,
  resumeTexts,
} from '#features/applications/core/index.ts';
import { companies } from '#features/companies/index.ts';
import { jobs } from '#features/jobs/index.ts';
import type { Executor } from '#platform/db/db.ts';

/** What was submitted with these applications to the company, and its own feedback. */
export async function submittedOf(db: Executor, companyId: string, ids: string[]) {
  const { id, reference1, reference2, reference3, adminFeedback, resumeFileId, certificationFileId } = applications;
  if (ids.length === 0) return [];
  return db
    .select({ id, reference1, reference2, reference3, adminFeedback, resumeFileId, certificationFileId })
    .from(applications)
    .where(and(inArray(id, ids), eq(applications.companyId, companyId)));
}

/** One person's saves for one job come one after the other, so that four at once never make more than three. */
export async function takeTurn(db: Executor, userId: string, jobId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${jobId}`}, 1))`);
}

/** All applications of a person for a job, withdrawn ones too. */
export async function applicationsFor(db: Executor, userId: string, jobId: string): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)));
}

/** How many of the three applications a person has used, per job of a company, and whether more were tried. */
export async function usesByJob(db: Executor, userId: string, companyId: string) {
  const barred = sql<boolean>`coalesce(bool_or(${applications.withdrawnBy} = 'limit'), false)`;
  const rows = await db
    .select({ jobId: applications.jobId, used: sql<number>`count(*)::int`, barred })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.companyId, companyId)))
    .groupBy(applications.jobId);
  return new Map(rows.map(({ jobId, ...uses }) => [jobId, uses]));
}

/** Keeps an application and answers its row. */
export async function insertApplication(db: Executor, row: typeof applications.$inferInsert): Promise<ApplicationRow> {
  const rows = await db.insert(applications).values(row).returning();
  const made = rows[0];
  if (!made) throw new Error('an insert answers its row');
  return made;
}

/** Keeps what was read from a resume; what was kept before stays. */
export async function saveResumeText(db: Executor, row: ResumeTextRow): Promise<void> {
  await db.insert(resumeTexts).values(row).onConflictDoNothing();
}

/** Of a job what its applicants see in a list; descriptions are long, and there are as many as applications. */
const jobInList = {
  id: jobs.id,
  title: jobs.title,
  location: jobs.location,
  department: jobs.department,
  types: jobs.types,
  status: jobs.status,
  closingDate: jobs.closingDate,
  closedAt: jobs.closedAt,
  resultsShown: jobs.resultsShown,
};
export type JobInList = Pick<typeof jobs.$inferSelect, keyof typeof jobInList>;

interface OwnRange {
  /** One application alone. */
  id?: string;
  /** At most so many, those before this one. */
  most?: number;
  before?: { appliedAt: Date; id: string };
}

const ofInterview = (column: 'started_at' | 'completed_at') =>
  sql`(select i.${sql.raw(column)} from interviews i where i.application_id = ${applications.id})`.mapWith(
    (at: string | null) => (at === null ? null : new Date(at)),
  );

/** A person's applications with their jobs, newest first. */
export async function applicationsBy(db: Executor, userId: string, { id, most = 1, before }: OwnRange) {
  return db
    .select({
      application: applications,
      job: jobInList,
      companyName: companies.name,
      companyEmail: companies.contactEmail,
      applicantMonths: companies.applicantMonths,
      recordingDays: companies.recordingDays,
      // Rows of other features.
      startedAt: ofInterview('started_at'),
      completedAt: ofInterview('completed_at'),
      companySuspended: sql<boolean>`exists (select from suspensions s where s.company_id = ${applications.companyId})`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        eq(applications.userId, userId),
        id === undefined ? undefined : eq(applications.id, id),
        before &&
          sql`(${applications.appliedAt}, ${applications.id}) < (${before.appliedAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(most);
}

/** Figures of a company; withdrawn applications do not count. */
export async function applicationFigures(
  db: Executor,
  companyId: string,
  { todayStarts, now }: { todayStarts: Date; now: Date },
) {
  const isPending = sql`${applications.status} = 'Pending'`;
  const isLate = sql`${applications.appliedAt} < ${now.toISOString()}::timestamptz - make_interval(days => ${applications.toldAnswerDays})`;
  const rows = await db
    .select({
      total: sql<number>`count(*)::int`,
      today: sql<number>`count(*) filter (where ${applications.appliedAt} >= ${todayStarts.toISOString()})::int`,
      pending: sql<number>`count(*) filter (where ${isPending})::int`,
      overdue: sql<number>`count(*) filter (where ${isPending} and ${isLate})::int`,
      overdueKept: sql<number>`count(*) filter (where ${inArray(applications.status, statusesThat('waits'))} and not ${isPending} and ${isLate})::int`,
      accepted: sql<number>`count(*) filter (where ${applications.status} = 'Accepted')::int`,
    })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), notInArray(applications.status, statusesThat('counted', false))));
  return rows[0] ?? { total: 0, today: 0, pending: 0, overdue: 0, overdueKept: 0, accepted: 0 };
}

/** Applicants of a company with a status, by address without regard to case; the newest application of each person at each. */
export async function recipients(
  db: Executor,
  companyId: string,
  status: Status,
  addresses: string[],
  jobId: string | null,
) {
  return db
    .selectDistinctOn([sql`lower(${applications.contactEmail})`, applications.userId], {
      id: applications.id,
      userId: applications.userId,
      email: applications.contactEmail,
      fullName: applications.fullName,
      publishedAt: applications.publishedAt,
      jobTitle: jobs.title,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.status, status),
        jobId ? eq(applications.jobId, jobId) : undefined,
        sql`lower(${applications.contactEmail}) = any(${sql.param(addresses.map((address) => address.toLowerCase()))}::text[])`,
      ),
    )
    .orderBy(sql`lower(${applications.contactEmail})`, applications.userId, desc(applications.appliedAt));
}

/** Those of these applications that are there still, with this status, and when it is told: held to the end of the transaction. */
export async function holdThose(db: Executor, ids: string[], status: Status): Promise<Map<string, Date | null>> {
  const rows = await db
    .select({ id: applications.id, publishedAt: applications.publishedAt })
    .from(applications)
    .where(and(inArray(applications.id, ids), eq(applications.status, status)))
    .orderBy(applications.id)
    .for('update');
  return new Map(rows.map(({ id, publishedAt }) => [id, publishedAt]));
}
