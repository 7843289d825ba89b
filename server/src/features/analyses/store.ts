/** Rows of analyses: added, never changed, and erased with what they were made of. */
import type { InterviewMarks, ResumeMarks } from '@saring/engine';
import { and, desc, eq, inArray, min } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { analyses } from './tables.ts';

export type AnalysisRow = typeof analyses.$inferSelect;
export type AnalysisKind = 'resume' | 'interview' | 'correction' | 'facts';
/** One whose kind, and with it the kind of its marks, is known. */
export type AnalysisOf<K extends AnalysisKind> = AnalysisRow & {
  marks: { resume: ResumeMarks; interview: InterviewMarks; correction: InterviewMarks; facts: ResumeMarks }[K];
};

/** Whether a row is there and of this kind. */
export function isOf<K extends AnalysisKind>(row: AnalysisRow | undefined, kind: K): row is AnalysisOf<K> {
  return row?.kind === kind;
}

/** Keeps an analysis; earlier ones stay beside it. */
export async function insertAnalysis(db: Executor, row: AnalysisRow): Promise<void> {
  await db.insert(analyses).values(row);
}

/** The one in view. */
export async function newestAnalysis<K extends AnalysisKind>(
  db: Executor,
  applicationId: string,
  kind: K,
): Promise<AnalysisOf<K> | null> {
  const rows = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.applicationId, applicationId), eq(analyses.kind, kind)))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  const [row] = rows;
  return isOf(row, kind) ? row : null;
}

/** All of an application, newest first. */
export async function analysesOf(db: Executor, applicationId: string): Promise<AnalysisRow[]> {
  return db
    .select()
    .from(analyses)
    .where(eq(analyses.applicationId, applicationId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id));
}

/** An earlier one of exactly this input, which a change and its undoing may have put out of view. */
export async function analysisOfInput<K extends AnalysisKind>(
  db: Executor,
  applicationId: string,
  kind: K,
  inputHash: string,
): Promise<AnalysisOf<K> | null> {
  const rows = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.applicationId, applicationId), eq(analyses.kind, kind), eq(analyses.inputHash, inputHash)))
    .limit(1);
  const [row] = rows;
  return isOf(row, kind) ? row : null;
}

/** When there was a first one, or null. */
export async function firstAnalysisAt(db: Executor, applicationId: string, kind: AnalysisKind): Promise<Date | null> {
  const rows = await db
    .select({ at: min(analyses.createdAt) })
    .from(analyses)
    .where(and(eq(analyses.applicationId, applicationId), eq(analyses.kind, kind)));
  return rows[0]?.at ?? null;
}

/** Erases what was read of corrections that no longer stand. */
export async function forgetCorrected(db: Executor, applicationId: string): Promise<void> {
  await db.delete(analyses).where(and(eq(analyses.applicationId, applicationId), eq(analyses.kind, 'correction')));
}

/** Erases all of applications. */
export async function forgetAnalyses(db: Executor, applicationIds: string[]): Promise<void> {
  if (applicationIds.length > 0) await db.delete(analyses).where(inArray(analyses.applicationId, applicationIds));
}
