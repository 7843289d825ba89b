/** Rows of applications that their applicants withdrew. */
import { hiringStage, statusesThat } from '@saring/contract/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { applications, resumeTexts, unmarked } from '#features/applications/core/index.ts';
import { type Executor, literals } from '#platform/db/db.ts';
import { published, untold } from './publishing.ts';
import { rescored } from './tables.ts';

/** Withdraws all applications of a person for a job; answers their ids. */
export async function withdrawAll(db: Executor, userId: string, jobId: string, now: Date): Promise<string[]> {
  const rows = await db
    .update(applications)
    .set({
      status: 'Withdrawn',
      hiringStage: hiringStage('Withdrawn', true),
      withdrawnBy: 'limit',
      ...published,
      ...untold,
      endedAt: now,
      updatedAt: now,
    })
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)))
    .returning({ id: applications.id });
  return rows.map(({ id }) => id);
}

/** Erases what was read from applications, what in it told who it was, and the marks that it had before others. */
export async function forgetTexts(db: Executor, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(resumeTexts).where(inArray(resumeTexts.applicationId, ids));
  await db.execute(sql`delete from redactions where application_id = any(${sql.param(ids)}::uuid[])`);
  await db.delete(rescored).where(inArray(rescored.applicationId, ids));
}

/** Erases the marks in view of whoever withdrew. */
export async function forgetMarks(db: Executor, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(applications)
    .set({
      resumeState: 'done',
      resumeProblem: null,
      resumeScore: null,
      interviewScore: null,
      finalScore: unmarked.withdrawn,
      criteriaVersion: 0,
      rereadVersion: 0,
      scoredBy: '',
      yearsWorked: -1,
    })
    .where(inArray(applications.id, ids));
}

/**
 * Some withdrawn applications, of those named or of all, of which something read is still there, held. Those named are
 * waited for: who reads one at that moment holds it as well.
 */
export async function lockRead(db: Executor, named: string[] | null, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from applications a
    where ${named ? sql`a.id = any(${sql.param(named)}::uuid[]) and` : sql``} a.status in ${sql.raw(literals(statusesThat('readable', false)))} and (
      a.resume_score is not null or a.interview_score is not null or a.resume_state <> 'done'
      or a.criteria_version > 0 or a.years_worked >= 0 or a.final_score <> ${unmarked.withdrawn}
      or exists (select 1 from resume_texts t where t.application_id = a.id)
      or exists (select 1 from analyses n where n.application_id = a.id)
      or exists (select 1 from redactions r where r.application_id = a.id))
    order by a.id limit ${most} for update of a ${named ? sql`` : sql`skip locked`}`);
  return rows.map(({ id }) => id);
}
