/** Rows of notices. */
import { and, eq } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { notices } from './tables.ts';
import type { Notice } from './text.ts';

/** Keeps a notice that somebody is given; one that is kept already stays as it is. */
export async function keepNotice(db: Executor, companyId: string, notice: Notice, now: Date): Promise<void> {
  await db
    .insert(notices)
    .values({ companyId, ...notice, createdAt: now })
    .onConflictDoNothing();
}

/** The notice that a company showed, by its hash; null where it kept none. */
export async function keptNotice(db: Executor, companyId: string, hash: string): Promise<Notice | null> {
  const { version, texts } = notices;
  const [row] = await db
    .select({ version, hash: notices.hash, texts })
    .from(notices)
    .where(and(eq(notices.companyId, companyId), eq(notices.hash, hash)));
  return row ?? null;
}

/** Removes all notices that a company showed. */
export async function deleteNoticesOf(db: Executor, companyId: string): Promise<void> {
  await db.delete(notices).where(eq(notices.companyId, companyId));
}
