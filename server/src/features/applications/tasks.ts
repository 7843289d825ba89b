/** Scores the resume of an application, and reads a job's applicants again after its criteria changed. */

import { dayOf, hiringStage } from '@saring/contract/domain';
import { z } from 'zod';
import { analyseResume, insertAnalysis, newestAnalysis, scoredBy } from '#features/analyses/index.ts';
import {
  type ApplicationRow,
  applicationById,
  askerOf,
  isMarkable,
  lockApplication,
  lockApplicationOf,
  resumeTextOf,
  resumeToRead,
  updateApplication,
} from '#features/applications/core/index.ts';
import { analyseApplication } from '#features/interviews/index.ts';
import { jobById, waitIfChanged } from '#features/jobs/index.ts';
import { Fail, Unavailable } from '#platform/http/fail.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { gradeOf } from './grading.ts';
import { redactResume } from './redaction-tasks.ts';
import { rereadAfter, uncountedYears } from './reread-store.ts';

const payload = z.object({ applicationId: z.string() });

/** Characters, of which a resume of ten pages has 30,000. */
const longestCounted = 60_000;
const countedAtOnce = 50;

/** Kept beside the application, so that a question about experience reads no resume. */
async function countYears(world: World, { id, appliedAt }: Pick<ApplicationRow, 'id' | 'appliedAt'>, text: string) {
  const day = dayOf(appliedAt, world.config.timeZone);
  const years = await world.engines.ai.yearsWorked(text.slice(0, longestCounted), day).catch((error: unknown) => {
    // A text made to be slow tells nothing, however often it is read.
    if (error instanceof Fail && error.code === 'text_unreadable') return null;
    throw error;
  });
  await world.db.transaction(async (tx) => {
    const now = await lockApplication(tx, id);
    if (now && isMarkable(now)) await updateApplication(tx, id, { yearsWorked: years ?? -1 });
  });
}

/** Counts them where they are not: in resumes that were read before they were kept. */
export const countYearsLater = task<World, z.ZodObject>({
  name: 'application.years',
  payload: z.object({}),
  every: '*/10 * * * *',
  async run(world) {
    const rows = await uncountedYears(world.db, countedAtOnce, longestCounted);
    for (const { text, ...application } of rows) await countYears(world, application, text);
    if (rows.length === countedAtOnce) await world.queue.add(world.db, countYearsLater.name, {}, { bulk: true });
  },
});

const batch = 200;
const batchPayload = z.object({ jobId: z.string(), version: z.number(), after: z.string().nullable() });

/** Hands out a job's applicants who were asked to be read again, a batch at a time. */
export const readJobAgain = task<World, typeof batchPayload>({
  name: 'application.again',
  payload: batchPayload,
  async run(world, { jobId, version, after }) {
    await world.db.transaction(async (tx) => {
      const ids = await rereadAfter(tx, jobId, version, after, batch);
      for (const applicationId of ids) await world.queue.add(tx, processResume.name, { applicationId }, { bulk: true });
      const last = ids.length < batch ? undefined : ids.at(-1);
      if (last) await world.queue.add(tx, readJobAgain.name, { jobId, version, after: last });
    });
  },
});

/** Scores an application by the present engine and criteria, resume and interview alike; once more with the same input changes nothing. */
export async function scoreApplication(world: World, applicationId: string): Promise<void> {
  const application = await applicationById(world.db, applicationId);
  const resume = await resumeTextOf(world.db, applicationId);
  const job = application ? await jobById(world.db, application.jobId) : null;
  if (!application || !isMarkable(application) || !job || !resume) return;
  // The description is read by its own task; a resume is measured against all of it.
  if (job.descriptionState === 'waiting') throw new Unavailable('the job description is still being read');
  const { subject, input } = resumeToRead(application, job, resume.text);
  const analysed = await analyseResume(world, subject, 'resume', input, askerOf(world, application));
  const kept = await world.db.transaction(async (tx) => {
    const now = await lockApplicationOf(tx, application.companyId, applicationId);
    // Whoever withdrew meanwhile is read no longer.
    if (!now || !isMarkable(now)) return null;
    await waitIfChanged(tx, job);
    // Two who read at once made the same marks.
    const inView = await newestAnalysis(tx, applicationId, 'resume');
    if (analysed.fresh && inView?.inputHash !== analysed.row.inputHash) await insertAnalysis(tx, analysed.row);
    const answered = now.interviewScore !== null;
    const interview = answered ? await newestAnalysis(tx, applicationId, 'interview') : null;
    await updateApplication(tx, applicationId, {
      ...gradeOf(analysed.marks, now.interviewScore),
      scoredBy: scoredBy(analysed.row, interview),
      resumeState: 'done',
      hiringStage: hiringStage(now.status, true),
      ...(answered ? {} : { criteriaVersion: job.criteriaVersion }),
    });
    return { answered };
  });
  if (!kept) return;
  // So that whoever looks first need not wait for it.
  if (job.blindReview) await redactResume(world, await applicationById(world.db, applicationId));
  if (kept.answered) {
    // Answers are measured by the same criteria as the resume, and only then is the application.
    await analyseApplication(world, applicationId);
    await world.db.transaction(async (tx) => {
      const now = await lockApplication(tx, applicationId);
      if (!now || !isMarkable(now)) return;
      await waitIfChanged(tx, job);
      await updateApplication(tx, applicationId, { criteriaVersion: job.criteriaVersion });
    });
  }
  const scored = await applicationById(world.db, applicationId);
  if (scored && isMarkable(scored) && scored.yearsWorked === null) await countYears(world, scored, resume.text);
}

export const processResume = task<World, typeof payload>({
  name: 'application.process',
  payload,
  run: (world, { applicationId }) => scoreApplication(world, applicationId),
  async gaveUp(world, { applicationId }) {
    const application = await applicationById(world.db, applicationId);
    // Marks that are there stay in view, as those of earlier criteria; it may be asked for once more.
    if (!application || !isMarkable(application)) return;
    if (application.resumeScore !== null)
      return void (await updateApplication(world.db, applicationId, { rereadVersion: 0 }));
    await updateApplication(world.db, applicationId, {
      resumeState: 'failed',
      resumeProblem: 'The resume could not be scored. It will be read by a person.',
    });
  },
});
