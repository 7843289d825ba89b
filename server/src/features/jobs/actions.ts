/** What companies do with jobs. */

import type { api, HandlerInput, UploadedFile } from '@saring/contract';
import { can } from '@saring/contract/domain';
import { ownCompany } from '#features/companies/index.ts';
import { forgetMails } from '#features/emails/index.ts';
import { dropFiles, insertFile, storing, takeFile } from '#features/files/index.ts';
import { closingOf } from '#features/retention/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { batches } from '#platform/batches.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail, invalid } from '#platform/http/fail.ts';
import { once } from '#platform/http/idempotency.ts';
import { daysAfter, isId } from '#platform/process/clock.ts';
import { until } from '#platform/queue/wait.ts';
import type { World } from '#world';
import { changesReading, statusOn } from './rules.ts';
import {
  type ApplicationLinkRow,
  deleteJob,
  fileIdsOfApplications,
  idsOfApplications,
  insertJob,
  insertLink,
  type JobRow,
  jobOf,
  lockApplicationsOfJob,
  lockJobOf,
  newestLink,
  updateJob,
} from './store.ts';
import { processJob } from './tasks.ts';
import { today } from './views.ts';
import { words } from './words.ts';

const linkDays = 60;
const processWaitMilliseconds = 20_000;

export type JobInput = HandlerInput<typeof api.jobs.create>['body'];

function columns(input: JobInput) {
  return {
    title: input.jobTitle,
    department: input.department,
    location: input.location,
    types: [...new Set(input.jobType)],
    salaryMin: input.salaryMin ?? null,
    salaryMax: input.salaryMax ?? null,
    experienceLevel: input.experienceLevel,
    otherInfo: input.otherInfo ?? '',
    criteria: input.jobCriteria,
    closingDate: input.closingDate ?? null,
  };
}

/** Whether a company is the actor's own. */
export function owns(actor: Actor, companyId: string): boolean {
  return can(actor, 'company.read', { companyId });
}

/** The company's own job. A foreign or unknown id, of any shape, is simply not found. */
export async function ownJob(world: World, actor: Actor, companyId: string, jobId: string): Promise<JobRow> {
  const job = owns(actor, companyId) && isId(jobId) ? await jobOf(world.db, companyId, jobId) : null;
  if (!job) throw fail('not_found');
  return job;
}

async function lockOwnJob(tx: Executor, actor: Actor, companyId: string, jobId: string): Promise<JobRow> {
  const job = owns(actor, companyId) && isId(jobId) ? await lockJobOf(tx, companyId, jobId) : null;
  if (!job) throw fail('not_found');
  return job;
}

/** The own company, unless it was rejected: that one keeps its profile and may close or delete, but not post or change. */
async function mayPost(world: World, actor: Actor, companyId: string) {
  const company = await ownCompany(world, actor, companyId);
  if (company.status === 'rejected') throw fail('company_rejected');
  return company;
}

/** Posts a job: the row, its file and the order to read it are one transaction; with a key, once however often it is sent. */
export async function createJob(
  world: World,
  actor: Actor,
  input: JobInput,
  upload: UploadedFile | undefined,
  key: string | null,
): Promise<JobRow> {
  const company = await mayPost(world, actor, input.companyId);
  if (!upload && !input.otherInfo) throw invalid('otherInfo', words.later('descriptionRequired'));
  const taken = upload ? await takeFile(world, 'description', upload, { companyId: company.id }) : null;
  const file = taken?.file;
  const now = world.clock.now();
  const repeat = { userId: actor.userId, call: 'jobs.create', key, request: [input, file?.sha256 ?? null] };
  const post = async (tx: Executor) => {
    if (file) await insertFile(tx, file);
    const job = await insertJob(tx, {
      ...columns(input),
      id: world.clock.newId(),
      companyId: company.id,
      status: 'Live',
      descriptionFileId: file?.id ?? null,
      descriptionState: 'waiting',
      createdAt: now,
      updatedAt: now,
    });
    await world.emit(tx, actor, { kind: 'job.posted', job: job.id });
    await world.queue.add(tx, processJob.name, { jobId: job.id, version: job.criteriaVersion });
    return { id: job.id };
  };
  const { id } = await storing(world, [taken], () => once(world.db, repeat, post));
  return ownJob(world, actor, company.id, id);
}

