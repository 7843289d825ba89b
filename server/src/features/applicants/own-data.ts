/** What is kept of a person, in words that the person can read: the JSON of the download. */
import { type OwnDetail, ownDetails } from '#features/applications/index.ts';
import { accommodationOf, answersOf, interviewOf, signalsOf } from '#features/interviews/index.ts';
import { erasedAfter } from '#features/retention/index.ts';
import { userById } from '#features/users/index.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { applicantByUser } from './store.ts';

/** Where each file lies in the archive, by its id. */
export type FilePaths = Map<string, string>;

/** Gives a file its place in the archive; null where there is none. */
type Place = (fileId: string | null, folder: string) => string | null;

/** Decisions and times are in it, scores and the company's notes are not: they are the company's (D-37). */
export async function ownData(world: World, actor: Actor, place: Place) {
  const account = await userById(world.db, actor.userId);
  const profile = await applicantByUser(world.db, actor.userId);
  const details = await ownDetails(world, actor);
  const applications = [];
  for (const [index, detail] of details.entries()) {
    applications.push(await applicationData(world, detail, place, `applications/${index + 1}`));
  }
  return {
    made_at: world.clock.now(),
    account: account && {
      username: account.username,
      email: account.email,
      created_at: account.createdAt,
      last_sign_in_at: account.lastSignInAt,
    },
    profile: profile && {
      saved_at: profile.savedAt,
      full_name: profile.fullName,
      phone: profile.phone,
      address: profile.address,
      contact_email: profile.contactEmail,
      age: profile.age,
      gender: profile.gender,
      date_of_birth: profile.birthDate,
      description: profile.description,
      picture: place(profile.pictureFileId, 'profile'),
      resume: place(profile.resumeFileId, 'profile'),
    },
    applications,
  };
}

async function applicationData(
  world: World,
  { application, job, companyName, applicantMonths, steps }: OwnDetail,
  place: Place,
  folder: string,
) {
  return {
    id: application.id,
    company: companyName,
    job: job.title,
    positions: [application.position1, application.position2].filter(Boolean),
    applied_at: application.appliedAt,
    consent_at: application.consentAt,
    // As they stood when the person applied.
    full_name: application.fullName,
    contact_email: application.contactEmail,
    phone: application.phone,
    address: application.address,
    expected_salary: application.expectedSalary,
    references: [application.reference1, application.reference2, application.reference3].filter(Boolean),
    status: application.status,
    withdrawn_by: application.withdrawnBy,
    resume_read_at: steps.resumeReadAt,
    decided_at: steps.decidedAt,
    decided_by: steps.decidedBy,
    withdrawn_at: steps.withdrawnAt,
    erased_after: erasedAfter(application.endedAt, applicantMonths),
    resume: place(application.resumeFileId, folder),
    certification: place(application.certificationFileId, folder),
    accommodations: await accommodationData(world, application.id),
    interview: await interviewData(world, application.id, place, `${folder}/interview`),
  };
}

async function accommodationData(world: World, applicationId: string) {
  const row = await accommodationOf(world.db, applicationId);
  return (
    row && {
      more_time_asked_for: row.askedFactor,
      asked_at: row.askedAt,
      more_time_granted: row.timeFactor,
      typed_answers: row.typedAnswers,
      granted_at: row.grantedAt,
    }
  );
}

async function interviewData(world: World, applicationId: string, place: Place, folder: string) {
  const interview = await interviewOf(world.db, applicationId);
  if (!interview) return null;
  const answers = await answersOf(world.db, applicationId);
  return {
    started_at: interview.startedAt,
    completed_at: interview.completedAt,
    ended_by: interview.endedBy,
    // A question is known once it is asked; the next ones are not made yet.
    questions: answers.map((answer) => ({
      number: answer.sequence,
      question: answer.question,
      asked_at: answer.askedAt,
      answered_at: answer.answeredAt,
      answer: answer.response,
      source: answer.source,
      late: answer.late,
      recording: place(answer.audioFileId, folder),
      recording_deleted_at: answer.audioDeletedAt,
      contested_at: answer.flaggedAt,
      contested_because: answer.flagNote,
    })),
    time_factor: interview.timeFactor,
    noticed: (await signalsOf(world.db, applicationId)).map(({ kind, sequence, at }) => ({
      what: kind,
      question: sequence,
      at,
    })),
  };
}
