/** Has the list of erasures written when something was erased. */
import type { Subscriber } from '#events';
import type { World } from '#world';
import { erasureKinds } from './lines.ts';
import { listErasures } from './tasks.ts';

const kinds: readonly string[] = erasureKinds;

export const noteErasure: Subscriber<World> = async (world, tx, { event }) => {
  if (kinds.includes(event.kind)) await world.queue.add(tx, listErasures.name, {});
};
