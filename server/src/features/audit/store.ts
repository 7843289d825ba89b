/** Writes and reads the trail. */
import { desc, eq } from 'drizzle-orm';
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

/** What was done to one thing, newest first. */
export async function eventsOf(db: Executor, companyId: string, subject: string): Promise<AuditEvent[]> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, subject))
    .orderBy(desc(auditEvents.at))
    .limit(200);
  return rows.filter((row) => row.companyId === companyId);
}
