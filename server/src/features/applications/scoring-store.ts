/** Rows of scoring again: whose marks a job's applicants have, each time that they were scored again, and what became of whom. */
import type { Status } from '@saring/contract/domain';
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { applications } from '#features/applications/core/index.ts';
import { type Executor, preparedRows } from '#platform/db/db.ts';
import { rescored, scoreRuns } from './tables.ts';

export type ScoreRun = typeof scoreRuns.$inferSelect;

export interface ScoredCount {
  scoredBy: string;
  people: number;
}

/** How many of a job's scored applicants have marks of which engine: a few rows, however many applied. */
export async function scoredCountsOf(db: Executor, jobId: string): Promise<ScoredCount[]> {
  return preparedRows(
    db,
    'select scored_by as "scoredBy", people from scored_counts where job_id = $1 and people > 0 order by people desc, scored_by',
    [jobId],
  );
}

/** How many of a job's applicants keep a model out and have marks of this engine. */
export async function keptInsideBy(db: Executor, jobId: string, scoredBy: string): Promise<number> {
  return db.$count(
    applications,
    and(eq(applications.jobId, jobId), eq(applications.scoredBy, scoredBy), eq(applications.insideOnly, true)),
  );
}

/** The last run of scoring a job anew; null where there was none. */
export async function newestRun(db: Executor, jobId: string): Promise<ScoreRun | null> {
  const rows = await db
    .select()
    .from(scoreRuns)
    .where(eq(scoreRuns.jobId, jobId))
    .orderBy(desc(scoreRuns.startedAt), desc(scoreRuns.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Keeps a run that begins. */
export async function insertRun(db: Executor, row: typeof scoreRuns.$inferInsert): Promise<void> {
  await db.insert(scoreRuns).values(row);
}

/** Held, so that its batches are handed out one after the other. */
export async function lockRun(db: Executor, id: string): Promise<ScoreRun | null> {
  const rows = await db.select().from(scoreRuns).where(eq(scoreRuns.id, id)).for('update');
  return rows[0] ?? null;
}

/** Writes some columns of a run. */
export async function updateRun(db: Executor, id: string, values: Partial<typeof scoreRuns.$inferInsert>) {
  await db.update(scoreRuns).set(values).where(eq(scoreRuns.id, id));
}

/** Whether any application of a run still waits for its score. */
export async function hasWaiting(db: Executor, runId: string): Promise<boolean> {
  const rows = await db
    .select({ id: rescored.applicationId })
    .from(rescored)
    .where(and(eq(rescored.runId, runId), eq(rescored.state, 'waiting')))
    // In the order of their index, which the planner then takes whatever it knows of a table that has just grown.
    .orderBy(asc(rescored.applicationId))
    .limit(1);
  return rows.length > 0;
}

/** The next applicants of a job with marks of one engine, by id; `keptToo` with those who keep a model out. */
export async function scoredByAfter(
  db: Executor,
  jobId: string,
  scoredBy: string,
  after: string | null,
  { count, keptToo }: { count: number; keptToo: boolean },
): Promise<{ id: string; finalScore: number }[]> {
  return db
    .select({ id: applications.id, finalScore: applications.finalScore })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.scoredBy, scoredBy),
        isNotNull(applications.resumeScore),
        keptToo ? undefined : eq(applications.insideOnly, false),
        after === null ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(count);
}

/** Adds applications to a run; those that are in it already stay as they are. */
export async function insertRescored(db: Executor, rows: (typeof rescored.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(rescored).values(rows).onConflictDoNothing();
}

/** Ends one of a run and counts it, once: whatever repeats it finds nothing that waits. */
export async function endRescored(
  db: Executor,
  { runId, applicationId }: { runId: string; applicationId: string },
  state: 'done' | 'failed',
  now: Date,
): Promise<void> {
  const [ended] = await db
    .update(rescored)
    .set({
      state,
      at: now,
      after: sql`(select a.final_score from applications a where a.id = ${rescored.applicationId})`,
    })
    .where(and(eq(rescored.runId, runId), eq(rescored.applicationId, applicationId), eq(rescored.state, 'waiting')))
    .returning({ before: rescored.before, after: rescored.after });
  if (!ended) return;
  const { before, after } = ended;
  const change = (after ?? before) - before;
  const count = state === 'failed' ? 'failed' : change > 0 ? 'raised' : change < 0 ? 'lowered' : 'same';
  await db
    .update(scoreRuns)
    .set({ [count]: sql`${scoreRuns[count]} + 1`, movedAt: now })
    .where(eq(scoreRuns.id, runId));
}

export interface ChangedScore {
  id: string;
  fullName: string;
  status: Status;
  blindReview: boolean;
  before: number;
  after: number;
}

/** The largest changes of a run; those without any are last. */
export async function largestChanges(db: Executor, runId: string, count: number): Promise<ChangedScore[]> {
  return preparedRows(
    db,
    `select a.id, a.full_name as "fullName", a.status, j.blind_review as "blindReview", r.before, r.after
    from rescored r join applications a on a.id = r.application_id join jobs j on j.id = a.job_id
    where r.run_id = $1 and r.state = 'done' and r.after >= 0
    order by abs(r.after - r.before) desc, r.application_id limit $2`,
    [runId, count],
  );
}

/** When an application was scored again, by whose order, and with what result. */
export async function rescoringsOf(db: Executor, applicationId: string) {
  return db
    .select({
      at: rescored.at,
      author: scoreRuns.author,
      from: rescored.scoredBy,
      to: scoreRuns.engine,
      before: rescored.before,
      after: rescored.after,
    })
    .from(rescored)
    .innerJoin(scoreRuns, eq(scoreRuns.id, rescored.runId))
    .where(and(eq(rescored.applicationId, applicationId), eq(rescored.state, 'done')))
    .orderBy(asc(rescored.at));
}
