/** What is read again: marks of earlier criteria, and years of work that are not counted yet. */
import { and, asc, between, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { applications, resumeTexts } from '#features/applications/core/index.ts';
import type { Executor } from '#platform/db/db.ts';

const { id, jobId: job, criteriaVersion, rereadVersion } = applications;

/** Asks once for each applicant of a job whose marks are of criteria before this version; answers for how many it was new. */
export async function askForReread(db: Executor, jobId: string, version: number): Promise<number> {
  const asked = await db
    .update(applications)
    .set({ rereadVersion: version })
    .where(and(eq(job, jobId), between(criteriaVersion, 1, version - 1), lt(rereadVersion, version)));
  return asked.rowCount ?? 0;
}

/** The next of those who are still to be read again, by id. */
export async function rereadAfter(
  db: Executor,
  jobId: string,
  version: number,
  after: string | null,
  count: number,
): Promise<string[]> {
  const rows = await db
    .select({ id })
    .from(applications)
    .where(
      and(
        eq(job, jobId),
        eq(rereadVersion, version),
        between(criteriaVersion, 1, version - 1),
        after === null ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(count);
  return rows.map((row) => row.id);
}

/** Applications that were read before their years of work were counted, with the beginning of their resumes. */
export async function uncountedYears(db: Executor, count: number, characters: number) {
  return db
    .select({ id, appliedAt: applications.appliedAt, text: sql<string>`left(${resumeTexts.text}, ${characters})` })
    .from(applications)
    .innerJoin(resumeTexts, eq(resumeTexts.applicationId, id))
    .where(and(isNull(applications.yearsWorked), eq(applications.resumeState, 'done')))
    .limit(count);
}
