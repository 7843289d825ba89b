/** Scores a job's applicants again by the present engine: hands them out a batch at a time, then each on its own. */
import { builtinName } from '@saring/engine';
import { z } from 'zod';
import { engineKey } from '#features/analyses/index.ts';
import { hasModelOutside } from '#features/applications/core/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import {
  endRescored,
  insertRescored,
  lockRun,
  type ScoreRun,
  scoredByAfter,
  scoredCountsOf,
  updateRun,
} from './scoring-store.ts';
import { scoreApplication } from './tasks.ts';

const atOnce = 200;
const ofRun = z.object({ runId: z.string(), batch: z.number() });
const ofOne = z.object({ runId: z.string(), applicationId: z.string() });

/** The engines whose marks are still to be handed out, in the order of a run: from this one on. */
export function enginesToCome(counts: readonly { scoredBy: string }[], present: string, from = ''): string[] {
  return counts
    .map(({ scoredBy }) => scoredBy)
    .filter((by) => by !== present && by >= from)
    .sort();
}

/** The run says which batch comes next, so that one that is done twice hands out nothing twice. */
export const handOut = task<World, typeof ofRun>({
  name: 'application.score_batch',
  payload: ofRun,
  async run(world, { runId, batch }) {
    await world.db.transaction(async (tx) => {
      const run = await lockRun(tx, runId);
      if (!run || run.handedOut || run.batch !== batch) return;
      const found = await scoredByAfter(tx, run.jobId, run.batchOf, run.batchAfter, {
        count: atOnce,
        // Whom a model may not read has marks of the built-in engine for good.
        keptToo: !hasModelOutside(world) || run.batchOf !== engineKey(builtinName),
      });
      const { companyId, batchOf } = run;
      await insertRescored(
        tx,
        found.map(({ id, finalScore }) => ({
          runId,
          applicationId: id,
          companyId,
          scoredBy: batchOf,
          state: 'waiting',
          before: finalScore,
        })),
      );
      for (const { id } of found)
        await world.queue.add(tx, scoreOne.name, { runId, applicationId: id }, { bulk: true });
      const last = found.length < atOnce ? null : (found.at(-1)?.id ?? null);
      const next = last ? { batchOf, batchAfter: last } : await nextEngine(tx, run);
      await updateRun(tx, runId, {
        batch: batch + 1,
        movedAt: world.clock.now(),
        ...(next ?? { handedOut: true }),
      });
      if (next) await world.queue.add(tx, handOut.name, { runId, batch: batch + 1 });
    });
  },
});

async function nextEngine(tx: Executor, { jobId, engine, batchOf }: ScoreRun) {
  const next = enginesToCome(await scoredCountsOf(tx, jobId), engine, batchOf).find((by) => by !== batchOf);
  return next === undefined ? null : { batchOf: next, batchAfter: null };
}

/** Marks that are there stay in view until the new ones are; where it fails, for good. */
export const scoreOne = task<World, typeof ofOne>({
  name: 'application.score',
  payload: ofOne,
  async run(world, payload) {
    await scoreApplication(world, payload.applicationId);
    await world.db.transaction((tx) => endRescored(tx, payload, 'done', world.clock.now()));
  },
  async gaveUp(world, payload) {
    await world.db.transaction((tx) => endRescored(tx, payload, 'failed', world.clock.now()));
  },
});
