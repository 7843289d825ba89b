/** Scores the resume of an application, and reads a job's applicants again after its criteria changed. */
import { z } from 'zod';
import { analyseResume, insertAnalysis, newestAnalysis } from '#features/analyses/index.ts';
import { analyseApplication } from '#features/interviews/index.ts';
import { jobById } from '#features/jobs/index.ts';
import { task } from '#platform/queue.ts';
import type { World } from '#world';
import { gradeOf } from './grading.ts';
import { rereadAfter } from './reread-store.ts';
import { hiringStage } from './rules.ts';
import { type ApplicationRow, applicationById, lockApplicationOf, resumeTextOf, updateApplication } from './store.ts';

const payload = z.object({ applicationId: z.string() });

/** What is known of the person, so that the engine can mask it. */
export function identityOf(application: ApplicationRow) {
  const { fullName, contactEmail: email, phone, address } = application;
  return { fullName, email, phone, address };
}

/** The job as the engine reads it; before its file is read, its own words stand in. */
export function jobTextOf(job: {
  title: string;
  department: string;
  descriptionText: string | null;
  otherInfo: string;
  criteria: string[];
}) {
  return {
    title: job.title,
    department: job.department,
    description: job.descriptionText ?? job.otherInfo,
    criteria: job.criteria,
  };
}

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

export const processResume = task<World, typeof payload>({
  name: 'application.process',
  payload,
  async run(world, { applicationId }) {
    const application = await applicationById(world.db, applicationId);
    const resume = await resumeTextOf(world.db, applicationId);
    const job = application ? await jobById(world.db, application.jobId) : null;
    if (!application || !job || !resume) return;
    // The description is read by its own task; a resume is measured against all of it.
    if (job.descriptionState === 'waiting') throw new Error('the job description is still being read');
    const analysed = await analyseResume(
      world,
      { applicationId, companyId: application.companyId, criteriaVersion: job.criteriaVersion },
      {
        job: jobTextOf(job),
        resumeText: resume.text,
        identity: identityOf(application),
        asOf: application.appliedAt.toISOString(),
      },
    );
    await world.db.transaction(async (tx) => {
      const now = await lockApplicationOf(tx, application.companyId, applicationId);
      if (!now) return;
      // Two who read at once made the same marks.
      const inView = await newestAnalysis(tx, applicationId, 'resume');
      if (analysed.fresh && inView?.inputHash !== analysed.row.inputHash) await insertAnalysis(tx, analysed.row);
      const grade = gradeOf(analysed.marks, now.interviewScore);
      await updateApplication(tx, applicationId, {
        ...grade,
        resumeState: 'done',
        hiringStage: hiringStage(now.status, true),
      });
    });
    // Answers are measured by the same criteria as the resume.
    if (application.interviewScore !== null) await analyseApplication(world, applicationId);
    await updateApplication(world.db, applicationId, { criteriaVersion: job.criteriaVersion });
  },
  async gaveUp(world, { applicationId }) {
    const application = await applicationById(world.db, applicationId);
    // Marks that are there stay in view, as those of earlier criteria; it may be asked for once more.
    if (application && application.resumeScore !== null)
      return void (await updateApplication(world.db, applicationId, { rereadVersion: 0 }));
    await updateApplication(world.db, applicationId, {
      resumeState: 'failed',
      resumeProblem: 'The resume could not be scored. It will be read by a person.',
    });
  },
});
