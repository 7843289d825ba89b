/** Applying for a job: row, files and the order to process the resume are one transaction. */

import type { api, HandlerInput, UploadedFile } from '@saring/contract';
import { hiringStage } from '@saring/contract/domain';
import type { DocumentText } from '#engines/documents/index.ts';
import { NotFound } from '#engines/files/index.ts';
import { userById } from '#features/accounts/index.ts';
import { applicantByUser, mustBeSelf, readResume } from '#features/applicants/index.ts';
import { unmarked } from '#features/applications/core/index.ts';
import { type CompanyRow, companyById, whyClosed } from '#features/companies/index.ts';
import {
  type FileRow,
  fileById,
  insertFile,
  keepFile,
  sameBytes,
  storing,
  type Taken,
  takeFile,
} from '#features/files/index.ts';
import { jobOf, keepJobOf, statusOn, today } from '#features/jobs/index.ts';
import { keepNotice, type Notice, noticeFor } from '#features/notices/index.ts';
import { toldToCandidates } from '#features/retention/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail, invalid } from '#platform/http/fail.ts';
import { once, wasAnswered } from '#platform/http/idempotency.ts';
import { phoneOf } from '#platform/phone.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { tellReceived } from './applicant-mail.ts';
import { consentTime, limitOn } from './rules.ts';
import { applicationsFor, insertApplication, saveResumeText, takeTurn } from './store.ts';
import { processResume } from './tasks.ts';
import { withdrawAllFor } from './withdrawing.ts';
import { words } from './words.ts';

export type SaveInput = HandlerInput<typeof api.applications.save>['body'];

export interface SaveFiles {
  resume?: UploadedFile;
  certification?: UploadedFile;
}

/** The job, if its company is open to candidates and it still takes applications; for a repeat that counts no more. */
async function openJob(world: World, companyId: string, jobId: string, repeated: boolean) {
  const company = await companyById(world.db, companyId);
  if (!company) throw fail('not_found');
  const closed = repeated ? null : await whyClosed(world, company);
  if (closed) throw fail(closed);
  const job = isId(jobId) ? await jobOf(world.db, companyId, jobId) : null;
  if (!job) throw fail('not_found');
  if (!repeated && statusOn(job, today(world)) === 'Closed') throw fail('job_closed');
  return { job, company };
}

/** The resume: a new file, or the one of the profile. */
async function takeResume(
  world: World,
  actor: Actor,
  companyId: string,
  upload: UploadedFile | undefined,
  useProfile: boolean,
): Promise<Taken & { fromProfile: string | null }> {
  const owner = { userId: actor.userId, companyId };
  if (upload) return { ...(await takeFile(world, 'resume', upload, owner)), fromProfile: null };
  const profile = useProfile ? await applicantByUser(world.db, actor.userId) : null;
  const stored = profile?.resumeFileId ? await fileById(world.db, profile.resumeFileId) : null;
  const bytes = stored ? await bytesOf(world, stored) : null;
  if (!stored || !bytes) throw invalid('resume', words.later('uploadResume'));
  return { file: { ...sameBytes(world, stored), ...owner }, bytes, fromProfile: stored.id };
}

/** Null where they are gone, for example because the resume was replaced at this moment. */
async function bytesOf(world: World, file: FileRow): Promise<Uint8Array | null> {
  return world.files.get(file.key).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
}

/** The picture of the profile as it is now, as a file of the application; null where there is none, or it is not sent along. */
async function pictureOf(
  world: World,
  tx: Executor,
  { pictureFileId }: { pictureFileId: string | null },
  companyId: string,
): Promise<FileRow | null> {
  const kept = pictureFileId !== null && (await keepFile(tx, pictureFileId));
  const stored = kept ? await fileById(tx, pictureFileId) : null;
  return stored && { ...sameBytes(world, stored), companyId };
}

