/** An own application as its applicant may see it: what was submitted and when each step happened, never a score or a note. */
import { firstAnalysisAt } from '#features/analyses/index.ts';
import { eventsAbout } from '#features/audit/index.ts';
import { fileById, fileLink } from '#features/files/index.ts';
import { interviewOf } from '#features/interviews/index.ts';
import type { JobRow } from '#features/jobs/index.ts';
import { erasedAfter, toldToCandidates } from '#features/retention/index.ts';
import { administratorName } from '#features/users/index.ts';
import { isId } from '#platform/clock.ts';
import { fail } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { mayWithdraw } from './rules.ts';
import { type ApplicationRow, applicationsBy } from './store.ts';
import { ownView } from './views.ts';

export interface OwnDetail {
  application: ApplicationRow;
  job: JobRow;
  companyName: string;
  /** As its company set them. */
  applicantMonths: number | null;
  recordingDays: number | null;
  steps: Awaited<ReturnType<typeof stepsOf>>;
}

/** Everything the person has applied for, newest first. */
export async function ownDetails(world: World, actor: Actor): Promise<OwnDetail[]> {
  const rows = await applicationsBy(world.db, actor.userId);
  return Promise.all(rows.map(async (row) => ({ ...row, steps: await stepsOf(world, row.application) })));
}

/** One application by the actor; anybody else's is 404. */
export async function ownDetail(world: World, actor: Actor, id: string) {
  const rows = isId(id) ? await applicationsBy(world.db, actor.userId) : [];
  const row = rows.find((each) => each.application.id === id);
  if (!row) throw fail('not_found');
  const { application, job, companyName } = row;
  const steps = await stepsOf(world, application);
  const named = async (fileId: string | null) =>
    fileId ? ((await fileById(world.db, fileId))?.filename ?? null) : null;
  return {
    ...ownView(world, application, job, companyName),
    reference1: application.reference1,
    reference2: application.reference2,
    reference3: application.reference3,
    resumeUrl: await fileLink(world, application.resumeFileId),
    resumeFilename: await named(application.resumeFileId),
    certificationUrl: await fileLink(world, application.certificationFileId),
    certificationFilename: await named(application.certificationFileId),
    resumeState: application.resumeState,
    consentAt: timeOf(application.consentAt),
    resumeReadAt: timeOf(steps.resumeReadAt),
    interviewStartedAt: timeOf(steps.interviewStartedAt),
    interviewCompletedAt: timeOf(steps.interviewCompletedAt),
    decidedAt: timeOf(steps.decidedAt),
    decidedBy: steps.decidedBy,
    withdrawnAt: timeOf(steps.withdrawnAt),
    retention: toldToCandidates(world, row),
    erasedAfter: timeOf(erasedAfter(application.endedAt, row.applicantMonths)),
    canWithdraw: mayWithdraw(application.status),
  };
}

function timeOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

/** When each step happened, and who decided; null for what has not happened or is undone. */
async function stepsOf(world: World, application: ApplicationRow) {
  const { id, jobId, userId, status } = application;
  const interview = await interviewOf(world.db, id);
  const events = await eventsAbout(world.db, id);
  const decision =
    status === 'Pending' || status === 'Withdrawn' ? null : events.findLast((e) => e.action === 'application.status');
  // One by the limit is of the job: it takes all the person's applications along.
  const withdrawals =
    status === 'Withdrawn'
      ? [...events, ...(await eventsAbout(world.db, jobId)).filter((event) => event.actor === userId)]
      : [];
  return {
    resumeReadAt: await firstAnalysisAt(world.db, id, 'resume'),
    interviewStartedAt: interview?.startedAt ?? null,
    interviewCompletedAt: interview?.completedAt ?? null,
    decidedAt: decision?.at ?? null,
    decidedBy: decision ? await personOf(world, decision.actor) : null,
    withdrawnAt: withdrawals.find((event) => event.action === 'application.withdrawn')?.at ?? null,
  };
}

/** A name where the person has given one, else what they sign in with. */
async function personOf(world: World, username: string): Promise<string> {
  return (await administratorName(world.db, username)) || username;
}
