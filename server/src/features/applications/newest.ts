/** The newest applications of a job that software may read and whose resume it has read, with its text. */
import { statusesThat } from '@saring/contract/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
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
        // The text of a withdrawn one is there until a task has erased it.
        inArray(applications.status, statusesThat('readable')),
      ),
    )
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(count);
}
