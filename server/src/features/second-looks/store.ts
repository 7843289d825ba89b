/** Rows of second looks. */
import { and, asc, desc, eq, gt, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { applications } from '#features/applications/core/index.ts';
import { jobs } from '#features/jobs/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { secondLooks } from './tables.ts';

/** Whether another was asked for later, of the same application. */
const hasNewer = sql`exists (select from second_looks newer where newer.application_id = ${secondLooks.applicationId} and newer.asked_at > ${secondLooks.askedAt})`;

export type SecondLookRow = typeof secondLooks.$inferSelect;

/** Adds one; false where the decision has one already. */
export async function insertSecondLook(db: Executor, row: typeof secondLooks.$inferInsert): Promise<boolean> {
  const made = await db.insert(secondLooks).values(row).onConflictDoNothing().returning({ id: secondLooks.id });
  return made.length > 0;
}

/** All of an application, the newest first. */
export async function secondLooksOf(db: Executor, applicationId: string): Promise<SecondLookRow[]> {
  return db
    .select()
    .from(secondLooks)
    .where(eq(secondLooks.applicationId, applicationId))
    .orderBy(desc(secondLooks.askedAt), desc(secondLooks.id));
}

/** Notes which analysis read the resume with its facts. */
export async function noteReading(db: Executor, id: string, readingId: string): Promise<void> {
  await db.update(secondLooks).set({ readingId }).where(eq(secondLooks.id, id));
}

/** Answers one that nobody answered; null where somebody did meanwhile. */
export async function answerSecondLook(
  db: Executor,
  id: string,
  answer: Pick<SecondLookRow, 'answeredAt' | 'answeredBy' | 'status' | 'reason'>,
): Promise<SecondLookRow | null> {
  const rows = await db
    .update(secondLooks)
    .set(answer)
    .where(and(eq(secondLooks.id, id), isNull(secondLooks.answeredAt)))
    .returning();
  return rows[0] ?? null;
}

/** Waits for an answer: the newest of an application that is still rejected. */
const waits = and(eq(applications.status, 'Rejected'), isNull(secondLooks.answeredAt), not(hasNewer));

/** A kind of reminder, and of which last days it is, of those that had more days than so many. */
interface Reminding {
  what: string;
  after: Date;
  to: Date;
  days: number;
}

/** Those that wait and have their last day then, of which no mail of this kind was made yet, the most urgent first. */
export async function dueSecondLooks(db: Executor, { what, after, to, days }: Reminding, most: number) {
  const { applicationId, askedAt, dueAt, resumedAt } = secondLooks;
  // Mails and suspensions are rows of other features: hence SQL alone.
  const isSuspended = sql`exists (select from suspensions s where s.company_id = ${applications.companyId} or s.user_id = ${applications.userId})`;
  const isMailed = sql`exists (select from emails e where e.application_id = ${applicationId} and starts_with(e.cause, 'second-look-' || ${what} || ':' || ${secondLooks.id} || ':'))`;
  return db
    .select({ look: secondLooks, companyId: applications.companyId, job: jobs.title })
    .from(secondLooks)
    .innerJoin(applications, eq(applications.id, applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        waits,
        gt(dueAt, after),
        lte(dueAt, to),
        sql`${dueAt} - coalesce(${resumedAt}, ${askedAt}) > make_interval(days => ${days})`,
        not(isSuspended),
        not(isMailed),
      ),
    )
    .orderBy(asc(dueAt), asc(secondLooks.id))
    .limit(most);
}

/**
 * Moves the last day of those of a company that wait by as long as nobody could answer them, once for each time; answers of which
 * applications those are that were asked for meanwhile.
 */
export async function resume(db: Executor, companyId: string, lost: { from: Date; to: Date }): Promise<string[]> {
  const { applicationId, askedAt, dueAt, resumedAt } = secondLooks;
  const [from, to] = [lost.from.toISOString(), lost.to.toISOString()];
  const moved = await db
    .update(secondLooks)
    .set({
      dueAt: sql`${dueAt} + (${to}::timestamptz - greatest(${askedAt}, ${from}::timestamptz))`,
      resumedAt: lost.to,
    })
    .from(applications)
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.companyId, companyId),
        waits,
        lt(askedAt, lost.to),
        or(isNull(resumedAt), lt(resumedAt, lost.to)),
      ),
    )
    .returning({ applicationId, askedAt });
  return moved.filter((one) => one.askedAt >= lost.from).map((one) => one.applicationId);
}

/** Those of a company that wait, the most urgent first. */
export async function openSecondLooks(db: Executor, companyId: string) {
  return db
    .select({
      applicationId: applications.id,
      fullName: applications.fullName,
      jobTitle: jobs.title,
      askedAt: secondLooks.askedAt,
      dueAt: secondLooks.dueAt,
    })
    .from(secondLooks)
    .innerJoin(applications, eq(applications.id, secondLooks.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.companyId, companyId), waits))
    .orderBy(asc(secondLooks.dueAt), asc(secondLooks.id))
    .limit(500);
}
