/** Counts of tries in the database, so that several processes share them. */
import type { Language } from '@saring/contract/words';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db, Executor } from '#platform/db/db.ts';
import { Fail } from '#platform/http/fail.ts';
import { words } from '#platform/http/words.ts';
import type { Clock } from '#platform/process/clock.ts';

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
  /** Seconds from the first try, or the day in UTC: of two limits that are weighed against each other, the days must be the same. */
  per: number | 'day';
  /** What to say instead of "too many attempts", given when to try again ("in 15 minutes"). */
  said?: (when: string, language: Language) => string;
}

/** Counts one try at a moment and answers how many there were. Throws 429 with the seconds to wait when there were more than `max` in the window. */
export async function countTry(db: Executor, now: Date, rule: LimitRule): Promise<number> {
  const [at, end] = [now.toISOString(), endOf(rule.per, now).toISOString()];
  const { rows } = await db.execute<{ count: number; wait: number }>(sql`
    insert into rate_limits (key, count, resets_at) values (${rule.key}, 1, ${end}::timestamptz)
    on conflict (key) do update set
      count = case when rate_limits.resets_at <= ${at}::timestamptz then 1 else rate_limits.count + 1 end,
      resets_at = case when rate_limits.resets_at <= ${at}::timestamptz then excluded.resets_at else rate_limits.resets_at end
    returning count, ceil(extract(epoch from resets_at - ${at}::timestamptz))::int as wait`);
  const { count, wait } = rows[0] ?? { count: 0, wait: 0 };
  if (count > rule.max) throw tooMany(wait, rule.said);
  return count;
}

function endOf(per: number | 'day', now: Date): Date {
  if (per !== 'day') return new Date(now.getTime() + per * 1000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** Counts one try like `countTry`; false when there were more than `max`. */
export async function isWithin(db: Executor, now: Date, rule: LimitRule): Promise<boolean> {
  try {
    await countTry(db, now, rule);
    return true;
  } catch (error) {
    if (error instanceof Fail) return false;
    throw error;
  }
}

/** Counts what each company causes of one thing in a day, shared by all processes; false once it is more than `max`. */
export function dailyBudget(
  world: { db: Db; clock: Clock },
  what: string,
  max: number,
): (companyId: string) => Promise<boolean> {
  return (companyId) =>
    isWithin(world.db, world.clock.now(), { key: `${what}:company:${companyId}`, max, per: 86_400 });
}

/** Forgets the tries, for example after a good sign-in. */
export async function forgetTries(db: Executor, keys: string[]): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = any(${sql.param(keys)})`);
}

/** Takes one try back, for what turned out to be none. */
export async function takeBackTry(db: Executor, keys: string[]): Promise<void> {
  await db.execute(sql`update rate_limits set count = greatest(count - 1, 0) where key = any(${sql.param(keys)})`);
}

/** Removes windows that are over. */
export async function sweepLimits(db: Executor, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_limits where resets_at <= ${now.toISOString()}::timestamptz`);
}

const usual = (when: string, language: Language) => words(language)('tooMany', { when });

function tooMany(seconds: number, said = usual): Fail {
  const wait = Math.max(1, seconds);
  return new Fail('too_many', { said: (language) => said(waitText(wait, language), language), retryAfter: wait });
}

function waitText(seconds: number, language: Language): string {
  const say = words(language);
  if (seconds < 90) return say('inSeconds', { seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? say('inMinutes', { minutes }) : say('inHours', { hours: Math.ceil(seconds / 3600) });
}
