/** What a reviewer looks at beside the marks: the text they are founded on, earlier marks, who decided, others side by side. */
import type { InterviewMarks, ResumeMarks } from '#engines/ai/index.ts';
import { analysesOf, bandOf, interviewScore, resumeScore } from '#features/analyses/index.ts';
import { type AuditEvent, eventsAbout, record } from '#features/audit/index.ts';
import { interviewDetails } from '#features/interviews/index.ts';
import { type JobRow, ownJob, setBlind } from '#features/jobs/index.ts';
import { administratorName } from '#features/users/index.ts';
import { isId } from '#platform/clock.ts';
import { fail, Invalid } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { countsBySteps, readingCounts, stepsPerPoint } from './counts-store.ts';
import { companyApplication } from './decisions.ts';
import { notesAbout } from './notes-store.ts';
import { askForReread } from './reread-store.ts';
import { type ApplicationRow, applicationOf, resumeTextOf } from './store.ts';
import { readJobAgain } from './tasks.ts';
import { veilOf } from './veil.ts';
import { engineName, isStale, resumeReading } from './views.ts';

/** The text of a resume as it was read, veiled where names are withheld. */
export async function resumeTextFor(world: World, actor: Actor, id: string) {
  const application = await companyApplication(world, actor, id);
  const resume = await resumeTextOf(world.db, id);
  if (!resume) throw fail('not_found');
  const veil = await veilOf(world, application);
  const words = (text: string) => veil?.hide(text) ?? text;
  return {
    text: words(resume.text),
    pages: resume.pages,
    findings: resume.findings.map((one) => ({
      ...one,
      text: words(one.text),
      ...(one.excerpt === undefined ? {} : { excerpt: words(one.excerpt) }),
    })),
    blind: veil !== null,
  };
}

/** Every reading, newest first; the newest of each kind is in view. */
export async function analysesFor(world: World, actor: Actor, id: string) {
  const application = await companyApplication(world, actor, id);
  const job = await ownJob(world, actor, application.companyId, application.jobId);
  const seen = new Set<string>();
  return (await analysesOf(world.db, id)).map((row) => {
    const kind = row.kind === 'interview' ? ('interview' as const) : ('resume' as const);
    const inView = !seen.has(kind);
    seen.add(kind);
    return {
      id: row.id,
      kind,
      engine: engineName(row),
      createdAt: row.createdAt.toISOString(),
      criteriaVersion: row.criteriaVersion,
      score: kind === 'resume' ? resumeScore(row.marks as ResumeMarks) : interviewScore(row.marks as InterviewMarks), // the kind says which
      inView,
      stale: inView ? isStale(application, job) : row.criteriaVersion < job.criteriaVersion,
    };
  });
}

const shownActions = {
  'application.saved': 'applied',
  'application.status': 'status',
  'application.feedback': 'feedback',
  'application.withdrawn': 'withdrawn',
} as const;

/** Who did what with an application, newest first: the trail, with the words that were written. */
export async function historyFor(world: World, actor: Actor, id: string) {
  await companyApplication(world, actor, id);
  const notes = await notesAbout(world.db, id);
  const names = new Map<string, string>();
  const nameOf = async ({ actor: who, actorRole }: AuditEvent) => {
    if (actorRole !== 'admin') return null;
    if (!names.has(who)) names.set(who, (await administratorName(world.db, who)) || who);
    return names.get(who) ?? who;
  };
  const events = [];
  for (const event of await eventsAbout(world.db, id)) {
    const what = shownActions[event.action as keyof typeof shownActions]; // another action is simply not among them
    if (!what) continue;
    const { from, to, note } = event.detail;
    events.push({
      at: event.at.toISOString(),
      by: await nameOf(event),
      what,
      from: typeof from === 'string' ? from : null,
      to: typeof to === 'string' ? to : null,
      text: typeof note === 'string' ? (notes.get(note)?.text ?? null) : null,
    });
  }
  return events.reverse();
}

const fewest = 2;
const most = 4;

/** Two to four applicants of one job; anybody else's id is not found. */
export async function compareApplicants(
  world: World,
  actor: Actor,
  companyId: string,
  jobId: string,
  asked: string | null | undefined,
) {
  const job = await ownJob(world, actor, companyId, jobId);
  const ids = [...new Set((asked ?? '').split(',').filter((id) => id !== ''))];
  if (ids.length < fewest || ids.length > most)
    throw new Invalid([{ loc: ['query', 'ids'], msg: 'Choose two to four applicants' }]);
  const applicants = [];
  for (const id of ids) {
    const application = isId(id) ? await applicationOf(world.db, companyId, id) : null;
    if (!application || application.jobId !== jobId) throw fail('not_found');
    applicants.push(await comparedView(world, application, job));
  }
  return { jobTitle: job.title, jobCriteria: job.criteria, applicants };
}

async function comparedView(world: World, application: ApplicationRow, job: JobRow) {
  const veil = await veilOf(world, application);
  const {
    id,
    status,
    hiringStage,
    expectedSalary,
    finalScore,
    resumeScore: resume,
    interviewScore: interview,
  } = application;
  return {
    id,
    fullName: veil?.name ?? application.fullName,
    blind: veil !== null,
    status,
    hiringStage,
    expectedSalary,
    applicationDate: application.appliedAt.toISOString(),
    finalScore,
    resumeRelevancyScore: resume,
    interviewTotalScore: interview,
    provisional: interview === null,
    band: bandOf(finalScore),
    stale: isStale(application, job),
    resume: (await resumeReading(world, application, veil))?.details ?? null,
    interview: interview === null ? null : await interviewDetails(world, application, veil),
  };
}

const steps = 20;
const points = 100 / steps;

/** How a job's grades are spread; the last step takes the full hundred along. */
export async function distributionOf(
  world: World,
  actor: Actor,
  companyId: string,
  jobId: string,
  filter: { status?: string; stage?: string },
) {
  const job = await ownJob(world, actor, companyId, jobId);
  const bins = Array.from({ length: steps }, (_, at) => ({ from: at * points, to: (at + 1) * points, count: 0 }));
  let total = 0;
  for (const { step, people } of await countsBySteps(world.db, job.id, filter)) {
    const bin = bins[Math.min(steps - 1, Math.floor(step / (stepsPerPoint * points)))];
    if (bin) bin.count += people;
    total += people;
  }
  return { total, bins };
}

export async function readingOf(world: World, actor: Actor, companyId: string, jobId: string) {
  const job = await ownJob(world, actor, companyId, jobId);
  return { total: job.listedCount, ...(await readingCounts(world.db, job.id, job.criteriaVersion)) };
}

/** Asks for the marks of earlier criteria to be made anew; earlier analyses stay, and what was asked already is not asked twice. */
export async function readAgain(world: World, actor: Actor, companyId: string, jobId: string): Promise<number> {
  const job = await ownJob(world, actor, companyId, jobId);
  const version = job.criteriaVersion;
  return world.db.transaction(async (tx) => {
    const asked = await askForReread(tx, job.id, version);
    if (asked === 0) return 0;
    await record(world, tx, actor, 'job.read_again', job.id, { applications: asked });
    await world.queue.add(tx, readJobAgain.name, { jobId: job.id, version, after: null });
    return asked;
  });
}

export async function setBlindReview(world: World, actor: Actor, companyId: string, jobId: string, blind: boolean) {
  const job = await ownJob(world, actor, companyId, jobId);
  if (job.blindReview === blind) return;
  await world.db.transaction(async (tx) => {
    await setBlind(tx, job.id, blind);
    await record(world, tx, actor, blind ? 'job.blind_on' : 'job.blind_off', job.id);
  });
}
