/** What a reviewer looks at beside the marks: the text they are founded on, earlier marks, who decided, others side by side. */
import { isKeyOf, keysOf, meaningOf } from '@saring/contract/domain';
import { administratorName } from '#features/accounts/index.ts';
import {
  type AnalysisRow,
  analysesOf,
  engineName,
  engineNames,
  interviewScore,
  isOf,
  resumeScore,
  scoredBy,
} from '#features/analyses/index.ts';
import {
  type ApplicationRow,
  applicationOf,
  companyApplication,
  gradeView,
  readBy,
  redactedView,
  redactionFor,
  redactionIn,
  resumeReading,
  resumeTextOf,
  sentWith,
  withheldFrom,
} from '#features/applications/core/index.ts';
import { eventsAbout } from '#features/audit/index.ts';
import { interviewDetails } from '#features/interviews/index.ts';
import { type JobRow, ownJob, setHowRead } from '#features/jobs/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail, Invalid } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { countsBySteps, readingCounts, stepsPerPoint } from './counts-store.ts';
import { notesAbout } from './notes-store.ts';
import { redactDue } from './redaction-tasks.ts';
import { askForReread } from './reread-store.ts';
import { rescoringsOf } from './scoring-store.ts';
import { readJobAgain } from './tasks.ts';
import { isStale, presentEngine, scoringView } from './views.ts';
import { words } from './words.ts';

/** The text of a resume as it was read, redacted where names are withheld. */
export async function resumeTextFor(world: World, actor: Actor, id: string) {
  const application = await companyApplication(world, actor, id);
  const resume = meaningOf(application.status).readable ? await resumeTextOf(world.db, id) : null;
  if (!resume) throw fail('not_found');
  const redaction = await redactionFor(world, application);
  const redacted = redaction && (await redaction.resume());
  const findings = await redactedView(redaction, 'findings', (words) =>
    resume.findings.map((one) => ({
      ...one,
      text: words(one.text),
      ...(one.excerpt === undefined ? {} : { excerpt: words(one.excerpt) }),
    })),
  );
  return {
    text: redacted?.text ?? resume.text,
    pages: resume.pages.map(({ number, start }) => ({ number, start: redacted?.cut(start, start).start ?? start })),
    findings,
    blind: redaction !== null,
  };
}

/** Every reading, newest first; the newest of each kind is in view. */
export async function analysesFor(world: World, actor: Actor, id: string) {
  const application = await companyApplication(world, actor, id);
  const job = await ownJob(world, actor, application.companyId, application.jobId);
  if (!meaningOf(application.status).readable) return [];
  const seen = new Set<string>();
  return (await analysesOf(world.db, id)).map((row) => {
    const kind = kindOf(row);
    const inView = !seen.has(kind);
    seen.add(kind);
    return {
      id: row.id,
      kind,
      engine: engineName(row),
      createdAt: row.createdAt.toISOString(),
      criteriaVersion: row.criteriaVersion,
      score: scoreOf(row),
      inView,
      otherwise: scoredBy(row, null) !== presentEngine(world),
      stale: inView ? isStale(application, job) : row.criteriaVersion < job.criteriaVersion,
    };
  });
}

const kinds = ['resume', 'interview', 'correction', 'facts'] as const;
const kindOf = (row: AnalysisRow) => kinds.find((kind) => isOf(row, kind)) ?? kinds[0];

function scoreOf(row: AnalysisRow) {
  if (isOf(row, 'interview') || isOf(row, 'correction')) return interviewScore(row.marks);
  return isOf(row, 'resume') || isOf(row, 'facts') ? resumeScore(row.marks) : 0;
}

const shownActions = {
  'application.saved': 'applied',
  'application.status': 'status',
  'application.feedback': 'feedback',
  'application.withdrawn': 'withdrawn',
} as const;

interface HistoryEvent {
  at: string;
  by: string | null;
  what: (typeof shownActions)[keyof typeof shownActions] | 'scored_again';
  from: string | null;
  to: string | null;
  text: string | null;
}

