/** The door of the audit trail. */
import type { Clock } from '#platform/clock.ts';
import type { Executor } from '#platform/db.ts';
import type { Actor } from '#platform/session.ts';
import { insertEvent } from './store.ts';

export { type AuditEvent, eventsOf } from './store.ts';

/** Who acted: a person, or a sign-in that failed and so has no person yet. */
type Who = Pick<Actor, 'username' | 'role' | 'companyId'> | { username: string; role: 'anonymous'; companyId: null };

/** Adds a line to the trail, in the transaction of what it records. `detail` holds no personal data beyond ids. */
export async function record(
  world: { clock: Clock },
  tx: Executor,
  who: Who,
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await insertEvent(tx, {
    id: world.clock.newId(),
    at: world.clock.now(),
    companyId: who.companyId,
    actor: who.username,
    actorRole: who.role,
    action,
    subject,
    detail,
  });
}
