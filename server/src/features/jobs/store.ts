/** Rows of jobs and application links. */
import { and, arrayContains, asc, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db.ts';
import { contains, type Page } from '#platform/paging.ts';
import { applicationLinks, jobs } from './tables.ts';

export type JobRow = typeof jobs.$inferSelect;
export type ApplicationLinkRow = typeof applicationLinks.$inferSelect;

/** A job of this company; anybody else's is null. */
export async function jobOf(db: Executor, companyId: string, jobId: string): Promise<JobRow | null> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)));
  return rows[0] ?? null;
}

/** The same, holding the row so that two changes come one after the other. */
export async function lockJobOf(db: Executor, companyId: string, jobId: string): Promise<JobRow | null> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)))
    .for('update');
  return rows[0] ?? null;
}

/** The same, kept from being deleted until the transaction ends; others may change it meanwhile. */
export async function keepJobOf(db: Executor, companyId: string, jobId: string): Promise<JobRow | null> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)))
    .for('key share');
  return rows[0] ?? null;
}

/** For background work, which acts for no one. */
export async function jobById(db: Executor, jobId: string): Promise<JobRow | null> {
  const rows = await db.select().from(jobs).where(eq(jobs.id, jobId));
  return rows[0] ?? null;
}

export async function insertJob(db: Executor, row: typeof jobs.$inferInsert): Promise<JobRow> {
  const rows = await db.insert(jobs).values(row).returning();
  const made = rows[0];
  if (!made) throw new Error('an insert answers its row');
  return made;
}

export async function updateJob(
  db: Executor,
  jobId: string,
  values: Partial<typeof jobs.$inferInsert>,
): Promise<JobRow | null> {
  const rows = await db.update(jobs).set(values).where(eq(jobs.id, jobId)).returning();
  return rows[0] ?? null;
}

export async function deleteJob(db: Executor, jobId: string): Promise<void> {
  await db.delete(jobs).where(eq(jobs.id, jobId));
}

export interface JobFilter {
  search?: string | null;
  status?: 'Live' | 'Closed';
  jobType?: string;
  /** Moments. */
  from?: Date;
  before?: Date;
  /** A day of the configured zone, for closing dates. */
  today: string;
}

function closedOn(today: string): SQL {
  return sql`(${jobs.status} = 'Closed' or (${jobs.closingDate} is not null and ${jobs.closingDate} < ${today}))`;
}

function where(companyId: string, filter: JobFilter): SQL | undefined {
  const term = filter.search;
  return and(
    eq(jobs.companyId, companyId),
    term
      ? or(
          contains(jobs.title, term),
          contains(jobs.location, term),
          contains(jobs.department, term),
          sql`array_to_string(${jobs.types}, ', ') ilike ${`%${term.replace(/[\\%_]/g, '\\$&')}%`}`,
        )
      : undefined,
    filter.status
      ? filter.status === 'Closed'
        ? closedOn(filter.today)
        : sql`not ${closedOn(filter.today)}`
      : undefined,
    filter.jobType ? arrayContains(jobs.types, [filter.jobType]) : undefined,
    filter.from ? gte(jobs.createdAt, filter.from) : undefined,
    filter.before ? lt(jobs.createdAt, filter.before) : undefined,
  );
}

export async function pageOfJobs(
  db: Executor,
  companyId: string,
  filter: JobFilter,
  sort: 'datePosted' | 'title',
  order: 'asc' | 'desc',
  page: Page,
): Promise<JobRow[]> {
  const way = order === 'asc' ? asc : desc;
  const key = sort === 'title' ? sql`lower(${jobs.title})` : jobs.createdAt;
  return db
    .select()
    .from(jobs)
    .where(where(companyId, filter))
    .orderBy(way(key), way(jobs.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countJobs(db: Executor, companyId: string, filter: JobFilter): Promise<number> {
  const rows = await db.select({ total: count() }).from(jobs).where(where(companyId, filter));
  return rows[0]?.total ?? 0;
}

export async function jobFigures(db: Executor, companyId: string, todayStarts: Date, today: string) {
  const rows = await db
    .select({
      total: count(),
      closed: sql<number>`count(*) filter (where ${closedOn(today)})::int`,
      today: sql<number>`count(*) filter (where ${gte(jobs.createdAt, todayStarts)})::int`,
    })
    .from(jobs)
    .where(eq(jobs.companyId, companyId));
  return rows[0] ?? { total: 0, closed: 0, today: 0 };
}

/** Whether a person has applied for a job: then they may read it also when its company is closed to candidates. */
export async function hasApplied(db: Executor, userId: string, jobId: string): Promise<boolean> {
  // The rows are another feature's, which itself needs jobs; a question this small is asked in SQL alone.
  const rows = await db.execute<{ applied: boolean }>(
    sql`select exists (select 1 from applications where user_id = ${userId} and job_id = ${jobId}) as applied`,
  );
  return rows.rows[0]?.applied ?? false;
}

/** The files of a job's applications, which go with the job. */
export async function fileIdsOfApplications(db: Executor, jobId: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select resume_file_id as id from applications where job_id = ${jobId}
    union all select certification_file_id from applications where job_id = ${jobId} and certification_file_id is not null
    union all select a.audio_file_id from interview_answers a join applications p on p.id = a.application_id where p.job_id = ${jobId} and a.audio_file_id is not null`);
  return rows.rows.map((row) => row.id);
}

export async function insertLink(db: Executor, row: typeof applicationLinks.$inferInsert): Promise<void> {
  await db.insert(applicationLinks).values(row);
}

export async function newestLink(db: Executor, jobId: string): Promise<ApplicationLinkRow | null> {
  const rows = await db
    .select()
    .from(applicationLinks)
    .where(eq(applicationLinks.jobId, jobId))
    .orderBy(desc(applicationLinks.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

export async function linkByToken(db: Executor, token: string): Promise<ApplicationLinkRow | null> {
  const rows = await db.select().from(applicationLinks).where(eq(applicationLinks.token, token));
  return rows[0] ?? null;
}
