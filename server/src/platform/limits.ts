/** Counts of tries in the database, so that several processes share them (D-42). */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Executor } from './db.ts';
import { Fail } from './fail.ts';

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);

export interface LimitRule {
  /** For example `sign-in:account:` plus the account; hashed by nobody, so no secrets here. */
  key: string;
  max: number;
  seconds: number;
}

/** Counts one try. Throws 429 with the seconds to wait when there were more than `max` in the window. */
export async function countTry(db: Executor, rule: LimitRule): Promise<void> {
  const rows = await db.execute<{ count: number; wait: number }>(sql`
    insert into rate_limits (key, count, resets_at)
    values (${rule.key}, 1, now() + make_interval(secs => ${rule.seconds}))
    on conflict (key) do update set
      count = case when rate_limits.resets_at < now() then 1 else rate_limits.count + 1 end,
      resets_at = case when rate_limits.resets_at < now() then excluded.resets_at else rate_limits.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as wait`);
  const row = rows.rows[0];
  if (row && row.count > rule.max) throw tooMany(row.wait);
}

/** Counts what each company causes of one thing in a day, shared by all processes; false once it is more than `max`. */
export function dailyBudget(db: Executor, what: string, max: number): (companyId: string) => Promise<boolean> {
  return async (companyId) => {
    try {
      await countTry(db, { key: `${what}:company:${companyId}`, max, seconds: 86_400 });
      return true;
    } catch (error) {
      if (error instanceof Fail) return false;
      throw error;
    }
  };
}

/** Forgets the tries, for example after a good sign-in. */
export async function forgetTries(db: Executor, key: string): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = ${key}`);
}

/** Removes windows that are over. */
export async function sweepLimits(db: Executor): Promise<void> {
  await db.execute(sql`delete from rate_limits where resets_at < now()`);
}

function tooMany(seconds: number): Fail {
  const wait = Math.max(1, seconds);
  const words = wait < 90 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`;
  return new Fail('too_many', { text: `Too many attempts. Please try again in ${words}.`, retryAfter: wait });
}
