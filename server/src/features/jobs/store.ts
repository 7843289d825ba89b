/** Rows of jobs and application links. */
import { and, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { Unavailable } from '#platform/http/fail.ts';
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

/** Keeps a job and answers its row. */
export async function insertJob(db: Executor, row: typeof jobs.$inferInsert): Promise<JobRow> {
  const rows = await db.insert(jobs).values(row).returning();
  const made = rows[0];
  if (!made) throw new Error('an insert answers its row');
  return made;
}

/** Writes some columns; answers the row, null where there is none. */
export async function updateJob(
  db: Executor,
  jobId: string,
  values: Partial<typeof jobs.$inferInsert>,
): Promise<JobRow | null> {
  const rows = await db.update(jobs).set(values).where(eq(jobs.id, jobId)).returning();
  return rows[0] ?? null;
}

/** Stores what became of reading a description, unless the job was changed while it was read: then another task reads it. */
export async function updateAsRead(
  db: Executor,
  { id, criteriaVersion }: Pick<JobRow, 'id' | 'criteriaVersion'>,
  values: Partial<typeof jobs.$inferInsert>,
): Promise<void> {
  await db
    .update(jobs)
    .set(values)
    .where(and(eq(jobs.id, id), eq(jobs.criteriaVersion, criteriaVersion)));
}

/**
 * To be called with an application held, before marks are stored that were made by `job`: where it was changed since, what
 * orders the marks is put off and makes them anew, for a newer reading may be stored already. Throws Unavailable then.
 */
export async function waitIfChanged(
  db: Executor,
  { id, criteriaVersion, descriptionState }: Pick<JobRow, 'id' | 'criteriaVersion' | 'descriptionState'>,
): Promise<void> {
  const { criteriaVersion: version, descriptionState: state } = jobs;
  const [now] = await db.select({ version, state }).from(jobs).where(eq(jobs.id, id));
  if (now?.version !== criteriaVersion || now.state !== descriptionState)
    throw new Unavailable('the job was changed while it was read');
}

/** A description that nobody could read, unless the job is another version by now, which has a task of its own. */
export async function giveUpDescription(db: Executor, jobId: string, version?: number): Promise<void> {
  const sameJob = version === undefined ? undefined : eq(jobs.criteriaVersion, version);
  await db
    .update(jobs)
    .set({ descriptionState: 'failed' })
    .where(and(eq(jobs.id, jobId), eq(jobs.descriptionState, 'waiting'), sameJob));
}

/** How applicants are read and told, which changes nothing of the job itself. */
export type HowRead = Partial<Pick<JobRow, 'blindReview' | 'resultsShown'>>;

/** Sets how the applications for a job are read. */
export async function setHowRead(db: Executor, jobId: string, how: HowRead): Promise<void> {
  await db.update(jobs).set(how).where(eq(jobs.id, jobId));
}

/** Some 50 µs for each application, and as much again for each thing that hangs on it: a job of a million takes longer than other statements may. */
export async function deleteJob(db: Executor, jobId: string): Promise<void> {
  await db.execute(sql`set local statement_timeout = '120s'`);
  await db.delete(jobs).where(eq(jobs.id, jobId));
}

/** Removes a company's jobs, which have no applications any more; answers the ids of their descriptions. */
export async function deleteJobsOf(db: Executor, companyId: string): Promise<(string | null)[]> {
  const gone = await db.delete(jobs).where(eq(jobs.companyId, companyId)).returning({ file: jobs.descriptionFileId });
  return gone.map(({ file }) => file);
}

/** Closed by its company, or by its day. */
export function closedOn(today: string): SQL {
  return sql`(${jobs.status} = 'Closed' or (${jobs.closingDate} is not null and ${jobs.closingDate} < ${today}))`;
}

/** How many jobs a company has, how many of them are closed on the day `today` (`YYYY-MM-DD`), and how many were made since `todayStarts`. */
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

/** A job's applications, which go with the job. */
export async function idsOfApplications(db: Executor, jobId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from applications where job_id = ${jobId} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Holds a job's applications, so that no file is added to them while they go. */
export async function lockApplicationsOfJob(db: Executor, jobId: string): Promise<void> {
  await db.execute(sql`set local statement_timeout = '120s'`);
  const held = sql`select from applications where job_id = ${jobId} order by id for update`;
  await db.execute(sql`select count(*) from (${held}) held`);
}

/** The files of a job's applications, which go with the job. */
export async function fileIdsOfApplications(db: Executor, jobId: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select resume_file_id as id from applications where job_id = ${jobId}
    union all select certification_file_id from applications where job_id = ${jobId} and certification_file_id is not null
    union all select picture_file_id from applications where job_id = ${jobId} and picture_file_id is not null
    union all select a.audio_file_id from interview_answers a join applications p on p.id = a.application_id where p.job_id = ${jobId} and a.audio_file_id is not null`);
  return rows.rows.map((row) => row.id);
}

/** Keeps a link for applying for a job. */
export async function insertLink(db: Executor, row: typeof applicationLinks.$inferInsert): Promise<void> {
  await db.insert(applicationLinks).values(row);
}

/** The link for applying that was made last; null where there is none. */
export async function newestLink(db: Executor, jobId: string): Promise<ApplicationLinkRow | null> {
  const rows = await db
    .select()
    .from(applicationLinks)
    .where(eq(applicationLinks.jobId, jobId))
    .orderBy(desc(applicationLinks.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

/** The link with a token, also where it is over; null where there is none. */
export async function linkByToken(db: Executor, token: string): Promise<ApplicationLinkRow | null> {
  const rows = await db.select().from(applicationLinks).where(eq(applicationLinks.token, token));
  return rows[0] ?? null;
}
