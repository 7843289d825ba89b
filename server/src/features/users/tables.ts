/** Accounts of all three roles. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

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
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_created').on(table.createdAt.desc().nullsFirst(), table.id),
    index('users_role').on(table.role),
    index('users_username_search').using('gin', sql`${table.username} gin_trgm_ops`),
    index('users_email_search').using('gin', sql`${table.email} gin_trgm_ops`),
  ],
);
