/** The door of the audit trail. */
import type { Clock } from '#platform/clock.ts';
import type { Executor } from '#platform/db.ts';
import type { Actor } from '#platform/session.ts';
import { insertEvent } from './store.ts';

export { auditBindings } from './routes.ts';
export { type AuditEvent, eventsAbout } from './store.ts';

/** Who acted; `anonymous` for a sign-in that failed, `system` for what is done by the clock. Job seekers are named by id, so that nothing personal stays (D-27). */
type Who = Pick<Actor, 'userId' | 'username' | 'companyId'> & { role: Actor['role'] | 'anonymous' | 'system' };

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
    actor: who.role === 'admin' || who.role === 'superuser' ? who.username : who.userId,
    actorRole: who.role,
    action,
    subject,
    detail,
  });
}
