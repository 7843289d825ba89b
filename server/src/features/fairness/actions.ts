/** Reads applicants again as if they were somebody else: by design no mark may change, and a company can see for itself. */
import { otherNames } from '@saring/engine';
import { engineName, interviewScore, resumeScore } from '#features/analyses/index.ts';
import {
  applicationById,
  askerOf,
  identityOf,
  isBlind,
  isMarkable,
  jobTextOf,
  neutralName,
} from '#features/applications/core/index.ts';
import { newestRead } from '#features/applications/index.ts';
import { turnsOf } from '#features/interviews/index.ts';
import { ownJob } from '#features/jobs/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { World } from '#world';

/** Each is read twice per name; a model is asked three times per reading, so that fewer must do. */
const mostRead = { builtin: 100, model: 5 };
const namesTried = { builtin: otherNames.length, model: 2 };

type Read = Awaited<ReturnType<typeof newestRead>>[number];
type Job = Awaited<ReturnType<typeof ownJob>>;

interface Marks {
  resume: number;
  interview: number;
}

/** The largest change over the newest applicants of a job. Stores nothing. */
export async function swapTest(world: World, actor: Actor, companyId: string, jobId: string) {
  const job = await ownJob(world, actor, companyId, jobId);
  const { ai } = world.engines;
  const kind = ai.model === null ? 'builtin' : 'model';
  const read = await newestRead(world.db, companyId, jobId, mostRead[kind]);
  const names = otherNames.slice(0, namesTried[kind]);
  const changed: { applicationId: string; name: string; resume: number; interview: number }[] = [];
  let largestResumeChange = 0;
  let largestInterviewChange = 0;
  let applicants = 0;
  for (const one of read) {
    const change = await largestChange(world, job, one, names);
    if (!change) continue;
    const { resume, interview } = change;
    applicants += 1;
    largestResumeChange = Math.max(largestResumeChange, resume);
    largestInterviewChange = Math.max(largestInterviewChange, interview);
    if (resume > 0 || interview > 0)
      changed.push({ applicationId: one.application.id, name: nameOf(job, one), resume, interview });
  }
  return {
    engine: engineName({ engine: ai.name, engineVersion: ai.version, model: ai.model }),
    applicants,
    readings: applicants * (1 + names.length),
    largestResumeChange,
    largestInterviewChange,
    changed,
  };
}

/** By how much other names change the marks of an applicant at most; null where they withdrew meanwhile. */
async function largestChange(world: World, job: Job, one: Read, names: readonly string[]): Promise<Marks | null> {
  const turns = await turnsOf(world.db, one.application.id, job.criteria);
  const marksAs = (name: string | null) => marks(world, jobTextOf(job), one, turns, name);
  const own = await marksAs(null);
  const largest = { resume: 0, interview: 0 };
  for (const name of names) {
    const other = own && (await marksAs(name));
    if (!other) return null;
    largest.resume = Math.max(largest.resume, Math.abs(other.resume - own.resume));
    largest.interview = Math.max(largest.interview, Math.abs(other.interview - own.interview));
  }
  return (await isStillReadable(world, one)) ? largest : null;
}

/** Asked before each reading, for many of them take minutes. */
async function isStillReadable({ db }: World, { application: { id } }: Read): Promise<boolean> {
  const now = await applicationById(db, id);
  return now !== null && isMarkable(now);
}

function nameOf(job: { blindReview: boolean }, { application: { id, status, fullName } }: Read): string {
  return isBlind(job.blindReview, status) ? neutralName(id) : fullName;
}

/** Both marks of an applicant, under the own name or another; null where they withdrew meanwhile. */
async function marks(
  world: World,
  job: ReturnType<typeof jobTextOf>,
  read: Read,
  turns: Awaited<ReturnType<typeof turnsOf>>,
  name: string | null,
): Promise<Marks | null> {
  const { ai } = world.engines;
  const { application, resumeText } = read;
  if (!(await isStillReadable(world, read))) return null;
  const own = identityOf(application);
  const as = async (text: string) => (name ? ai.swapPerson(text, own, name) : { text, identity: own });
  const { text, identity } = await as(resumeText);
  const asker = askerOf(world, application);
  const resume = resumeScore(
    await ai.resume({ job, resumeText: text, identity, asOf: application.appliedAt.toISOString() }, asker),
  );
  if (turns.length === 0) return { resume, interview: 0 };
  if (!(await isStillReadable(world, read))) return null;
  const said = await Promise.all(turns.map(async (one) => ({ ...one, response: (await as(one.response)).text })));
  return { resume, interview: interviewScore(await ai.interview({ job, turns: said, identity }, asker)) };
}
