/** How an application is shown: a row and a detail for the company, and for the applicant without any score. */

import { hiringStage } from '@saring/contract/domain';
import { engineKey, engineNames } from '#features/analyses/index.ts';
import {
  type ApplicationRow,
  gradeView,
  readBy,
  redactionIn,
  resumeReading,
  sentWith,
  visibleStatus,
  withheldFrom,
} from '#features/applications/core/index.ts';
import { fileById, fileLink } from '#features/files/index.ts';
import { jobById, statusOn, today } from '#features/jobs/index.ts';
import { phoneDigits, phoneText } from '#platform/phone.ts';
import { isoMoment } from '#platform/process/clock.ts';
import type { World } from '#world';
import type { ListedRow } from './list-store.ts';
import { standingOf } from './standing.ts';
import { type JobInList, submittedOf } from './store.ts';

/** A row of the list, straight from its statement; without what tells who it is where that is withheld. */
export function rowView(row: ListedRow, present: string) {
  const appliedAt = isoMoment(row.applied_at);
  const { id, username, full_name: fullName, contact_email: contactEmail, expected_salary: expectedSalary } = row;
  // The statement has put the job's title in place of a position that is withheld.
  const shown = row.blind
    ? withheldFrom({ id, expectedSalary }, row.position1)
    : sentWith({ ...row, username, fullName, contactEmail, expectedSalary });
  return {
    id,
    jobId: row.job_id,
    companyId: row.company_id,
    username: shown.username,
    fullName: shown.fullName,
    contactEmail: shown.contactEmail,
    applicationDate: appliedAt,
    createdAt: appliedAt,
    expectedSalary: shown.expectedSalary,
    appliedPosition1: shown.position1,
    appliedPosition2: shown.position2,
    status: row.status,
    hiringStage: row.hiring_stage,
    interviewStatus: row.interview_status,
    ...gradeView(row.final_score, row.interview_score),
    readBy: readBy(row.people_only),
    resumeRelevancyScore: row.resume_score,
    interviewTotalScore: row.interview_score,
    stale: row.stale,
    ...scoringView(row.resume_score, row.scored_by, present),
    blind: row.blind,
    rank: row.rank,
  };
}

/** Rows of the list with what was submitted, where that is not withheld; the links are signed for 15 minutes. */
export async function withSubmitted(world: World, companyId: string, rows: readonly ReturnType<typeof rowView>[]) {
  const ids = rows.map(({ id }) => id);
  const submitted = new Map((await submittedOf(world.db, companyId, ids)).map((one) => [one.id, one]));
  return Promise.all(
    rows.map(async (row) => {
      const own = submitted.get(row.id);
      const shown = row.blind ? withheldFrom(row, '') : own && sentWith({ ...own, status: row.status });
      return {
        ...row,
        reference1: shown?.reference1 ?? '',
        reference2: shown?.reference2 ?? '',
        reference3: shown?.reference3 ?? '',
        adminFeedback: own?.adminFeedback ?? '',
        resumeUrl: await fileLink(world, shown?.resumeFileId ?? null),
        certificationUrl: await fileLink(world, shown?.certificationFileId ?? null),
      };
    }),
  );
}

