/** What a start does about the list of erasures. */
import { Unavailable } from '#platform/http/fail.ts';
import type { World } from '#world';
import { applyList } from './list.ts';
import { listErasures } from './tasks.ts';

/** Before anything is served; where the file store cannot be used, as soon as it can. */
export async function applyListAtStart(world: World): Promise<void> {
  try {
    await applyList(world);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    world.log.warn({ error: error.message }, 'whether anything erased came back is looked at later');
    await world.queue.add(world.db, listErasures.name, { apply: true });
  }
}
