/** Rows of second looks. */
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, not, sql } from 'drizzle-orm';
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
  const { applicationId, askedAt, dueAt } = secondLooks;
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
        sql`${dueAt} - ${askedAt} > make_interval(days => ${days})`,
        not(isSuspended),
        not(isMailed),
      ),
    )
    .orderBy(asc(dueAt), asc(secondLooks.id))
    .limit(most);
}

/** Moves the last day of those of a company that wait, where it comes before `dueAt`; answers of which applications all are that wait. */
export async function postpone(db: Executor, companyId: string, dueAt: Date): Promise<string[]> {
  const open = await openSecondLooks(db, companyId);
  const ids = open.map(({ applicationId }) => applicationId);
  if (ids.length === 0) return [];
  const { applicationId, answeredAt, dueAt: due } = secondLooks;
  await db
    .update(secondLooks)
    .set({ dueAt })
    .where(and(inArray(applicationId, ids), isNull(answeredAt), lt(due, dueAt)));
  return ids;
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
