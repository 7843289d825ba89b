/** Writes the trail. */
import type { Executor } from '#platform/db.ts';
import { auditEvents } from './tables.ts';

export interface AuditEvent {
  id: string;
  at: Date;
  companyId: string | null;
  actor: string;
  actorRole: string;
  action: string;
  subject: string;
  detail: Record<string, unknown>;
}

export async function insertEvent(db: Executor, event: AuditEvent): Promise<void> {
  await db.insert(auditEvents).values(event);
}