/** Whether the picture does: with a call that names no notice, the documented one, unless it says otherwise. */
function goesAlong({ sendPicture, notice }: SaveInput): boolean {
  return sendPicture ?? !notice;
}

function refuseOver(limit: ReturnType<typeof limitOn>): void {
  if (limit !== 'allowed' && limit !== 'withdraw_all') throw fail(limit);
}

/** The notice that the person was shown; null where the call names none. Throws where it has changed since. */
function shownNotice(world: World, company: CompanyRow, { notice: hash }: SaveInput): Notice | null {
  if (!hash) return null;
  const notice = noticeFor(world, company);
  if (notice.hash !== hash) throw fail('notice_changed');
  return notice;
}

/** Two tabs with the same contents were agreed to at two moments, and a retry may tell its own time of sending. */
const withoutMoment = (input: SaveInput) => ({
  ...input,
  consentAt: undefined,
  notice: undefined,
  applicationDate: undefined,
});

type Saved = { outcome: 'saved'; applicationId: string } | { outcome: 'withdrawn' };

/** The number that the form gives, as it is stored; empty where it gives none. Throws 422 for what is none. */
function numberOf({ phone }: SaveInput): string {
  if (!phone) return '';
  const number = phoneOf(phone);
  if (number === null) throw invalid('phone', words.later('phone'));
  return number;
}

/** Before a file is read for it. */
async function refuseUnfit(world: World, actor: Actor, input: SaveInput): Promise<void> {
  numberOf(input);
  if (world.config.requireConfirmedEmail && !(await userById(world.db, actor.userId))?.emailConfirmedAt)
    throw fail('email_unconfirmed');
}

/** Saves an application; answers its id. A repeat with the same key answers the same id. */
export async function saveApplication(
  world: World,
  actor: Actor,
  username: string,
  input: SaveInput,
  files: SaveFiles,
  key: string | null,
): Promise<string> {
  mustBeSelf(actor, username);
  await refuseUnfit(world, actor, input);
  const acknowledged = input.acknowledgeWithdrawal ?? false;
  const call = { userId: actor.userId, call: 'saveApplications', key };
  const repeated = await wasAnswered(world.db, call);
  const { job, company } = await openJob(world, input.companyId, input.jobId, repeated);
  // Asked again once the turn is ours: nobody's files are read only to say that there are three applications already.
  const limitNow = limitOn(await applicationsFor(world.db, actor.userId, job.id), acknowledged);
  // After the count, which a first call under way may just have raised.
  if (!(await wasAnswered(world.db, call))) refuseOver(limitNow);
  const notice = repeated ? null : shownNotice(world, company, input);
  const takenResume = await takeResume(world, actor, job.companyId, files.resume, input.useProfileResume ?? false);
  const takenCertification = files.certification
    ? await takeFile(world, 'certification', files.certification, { userId: actor.userId, companyId: job.companyId })
    : null;
  const resume = takenResume.file;
  const certification = takenCertification?.file ?? null;
  const document = await readResume(world, takenResume.bytes, resume.kind);
  const request = [withoutMoment(input), resume.sha256, certification?.sha256];
  const save = async (tx: Executor): Promise<Saved> => {
    await takeTurn(tx, actor.userId, job.id);
    // Looked at again and kept: reading the resume took a while, in which the job may have been closed or deleted.
    const kept = await keepJobOf(tx, job.companyId, job.id);
    if (!kept) throw fail('not_found');
    if (statusOn(kept, today(world)) === 'Closed') throw fail('job_closed');
    const limit = limitOn(await applicationsFor(tx, actor.userId, job.id), acknowledged);
    if (limit === 'withdraw_all') {
      await withdrawAllFor(world, tx, actor, job);
      return { outcome: 'withdrawn' };
    }
    refuseOver(limit);
    const { fromProfile } = takenResume;
    if (fromProfile && !(await keepFile(tx, fromProfile))) throw invalid('resume', words.later('resumeReplaced'));
    const parts = { job, company, resume, certification, document, notice };
    const applicationId = await insert(world, tx, actor, input, parts);
    // The count that it raised holds the company's row: whoever suspends or rejects it was before this, or comes after all of it.
    const companyNow = await companyById(tx, job.companyId);
    const closed = companyNow && (await whyClosed(world, companyNow, tx));
    if (closed) throw fail(closed);
    return { outcome: 'saved', applicationId };
  };
  const taken = [takenResume.fromProfile ? null : takenResume, takenCertification];
  const saved = await storing(world, taken, () => once(world.db, { ...call, request }, save));
  if (saved.outcome === 'withdrawn') throw fail('applications_withdrawn');
  return saved.applicationId;
}

