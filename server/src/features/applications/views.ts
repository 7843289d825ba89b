/** How an application is shown: a row and a detail for the company, and for the applicant without any score. */

import type { Flag, ResumeMarks } from '#engines/ai/index.ts';
import { bandOf, newestAnalysis } from '#features/analyses/index.ts';
import { applicantByUser } from '#features/applicants/index.ts';
import { fileById, fileLink } from '#features/files/index.ts';
import { type JobRow, jobById, statusOn, today } from '#features/jobs/index.ts';
import { isoMoment } from '#platform/clock.ts';
import type { World } from '#world';
import { type ListedRow, rankOf } from './list-store.ts';
import { hiringStage, neutralName } from './rules.ts';
import { type ApplicationRow, resumeTextOf } from './store.ts';
import { type Veil, veiledQuotations, veilOf } from './veil.ts';

/** A row of the list, straight from its statement; without what tells who it is where that is withheld. */
export function rowView(row: ListedRow) {
  const appliedAt = isoMoment(row.applied_at);
  const name = row.blind ? neutralName(row.id) : null;
  return {
    id: row.id,
    jobId: row.job_id,
    companyId: row.company_id,
    username: name ?? row.username,
    fullName: name ?? row.full_name,
    contactEmail: name ? '' : row.contact_email,
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
    stale: row.stale,
    blind: row.blind,
    rank: row.rank,
  };
}

/** One application for its company, with links that are signed for 15 minutes. */
export async function detailView(world: World, application: ApplicationRow) {
  const job = await jobById(world.db, application.jobId);
  const resume = await fileById(world.db, application.resumeFileId);
  const profile = await applicantByUser(world.db, application.userId);
  const veil = await veilOf(world, application);
  const appliedAt = application.appliedAt.toISOString();
  /** A text, or nothing where it is withheld. */
  const shown = (text: string) => (veil ? '' : text);
  const link = (fileId: string | null) => (veil ? null : fileLink(world, fileId));
  return {
    id: application.id,
    jobId: application.jobId,
    companyId: application.companyId,
    username: veil?.name ?? application.username,
    fullName: veil?.name ?? application.fullName,
    contactEmail: shown(application.contactEmail),
    phone: shown(application.phone),
    applicationDate: appliedAt,
    createdAt: appliedAt,
    expectedSalary: application.expectedSalary,
    reference1: shown(application.reference1),
    reference2: shown(application.reference2),
    reference3: shown(application.reference3),
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
    resumeUrl: await link(application.resumeFileId),
    resumeFilename: veil ? null : (resume?.filename ?? null),
    certificationUrl: await link(application.certificationFileId),
    profilePictureUrl: await link(profile?.pictureFileId ?? null),
    resumeState: application.resumeState,
    resumeProblem: application.resumeProblem,
    stale: job !== null && isStale(application, job),
    blind: veil !== null,
    rank: await rankOf(world.db, application.companyId, application.id),
    resumeRelevancy: await resumeReading(world, application, veil),
    jobTitle: job?.title ?? '',
    jobCriteria: job?.criteria ?? [],
  };
}

/** Whether the marks are of earlier criteria; one without any is not. */
export function isStale(application: { criteriaVersion: number }, job: { criteriaVersion: number }): boolean {
  return application.criteriaVersion > 0 && application.criteriaVersion < job.criteriaVersion;
}

/** How the resume was read: the reasons beside the score, or null until it is. */
export async function resumeReading(world: World, application: ApplicationRow, veil: Veil | null) {
  const analysis = await newestAnalysis(world.db, application.id, 'resume');
  if (!analysis || application.resumeScore === null) return null;
  const marks = analysis.marks as ResumeMarks; // the kind was asked for
  const resume = await resumeTextOf(world.db, application.id);
  const source = resume?.text ?? '';
  const words = (text: string) => veil?.hide(text) ?? text;
  const flag = ({ code, text, quotation }: Flag) => ({
    code,
    text: words(text),
    ...(quotation ? { quotation: veiledQuotations(veil, [quotation], source)[0] } : {}),
  });
  return {
    score: application.resumeScore,
    explanation: words(marks.explanation),
    engine: engineName(analysis),
    details: {
      parts: marks.parts.map((part) => ({ ...part, explanation: words(part.explanation) })),
      caps: marks.caps.map((cap) => ({ ...cap, reason: words(cap.reason) })),
      criteria: marks.criteria.map((one) => ({
        ...one,
        explanation: words(one.explanation),
        quotations: veiledQuotations(veil, one.quotations, source),
      })),
      strengths: marks.strengths.map(words),
      gaps: marks.gaps.map(words),
      flags: [...(resume?.findings ?? []).map(({ code, text }) => ({ code, text })), ...marks.flags].map(flag),
      spread: marks.spread ?? null,
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
