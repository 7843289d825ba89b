/** Rows of one-time codes. */
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db.ts';
import { oneTimeCodes } from './tables.ts';

/** A new code replaces every older one of the account (D-13). */
export async function replaceCode(db: Executor, row: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, row.userId));
  await db.insert(oneTimeCodes).values(row);
}

/** Counts a try of the code that belongs to a token; null when it is used, expired, or tried `maxTries` times already. */
export async function tryCode(db: Executor, userId: string, tokenHash: string, maxTries: number, now: Date) {
  const rows = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.tokenHash, tokenHash),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.tries, maxTries),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

/** A right try is not a wrong one: takes it back, so that verify and then reset do not use up the tries. */
export async function takeTryBack(db: Executor, id: string): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ tries: sql`greatest(${oneTimeCodes.tries} - 1, 0)` })
    .where(eq(oneTimeCodes.id, id));
}

/** Marks a code as used; false when somebody else was quicker. */
export async function spendCode(db: Executor, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return rows.length > 0;
}