/** Where reading stands at first: with people alone software has nothing to do. */
function unread(peopleOnly: boolean) {
  return {
    status: 'Pending' as const,
    hiringStage: hiringStage('Pending', peopleOnly),
    resumeState: peopleOnly ? 'done' : 'waiting',
    ...(peopleOnly ? { finalScore: unmarked.people, yearsWorked: -1 } : {}),
  };
}

interface Parts {
  job: { id: string; companyId: string; title: string };
  company: CompanyRow;
  resume: FileRow;
  certification: FileRow | null;
  document: DocumentText;
  notice: Notice | null;
}

async function insert(
  world: World,
  tx: Executor,
  actor: Actor,
  input: SaveInput,
  { job, company, resume, certification, document, notice }: Parts,
): Promise<string> {
  const profile = await applicantByUser(tx, actor.userId);
  const account = await userById(tx, actor.userId);
  const picture = profile && goesAlong(input) ? await pictureOf(world, tx, profile, job.companyId) : null;
  const now = world.clock.now();
  const peopleOnly = input.peopleOnly === true;
  await insertFile(tx, resume);
  for (const file of [certification, picture]) if (file) await insertFile(tx, file);
  const application = await insertApplication(tx, {
    id: world.clock.newId(),
    jobId: job.id,
    companyId: job.companyId,
    userId: actor.userId,
    username: actor.username,
    // What the profile says goes first: the form asks whoever has none.
    fullName: profile?.fullName || input.fullName || actor.username,
    contactEmail: profile?.contactEmail || account?.email || '',
    phone: profile?.phone || numberOf(input),
    address: profile?.address ?? '',
    expectedSalary: input.expectedSalary,
    reference1: input.reference1 ?? '',
    reference2: input.reference2 ?? '',
    reference3: input.reference3 ?? '',
    position1: input.appliedPosition1 || job.title,
    position2: input.appliedPosition2 ?? '',
    resumeFileId: resume.id,
    certificationFileId: certification?.id ?? null,
    pictureFileId: picture?.id ?? null,
    ...unread(peopleOnly),
    consentAt: consentTime(input.consentAt, now),
    // Whoever says nothing agreed to nothing.
    insideOnly: peopleOnly || input.sendOutside !== true,
    peopleOnly,
    noticeHash: notice?.hash ?? null,
    toldMonths: company.applicantMonths,
    toldDays: toldToCandidates(world, company).recordingDays,
    toldAnswerDays: company.answerDays,
    appliedAt: now,
    updatedAt: now,
  });
  // Behind the application: nobody adds a notice without one.
  if (notice) await keepNotice(tx, company.id, notice, now);
  const { text, pages, findings } = document;
  const of = { applicationId: application.id, companyId: job.companyId };
  await saveResumeText(tx, { ...of, text, pages, findings, characters: text.length, createdAt: now });
  await world.emit(
    tx,
    { ...actor, companyId: job.companyId },
    { kind: 'application.saved', application: application.id, ...(peopleOnly ? { readBy: 'people' } : {}) },
  );
  if (!peopleOnly) await world.queue.add(tx, processResume.name, { applicationId: application.id });
  await world.queue.add(tx, tellReceived.name, { applicationId: application.id });
  return application.id;
}
