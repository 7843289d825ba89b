/** Rows of applications. */
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { companies } from '#features/companies/index.ts';
import { jobs } from '#features/jobs/index.ts';
import type { Executor } from '#platform/db.ts';
import { applications, resumeTexts } from './tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type ResumeTextRow = typeof resumeTexts.$inferSelect;

/** An application to this company; anybody else's is null. */
export async function applicationOf(db: Executor, companyId: string, id: string): Promise<ApplicationRow | null> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId)));
  return rows[0] ?? null;
}

/** An application by this person; anybody else's is null. */
export async function applicationBy(db: Executor, userId: string, id: string): Promise<ApplicationRow | null> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.userId, userId)));
  return rows[0] ?? null;
}

/** For background work, which acts for no one. */
export async function applicationById(db: Executor, id: string): Promise<ApplicationRow | null> {
  const rows = await db.select().from(applications).where(eq(applications.id, id));
  return rows[0] ?? null;
}

export async function lockApplicationOf(db: Executor, companyId: string, id: string): Promise<ApplicationRow | null> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId)))
    .for('update');
  return rows[0] ?? null;
}

export async function lockApplicationBy(db: Executor, userId: string, id: string): Promise<ApplicationRow | null> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.userId, userId)))
    .for('update');
  return rows[0] ?? null;
}

/** One person's saves for one job come one after the other, so that four at once never make more than three. */
export async function takeTurn(db: Executor, userId: string, jobId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${jobId}`}, 1))`);
}

export async function applicationsFor(db: Executor, userId: string, jobId: string): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)));
}

/** How many of the three applications a person has used, per job of a company. */
export async function usesByJob(db: Executor, userId: string, companyId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ jobId: applications.jobId, used: sql<number>`count(*)::int` })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.companyId, companyId)))
    .groupBy(applications.jobId);
  return new Map(rows.map((row) => [row.jobId, row.used]));
}

export async function insertApplication(db: Executor, row: typeof applications.$inferInsert): Promise<ApplicationRow> {
  const rows = await db.insert(applications).values(row).returning();
  const made = rows[0];
  if (!made) throw new Error('an insert answers its row');
  return made;
}

export async function updateApplication(
  db: Executor,
  id: string,
  values: Partial<typeof applications.$inferInsert>,
): Promise<ApplicationRow | null> {
  const rows = await db.update(applications).set(values).where(eq(applications.id, id)).returning();
  return rows[0] ?? null;
}

export async function withdrawAll(db: Executor, userId: string, jobId: string, now: Date): Promise<void> {
  await db
    .update(applications)
    .set({ status: 'Withdrawn', hiringStage: 'withdrawn', withdrawnBy: 'limit', endedAt: now, updatedAt: now })
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)));
}

export async function saveResumeText(db: Executor, row: ResumeTextRow): Promise<void> {
  await db.insert(resumeTexts).values(row).onConflictDoNothing();
}

export async function resumeTextOf(db: Executor, applicationId: string): Promise<ResumeTextRow | null> {
  const rows = await db.select().from(resumeTexts).where(eq(resumeTexts.applicationId, applicationId));
  return rows[0] ?? null;
}

/** A person's applications with their jobs, newest first. */
export async function applicationsBy(db: Executor, userId: string) {
  return db
    .select({
      application: applications,
      job: jobs,
      companyName: companies.name,
      applicantMonths: companies.applicantMonths,
      recordingDays: companies.recordingDays,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.appliedAt), desc(applications.id));
}

/** Figures of a company; withdrawn applications do not count. */
export async function applicationFigures(db: Executor, companyId: string, todayStarts: Date) {
  const rows = await db
    .select({
      total: sql<number>`count(*)::int`,
      today: sql<number>`count(*) filter (where ${applications.appliedAt} >= ${todayStarts.toISOString()})::int`,
      pending: sql<number>`count(*) filter (where ${applications.status} = 'Pending')::int`,
      accepted: sql<number>`count(*) filter (where ${applications.status} = 'Accepted')::int`,
    })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), ne(applications.status, 'Withdrawn')));
  return rows[0] ?? { total: 0, today: 0, pending: 0, accepted: 0 };
}

/** Applicants of a company with a status, by address without regard to case; the newest application of each. */
export async function recipients(
  db: Executor,
  companyId: string,
  status: string,
  addresses: string[],
  jobId: string | null,
) {
  return db
    .selectDistinctOn([sql`lower(${applications.contactEmail})`], {
      id: applications.id,
      email: applications.contactEmail,
      fullName: applications.fullName,
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
    .orderBy(sql`lower(${applications.contactEmail})`, desc(applications.appliedAt));
}
