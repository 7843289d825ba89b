/** Sign-ins under way, one row each: over when somebody logs out, does nothing for too long, or gets a new password. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db, Executor } from '#platform/db/db.ts';
import { accountChannel, type SignIns } from './session.ts';

export const signIns = pgTable(
  'sign_ins',
  {
    /** The token's `jti`. */
    id: uuid().primaryKey(),
    /** Goes with the account. */
    userId: uuid().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the last request, to within a tenth of the time that ends an unused one. */
    seenAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** As a person calls it: "Firefox on Linux"; empty where it did not say. */
    browser: text().notNull().default(''),
  },
  (table) => [index('sign_ins_user').on(table.userId), index('sign_ins_ends').on(table.endsAt)],
);

/** How tokens note and ask for sign-ins; `idleMinutes` 0 ends none for want of use. */
export function signInsIn(db: Executor, idleMinutes: number): SignIns {
  const unused = idleMinutes > 0 ? sql`and seen_at > now() - make_interval(mins => ${idleMinutes})` : sql``;
  return {
    async begin(id, userId, endsAt, browser) {
      await db.execute(sql`
        insert into sign_ins (id, user_id, started_at, seen_at, ends_at, browser)
        values (${id}, ${userId}, now(), now(), ${endsAt.toISOString()}::timestamptz, ${browser})`);
    },
    async touch(id) {
      const touched = await db.execute(
        sql`update sign_ins set seen_at = now() where id = ${id} ${unused} returning id`,
      );
      return touched.rows.length > 0;
    },
  };
}

/** Those of an account that are under way, the last used first. */
export async function signInsOf(db: Db, userId: string, idleMinutes: number) {
  const used = sql`${signIns.seenAt} > now() - make_interval(mins => ${idleMinutes})`;
  const own = and(eq(signIns.userId, userId), sql`${signIns.endsAt} > now()`, idleMinutes > 0 ? used : undefined);
  return db.select().from(signIns).where(own).orderBy(desc(signIns.seenAt), desc(signIns.id)).limit(100);
}

/** Whether an account has this sign-in; those that are over may be among them until they are swept. */
export async function hasSignIn(db: Executor, userId: string, id: string): Promise<boolean> {
  const found = await db.execute(sql`select 1 from sign_ins where id = ${id} and user_id = ${userId}`);
  return found.rows.length > 0;
}

/** Ends one sign-in of an account; every process hears of it with the commit. False where the account has none such. */
export async function endSignIn(db: Executor, userId: string, id: string): Promise<boolean> {
  const ended = await db.execute(sql`delete from sign_ins where id = ${id} and user_id = ${userId} returning id`);
  await db.execute(sql`select pg_notify(${accountChannel}, ${id})`);
  return ended.rows.length > 0;
}

/** Forgets the sign-ins of an account, whose tokens are void already. */
export async function forgetSignIns(db: Executor, userId: string): Promise<void> {
  await db.execute(sql`delete from sign_ins where user_id = ${userId}`);
}

/** Removes those that are over by themselves, and those that began while their account was being deleted. */
export async function sweepSignIns(db: Executor, idleMinutes: number): Promise<void> {
  await db.execute(
    sql`delete from sign_ins where ends_at < now() or not exists (select 1 from users where id = user_id)`,
  );
  if (idleMinutes > 0)
    await db.execute(sql`delete from sign_ins where seen_at < now() - make_interval(mins => ${idleMinutes})`);
}
