/** Rows of profiles. */

import type { ResumeFacts } from '@saring/engine';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { applicants } from './tables.ts';

export type ApplicantRow = typeof applicants.$inferSelect;

/** The profile of a person; null before they kept one. */
export async function applicantByUser(db: Executor, userId: string): Promise<ApplicantRow | null> {
  const rows = await db.select().from(applicants).where(eq(applicants.userId, userId));
  return rows[0] ?? null;
}

/** Writes some columns of a person's profile, whether or not there is one yet. */
export async function upsertApplicant(
  db: Executor,
  userId: string,
  values: Partial<typeof applicants.$inferInsert>,
): Promise<ApplicantRow> {
  const rows = await db
    .insert(applicants)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: applicants.userId, set: { ...values, userId } })
    .returning();
  const row = rows[0];
  if (!row) throw new Error('an upsert answers its row');
  return row;
}

/** Keeps what a resume offers, if it is still the person's. */
export async function keepResumeFacts(
  db: Executor,
  userId: string,
  resumeFileId: string,
  resumeFacts: ResumeFacts,
): Promise<void> {
  const same = and(eq(applicants.userId, userId), eq(applicants.resumeFileId, resumeFileId));
  await db.update(applicants).set({ resumeFacts }).where(same);
}

/** The companies that a person applied to, with how often. The rows are another feature's, which needs profiles: hence SQL alone. */
export async function appliedTo(db: Executor, userId: string): Promise<{ companyId: string; applications: number }[]> {
  const { rows } = await db.execute<{ companyId: string; applications: number }>(sql`
    select company_id as "companyId", count(*)::int as applications from applications where user_id = ${userId}
    group by company_id order by company_id`);
  return rows;
}
