/** Rows of accounts. */
import { and, eq, sql } from 'drizzle-orm';
import { isId } from '#platform/clock.ts';
import type { Executor } from '#platform/db.ts';
import { type Account, accountChannel } from '#platform/session.ts';
import { forgetSignIns } from '#platform/sign-ins.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

export async function userById(db: Executor, id: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.id, id));
  return rows[0] ?? null;
}

/** What usernames are made of; in other alphabets some capitals, such as the Kelvin sign, have a plain lower case. */
const nameOfOurs = /^[A-Za-z0-9._-]+$/;

/** Usernames are unique without regard to case (D-12). */
export async function userByName(db: Executor, username: string): Promise<UserRow | null> {
  // A name that nobody can have is asked for as the empty one: it must take the same time.
  const name = nameOfOurs.test(username) ? username : '';
  const rows = await db.select().from(users).where(sql`lower(${users.username}) = lower(${name})`);
  return rows[0] ?? null;
}

export async function userByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return rows[0] ?? null;
}

/** An administrator's display name, for the own company and for who applied to it; of anybody else null. */
export async function administratorName(db: Executor, username: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from administrators where lower(username) = lower(${username})`,
  );
  return rows[0]?.name ?? null;
}

/** The account behind a token. */
export async function findAccount(db: Executor, userId: string): Promise<Account | null> {
  const user = isId(userId) ? await userById(db, userId) : null;
  return user ? accountOf(user) : null;
}

export function accountOf(user: UserRow): Account {
  const { id, username, companyId, version } = user;
  return { userId: id, username, companyId, version, role: user.role as Account['role'] }; // the column holds nothing else
}

/** Adds an account; null where username or email (which) is taken already, also under a race. */
export async function insertUser(db: Executor, user: typeof users.$inferInsert): Promise<'username' | 'email' | null> {
  const made = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (made[0]) return null;
  return (await userByName(db, user.username)) ? 'username' : 'email';
}

/** Sets a password: the version rises, and every process hears that older tokens are void. */
export async function setPassword(db: Executor, userId: string, passwordHash: string): Promise<UserRow | null> {
  const rows = await db
    .update(users)
    .set({ passwordHash, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId))
    .returning();
  await forgetSignIns(db, userId);
  await db.execute(sql`select pg_notify(${accountChannel}, ${userId})`);
  return rows[0] ?? null;
}

/** Ends every sign-in of an account, as a new password does. */
export async function endAllSignIns(db: Executor, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  await forgetSignIns(db, userId);
  await db.execute(sql`select pg_notify(${accountChannel}, ${userId})`);
}

export async function setNameAndEmail(db: Executor, userId: string, name: string, email: string): Promise<void> {
  await db.update(users).set({ name, email }).where(eq(users.id, userId));
}

/** Keeps the same password under another hash; nothing else changes, and nothing where it was changed meanwhile. */
export async function renewHash(db: Executor, user: UserRow, passwordHash: string): Promise<void> {
  const same = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
  await db.update(users).set({ passwordHash }).where(same);
}

export async function noteSignIn(db: Executor, userId: string, at: Date): Promise<void> {
  await db.update(users).set({ lastSignInAt: at }).where(eq(users.id, userId));
}

export async function deleteUser(db: Executor, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
  await forgetSignIns(db, userId);
  await db.execute(sql`select pg_notify(${accountChannel}, ${userId})`);
}

export async function anySuperuser(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'superuser')).limit(1);
  return rows.length > 0;
}
