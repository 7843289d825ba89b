/** How a job's applicants were scored: by which engines, and the last time that they were scored again. */
import { builtinName } from '@saring/engine';
import { engineBeside, engineKey, engineNames } from '#features/analyses/index.ts';
import { hasModelOutside, isBlind, neutralName } from '#features/applications/core/index.ts';
import { lockJobOf, ownJob } from '#features/jobs/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import {
  hasWaiting,
  insertRun,
  keptInsideBy,
  largestChanges,
  newestRun,
  type ScoredCount,
  type ScoreRun,
  scoredCountsOf,
} from './scoring-store.ts';
import { enginesToCome, handOut } from './scoring-tasks.ts';
import { presentEngine } from './views.ts';

const sum = (counts: readonly ScoredCount[]) => counts.reduce((total, { people }) => total + people, 0);

/** How many of a job's applicants scoring again would give marks of the present engine, of so many who have those of another. */
export async function scoredOtherwise(world: World, jobId: string, otherwise: number): Promise<number> {
  if (otherwise === 0 || !hasModelOutside(world)) return otherwise;
  return sum(await othersOf(world, jobId, await scoredCountsOf(world.db, jobId)));
}

/** Those whom scoring again would give marks of the present engine: who keeps a model out has the built-in engine's for good. */
async function othersOf(
  world: World,
  jobId: string,
  counts: readonly ScoredCount[],
  db: Executor = world.db,
): Promise<ScoredCount[]> {
  const present = presentEngine(world);
  const others = counts.filter(({ scoredBy }) => scoredBy !== present);
  if (!hasModelOutside(world) || others.length === 0) return others;
  const builtin = engineKey(builtinName);
  const kept = await keptInsideBy(db, jobId, builtin);
  return others
    .map((one) => (one.scoredBy === builtin ? { ...one, people: one.people - kept } : one))
    .filter(({ people }) => people > 0);
}

const timeoutMilliseconds = 3_600_000;

/** One that has not come further for an hour was lost, and keeps nobody from starting another. */
async function isUnderWay(world: World, run: ScoreRun, db: Executor = world.db) {
  if (world.clock.now().getTime() - run.movedAt.getTime() > timeoutMilliseconds) return false;
  return !run.handedOut || (await hasWaiting(db, run.id));
}

const mostChanges = 10;

export async function scoringOf(world: World, actor: Actor, companyId: string, jobId: string) {
  const job = await ownJob(world, actor, companyId, jobId);
  const present = presentEngine(world);
  const counts = await scoredCountsOf(world.db, job.id);
  const others = await othersOf(world, job.id, counts);
  const run = await newestRun(world.db, job.id);
  return {
    present: engineBeside(present, others[0]?.scoredBy || present),
    scored: sum(counts),
    otherwise: sum(others),
    others: byName(others, present),
    run: run && (await runView(world, run)),
  };
}

/** Whose resume is by one engine and whose interview by the present one counts as of the former. */
function byName(others: readonly ScoredCount[], present: string) {
  const people = new Map<string, number>();
  for (const one of others) {
    const name = engineBeside(one.scoredBy, present);
    people.set(name, (people.get(name) ?? 0) + one.people);
  }
  return [...people].map(([name, count]) => ({ name, people: count }));
}

async function runView(world: World, run: ScoreRun) {
  const { raised, lowered, same, failed } = run;
  const running = await isUnderWay(world, run);
  const changes = running
    ? []
    : (await largestChanges(world.db, run.id, mostChanges)).filter(({ before, after }) => before !== after);
  return {
    id: run.id,
    engine: engineNames(run.engine),
    state: running ? ('running' as const) : ('done' as const),
    // Whoever was deleted meanwhile is waited for no longer.
    asked: running ? run.asked : raised + lowered + same + failed,
    raised,
    lowered,
    same,
    failed,
    startedAt: run.startedAt.toISOString(),
    changes: changes.map(({ id, fullName, status, blindReview, before, after }) => {
      const blind = isBlind(blindReview, status);
      return { id, fullName: blind ? neutralName(id) : fullName, blind, before, after };
    }),
  };
}

/** Asks for all marks of other engines to be made anew by the present one; while that is under way nobody can ask once more. */
export async function scoreAgain(world: World, actor: Actor, companyId: string, jobId: string): Promise<number> {
  const { id } = await ownJob(world, actor, companyId, jobId);
  const engine = presentEngine(world);
  return world.db.transaction(async (tx) => {
    if (!(await lockJobOf(tx, companyId, id))) throw fail('not_found');
    const before = await newestRun(tx, id);
    if (before && (await isUnderWay(world, before, tx))) return 0;
    const others = await othersOf(world, id, await scoredCountsOf(tx, id), tx);
    const asked = sum(others);
    const [first] = enginesToCome(others, engine);
    if (first === undefined) return 0;
    const now = world.clock.now();
    const runId = world.clock.newId();
    await insertRun(tx, {
      id: runId,
      jobId: id,
      companyId,
      engine,
      author: actor.username,
      asked,
      batchOf: first,
      startedAt: now,
      movedAt: now,
    });
    await world.emit(tx, actor, { kind: 'job.score_again', job: id, applications: asked, engine: engineNames(engine) });
    await world.queue.add(tx, handOut.name, { runId, batch: 0 });
    return asked;
  });
}
