/** Steps in an application that its person knows of. */
import { inArray } from 'drizzle-orm';
import type { Event, Subscriber } from '#events';
import { applications } from '#features/applications/core/index.ts';
import type { Executor } from '#platform/db/db.ts';
import type { World } from '#world';

/** Beside those that set another status or end an interview, and note the step with that. */
const kinds: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'application.published',
  'interview.started',
  'interview.accommodations',
  'interview.corrected',
  'interview.wished',
  'interview.wish-answered',
]);

export const noteStep: Subscriber<World> = async (_world, tx, { at, event }) => {
  if ('application' in event && kinds.has(event.kind)) await noteSteps(tx, [event.application], at);
};

/** Notes that something happened in these applications which their people know of. */
export async function noteSteps(db: Executor, ids: string[], at: Date): Promise<void> {
  await db.update(applications).set({ updatedAt: at }).where(inArray(applications.id, ids));
}
