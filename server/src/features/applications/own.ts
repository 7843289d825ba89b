/** An own application as its applicant may see it: what was submitted and when each step happened, never a score or a note. */
import { meaningOf } from '@saring/contract/domain';
import { administratorName } from '#features/accounts/index.ts';
import { firstAnalysisAt } from '#features/analyses/index.ts';
import { type ApplicationRow, answerBy, toldOf, visibleStatus } from '#features/applications/core/index.ts';
import { eventsAbout, eventsAboutEach } from '#features/audit/index.ts';
import { fileById, fileLink } from '#features/files/index.ts';
import { correctable } from '#features/interviews/index.ts';
import { askedToLookAt, countedFrom, erasedAfter, shorterOf, toldToCandidates } from '#features/retention/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { isResultShown } from './result.ts';
import { decisionSeen, type Seen } from './seen.ts';
import { applicationsBy, type JobInList } from './store.ts';
import { ownView } from './views.ts';

export interface OwnDetail {
  application: ApplicationRow;
  job: JobInList;
  companyName: string;
  /** That hold for it: the person was told those or longer. */
  applicantMonths: number | null;
  /** As its company set them. */
  recordingDays: number | null;
  steps: Awaited<ReturnType<typeof stepsOf>>;
}

/** The next of what the person has applied for, newest first, after `last`; one statement after the other, however many there are. */
export async function ownDetails(
  world: World,
  actor: Actor,
  last: OwnDetail | null,
  most: number,
): Promise<OwnDetail[]> {
  const rows = await applicationsBy(world.db, actor.userId, { most, ...(last ? { before: last.application } : {}) });
  const details: OwnDetail[] = [];
  for (const row of rows)
    details.push({ ...row, applicantMonths: monthsOf(row), steps: await stepsOf(world, row.application) });
  return details;
}

/** As many as other lists answer without pages. */
const mostListed = 1000;

/** What the actor has applied for, newest first, as lists show it. */
export async function ownList(world: World, actor: Actor) {
  const now = world.clock.now();
  const rows = await applicationsBy(world.db, actor.userId, { most: mostListed });
  const correctUntil = await correctableOf(world, rows);
  const decidedAt = await decidedOf(world, rows, now);
  return rows.map((row) => {
    const { application, job, companyName, completedAt } = row;
    return {
      ...ownView(world, application, job, companyName),
      ...underWay(row, now),
      correctUntil: timeOf(correctUntil.get(application.id) ?? null),
      resultShown: isResultShown(application, { ...job, completedAt }, now),
      decidedAt: timeOf(decidedAt.get(application.id) ?? null),
    };
  });
}

/** When each was told the decision that its person sees; those without one are left out. */
async function decidedOf(world: World, rows: readonly Row[], now: Date) {
  const decided = rows
    .map(({ application }) => application)
    .filter((application) => meaningOf(visibleStatus(application, now)).action !== null);
  const lines = await eventsAboutEach(
    world.db,
    decided.map(({ id }) => id),
    decisionLines,
  );
  return new Map(
    decided.flatMap((application) => {
      const { id, publishedAt } = application;
      const seen = decisionSeen(lines.get(id) ?? [], visibleStatus(application, now), publishedAt);
      return seen ? [[id, seen.at] as const] : [];
    }),
  );
}

/** Until when their persons may correct what was heard: no longer where they withdrew, and never where people alone read it. */
function correctableOf(world: World, rows: readonly Row[]) {
  const read = rows.filter(({ application: { status, peopleOnly } }) => meaningOf(status).readable && !peopleOnly);
  return correctable(
    world,
    read.map(({ application: { id }, completedAt }) => ({ id, completedAt })),
  );
}

type Row = Awaited<ReturnType<typeof applicationsBy>>[number];

/** What can go on with an application, and by when its company said that it would answer, while it can and has not. */
function underWay({ application, startedAt, companySuspended }: Row, now: Date) {
  const waits = meaningOf(visibleStatus(application, now)).waits && !companySuspended;
  return {
    companySuspended,
    interviewStartedAt: timeOf(startedAt),
    answerBy: waits ? timeOf(answerBy(application)) : null,
  };
}

/** After how many months it is erased once it has ended, whatever the company set since the person applied. */
function monthsOf({ application, applicantMonths }: Pick<OwnDetail, 'application' | 'applicantMonths'>) {
  return shorterOf(application.toldMonths, applicantMonths);
}

