/** What an applicant is shown of how an own application was marked, once a decision may be seen: the same that its company reads, and what would have changed it. */
import { meaningOf } from '@saring/contract/domain';
import { engineName, newestAnalysis, whatWouldChange } from '#features/analyses/index.ts';
import { ownApplication, resumeReading, visibleStatus } from '#features/applications/core/index.ts';
import { correctedMarks, interviewDetails } from '#features/interviews/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { World } from '#world';

/** Null until then, and where nothing was marked; anybody else's is 404. */
export async function ownResult(world: World, actor: Actor, id: string) {
  const application = await ownApplication(world, actor, id);
  const isDecided = meaningOf(visibleStatus(application, world.clock.now())).action !== null;
  const marks = isDecided ? await newestAnalysis(world.db, id, 'resume') : null;
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
    changes: whatWouldChange(marks.marks, answers?.marks ?? null),
  };
}

type Details = NonNullable<Awaited<ReturnType<typeof interviewDetails>>>;

function interviewView(score: number, engine: string, { overallAssessment: explanation, ...details }: Details) {
  return { score, explanation, engine, details };
}