/** Changes a job, with a key once however often it is sent; `updatedAt` as last seen guards against overwriting somebody else's change. A closed job stays closed. */
export async function updateOwnJob(
  world: World,
  actor: Actor,
  jobId: string,
  input: HandlerInput<typeof api.jobs.update>['body'],
  upload: UploadedFile | undefined,
  key: string | null,
): Promise<JobRow> {
  await ownJob(world, actor, input.companyId, jobId);
  await mayPost(world, actor, input.companyId);
  const taken = upload ? await takeFile(world, 'description', upload, { companyId: input.companyId }) : null;
  const file = taken?.file ?? null;
  const request = [jobId, input, file?.sha256 ?? null];
  const repeat = { userId: actor.userId, call: 'jobs.update', key, request };
  const change = async (tx: Executor) => {
    const before = await lockOwnJob(tx, actor, input.companyId, jobId);
    if (input.updatedAt && input.updatedAt !== before.updatedAt.toISOString()) throw fail('job_changed');
    const dropped = file !== null || (input.removeDescriptionFile === true && before.descriptionFileId !== null);
    const descriptionFileId = dropped ? (file?.id ?? null) : before.descriptionFileId;
    if (!descriptionFileId && !input.otherInfo) throw invalid('otherInfo', words.later('descriptionRequired'));
    const values = columns(input);
    const now = world.clock.now();
    const isOver = statusOn({ ...before, closingDate: values.closingDate }, today(world)) === 'Closed';
    const reread = changesReading(before, values, dropped);
    if (file) await insertFile(tx, file);
    await updateJob(tx, jobId, {
      ...values,
      descriptionFileId,
      // With another last day it is open again, or closes now: a day of long ago would erase its applications tonight.
      ...(before.status === 'Closed' || values.closingDate === before.closingDate
        ? {}
        : { closedAt: isOver ? closedBy(before, now) : null }),
      ...(reread ? { descriptionState: 'waiting', criteriaVersion: before.criteriaVersion + 1 } : {}),
      updatedAt: now,
    });
    if (dropped) await dropFiles(world, tx, [before.descriptionFileId]);
    await world.emit(tx, actor, { kind: 'job.changed', job: jobId });
    if (reread) await world.queue.add(tx, processJob.name, { jobId, version: before.criteriaVersion + 1 });
    return { id: jobId };
  };
  await storing(world, [taken], () => once(world.db, repeat, change));
  return ownJob(world, actor, input.companyId, jobId);
}

/** Waits up to 20 s until the description is read. Throws 422 when it cannot be. */
export async function awaitDescription(
  world: World,
  actor: Actor,
  companyId: string,
  jobId: string,
  signal: AbortSignal,
): Promise<'done' | 'running'> {
  const state = await until(
    async () => {
      const { descriptionState } = await ownJob(world, actor, companyId, jobId);
      return descriptionState === 'waiting' ? null : descriptionState;
    },
    { milliseconds: processWaitMilliseconds, signal },
  );
  if (state === 'failed') {
    throw fail('file_unreadable', words.later('descriptionUnreadable'));
  }
  return state === null ? 'running' : 'done';
}

/** Closes a job for ever; closing a closed one changes nothing. */
export async function inactivateJob(world: World, actor: Actor, companyId: string, jobId: string): Promise<JobRow> {
  return world.db.transaction(async (tx) => {
    const job = await lockOwnJob(tx, actor, companyId, jobId);
    if (job.status === 'Closed') return job;
    await world.emit(tx, actor, { kind: 'job.inactivated', job: jobId });
    const now = world.clock.now();
    return (await updateJob(tx, jobId, { status: 'Closed', closedAt: closedBy(job, now), updatedAt: now })) ?? job;
  });
}

/** When a job that is closed now closed: one that did by its day, then. */
function closedBy(job: JobRow, now: Date): Date {
  const closing = closingOf(job) ?? now;
  return closing < now ? closing : now;
}

/** Of a job with many applications the trail names so many in a line. */
const idsPerLine = 1000;

/** Removes a job with its applications and files; those who wait for an answer are told. */
export async function removeJob(world: World, actor: Actor, companyId: string, jobId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const job = await lockOwnJob(tx, actor, companyId, jobId);
    // Before its rows go: whoever has to know whose the applications were asks them.
    await world.emit(tx, actor, { kind: 'job.deleted', job: jobId, applications: job.applicantCount });
    const ids = await idsOfApplications(tx, jobId);
    for (const applications of batches(ids, idsPerLine))
      await world.emit(tx, actor, {
        kind: 'job.applications_erased',
        job: jobId,
        count: applications.length,
        applications,
      });
    await eraseJob(world, tx, job);
  });
}

/** Removes the rows of a job with those of its applications; the bytes of files go right after the commit. */
export async function eraseJob(world: World, tx: Executor, job: JobRow): Promise<void> {
  await lockApplicationsOfJob(tx, job.id);
  const fileIds = await fileIdsOfApplications(tx, job.id);
  await deleteJob(tx, job.id);
  await dropFiles(world, tx, [job.descriptionFileId, ...fileIds]);
  await forgetMails(world, tx);
}

/** A fresh link; older ones stay valid until they expire. */
export async function makeApplicationLink(
  world: World,
  actor: Actor,
  companyId: string,
  jobId: string,
): Promise<ApplicationLinkRow> {
  const job = await ownJob(world, actor, companyId, jobId);
  const now = world.clock.now();
  const link = {
    id: world.clock.newId(),
    token: world.clock.secret().slice(0, 32),
    companyId,
    jobId: job.id,
    createdAt: now,
    expiresAt: daysAfter(now, linkDays),
  };
  await insertLink(world.db, link);
  return link;
}

export async function currentApplicationLink(
  world: World,
  actor: Actor,
  companyId: string,
  jobId: string,
): Promise<ApplicationLinkRow> {
  const job = await ownJob(world, actor, companyId, jobId);
  const link = await newestLink(world.db, job.id);
  if (!link) throw fail('application_link_unknown');
  return link;
}
