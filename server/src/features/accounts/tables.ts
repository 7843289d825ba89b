/** Accounts of all three roles, to which company somebody belongs, and one-time codes. */
import type { MemberRole, Role } from '@saring/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { searchColumn } from '#platform/http/paging.ts';

/** An address that is none on the internet, such as the first operator's until it is changed. */
export const withoutMail = sql.raw(`email !~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]{2,}$'`);

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    /** In its one spelling (the contract's `cleanAddress`); empty where another account took an unconfirmed one over. */
    email: text().notNull(),
    /** When its owner proved to read what is mailed to the address; null for not yet. */
    emailConfirmedAt: timestamp({ withTimezone: true }),
    /** Display name of an operator. */
    name: text().notNull().default(''),
    passwordHash: text().notNull(),
    /** Whether it is one that was made up and printed: it opens everything within a day of the account's making, and after that its own change. */
    passwordPrinted: boolean().notNull().default(false),
    /** `user`, `admin` or `superuser`. */
    role: text().$type<Role>().notNull(),
    /** Kept by a trigger for processes of the version before alone: `memberships` says whose somebody is. */
    companyId: text(),
    /** Raised by every password change: older tokens are void. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSignInAt: timestamp({ withTimezone: true }),
    /** When its owner first asked for all that is kept of them. */
    copyAskedAt: timestamp({ withTimezone: true }),
    /** What a search looks in, and the order by name: both in lower case, the name first. */
    sought: searchColumn().notNull().generatedAlwaysAs(sql`lower(username || chr(10) || email)`),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`).where(sql`${table.email} <> ''`),
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

/** Who belongs to a company, and as what; a trigger keeps the account's role and ends its sign-ins when it no longer belongs. */
export const memberships = pgTable(
  'memberships',
  {
    /** A person is a member of one company: a sign-in has nowhere to choose. */
    userId: uuid().primaryKey(),
    companyId: text().notNull(),
    /** One of the contract's `memberRoles`. */
    role: text().$type<MemberRole>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('memberships_company').on(table.companyId, table.createdAt)],
);

/** One-time codes: for a forgotten password, to confirm an address, and for the first run, whose token stands alone. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    /** `recovery` for a forgotten password, `address` to confirm where it was mailed to, `first-run` for the operator's link. */
    purpose: text().notNull().default('recovery'),
    /** Where it was mailed to; whoever has it reads what comes there. */
    email: text().notNull().default(''),
    /** Hash of the token that came with the code. */
    tokenHash: text().notNull(),
    codeHash: text().notNull(),
    /** Keyed hash of the network or the device that asked for it. */
    orderedFrom: text().notNull().default(''),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('one_time_codes_user').on(table.userId), index('one_time_codes_token').on(table.tokenHash)],
);
