/** What is kept of a person, in words that the person can read: the JSON of the download. */

import type { NothingLeft, ProfileField, SubmittedField } from '@saring/contract/domain';
import { userById } from '#features/accounts/index.ts';
import { type ApplicantRow, applicantByUser } from '#features/applicants/index.ts';
import type { ApplicationRow } from '#features/applications/core/index.ts';
import { type OwnDetail, ownDetails } from '#features/applications/index.ts';
import { accommodationOf, answersOf, interviewOf, signalsOf } from '#features/interviews/index.ts';
import { erasedAfter } from '#features/retention/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { phoneText } from '#platform/phone.ts';
import type { World } from '#world';

/** Gives a file its place in the archive; null where there is none. */
export type Place = (fileId: string | null, folder: string) => string | null;

/** Applications that are read at once. */
const batch = 50;

/**
 * The JSON, piece by piece: an account may have thousands of applications. Decisions and times are in it, scores and the
 * company's notes are not: they are the company's.
 */
export async function* ownData(world: World, actor: Actor, place: Place): AsyncGenerator<string> {
  yield `${JSON.stringify(await accountData(world, actor, place), null, 2).replace(/\n\}$/, '')},\n  "applications": [`;
  for (let last: OwnDetail | null = null, count = 0; ; ) {
    const details = await ownDetails(world, actor, last, batch);
    for (const detail of details) {
      const data = await applicationData(world, detail, place, `applications/${count + 1}`);
      yield `${count === 0 ? '' : ','}\n${JSON.stringify(data, null, 2).replace(/^/gm, '    ')}`;
      count += 1;
    }
    last = details.at(-1) ?? last;
    if (details.length < batch) break;
  }
  yield '\n  ]\n}\n';
}

async function accountData(world: World, actor: Actor, place: Place) {
  const account = await userById(world.db, actor.userId);
  const profile = await applicantByUser(world.db, actor.userId);
  return {
    made_at: world.clock.now(),
    account: account && {
      username: account.username,
      email: account.email,
      email_confirmed_at: account.emailConfirmedAt,
      created_at: account.createdAt,
      last_sign_in_at: account.lastSignInAt,
    },
    profile: profile && { saved_at: profile.savedAt, ...profileData(profile, place) },
  };
}

function profileData(profile: Pick<ApplicantRow, ProfileField>, place: Place) {
  const { fullName, phone, address, contactEmail, age, gender, birthDate, description, ...others } = profile;
  const { pictureFileId, resumeFileId, ...left } = others;
  left satisfies NothingLeft;
  return {
    full_name: fullName,
    phone: phoneText(phone),
    address,
    contact_email: contactEmail,
    age,
    gender,
    date_of_birth: birthDate,
    description,
    picture: place(pictureFileId, 'profile'),
    resume: place(resumeFileId, 'profile'),
  };
}

/** As they stood when the person applied. */
function submittedData(application: Pick<ApplicationRow, SubmittedField>, place: Place, folder: string) {
  const { username: _account, fullName, contactEmail, phone, address, expectedSalary, ...others } = application;
  const { reference1, reference2, reference3, position1, position2, ...files } = others;
  const { resumeFileId, certificationFileId, ...left } = files;
  left satisfies NothingLeft;
  return {
    positions: [position1, position2].filter(Boolean),
    full_name: fullName,
    contact_email: contactEmail,
    phone: phoneText(phone),
    address,
    expected_salary: expectedSalary,
    references: [reference1, reference2, reference3].filter(Boolean),
    resume: place(resumeFileId, folder),
    certification: place(certificationFileId, folder),
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
    applied_at: application.appliedAt,
    consent_at: application.consentAt,
    ...submittedData(application, place, folder),
    status: steps.status,
    withdrawn_by: application.withdrawnBy,
    resume_read_at: steps.resumeReadAt,
    decided_at: steps.decidedAt,
    decided_by: steps.decidedBy,
    withdrawn_at: steps.withdrawnAt,
    erased_after: erasedAfter(steps.endedAt, applicantMonths),
    accommodations: await accommodationData(world, application.id),
    interview: await interviewData(world, application.id, place, `${folder}/interview`),
  };
}

async function accommodationData(world: World, applicationId: string) {
  const row = await accommodationOf(world.db, applicationId);
  return (
    row && {
      more_time: row.timeFactor,
      typed_answers: row.typedAnswers,
      asked_for: row.wish,
      asked_at: row.wishedAt,
      answer: row.answer,
      answered_at: row.answeredAt,
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
