/** Rows of interviews and answers. */
import { statusesThat } from '@saring/contract/domain';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { applications } from '#features/applications/core/index.ts';
import { jobs } from '#features/jobs/index.ts';
import { type Executor, literals } from '#platform/db/db.ts';
import { interviewAccommodations, interviewAnswers, interviewPieces, interviewSignals, interviews } from './tables.ts';

/** A question may repeat words of an answer, which nothing reads once its person has withdrawn. */
const readable = sql.raw(literals(statusesThat('readable')));
/** Whoever was rejected or withdrew takes no interview any more. */
const goesOn = sql.raw(literals(statusesThat('ended', false)));

export type InterviewRow = typeof interviews.$inferSelect;
export type AnswerRow = typeof interviewAnswers.$inferSelect;
export type SignalRow = typeof interviewSignals.$inferSelect;
export type AccommodationRow = typeof interviewAccommodations.$inferSelect;

/** The interview of an application; null before it begins. */
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

/** Ends an interview; `endedBy` says what did. */
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

/** Questions and answers of an interview, in their order. */
export async function answersOf(db: Executor, applicationId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(interviewAnswers)
    .where(eq(interviewAnswers.applicationId, applicationId))
    .orderBy(asc(interviewAnswers.sequence));
}

/** How each of their answers was taken up. */
export async function soundsOf(db: Executor, applicationIds: readonly string[]) {
  const { applicationId, source, audioSeconds } = interviewAnswers;
  return db
    .select({ applicationId, source, audioSeconds })
    .from(interviewAnswers)
    .where(inArray(applicationId, [...applicationIds]));
}

interface OfPerson {
  id: string;
  userId: string;
  jobId: string;
}

/** A question of another interview, and whether its application is kept from software on machines of others. */
export interface AskedElsewhere {
  question: string;
  insideOnly: boolean;
}

/** What the person was asked in other interviews for the same job that software may read; the opening left out. */
export async function questionsElsewhere(db: Executor, { id, userId, jobId }: OfPerson): Promise<AskedElsewhere[]> {
  // The rows of applications are another feature's, which itself asks about interviews; a question this small is SQL alone.
  const { rows } = await db.execute<{ question: string; insideOnly: boolean }>(sql`
    select n.question, a.inside_only as "insideOnly" from interview_answers n join applications a on a.id = n.application_id
    where a.user_id = ${userId} and a.job_id = ${jobId} and a.id <> ${id} and n.sequence > 1 and a.status in ${readable}
    order by a.applied_at, a.id, n.sequence`);
  return rows;
}

/** Held until the transaction ends: of several interviews of a person for a job, one goes on at a time. */
export async function takeQuestionTurn(db: Executor, { userId, jobId }: OfPerson): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${jobId}`}, 2))`);
}

/** One answer, held: its recording and its words change one after the other. */
export async function lockAnswer(db: Executor, applicationId: string, sequence: number): Promise<AnswerRow | null> {
  const rows = await db
    .select()
    .from(interviewAnswers)
    .where(and(eq(interviewAnswers.applicationId, applicationId), eq(interviewAnswers.sequence, sequence)))
    .for('update');
  return rows[0] ?? null;
}

/** The question that is open now. */
export async function openSequenceOf(db: Executor, applicationId: string): Promise<number | null> {
  const rows = await db
    .select({ sequence: interviewAnswers.sequence })
    .from(interviewAnswers)
    .where(and(eq(interviewAnswers.applicationId, applicationId), isNull(interviewAnswers.answeredAt)));
  return rows[0]?.sequence ?? null;
}

/** Says which tab takes the interview from now on. */
export async function saveTab(db: Executor, applicationId: string, tab: string): Promise<void> {
  await db.update(interviews).set({ tab }).where(eq(interviews.applicationId, applicationId));
}

/** From now on answers are typed, for the voice cannot be used. */
export async function saveTyping(db: Executor, applicationId: string): Promise<void> {
  await db.update(interviews).set({ typing: true }).where(eq(interviews.applicationId, applicationId));
}

/** Asks a question: a row that waits for its answer. */
export async function insertQuestion(db: Executor, row: typeof interviewAnswers.$inferInsert): Promise<void> {
  await db.insert(interviewAnswers).values(row);
}

type Answer = Partial<
  Omit<AnswerRow, 'applicationId' | 'sequence' | 'question' | 'criterion' | 'criterionText' | 'askedAt'>
>;

/** Writes what is known of an answer. */
export async function saveAnswer(db: Executor, applicationId: string, sequence: number, answer: Answer): Promise<void> {
  await db
    .update(interviewAnswers)
    .set(answer)
    .where(and(eq(interviewAnswers.applicationId, applicationId), eq(interviewAnswers.sequence, sequence)));
}

/** Has no recording of these applications turned into words any more. */
export async function forgetTranscriptions(db: Executor, applicationIds: string[]): Promise<void> {
  if (applicationIds.length === 0) return;
  await db
    .update(interviewAnswers)
    .set({ transcription: 'failed' })
    .where(and(inArray(interviewAnswers.applicationId, applicationIds), eq(interviewAnswers.transcription, 'waiting')));
}

