/** Rows of invitations. */
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import { invitations } from './tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** Those of a company that are good still, the oldest first. */
export async function invitationsOf(db: Executor, companyId: string, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

/** Adds one, in place of an earlier one of the same person, whose id is answered. */
export async function putInvitation(db: Executor, row: typeof invitations.$inferInsert): Promise<string | null> {
  const earlier = await db
    .delete(invitations)
    .where(and(eq(invitations.companyId, row.companyId), sql`lower(${invitations.email}) = lower(${row.email})`))
    .returning({ id: invitations.id });
  await db.insert(invitations).values(row);
  return earlier[0]?.id ?? null;
}

/** The one of a token that is good still. */
export async function invitationByHash(db: Executor, tokenHash: string, now: Date): Promise<InvitationRow | null> {
  const rows = await db.select().from(invitations).where(isGood(tokenHash, now));
  return rows[0] ?? null;
}

/** Takes it, so that it is good no more: of two who come at once, one gets it. */
export async function takeInvitation(db: Executor, tokenHash: string, now: Date): Promise<InvitationRow | null> {
  const rows = await db.delete(invitations).where(isGood(tokenHash, now)).returning();
  return rows[0] ?? null;
}

const isGood = (tokenHash: string, now: Date) =>
  and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now));

/** Removes one of a company; false where it has no such. */
export async function removeInvitation(db: Executor, companyId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Removes those that are over. */
export async function forgetInvitations(db: Executor, now: Date): Promise<void> {
  await db.delete(invitations).where(lte(invitations.expiresAt, now));
}
