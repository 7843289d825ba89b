/** Writes and reads the trail. */
import { and, asc, desc, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import type { Page } from '#platform/http/paging.ts';
import { auditEvents } from './tables.ts';

/** A line as it stands, with its place in the chain. */
export type StoredEvent = typeof auditEvents.$inferSelect;

/** What happened to one subject, oldest first. */
export async function eventsAbout(db: Executor, subject: string): Promise<StoredEvent[]> {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, subject))
    .orderBy(asc(auditEvents.at), asc(auditEvents.id));
}

export async function insertEvent(db: Executor, event: typeof auditEvents.$inferInsert): Promise<void> {
  await db.insert(auditEvents).values(event);
}

/** Whose trail, and of which time; `companyId` null for the operator's. */
export interface Trail {
  companyId: string | null;
  from?: Date;
  /** Exclusive. */
  to?: Date;
}

function within({ companyId, from, to }: Trail): SQL | undefined {
  return and(
    companyId === null ? isNull(auditEvents.companyId) : eq(auditEvents.companyId, companyId),
    from && gte(auditEvents.at, from),
    to && lt(auditEvents.at, to),
  );
}

/** Newest first. */
export async function eventsOf(
  db: Executor,
  trail: Trail,
  page: Page,
): Promise<{ events: StoredEvent[]; total: number }> {
  const events = await db
    .select()
    .from(auditEvents)
    .where(within(trail))
    .orderBy(desc(auditEvents.number))
    .limit(page.limit)
    .offset(page.offset);
  const counted = await db.select({ total: sql<number>`count(*)::int` }).from(auditEvents).where(within(trail));
  return { events, total: counted[0]?.total ?? 0 };
}

/** The next events after a place in the chain, oldest first. */
export async function eventsAfter(db: Executor, trail: Trail, place: number, count: number): Promise<StoredEvent[]> {
  return db
    .select()
    .from(auditEvents)
    .where(and(within(trail), gt(auditEvents.number, place)))
    .orderBy(asc(auditEvents.number))
    .limit(count);
}