/** Closes whatever is still open: with what was typed so far, else as without an answer. */
export async function closeOpenAnswers(
  db: Executor,
  applicationId: string,
  { response, late, now }: { response: string; late: boolean; now: Date },
): Promise<void> {
  await db
    .update(interviewAnswers)
    .set({
      answeredAt: now,
      response: sql`coalesce(${interviewAnswers.typedSoFar}, ${response})`,
      source: sql`case when ${interviewAnswers.typedSoFar} is null then 'none' else 'typed' end`,
      late,
    })
    .where(and(eq(interviewAnswers.applicationId, applicationId), isNull(interviewAnswers.answeredAt)));
}

/** Whether words of the interview are still to come: sound that is not a recording yet, or a transcription under way. */
export async function hasSoundOutstanding(db: Executor, applicationId: string): Promise<boolean> {
  const pieces = await db
    .select({ number: interviewPieces.number })
    .from(interviewPieces)
    .where(eq(interviewPieces.applicationId, applicationId))
    .limit(1);
  if (pieces.length > 0) return true;
  const waiting = await db
    .select({ sequence: interviewAnswers.sequence })
    .from(interviewAnswers)
    .where(and(eq(interviewAnswers.applicationId, applicationId), eq(interviewAnswers.transcription, 'waiting')))
    .limit(1);
  return waiting.length > 0;
}

/** Keeps what was noticed in an interview. */
export async function insertSignals(db: Executor, rows: (typeof interviewSignals.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(interviewSignals).values(rows);
}

/** What was noticed, oldest first. */
export async function signalsOf(db: Executor, applicationId: string): Promise<SignalRow[]> {
  return db
    .select()
    .from(interviewSignals)
    .where(eq(interviewSignals.applicationId, applicationId))
    .orderBy(asc(interviewSignals.at), asc(interviewSignals.id));
}

/** What somebody chose or asked for before an interview; null where nothing. */
export async function accommodationOf(db: Executor, applicationId: string): Promise<AccommodationRow | null> {
  const rows = await db
    .select()
    .from(interviewAccommodations)
    .where(eq(interviewAccommodations.applicationId, applicationId));
  return rows[0] ?? null;
}

/** Writes some of it, whether or not there is any yet; answers the row. */
export async function saveAccommodation(
  db: Executor,
  applicationId: string,
  change: Partial<AccommodationRow>,
): Promise<AccommodationRow | null> {
  const rows = await db
    .insert(interviewAccommodations)
    .values({ ...change, applicationId })
    .onConflictDoUpdate({ target: interviewAccommodations.applicationId, set: change })
    .returning();
  return rows[0] ?? null;
}

/** What nobody answered yet, oldest first: of applications that go on and whose interview has not begun. */
export async function openWishes(db: Executor, companyId: string) {
  return db
    .select({
      id: applications.id,
      fullName: applications.fullName,
      blindReview: jobs.blindReview,
      status: applications.status,
      jobTitle: jobs.title,
      wishedAt: interviewAccommodations.wishedAt,
    })
    .from(interviewAccommodations)
    .innerJoin(applications, eq(applications.id, interviewAccommodations.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(interviews, eq(interviews.applicationId, applications.id))
    .where(
      and(
        eq(applications.companyId, companyId),
        isNotNull(interviewAccommodations.wish),
        isNull(interviewAccommodations.answeredAt),
        isNull(interviews.applicationId),
        sql`${applications.status} in ${goesOn}`,
      ),
    )
    .orderBy(asc(interviewAccommodations.wishedAt))
    .limit(500);
}

/** A wish that waits for its answer, for the mail that says so. */
export interface DueWish {
  id: string;
  companyId: string;
  jobTitle: string;
  cause: string;
}

/**
 * Wishes of these days that nobody answered, of whose interview and application something is still to come, and of which no
 * mail was made yet for this time (0 or 1), oldest first. A wish that was changed is another one.
 */
export async function dueWishes(
  db: Executor,
  which: number,
  { after, to }: { after: Date; to: Date },
  most: number,
): Promise<DueWish[]> {
  // Mails and suspensions are rows of other features: hence SQL alone.
  const { rows } = await db.execute<DueWish & Record<string, unknown>>(sql`
    select a.id, a.company_id as "companyId", j.title as "jobTitle", m.cause
    from interview_accommodations w join applications a on a.id = w.application_id join jobs j on j.id = a.job_id,
      lateral (select 'wish-open:' || a.id || ':' || floor(extract(epoch from w.wished_at) * 1000)::bigint || ':' || ${which}::int as cause) m
    where w.wish is not null and w.answered_at is null
      and w.wished_at > ${after.toISOString()}::timestamptz and w.wished_at <= ${to.toISOString()}::timestamptz
      and a.status in ${goesOn}
      and not exists (select from interviews i where i.application_id = a.id)
      and not exists (select from suspensions s where s.company_id = a.company_id or s.user_id = a.user_id)
      and not exists (select from emails e where e.cause = m.cause)
    order by w.wished_at, a.id limit ${most}`);
  return rows;
}
