/** Applying for a job: row, files and the order to process the resume are one transaction (D-18, D-19). */
import type { UploadedFile } from '@saring/contract';
import type { DocumentText } from '#engines/documents/index.ts';
import { applicantByUser, mustBeSelf, readResume } from '#features/applicants/index.ts';
import { record } from '#features/audit/index.ts';
import { companyById, openToCandidates } from '#features/companies/index.ts';
import { type FileRow, fileById, insertFile, sameBytes, takeFile } from '#features/files/index.ts';
import { jobOf, keepJobOf, statusOn, today } from '#features/jobs/index.ts';
import { userById } from '#features/users/index.ts';
import { isId } from '#platform/clock.ts';
import type { Executor } from '#platform/db.ts';
import { fail, Invalid } from '#platform/fail.ts';
import { once, wasAnswered } from '#platform/idempotency.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { consentTime, hiringStage, limitOn } from './rules.ts';
import { applicationsFor, insertApplication, saveResumeText, takeTurn, withdrawAll } from './store.ts';
import { processResume } from './tasks.ts';

export interface SaveInput {
  jobId: string;
  companyId: string;
  expectedSalary: string;
  reference1?: string | null;
  reference2?: string | null;
  reference3?: string | null;
  appliedPosition1?: string | null;
  appliedPosition2?: string | null;
  acknowledgeWithdrawal?: boolean;
  useProfileResume?: boolean;
  /** ISO 8601. */
  consentAt?: string;
}

export interface SaveFiles {
  resume?: UploadedFile;
  certification?: UploadedFile;
}

/** The job, if its company is open to candidates and it still takes applications; for a repeat that counts no more. */
async function openJob(world: World, companyId: string, jobId: string, repeated: boolean) {
  const company = await companyById(world.db, companyId);
  if (!company) throw fail('not_found');
  if (!repeated && !openToCandidates(world, company)) throw fail('company_not_verified');
  const job = isId(jobId) ? await jobOf(world.db, companyId, jobId) : null;
  if (!job) throw fail('not_found');
  if (!repeated && statusOn(job, today(world)) === 'Closed') throw fail('job_closed');
  return job;
}

/** The resume: a new file, or the one of the profile. */
async function takeResume(
  world: World,
  actor: Actor,
  companyId: string,
  upload: UploadedFile | undefined,
  useProfile: boolean,
): Promise<{ file: FileRow; bytes: Uint8Array }> {
  const owner = { userId: actor.userId, companyId };
  if (upload) return { file: await takeFile(world, 'resume', upload, owner), bytes: upload.bytes };
  const profile = useProfile ? await applicantByUser(world.db, actor.userId) : null;
  const stored = profile?.resumeFileId ? await fileById(world.db, profile.resumeFileId) : null;
  if (!stored) throw new Invalid([{ loc: ['body', 'resume'], msg: 'Please upload your resume.' }]);
  return { file: { ...sameBytes(world, stored), ...owner }, bytes: await world.files.get(stored.key) };
}

type Saved = { outcome: 'saved'; applicationId: string } | { outcome: 'withdrawn' };

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
  const call = { userId: actor.userId, call: 'saveApplications', key };
  const job = await openJob(world, input.companyId, input.jobId, await wasAnswered(world.db, call));
  const { file: resume, bytes } = await takeResume(
    world,
    actor,
    job.companyId,
    files.resume,
    input.useProfileResume ?? false,
  );
  const certification = files.certification
    ? await takeFile(world, 'certification', files.certification, { userId: actor.userId, companyId: job.companyId })
    : null;
  const document = await readResume(world, bytes, resume.kind);
  // Two tabs with the same contents were agreed to at two moments, and a retry may tell its own time of sending.
  const request = [
    { ...input, consentAt: undefined, applicationDate: undefined },
    resume.sha256,
    certification?.sha256,
  ];
  const saved = await once<Saved>(world.db, { ...call, request }, async (tx) => {
    await takeTurn(tx, actor.userId, job.id);
    // Looked at again and kept: reading the resume took a while, in which the job may have been closed or deleted.
    const kept = await keepJobOf(tx, job.companyId, job.id);
    if (!kept) throw fail('not_found');
    if (statusOn(kept, today(world)) === 'Closed') throw fail('job_closed');
    const limit = limitOn(await applicationsFor(tx, actor.userId, job.id), input.acknowledgeWithdrawal ?? false);
    if (limit === 'withdraw_all') {
      await withdrawAll(tx, actor.userId, job.id, world.clock.now());
      await record(world, tx, { ...actor, companyId: job.companyId }, 'application.withdrawn', job.id, {
        by: 'limit',
      });
      return { outcome: 'withdrawn' };
    }
    if (limit !== 'allowed') throw fail(limit);
    return {
      outcome: 'saved',
      applicationId: await insert(world, tx, actor, input, { job, resume, certification, document }),
    };
  });
  if (saved.outcome === 'withdrawn') throw fail('applications_withdrawn');
  return saved.applicationId;
}

interface Parts {
  job: { id: string; companyId: string; title: string };
  resume: FileRow;
  certification: FileRow | null;
  document: DocumentText;
}

async function insert(
  world: World,
  tx: Executor,
  actor: Actor,
  input: SaveInput,
  { job, resume, certification, document }: Parts,
): Promise<string> {
  const profile = await applicantByUser(tx, actor.userId);
  const account = await userById(tx, actor.userId);
  const now = world.clock.now();
  await insertFile(tx, resume);
  if (certification) await insertFile(tx, certification);
  const application = await insertApplication(tx, {
    id: world.clock.newId(),
    jobId: job.id,
    companyId: job.companyId,
    userId: actor.userId,
    username: actor.username,
    fullName: profile?.fullName || actor.username,
    contactEmail: profile?.contactEmail || account?.email || '',
    phone: profile?.phone ?? '',
    address: profile?.address ?? '',
    expectedSalary: input.expectedSalary,
    reference1: input.reference1 ?? '',
    reference2: input.reference2 ?? '',
    reference3: input.reference3 ?? '',
    position1: input.appliedPosition1 || job.title,
    position2: input.appliedPosition2 ?? '',
    resumeFileId: resume.id,
    certificationFileId: certification?.id ?? null,
    status: 'Pending',
    hiringStage: hiringStage('Pending', false),
    resumeState: 'waiting',
    consentAt: consentTime(input.consentAt, now),
    appliedAt: now,
    updatedAt: now,
  });
  const { text, pages, findings } = document;
  await saveResumeText(tx, {
    applicationId: application.id,
    companyId: application.companyId,
    text,
    pages,
    findings,
    characters: text.length,
    createdAt: now,
  });
  await record(world, tx, { ...actor, companyId: job.companyId }, 'application.saved', application.id);
  await world.queue.add(tx, processResume.name, { applicationId: application.id });
  return application.id;
}
