/** What an applicant is shown of how an own application was marked, once a decision may be seen or sooner where the job says so: the same that its company reads, and what would have changed it. */
import { meaningOf } from '@saring/contract/domain';
import { engineName, newestAnalysis, whatWouldChange } from '#features/analyses/index.ts';
import {
  type ApplicationRow,
  ownApplication,
  resumeReading,
  visibleStatus,
} from '#features/applications/core/index.ts';
import { correctedMarks, correctUntil, interviewDetails, interviewOf } from '#features/interviews/index.ts';
import { jobById } from '#features/jobs/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { World } from '#world';

/** Null until then, and where nothing was marked; anybody else's is 404. */
export async function ownResult(world: World, actor: Actor, id: string) {
  const application = await ownApplication(world, actor, id);
  const [job, taken] = await Promise.all([jobById(world.db, application.jobId), interviewOf(world.db, id)]);
  const isShown = isResultShown(
    application,
    { resultsShown: job?.resultsShown ?? false, completedAt: taken?.completedAt ?? null },
    world.clock.now(),
  );
  const marks = isShown ? await newestAnalysis(world.db, id, 'resume') : null;
  const resume = marks && (await resumeReading(world, application, null));
  if (!marks || !resume) return null;
  const answers = await newestAnalysis(world.db, id, 'interview');
  const interview = answers && (await interviewDetails(world, application, null));
  return {
    finalScore: application.finalScore,
    resume,
    interview:
      answers && interview && application.interviewScore !== null
        ? interviewView(application.interviewScore, engineName(answers), interview)
        : null,
    corrected: await correctedMarks(world, application),
    changes: whatWouldChange(marks.marks, answers?.marks ?? null, taken?.state === 'complete'),
  };
}

/**
 * With a decision that ends the waiting; else where somebody is kept in view or the job says so, the interview is marked, and
 * its answers can no more be corrected: nobody answers or corrects by what they lacked.
 */
export function isResultShown(
  application: ApplicationRow,
  { resultsShown, completedAt }: { resultsShown: boolean; completedAt: Date | null },
  now: Date,
): boolean {
  const { action, waits, readable } = meaningOf(visibleStatus(application, now));
  if (action !== null && !waits) return true;
  if ((action === null && !resultsShown) || !readable || application.interviewScore === null) return false;
  return completedAt !== null && correctUntil(completedAt) < now;
}

type Details = NonNullable<Awaited<ReturnType<typeof interviewDetails>>>;

function interviewView(score: number, engine: string, { overallAssessment: explanation, ...details }: Details) {
  return { score, explanation, engine, details };
}
