/** Accounts of all three roles. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { soughtText } from '#platform/paging.ts';

/** An address that is none on the internet, such as the first operator's until it is changed. */
export const withoutMail = sql.raw(`email !~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]{2,}$'`);

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    /** Display name of an operator. */
    name: text().notNull().default(''),
    passwordHash: text().notNull(),
    /** `user`, `admin` or `superuser`. */
    role: text().notNull(),
    /** Set for administrators. */
    companyId: text(),
    /** Raised by every password change: older tokens are void. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSignInAt: timestamp({ withTimezone: true }),
    /** What a search looks in, and the order by name: both in lower case, the name first. */
    sought: soughtText().notNull().generatedAlwaysAs(sql`lower(username || chr(10) || email)`),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_company').on(table.companyId).where(sql`${table.companyId} is not null`),
    // Each order of the operator's list, whole in its index: skipping to a page far behind reads no rows.
    index('users_created').on(table.createdAt, table.id, table.sought),
    index('users_by_name').on(table.sought, table.id),
    index('users_role').on(table.role, table.createdAt, table.id, table.sought),
    index('users_role_by_name').on(table.role, table.sought, table.id),
    index('users_sought').using('gin', sql`${table.sought} gin_trgm_ops`),
    // The few whose address no mail can reach, so that the others need not be looked at to be counted.
    index('users_without_mail').on(table.id).where(withoutMail),
  ],
);
