/** Facts that an applicant says were read wrongly: the resume is read with them once more, beside the reading that counts. */

import { z } from 'zod';
import {
  analyseResume,
  finalScore,
  insertAnalysis,
  newestAnalysis,
  resumeScore,
  scoredBy,
} from '#features/analyses/index.ts';
import {
  type ApplicationRow,
  applicationById,
  askerOf,
  isMarkable,
  lockApplicationOf,
  resumeTextOf,
  resumeToRead,
} from '#features/applications/core/index.ts';
import { jobById } from '#features/jobs/index.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { noteReading, type SecondLookRow, secondLooksOf } from './store.ts';

const payload = z.object({ applicationId: z.string() });

export const readFacts = task<World, typeof payload>({
  name: 'second-look.read',
  payload,
  async run(world, { applicationId: id }) {
    const application = await applicationById(world.db, id);
    const job = application && (await jobById(world.db, application.jobId));
    const resume = await resumeTextOf(world.db, id);
    const [newest] = await secondLooksOf(world.db, id);
    if (!application || !isMarkable(application) || !job || !resume || !newest?.facts) return;
    const { subject, input } = resumeToRead(application, job, `${resume.text}\n\n${newest.facts}`);
    const { row, fresh } = await analyseResume(world, subject, 'facts', input, askerOf(world, application));
    await world.db.transaction(async (tx) => {
      const now = await lockApplicationOf(tx, application.companyId, id);
      if (!now || !isMarkable(now)) return;
      if (fresh) await insertAnalysis(tx, row);
      await noteReading(tx, newest.id, row.id);
    });
  },
});

/** The scores with the facts of a second look and without; null where there are none, and where the resume was read anew since, by another engine or other criteria. */
export async function readingOf(world: World, application: ApplicationRow, { readingId }: SecondLookRow) {
  const { id, interviewScore, resumeScore: counts, criteriaVersion } = application;
  const [resume, facts] = [await newestAnalysis(world.db, id, 'resume'), await newestAnalysis(world.db, id, 'facts')];
  if (!resume || counts === null || facts === null || facts.id !== readingId) return null;
  if (scoredBy(facts, null) !== scoredBy(resume, null)) return null;
  // Marks that another version of the job did not change stay those of the version in which they were made.
  if (![resume.criteriaVersion, criteriaVersion].includes(facts.criteriaVersion)) return null;
  const score = resumeScore(facts.marks);
  return {
    withFacts: { resumeScore: score, finalScore: finalScore(score, interviewScore) },
    withoutFacts: { resumeScore: counts, finalScore: application.finalScore },
  };
}
