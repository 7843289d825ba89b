/** The newest applications of a job whose resume software has read, with its text. */
import { and, desc, eq } from 'drizzle-orm';
import { applications, resumeTexts } from '#features/applications/core/index.ts';
import type { Executor } from '#platform/db/db.ts';

export async function newestRead(db: Executor, companyId: string, jobId: string, count: number) {
  return db
    .select({ application: applications, resumeText: resumeTexts.text })
    .from(applications)
    .innerJoin(resumeTexts, eq(resumeTexts.applicationId, applications.id))
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.jobId, jobId),
        eq(applications.resumeState, 'done'),
        eq(applications.peopleOnly, false),
      ),
    )
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(count);
}