/** One application by the actor; anybody else's is 404. */
export async function ownDetail(world: World, actor: Actor, id: string) {
  const [row] = isId(id) ? await applicationsBy(world.db, actor.userId, { id }) : [];
  if (!row) throw fail('not_found');
  const { application, job, companyName } = row;
  const steps = await stepsOf(world, application);
  const applicantMonths = monthsOf(row);
  const named = async (fileId: string | null) =>
    fileId ? ((await fileById(world.db, fileId))?.filename ?? null) : null;
  return {
    ...ownView(world, application, job, companyName),
    ...underWay(row, world.clock.now()),
    reference1: application.reference1,
    reference2: application.reference2,
    reference3: application.reference3,
    resumeUrl: await fileLink(world, application.resumeFileId),
    resumeFilename: await named(application.resumeFileId),
    certificationUrl: await fileLink(world, application.certificationFileId),
    pictureUrl: await fileLink(world, application.pictureFileId),
    certificationFilename: await named(application.certificationFileId),
    resumeState: application.resumeState,
    consentAt: timeOf(application.consentAt),
    resumeReadAt: timeOf(steps.resumeReadAt),
    interviewCompletedAt: timeOf(row.completedAt),
    decidedAt: timeOf(steps.decidedAt),
    decidedBy: steps.decidedBy,
    ...toldOf(application, world.clock.now()),
    withdrawnAt: timeOf(steps.withdrawnAt),
    resultShown: isResultShown(application, { ...job, completedAt: row.completedAt }, world.clock.now()),
    correctUntil: timeOf((await correctableOf(world, [row])).get(id) ?? null),
    companyEmail: row.companyEmail || null,
    retention: toldToCandidates(world, {
      applicantMonths,
      recordingDays: shorterOf(application.toldDays, row.recordingDays),
    }),
    erasedAfter: timeOf(await erasureOf(world, { application, job, steps, applicantMonths })),
    canWithdraw: meaningOf(steps.status).readable,
  };
}

/** After which moment an application is erased, as its person may know it; null where there is none yet. */
export async function erasureOf(
  world: World,
  { application, job, steps, applicantMonths }: Pick<OwnDetail, 'application' | 'job' | 'steps' | 'applicantMonths'>,
): Promise<Date | null> {
  const { endedAt, status } = steps;
  const from = countedFrom({ endedAt, updatedAt: application.updatedAt }, job, world.clock.now());
  const isRejected = status === 'Rejected';
  const asked = isRejected ? await askedToLookAt(world.db, application.id) : null;
  return erasedAfter(from && asked && asked > from ? asked : from, applicantMonths, isRejected ? endedAt : null);
}

function timeOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

/** When each step happened, and who decided; null for what has not happened or is undone, and for who gave no name. */
async function stepsOf(world: World, application: ApplicationRow) {
  const { id, jobId, userId } = application;
  const status = visibleStatus(application, world.clock.now());
  const held = status !== application.status;
  const decision = await seenDecision(world, application);
  // One by the limit is of the job: it takes all the person's applications along.
  const withdrawals =
    status === 'Withdrawn'
      ? [
          ...(await eventsAbout(world.db, id, ['application.withdrawn'])),
          ...(await eventsAbout(world.db, jobId, ['application.withdrawn'])).filter((event) => event.actor === userId),
        ]
      : [];
  return {
    /** As the person sees it. */
    status,
    // What is held back tells nothing, also not by the day of erasure of what the person knows.
    endedAt: !held ? application.endedAt : meaningOf(status).ended ? (decision?.taken ?? null) : null,
    resumeReadAt: await firstAnalysisAt(world.db, id, 'resume'),
    decidedAt: decision?.at ?? null,
    decidedBy: decision ? (await administratorName(world.db, decision.by)) || null : null,
    withdrawnAt: withdrawals.find((event) => event.action === 'application.withdrawn')?.at ?? null,
  };
}

/** What the trail says of decisions. */
const decisionLines = ['application.status', 'application.published'] as const;

/** The decision that the person sees; null while there is none. */
export async function seenDecision(world: World, application: ApplicationRow): Promise<Seen | null> {
  const status = visibleStatus(application, world.clock.now());
  if (meaningOf(status).action === null) return null;
  const lines = await eventsAbout(world.db, application.id, decisionLines);
  return decisionSeen(lines, status, application.publishedAt);
}
