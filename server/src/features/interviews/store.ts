/** Rows of interviews and answers. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#platform/db.ts';
import { interviewAnswers, interviews } from './tables.ts';

export type InterviewRow = typeof interviews.$inferSelect;
export type AnswerRow = typeof interviewAnswers.$inferSelect;

export async function interviewOf(db: Executor, applicationId: string): Promise<InterviewRow | null> {
  const rows = await db.select().from(interviews).where(eq(interviews.applicationId, applicationId));
  return rows[0] ?? null;
}

/** The same, held: changes to one interview come one after the other. */
export async function lockInterview(db: Executor, applicationId: string): Promise<InterviewRow | null> {
  const rows = await db.select().from(interviews).where(eq(interviews.applicationId, applicationId)).for('update');
  return rows[0] ?? null;
}

/** Starts an interview; false when it had been started already. */
export async function insertInterview(db: Executor, row: typeof interviews.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(interviews)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: interviews.applicationId });
  return made.length > 0;
}

export async function completeInterview(
  db: Executor,
  applicationId: string,
  endedBy: string,
  now: Date,
): Promise<void> {
  await db
    .update(interviews)
    .set({ state: 'complete', endedBy, completedAt: now })
    .where(eq(interviews.applicationId, applicationId));
}

export async function answersOf(db: Executor, applicationId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(interviewAnswers)
    .where(eq(interviewAnswers.applicationId, applicationId))
    .orderBy(asc(interviewAnswers.sequence));
}

export async function insertQuestion(db: Executor, row: typeof interviewAnswers.$inferInsert): Promise<void> {
  await db.insert(interviewAnswers).values(row);
}

type Answer = Partial<Pick<AnswerRow, 'answeredAt' | 'response' | 'source' | 'late' | 'audioFileId'>>;

export async function saveAnswer(db: Executor, applicationId: string, sequence: number, answer: Answer): Promise<void> {
  await db
    .update(interviewAnswers)
    .set(answer)
    .where(and(eq(interviewAnswers.applicationId, applicationId), eq(interviewAnswers.sequence, sequence)));
}

/** Closes whatever is still open, as without an answer. */
export async function closeOpenAnswers(
  db: Executor,
  applicationId: string,
  response: string,
  now: Date,
): Promise<void> {
  await db
    .update(interviewAnswers)
    .set({ answeredAt: now, response, source: 'none', late: false })
    .where(and(eq(interviewAnswers.applicationId, applicationId), isNull(interviewAnswers.answeredAt)));
}