/** Who did what with an application, newest first and no more than the newest 200: the trail, with the words that were written. */
export async function historyFor(world: World, actor: Actor, id: string) {
  const { status } = await companyApplication(world, actor, id);
  const told = await eventsAbout(world.db, id, keysOf(shownActions));
  const noteOf = ({ detail: { note } }: (typeof told)[number]) => (typeof note === 'string' ? [note] : []);
  const notes = await notesAbout(world.db, id, told.flatMap(noteOf));
  const names = new Map<string, string>();
  const nameOf = async (who: string) => {
    if (!names.has(who)) names.set(who, (await administratorName(world.db, who)) || who);
    return names.get(who) ?? who;
  };
  const events: HistoryEvent[] = [];
  for (const event of told) {
    if (!isKeyOf(shownActions, event.action)) continue;
    const { from, to, note } = event.detail;
    events.push({
      at: event.at.toISOString(),
      by: event.actorRole === 'admin' ? await nameOf(event.actor) : null,
      what: shownActions[event.action],
      from: typeof from === 'string' ? from : null,
      to: typeof to === 'string' ? to : null,
      text: typeof note === 'string' ? (notes.get(note)?.text ?? null) : null,
    });
  }
  const rescorings = meaningOf(status).readable ? await rescoringsOf(world.db, id) : [];
  for (const { at, author, from, to, before, after } of rescorings)
    events.push({
      at: (at ?? new Date(0)).toISOString(),
      by: await nameOf(author),
      what: 'scored_again' as const,
      from: before.toFixed(2),
      to: (after ?? before).toFixed(2),
      text: `${engineNames(to)}, before by ${engineNames(from)}`,
    });
  return events.sort((one, other) => one.at.localeCompare(other.at)).reverse();
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
    throw new Invalid([{ loc: ['query', 'ids'], said: words.later('chooseTwo') }]);
  const applicants = [];
  for (const id of ids) {
    const application = isId(id) ? await applicationOf(world.db, companyId, id) : null;
    if (!application || application.jobId !== jobId) throw fail('not_found');
    applicants.push(await comparedView(world, application, job));
  }
  return { jobTitle: job.title, jobCriteria: job.criteria, applicants };
}

async function comparedView(world: World, application: ApplicationRow, job: JobRow) {
  const redaction = redactionIn(world, application, job);
  const shown = redaction ? withheldFrom(application, job.title) : sentWith(application);
  const { id, status, hiringStage, resumeScore: resume, interviewScore: interview } = application;
  return {
    id,
    fullName: shown.fullName,
    blind: redaction !== null,
    status,
    hiringStage,
    expectedSalary: shown.expectedSalary,
    applicationDate: application.appliedAt.toISOString(),
    ...gradeView(application.finalScore, interview),
    readBy: readBy(application.peopleOnly),
    resumeRelevancyScore: resume,
    interviewTotalScore: interview,
    stale: isStale(application, job),
    ...scoringView(resume, application.scoredBy, presentEngine(world)),
    resume: (await resumeReading(world, application, redaction))?.details ?? null,
    interview: interview === null ? null : await interviewDetails(world, application, redaction),
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
  { group, ...filter }: { status?: string; stage?: string; group?: 'interview' },
) {
  const job = await ownJob(world, actor, companyId, jobId);
  const bins = Array.from({ length: steps }, (_, at) => ({ from: at * points, to: (at + 1) * points, count: 0 }));
  let total = 0;
  let interviewOpen = 0;
  for (const { step, graded, people } of await countsBySteps(world.db, job.id, filter)) {
    // No software marks them.
    if (step < 0) continue;
    if (group && !graded) {
      interviewOpen += people;
      continue;
    }
    const bin = bins[Math.min(steps - 1, Math.floor(step / (stepsPerPoint * points)))];
    if (bin) bin.count += people;
    total += people;
  }
  return { total, interviewOpen, bins };
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
    await world.emit(tx, actor, { kind: 'job.read_again', job: job.id, applications: asked });
    await world.queue.add(tx, readJobAgain.name, { jobId: job.id, version, after: null });
    return asked;
  });
}

export async function setBlindReview(world: World, actor: Actor, companyId: string, jobId: string, blind: boolean) {
  const job = await ownJob(world, actor, companyId, jobId);
  if (job.blindReview === blind) return;
  await world.db.transaction(async (tx) => {
    await setHowRead(tx, job.id, { blindReview: blind });
    await world.emit(tx, actor, { kind: blind ? 'job.blind_on' : 'job.blind_off', job: job.id });
    if (blind) await world.queue.add(tx, redactDue.name, {});
  });
}

export async function setResultsShown(world: World, actor: Actor, companyId: string, jobId: string, shown: boolean) {
  const job = await ownJob(world, actor, companyId, jobId);
  if (job.resultsShown === shown) return;
  await world.db.transaction(async (tx) => {
    await setHowRead(tx, job.id, { resultsShown: shown });
    await world.emit(tx, actor, { kind: shown ? 'job.results_on' : 'job.results_off', job: job.id });
  });
}
