/** Rows of one-time codes. */
import { and, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { oneTimeCodes } from './tables.ts';

export type CodePurpose = 'recovery' | 'address' | 'first-run';

/**
 * A new code replaces those of the account for the same purpose that were ordered from the same place, not those
 * that others ordered. To be called with the account held: of two at once each would leave the other's.
 */
export async function replaceCode(
  db: Executor,
  row: typeof oneTimeCodes.$inferInsert & { purpose: CodePurpose; orderedFrom: string },
) {
  const { userId, purpose, orderedFrom } = row;
  const same = [eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.orderedFrom, orderedFrom)];
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, userId), ...same));
  await db.insert(oneTimeCodes).values(row);
}

/** Whether a token has its code. */
export async function hasCode(db: Executor, userId: string, tokenHash: string): Promise<boolean> {
  const which = and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.tokenHash, tokenHash));
  return (await db.$count(oneTimeCodes, which)) > 0;
}

/** Counts a try of a code; null when there is none, or it is used, expired, or tried `maxTries` times already. */
async function countTryOf(db: Executor, which: SQL | undefined, maxTries: number, now: Date) {
  const rows = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(which, isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now), lt(oneTimeCodes.tries, maxTries)))
    .returning();
  return rows[0] ?? null;
}

/** Counts a try of the code for a forgotten password that belongs to a token. */
export function tryCode(db: Executor, userId: string, tokenHash: string, maxTries: number, now: Date) {
  const recovery = eq(oneTimeCodes.purpose, 'recovery');
  const which = and(eq(oneTimeCodes.userId, userId), recovery, eq(oneTimeCodes.tokenHash, tokenHash));
  return countTryOf(db, which, maxTries, now);
}

/** Counts a try of the code that confirms the address of an account: at most one is alive. */
export function tryConfirmation(db: Executor, userId: string, maxTries: number, now: Date) {
  const which = and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, 'address'));
  return countTryOf(db, which, maxTries, now);
}

/** A right try is not a wrong one: takes it back, so that verify and then reset do not use up the tries. */
export async function takeTryBack(db: Executor, id: string): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ tries: sql`greatest(${oneTimeCodes.tries} - 1, 0)` })
    .where(eq(oneTimeCodes.id, id));
}

/** Marks a code as used; false when somebody else was quicker. */
export async function markUsed(db: Executor, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return rows.length > 0;
}

/** The same, and removes every other code of its account. */
export async function spendCode(db: Executor, userId: string, id: string, now: Date): Promise<boolean> {
  const marked = await markUsed(db, id, now);
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, userId), ne(oneTimeCodes.id, id)));
  return marked;
}

/** The first run's code of an account; at most one is alive. */
export async function firstRunCode(db: Executor, userId: string) {
  const which = and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, 'first-run'));
  const rows = await db.select().from(oneTimeCodes).where(which);
  return rows[0] ?? null;
}

/** Removes a code; nothing where there is none. */
export async function deleteCode(db: Executor, id: string): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id));
}

/** Removes codes that nobody can use any more. */
export async function deleteOverCodes(db: Executor, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
}
