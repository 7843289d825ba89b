/** Rows of companies and of their registration links. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db.ts';
import { companies, registrationLinks } from './tables.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type LinkRow = typeof registrationLinks.$inferSelect;

export async function companyById(db: Executor, id: string): Promise<CompanyRow | null> {
  const rows = await db.select().from(companies).where(eq(companies.id, id));
  return rows[0] ?? null;
}

/** Adds a company; false where one of that name exists. */
export async function insertCompany(db: Executor, row: typeof companies.$inferInsert): Promise<boolean> {
  const made = await db.insert(companies).values(row).onConflictDoNothing().returning({ id: companies.id });
  return made.length > 0;
}

export async function companyNameTaken(db: Executor, name: string, exceptId: string | null): Promise<boolean> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(sql`lower(${companies.name}) = lower(${name}) and ${companies.id} is distinct from ${exceptId}`);
  return rows.length > 0;
}

export async function updateCompany(
  db: Executor,
  id: string,
  values: Partial<typeof companies.$inferInsert>,
): Promise<CompanyRow | null> {
  const rows = await db.update(companies).set(values).where(eq(companies.id, id)).returning();
  return rows[0] ?? null;
}

export async function insertLink(db: Executor, row: typeof registrationLinks.$inferInsert): Promise<void> {
  await db.insert(registrationLinks).values(row);
}

export async function linkByHash(db: Executor, tokenHash: string): Promise<LinkRow | null> {
  const rows = await db.select().from(registrationLinks).where(eq(registrationLinks.tokenHash, tokenHash));
  return rows[0] ?? null;
}

/** Marks a link as used; null when it was used, revoked or is over: of two at once, one gets the row. */
export async function spendLink(db: Executor, tokenHash: string, now: Date): Promise<LinkRow | null> {
  const rows = await db
    .update(registrationLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(registrationLinks.tokenHash, tokenHash),
        isNull(registrationLinks.usedAt),
        isNull(registrationLinks.revokedAt),
        gt(registrationLinks.expiresAt, now),
      ),
    )
    .returning();
  return rows[0] ?? null;
}
