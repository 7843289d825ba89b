/** What is kept of a person, for that person: the values of the download, and its JSON. */

import { type NothingLeft, type ProfileField, type SubmittedField, toldReasons } from '@saring/contract/domain';
import { copyAskedAt, userById } from '#features/accounts/index.ts';
import { type ApplicantRow, applicantByUser } from '#features/applicants/index.ts';
import { type ApplicationRow, readBy, toldOf } from '#features/applications/core/index.ts';
import { erasureOf, type OwnDetail, ownDetails } from '#features/applications/index.ts';
import { accommodationOf, answersOf, interviewOf, signalsOf } from '#features/interviews/index.ts';
import { keptNotice } from '#features/notices/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { signInsOf } from '#platform/auth/sign-ins.ts';
import { phoneText } from '#platform/phone.ts';
import type { World } from '#world';
import { judgements, linesAbout, mailsAbout, mailsToAccount, resumeAsRead, secondLooksAbout } from './kept.ts';
import { marksFrom } from './rules.ts';

/** Gives a file its place in the archive; null where there is none. */
export type Place = (fileId: string | null, folder: string) => string | null;

/** Applications that are read at once. */
const batch = 50;

/** The person first, then each application. */
export interface Part {
  about: 'person' | 'application';
  value: object;
}

/**
 * All that is kept, part by part: an account may have thousands of applications. What its companies think of an application
 * is in it from the decision on that the person sees, at the latest 30 days after the first copy (rules.ts).
 */
export async function* ownData(world: World, actor: Actor, place: Place): AsyncGenerator<Part> {
  const askedAt = await copyAskedAt(world.db, actor.userId, world.clock.now());
  yield { about: 'person', value: await accountData(world, actor, place, askedAt) };
  for (let last: OwnDetail | null = null, count = 0; ; ) {
    const details = await ownDetails(world, actor, last, batch);
    for (const detail of details) {
      count += 1;
      const folder = `applications/${count}`;
      yield { about: 'application', value: await applicationData(world, detail, { place, folder, askedAt }) };
    }
    last = details.at(-1) ?? last;
    if (details.length < batch) return;
  }
}

/** As JSON, for machines. */
export async function* asJson(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  let applications = 0;
  for await (const { about, value } of parts) {
    const text = JSON.stringify(value, null, 2);
    if (about === 'person') yield `${text.replace(/\n\}$/, '')},\n  "applications": [`;
    else yield `${applications++ === 0 ? '' : ','}\n${text.replace(/^/gm, '    ')}`;
  }
  yield '\n  ]\n}\n';
}

async function accountData(world: World, actor: Actor, place: Place, askedAt: Date) {
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
      copy_asked_at: askedAt,
    },
    sign_ins: (await signInsOf(world.db, actor.userId, 0)).map(({ startedAt, seenAt, endsAt, browser }) => ({
      started_at: startedAt,
      seen_at: seenAt,
      ends_at: endsAt,
      browser,
    })),
    account_mails: account && (await mailsToAccount(world, account.id)),
    account_trail: await linesAbout(world, actor.userId, () => true),
    profile: profile && {
      saved_at: profile.savedAt,
      interview_reminders: profile.interviewReminders,
      ...profileData(profile, place),
    },
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
  const { resumeFileId, certificationFileId, pictureFileId, ...left } = files;
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
    picture: place(pictureFileId, folder),
  };
}

interface Copy {
  place: Place;
  folder: string;
  askedAt: Date;
}

async function applicationData(
  world: World,
  { application, job, companyName, applicantMonths, steps }: OwnDetail,
  { place, folder, askedAt }: Copy,
) {
  const { toldReason: reason, toldWords: words } = toldOf(application, world.clock.now());
  const from = marksFrom(steps.status, { appliedAt: application.appliedAt, askedAt });
  // What belongs to a decision that is told later stays the company's until then.
  const toldBy = steps.status === application.status ? null : (steps.decidedAt ?? application.appliedAt);
  const isTold = (at: Date) => toldBy === null || at <= toldBy;
  return {
    id: application.id,
    company: companyName,
    job: job.title,
    applied_at: application.appliedAt,
    consent_at: application.consentAt,
    notice: await noticeData(world, application),
    outside_agreed: !application.insideOnly,
    read_by: readBy(application.peopleOnly),
    ...submittedData(application, place, folder),
    status: steps.status,
    withdrawn_by: application.withdrawnBy,
    resume_read_at: steps.resumeReadAt,
    decided_at: steps.decidedAt,
    decided_by: steps.decidedBy,
    told_reason: reason && toldReasons[reason],
    told_words: words,
    withdrawn_at: steps.withdrawnAt,
    told_months: application.toldMonths,
    told_days: application.toldDays,
    told_answer_days: application.toldAnswerDays,
    erased_after: await erasureOf(world, { application, job, steps, applicantMonths }),
    accommodations: await accommodationData(world, application.id),
    interview: await interviewData(world, application.id, place, `${folder}/interview`),
    resume_as_read: await resumeAsRead(world, application.id),
    ...(await judgements(world, application, { from, isTold })),
    second_looks: await secondLooksAbout(world, application.id),
    mails: await mailsAbout(world, application),
    trail: await linesAbout(
      world,
      application.id,
      (action, at) => !decided.has(action) || (from <= world.clock.now() && isTold(at)),
    ),
  };
}

/** What the person was given to read; null where the call that applied named none. */
async function noticeData(world: World, { companyId, noticeHash }: ApplicationRow) {
  const notice = noticeHash === null ? null : await keptNotice(world.db, companyId, noticeHash);
  if (!notice) return null;
  const { version, hash, texts } = notice;
  const parts = texts.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap((one) => [one.title, ...one.paragraphs]),
  ]);
  return { version, hash, text: parts.join('\n') };
}

/** Lines that tell of a decision before the person is told. */
const decided = new Set(['application.status', 'application.published', 'application.feedback']);

async function accommodationData(world: World, applicationId: string) {
  const row = await accommodationOf(world.db, applicationId);
  return (
    row && {
      more_time: row.timeFactor,
      typed_answers: row.typedAnswers,
      long_reading: row.longReading,
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
      answer: answer.response ?? answer.typedSoFar,
      source: answer.source,
      late: answer.late,
      recording: place(answer.audioFileId, folder),
      recording_deleted_at: answer.audioDeletedAt,
      correction: answer.correction,
      corrected_at: answer.correctedAt,
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
