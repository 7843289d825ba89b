/** Writes and reads the trail. */
import { asc, eq } from 'drizzle-orm';
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

/** What happened to one subject, oldest first. */
export async function eventsAbout(db: Executor, subject: string): Promise<AuditEvent[]> {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, subject))
    .orderBy(asc(auditEvents.at), asc(auditEvents.id));
}

export async function insertEvent(db: Executor, event: AuditEvent): Promise<void> {
  await db.insert(auditEvents).values(event);
}