/** One application for its company, with links that are signed for 15 minutes. */
export async function detailView(world: World, application: ApplicationRow, grouped: boolean) {
  const job = await jobById(world.db, application.jobId);
  const resume = await fileById(world.db, application.resumeFileId);
  const redaction = redactionIn(world, application, job);
  const appliedAt = application.appliedAt.toISOString();
  const shown = redaction ? withheldFrom(application, job?.title ?? '') : sentWith(application);
  return {
    id: application.id,
    jobId: application.jobId,
    companyId: application.companyId,
    username: shown.username,
    fullName: shown.fullName,
    contactEmail: shown.contactEmail,
    phone: phoneDigits(shown.phone),
    phoneText: phoneText(shown.phone),
    ...publishingOf(application, world.clock.now()),
    toldReason: application.toldReason,
    toldWords: application.toldWords,
    applicationDate: appliedAt,
    createdAt: appliedAt,
    expectedSalary: shown.expectedSalary,
    reference1: shown.reference1,
    reference2: shown.reference2,
    reference3: shown.reference3,
    appliedPosition1: shown.position1,
    appliedPosition2: shown.position2,
    status: application.status,
    hiringStage: application.hiringStage,
    interviewStatus: application.interviewStatus,
    ...gradeView(application.finalScore, application.interviewScore),
    readBy: readBy(application.peopleOnly),
    resumeRelevancyScore: application.resumeScore,
    interviewTotalScore: application.interviewScore,
    adminFeedback: application.adminFeedback,
    resumeUrl: await fileLink(world, shown.resumeFileId),
    resumeFilename: shown.resumeFileId === null ? null : (resume?.filename ?? null),
    certificationUrl: await fileLink(world, shown.certificationFileId),
    profilePictureUrl: await fileLink(world, shown.pictureFileId),
    resumeState: application.resumeState,
    resumeProblem: application.resumeProblem,
    stale: job !== null && isStale(application, job),
    ...scoringView(application.resumeScore, application.scoredBy, presentEngine(world)),
    blind: redaction !== null,
    ...(await standingOf(world.db, application.companyId, application.id, grouped)),
    resumeRelevancy: await resumeReading(world, application, redaction),
    jobTitle: job?.title ?? '',
    jobCriteria: job?.criteria ?? [],
  };
}

/** Whether the marks are of earlier criteria; one without any is not. */
export function isStale(application: { criteriaVersion: number }, job: { criteriaVersion: number }): boolean {
  return application.criteriaVersion > 0 && application.criteriaVersion < job.criteriaVersion;
}

/** What new marks are of, as in `scoredBy`. */
export function presentEngine({ engines: { ai } }: World): string {
  return engineKey(ai);
}

/** By which engine a score is, and whether that is another than the present one; nothing of what has none. */
export function scoringView(score: number | null, by: string, present: string) {
  return { scoredBy: score === null ? null : engineNames(by), scoredOtherwise: score !== null && by !== present };
}

/** Until when the status is the company's alone; nothing where the applicant sees it. */
function publishingOf(application: ApplicationRow, now: Date) {
  const { status, publishedAt, publishedStatus } = application;
  const held = visibleStatus(application, now) !== status;
  return {
    publishedAt: held ? (publishedAt?.toISOString() ?? null) : null,
    publishedStatus: held ? publishedStatus : null,
  };
}

/** What the applicant sees of an own application. */
export function ownView(world: World, application: ApplicationRow, job: JobInList, companyName: string) {
  const appliedAt = application.appliedAt.toISOString();
  const status = visibleStatus(application, world.clock.now());
  return {
    id: application.id,
    jobId: application.jobId,
    companyId: application.companyId,
    companyName,
    username: application.username,
    applicationDate: appliedAt,
    createdAt: appliedAt,
    expectedSalary: application.expectedSalary,
    appliedPosition1: application.position1,
    appliedPosition2: application.position2,
    readBy: readBy(application.peopleOnly),
    status,
    hiringStage:
      status === application.status ? application.hiringStage : hiringStage(status, application.resumeState === 'done'),
    interviewStatus: application.interviewStatus,
    job: {
      id: job.id,
      jobTitle: job.title,
      location: job.location,
      department: job.department,
      jobType: job.types.join(', '),
      status: statusOn(job, today(world)),
    },
  };
}

/** As it was when it was saved, which a repeated save answers again, whatever has become of it since. */
export function savedView(world: World, application: ApplicationRow, job: JobInList, companyName: string) {
  const now = ownView(world, application, job, companyName);
  return {
    ...now,
    status: 'Pending' as const,
    hiringStage: hiringStage('Pending', application.peopleOnly),
    interviewStatus: false,
    resultShown: false,
    job: { ...now.job, status: 'Live' as const },
  };
}
