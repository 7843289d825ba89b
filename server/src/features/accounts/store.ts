/** Rows of accounts. */
import { cleanAddress } from '@saring/contract';
import type { MemberRole } from '@saring/contract/domain';
import { and, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import { isSuspended } from '#features/suspensions/index.ts';
import { type Account, accountChannel } from '#platform/auth/session.ts';
import { forgetSignIns } from '#platform/auth/sign-ins.ts';
import type { Executor } from '#platform/db/db.ts';
import { isId } from '#platform/process/clock.ts';
import { memberships, users } from './tables.ts';

/** An account with its company, its role there (null for those of none), and whether one of the two is suspended. */
export type UserRow = typeof users.$inferSelect & { memberRole: MemberRole | null; suspended: boolean };

const accounts = (db: Executor) =>
  db
    .select({
      ...getTableColumns(users),
      companyId: memberships.companyId,
      memberRole: memberships.role,
      suspended: isSuspended,
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id));

/** When an account's owner first asked for all that is kept of them: now, where that was never. */
export async function copyAskedAt(db: Executor, userId: string, now: Date): Promise<Date> {
  const rows = await db
    .update(users)
    .set({ copyAskedAt: sql`coalesce(${users.copyAskedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
    .returning({ at: users.copyAskedAt });
  return rows[0]?.at ?? now;
}

/** The account with an id, with its company; null where there is none. */
export async function userById(db: Executor, id: string): Promise<UserRow | null> {
  const rows = await accounts(db).where(eq(users.id, id));
  return rows[0] ?? null;
}

/** Everybody of a company, the first of them first. */
export async function membersOf(db: Executor, companyId: string): Promise<UserRow[]> {
  return accounts(db).where(eq(memberships.companyId, companyId)).orderBy(memberships.createdAt, users.id);
}

/** The same, held: nothing that refers to the account can come until the transaction ends. */
export async function lockUser(db: Executor, id: string): Promise<UserRow | null> {
  const rows = await accounts(db).where(eq(users.id, id)).for('update', { of: users });
  return rows[0] ?? null;
}

/** What usernames are made of; in other alphabets some capitals, such as the Kelvin sign, have a plain lower case. */
const nameOfOurs = /^[A-Za-z0-9._-]+$/;

/**
 * The account of a username or an email address, both unique without regard to case. No username holds an @, so that the
 * two cannot be taken for each other.
 */
export async function userByName(db: Executor, name: string): Promise<UserRow | null> {
  if (name.includes('@')) return userByEmail(db, cleanAddress(name));
  // A name that nobody can have is asked for as the empty one: it must take the same time.
  const known = nameOfOurs.test(name) ? name : '';
  const rows = await accounts(db).where(sql`lower(${users.username}) = lower(${known})`);
  return rows[0] ?? null;
}

/** The account with a mail address, in letters of any size; null where there is none. */
export async function userByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const rows = await accounts(db).where(sql`lower(${users.email}) = lower(${email}) and ${users.email} <> ''`);
  return rows[0] ?? null;
}

/** An administrator's display name, for the own company and for who applied to it; of anybody else null. */
export async function administratorName(db: Executor, username: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from administrators where lower(username) = lower(${username})`,
  );
  return rows[0]?.name ?? null;
}

/** Where a company is written to: the address of its profile, else that of whoever owns it longest and is not suspended; null where there is neither. */
export async function addressOfCompany(db: Executor, companyId: string): Promise<string | null> {
  const { rows } = await db.execute<{ address: string | null }>(sql`
    select coalesce(nullif(c.contact_email, ''),
      (select u.email from memberships m join users u on u.id = m.user_id
       where m.company_id = c.id and m.role = 'owner' and u.email <> ''
         and not exists (select from suspensions s where s.user_id = u.id) order by m.created_at limit 1)) as address
    from companies c where c.id = ${companyId}`);
  return rows[0]?.address ?? null;
}

/** The account behind a token. */
export async function findAccount(db: Executor, userId: string): Promise<Account | null> {
  const user = isId(userId) ? await userById(db, userId) : null;
  return user ? accountOf(user) : null;
}

/** Milliseconds for which a printed password opens everything, so that an installation can be set up with it. */
const printedFor = 24 * 3_600_000;

/** What calls are authorised by, of an account. */
export function accountOf(user: UserRow): Account {
  const { id, username, companyId, memberRole, version, passwordPrinted, createdAt, role } = user;
  const printedUntil = passwordPrinted ? new Date(createdAt.getTime() + printedFor) : null;
  return { userId: id, username, companyId, memberRole, version, printedUntil, role };
}

/**
 * Adds an account; null, or what of it is taken already, also under a race. The address is told of first: with one that is
 * taken the answer is the same whatever the username, so that nobody learns by it which names there are.
 */
export async function insertUser(db: Executor, user: typeof users.$inferInsert): Promise<'username' | 'email' | null> {
  const made = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (made[0]) return null;
  return (await userByEmail(db, user.email)) ? 'email' : 'username';
}

/** Makes somebody a member of a company. Fails where they are one of any. */
export async function insertMember(db: Executor, member: typeof memberships.$inferInsert): Promise<void> {
  await db.insert(memberships).values(member);
}

/** Takes somebody out of their company; a trigger ends their sign-ins. */
export async function removeMember(db: Executor, userId: string): Promise<void> {
  await db.delete(memberships).where(eq(memberships.userId, userId));
}

type NewPassword = Pick<UserRow, 'passwordHash' | 'passwordPrinted'> & Partial<Pick<UserRow, 'username' | 'email'>>;

/**
 * Sets a password, and names where they are given: the version rises, and every process hears that older tokens are void.
 * Null where the account is not as it was.
 */
export async function setPassword(db: Executor, user: UserRow, password: NewPassword): Promise<UserRow | null> {
  const { id, version, companyId, memberRole, suspended } = user;
  const rows = await db
    .update(users)
    .set({ ...password, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, id), eq(users.version, version)))
    .returning();
  if (!rows[0]) return null;
  await forgetSignIns(db, id);
  await db.execute(sql`select pg_notify(${accountChannel}, ${id})`);
  return { ...rows[0], companyId, memberRole, suspended };
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

/** Sets the name that others see. */
export async function setName(db: Executor, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId));
}

