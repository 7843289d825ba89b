/** Rows of suspensions. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#platform/db/db.ts';
import type { World } from '#world';
import { suspensions } from './tables.ts';

/** Whom a suspension is about. */
export type Suspendable = { userId: string } | { companyId: string };

const about = (whom: Suspendable) =>
  'userId' in whom ? eq(suspensions.userId, whom.userId) : eq(suspensions.companyId, whom.companyId);

// Written out, here and below: in a select from one table drizzle leaves table names away, also inside a subquery.
/** Whether an account or its company is suspended, for a select of `users` joined with `memberships`. */
export const isSuspended = sql<boolean>`exists (
  select from suspensions s where s.user_id = users.id or s.company_id = memberships.company_id)`;

type Standing = 'active' | 'suspended' | 'erasing';
const standing = (where: string) =>
  sql<Standing>`coalesce((select case when s.erasing then 'erasing' else 'suspended' end from suspensions s where ${sql.raw(where)}), 'active')`;

/** For a select of `users`, and of `companies`. */
export const standingOfUser = standing('s.user_id = users.id');
export const standingOfCompany = standing('s.company_id = companies.id');

/** Whether a company is suspended now. */
export async function isCompanySuspended(db: Executor, companyId: string): Promise<boolean> {
  return (await db.$count(suspensions, about({ companyId }))) > 0;
}

/** How many of these accounts are suspended by themselves, or are being erased. */
export async function countSuspended(db: Executor, userIds: string[]): Promise<number> {
  return userIds.length > 0 ? db.$count(suspensions, inArray(suspensions.userId, userIds)) : 0;
}

/** Who is being erased and is still there. */
export async function beingErased(db: Executor): Promise<{ userId: string | null; companyId: string | null }[]> {
  const { userId, companyId } = suspensions;
  return db
    .select({ userId, companyId })
    .from(suspensions)
    .where(
      sql`erasing and (exists (select from users u where u.id = user_id) or exists (select from companies c where c.id = company_id))`,
    );
}

/** Whether it goes for good, or did. */
export async function isErasing(db: Executor, whom: Suspendable): Promise<boolean> {
  const rows = await db.select({ erasing: suspensions.erasing }).from(suspensions).where(about(whom));
  return rows[0]?.erasing ?? false;
}

/** Suspends, or begins to erase, whoever is about to be; false where that is so already. */
export async function suspend(
  world: World,
  tx: Executor,
  whom: Suspendable,
  { erasing = false } = {},
): Promise<boolean> {
  const made = await tx
    .insert(suspensions)
    .values({ id: world.clock.newId(), ...whom, erasing, createdAt: world.clock.now() })
    .onConflictDoNothing()
    .returning({ id: suspensions.id });
  if (made.length > 0) return true;
  if (!erasing) return false;
  const changed = await tx
    .update(suspensions)
    .set({ erasing })
    .where(sql`${about(whom)} and not ${suspensions.erasing}`)
    .returning({ id: suspensions.id });
  return changed.length > 0;
}

/** Lifts a suspension; false where there is none that can be. */
export async function lift(tx: Executor, whom: Suspendable): Promise<boolean> {
  const gone = await tx
    .delete(suspensions)
    .where(sql`${about(whom)} and not ${suspensions.erasing}`)
    .returning({ id: suspensions.id });
  return gone.length > 0;
}
