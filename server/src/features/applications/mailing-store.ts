/** Rows of what was mailed to applicants. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { emails } from '#features/emails/index.ts';
import type { Executor } from '#platform/db.ts';
import { applications } from './tables.ts';

/** The newest mail of a kind to each applicant of a job; the kind is how its cause begins. */
export async function mailsToGroup(db: Executor, jobId: string, causeBegins: string) {
  return db
    .selectDistinctOn([emails.applicationId], {
      applicationId: applications.id,
      email: emails.recipient,
      fullName: applications.fullName,
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
