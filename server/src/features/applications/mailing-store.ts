/** Rows of what was mailed to applicants. */
import { and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { applications } from '#features/applications/core/index.ts';
import { emails } from '#features/emails/index.ts';
import type { Executor } from '#platform/db/db.ts';

/** What an applicant is mailed, by how the causes of such mails begin. */
export const mailKinds = {
  received: 'received',
  remind: 'interview',
  'wish-answered': 'wish',
  decision: 'decision',
  'second-look-answered': 'second_look',
} as const;
const kind = sql<keyof typeof mailKinds>`split_part(${emails.cause}, ':', 1)`;

/** The newest mail of each kind to each applicant of a job: of those whose cause begins so, or of all to one applicant. */
export async function mailsTo(db: Executor, jobId: string, which: { causeBegins: string } | { applicationId: string }) {
  const these =
    'applicationId' in which
      ? and(eq(applications.id, which.applicationId), inArray(kind, Object.keys(mailKinds)))
      : sql`starts_with(${emails.cause}, ${which.causeBegins})`;
  return db
    .selectDistinctOn([emails.applicationId, kind], {
      applicationId: applications.id,
      kind,
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
    .where(and(eq(applications.jobId, jobId), these))
    .orderBy(emails.applicationId, kind, desc(emails.createdAt));
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
