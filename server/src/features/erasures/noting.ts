/** What follows when something was erased: the list of erasures is written, and those are told whose applications went. */
import type { Subscriber } from '#events';
import { batches } from '#platform/batches.ts';
import type { World } from '#world';
import { erasureKinds } from './lines.ts';
import { peopleWaitingFor } from './store.ts';
import { listErasures, tellApplicants } from './tasks.ts';

const kinds: readonly string[] = erasureKinds;

export const noteErasure: Subscriber<World> = async (world, tx, { event }) => {
  if (kinds.includes(event.kind)) await world.queue.add(tx, listErasures.name, {});
};

const peopleAtOnce = 100;

/** Told before the applications go: they say whose they are. */
export const noteDeletedJob: Subscriber<World> = async (world, tx, { id: deletion, who: { companyId }, event }) => {
  if (event.kind !== 'job.deleted') return;
  const people = await peopleWaitingFor(tx, event.job, world.clock.now());
  for (const some of batches(people, peopleAtOnce))
    await world.queue.add(tx, tellApplicants.name, { deletion, companyId, people: some });
};
