/** How an application is shown: a row and a detail for the company, and for the applicant without any score. */

import type { ResumeMarks } from '#engines/ai/index.ts';
import { bandOf, newestAnalysis } from '#features/analyses/index.ts';
import { applicantByUser } from '#features/applicants/index.ts';
import { fileById, fileLink } from '#features/files/index.ts';
import { type JobRow, jobById, statusOn, today } from '#features/jobs/index.ts';
import type { World } from '#world';
import type { ListedRow } from './list-store.ts';
import { hiringStage } from './rules.ts';
import { type ApplicationRow, resumeTextOf } from './store.ts';

/** A row of the list, straight from its statement. */
export function rowView(row: ListedRow) {
  const appliedAt = new Date(row.applied_at).toISOString();
  return {
    id: row.id,
    jobId: row.job_id,
    companyId: row.company_id,
    username: row.username,
    fullName: row.full_name,
    contactEmail: row.contact_email,
    applicationDate: appliedAt,
    createdAt: appliedAt,
    expectedSalary: row.expected_salary,
    appliedPosition1: row.position1,
    appliedPosition2: row.position2,
    status: row.status,
    hiringStage: row.hiring_stage,
    interviewStatus: row.interview_status,
    finalScore: row.final_score,
    resumeRelevancyScore: row.resume_score,
    interviewTotalScore: row.interview_score,
    provisional: row.interview_score === null,
    band: bandOf(row.final_score),
    rank: row.rank,
  };
}

/** One application for its company, with links that are signed for 15 minutes. */
export async function detailView(world: World, application: ApplicationRow) {
  const job = await jobById(world.db, application.jobId);
  const resume = await fileById(world.db, application.resumeFileId);
  const profile = await applicantByUser(world.db, application.userId);
  const appliedAt = application.appliedAt.toISOString();
  return {
    id: application.id,
    jobId: application.jobId,
    companyId: application.companyId,
    username: application.username,
    fullName: application.fullName,
    contactEmail: application.contactEmail,
    phone: application.phone,
    applicationDate: appliedAt,
    createdAt: appliedAt,
    expectedSalary: application.expectedSalary,
    reference1: application.reference1,
    reference2: application.reference2,
    reference3: application.reference3,
    appliedPosition1: application.position1,
    appliedPosition2: application.position2,
    status: application.status,
    hiringStage: application.hiringStage,
    interviewStatus: application.interviewStatus,
    finalScore: application.finalScore,
    resumeRelevancyScore: application.resumeScore,
    interviewTotalScore: application.interviewScore,
    provisional: application.interviewScore === null,
    band: bandOf(application.finalScore),
    adminFeedback: application.adminFeedback,
    resumeUrl: await fileLink(world, application.resumeFileId),
    resumeFilename: resume?.filename ?? null,
    certificationUrl: await fileLink(world, application.certificationFileId),
    profilePictureUrl: await fileLink(world, profile?.pictureFileId ?? null),
    resumeState: application.resumeState,
    resumeProblem: application.resumeProblem,
    resumeRelevancy: await resumeReading(world, application),
    jobTitle: job?.title ?? '',
    jobCriteria: job?.criteria ?? [],
  };
}

/** How the resume was read: the reasons beside the score, or null until it is. */
export async function resumeReading(world: World, application: ApplicationRow) {
  const analysis = await newestAnalysis(world.db, application.id, 'resume');
  if (!analysis || application.resumeScore === null) return null;
  const marks = analysis.marks as ResumeMarks; // the kind was asked for
  const { explanation, parts, caps, criteria, strengths, gaps, flags } = marks;
  const findings = (await resumeTextOf(world.db, application.id))?.findings ?? [];
  return {
    score: application.resumeScore,
    explanation,
    engine: engineName(analysis),
    details: {
      parts,
      caps,
      criteria,
      strengths,
      gaps,
      flags: [...findings.map(({ code, text }) => ({ code, text })), ...flags],
    },
  };
}

/** The engine of an analysis as people read it. */
export function engineName(analysis: { engine: string; engineVersion: string; model: string | null }): string {
  return analysis.model ? `${analysis.model} (model)` : `Saring ${analysis.engine} ${analysis.engineVersion}`;
}

/** What the applicant sees of an own application. */
export function ownView(world: World, application: ApplicationRow, job: JobRow, companyName: string) {
  const appliedAt = application.appliedAt.toISOString();
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
    status: application.status,
    hiringStage: application.hiringStage,
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

/** As it was when it was saved, which a repeated save answers again (D-18), whatever has become of it since. */
export function savedView(world: World, application: ApplicationRow, job: JobRow, companyName: string) {
  const now = ownView(world, application, job, companyName);
  const hiringStageThen = hiringStage('Pending', false);
  return {
    ...now,
    status: 'Pending',
    hiringStage: hiringStageThen,
    interviewStatus: false,
    job: { ...now.job, status: 'Live' },
  };
}
