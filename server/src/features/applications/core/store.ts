/** Rows of applications: whose they are, held, and changed. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { applications, resumeTexts } from './tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type ResumeTextRow = typeof resumeTexts.$inferSelect;

/** An application to this company; anybody else's is null. */
export async function applicationOf(db: Executor, companyId: string, id: string): Promise<ApplicationRow | null> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId)));
  return rows[0] ?? null;
}

/** An application by this person; anybody else's is null. */
export async function applicationBy(db: Executor, userId: string, id: string): Promise<ApplicationRow | null> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.userId, userId)));
  return rows[0] ?? null;
}

/** For background work, which acts for no one. */
export async function applicationById(db: Executor, id: string): Promise<ApplicationRow | null> {
  const rows = await db.select().from(applications).where(eq(applications.id, id));
  return rows[0] ?? null;
}

/** An application to a company, held while it is changed; null where there is none, also where it is another company's. */
export async function lockApplicationOf(db: Executor, companyId: string, id: string): Promise<ApplicationRow | null> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId)))
    .for('update');
  return rows[0] ?? null;
}

/** An application of a person, held while it is changed; null where there is none, also where it is another person's. */
export async function lockApplicationBy(db: Executor, userId: string, id: string): Promise<ApplicationRow | null> {
  const rows = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.userId, userId)))
    .for('update');
  return rows[0] ?? null;
}

/** Any application, held while it is changed. */
export async function lockApplication(db: Executor, id: string): Promise<ApplicationRow | null> {
  const rows = await db.select().from(applications).where(eq(applications.id, id)).for('update');
  return rows[0] ?? null;
}

/** Writes some columns of an application. */
export async function updateApplication(
  db: Executor,
  id: string,
  values: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  await db.update(applications).set(values).where(eq(applications.id, id));
}

/** The text that was read from a resume; null until then. */
export async function resumeTextOf(db: Executor, applicationId: string): Promise<ResumeTextRow | null> {
  const rows = await db.select().from(resumeTexts).where(eq(resumeTexts.applicationId, applicationId));
  return rows[0] ?? null;
}

/** `visibleStatus` of rules.ts as SQL, of rows of applications alone. */
export function visibleStatusAt(now: Date): SQL {
  return sql`coalesce(case when published_at > ${now.toISOString()}::timestamptz then published_status end, status)`;
}
