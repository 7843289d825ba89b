/** Rows of what was mailed to applicants. */
import { and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { applications } from '#features/applications/core/index.ts';
import { emails } from '#features/emails/index.ts';
import type { Executor } from '#platform/db/db.ts';

/** The newest mail of a kind to each applicant of a job; the kind is how its cause begins. */
export async function mailsToGroup(db: Executor, jobId: string, causeBegins: string) {
  return db
    .selectDistinctOn([emails.applicationId], {
      applicationId: applications.id,
      email: emails.recipient,
      fullName: applications.fullName,
      status: applications.status,
      state: emails.state,
      error: emails.error,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
    })
    .from(applications)
    .innerJoin(emails, eq(emails.applicationId, applications.id))
    .where(and(eq(applications.jobId, jobId), sql`starts_with(${emails.cause}, ${causeBegins})`))
    .orderBy(emails.applicationId, desc(emails.createdAt));
}

/** How many mails whose cause begins so each application got and was done with before a moment. */
export async function mailsBefore(
  db: Executor,
  causes: ReadonlyMap<string, string>,
  before: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ cause: sql<string>`split_part(${emails.cause}, '#', 1)`.as('begins'), times: count() })
    .from(emails)
    .where(
      and(
        inArray(emails.applicationId, [...causes.keys()]),
        inArray(sql`split_part(${emails.cause}, '#', 1)`, [...causes.values()]),
        ne(emails.state, 'queued'),
        lt(emails.createdAt, before),
      ),
    )
    .groupBy(sql`begins`);
  return new Map(rows.map(({ cause, times }) => [cause, times]));
}
