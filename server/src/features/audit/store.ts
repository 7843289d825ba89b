/** Writes and reads the trail. */
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Event } from '#events';
import type { Executor } from '#platform/db/db.ts';
import type { Page } from '#platform/http/paging.ts';
import { auditEvents } from './tables.ts';

/** A line as it stands, with its place in the chain. */
export type StoredEvent = typeof auditEvents.$inferSelect;

/** Of one subject at most so many are ever read at once: a trail that somebody writes into without end costs no more. */
const mostAbout = 200;

/** The newest of these things that happened to one subject, oldest first. */
export async function eventsAbout(
  db: Executor,
  subject: string,
  actions: readonly Event['kind'][],
): Promise<StoredEvent[]> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, subject), inArray(auditEvents.action, [...actions])))
    .orderBy(desc(auditEvents.at), desc(auditEvents.number))
    .limit(mostAbout);
  return rows.reverse();
}

/** The same of several subjects, by subject; of very many lines the newest alone. */
export async function eventsAboutEach(
  db: Executor,
  subjects: readonly string[],
  actions: readonly Event['kind'][],
): Promise<Map<string, StoredEvent[]>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .select()
    .from(auditEvents)
    .where(and(inArray(auditEvents.subject, [...subjects]), inArray(auditEvents.action, [...actions])))
    .orderBy(desc(auditEvents.at), desc(auditEvents.number))
    .limit(10 * mostAbout);
  return Map.groupBy(rows.reverse(), ({ subject }) => subject ?? '');
}

/** All that happened to one subject, newest first, to so many. */
export async function allAbout(db: Executor, subject: string, most: number): Promise<StoredEvent[]> {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, subject))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(most);
}

/** Keeps an event in the trail, which only adds. */
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
