/** Rows of analyses: added, never changed. */
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#platform/db.ts';
import { analyses } from './tables.ts';

export type AnalysisRow = typeof analyses.$inferSelect;
export type AnalysisKind = 'resume' | 'interview';

export async function insertAnalysis(db: Executor, row: AnalysisRow): Promise<void> {
  await db.insert(analyses).values(row);
}

/** The one in view. */
export async function newestAnalysis(
  db: Executor,
  applicationId: string,
  kind: AnalysisKind,
): Promise<AnalysisRow | null> {
  const rows = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.applicationId, applicationId), eq(analyses.kind, kind)))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  return rows[0] ?? null;
}