/** Another address, which nobody has proved yet. */
export async function setEmail(db: Executor, userId: string, email: string): Promise<void> {
  await db.update(users).set({ email, emailConfirmedAt: null }).where(eq(users.id, userId));
}

/** Keeps when an address was confirmed; false where it was before, or where the account has another one by now. */
export async function confirmAddress(db: Executor, userId: string, email: string, at: Date): Promise<boolean> {
  const same = sql`lower(${users.email}) = lower(${email}) and ${users.email} <> ''`;
  const rows = await db
    .update(users)
    .set({ emailConfirmedAt: at })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt), same))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Takes an unconfirmed address away from the job seeker who has it; answers that account. */
export async function releaseAddress(db: Executor, email: string): Promise<UserRow | null> {
  const unproved = and(eq(users.role, 'user'), isNull(users.emailConfirmedAt));
  const rows = await db
    .update(users)
    .set({ email: '' })
    .where(and(sql`lower(${users.email}) = lower(${email}) and ${users.email} <> ''`, unproved))
    .returning();
  return rows[0] ? { ...rows[0], companyId: null, memberRole: null, suspended: false } : null;
}

/** Keeps the same password under another hash; nothing else changes, and nothing where it was changed meanwhile. */
export async function renewHash(db: Executor, user: UserRow, passwordHash: string): Promise<void> {
  const same = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
  await db.update(users).set({ passwordHash }).where(same);
}

/** Notes when somebody signed in last. */
export async function noteSignIn(db: Executor, userId: string, at: Date): Promise<void> {
  await db.update(users).set({ lastSignInAt: at }).where(eq(users.id, userId));
}

/** Removes an account with all that hangs on it, and ends its sessions in every process. */
export async function deleteUser(db: Executor, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
  await forgetSignIns(db, userId);
  await db.execute(sql`select pg_notify(${accountChannel}, ${userId})`);
}

/** Every operator that has an address and is not suspended. */
export async function operators(db: Executor): Promise<{ id: string; email: string }[]> {
  const inOffice = sql`not exists (select from suspensions s where s.user_id = users.id)`;
  const withAddress = and(eq(users.role, 'superuser'), ne(users.email, ''), inOffice);
  return db.select({ id: users.id, email: users.email }).from(users).where(withAddress).orderBy(users.createdAt);
}

/**
 * The operator whom the first start made, as long as nobody has come in: the only one, who never signed in and has the
 * password that was made up first. `held` locks the row until the transaction ends.
 */
export async function untouchedOperator(db: Executor, held = false): Promise<UserRow | null> {
  const found = accounts(db).where(eq(users.role, 'superuser')).limit(2);
  const [only, other] = held ? await found.for('update', { of: users }) : await found;
  if (!only || other) return null;
  return only.passwordPrinted && only.version === 1 && only.lastSignInAt === null ? only : null;
}

/** Whether there is any operator. */
export async function anySuperuser(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'superuser')).limit(1);
  return rows.length > 0;
}
