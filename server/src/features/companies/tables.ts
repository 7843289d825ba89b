/** Companies and the links by which they register. */
import type { CandidateMail, CompanyStatus } from '@saring/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { searchColumn } from '#platform/http/paging.ts';

/** How a company kept to what it said. */
export interface Answers {
  /** How many applicants have an answer, or had to have one. */
  people: number;
  /** How many had it within so many days. */
  inTime: number;
  withinDays: number;
  /** After so many days half of them had it; null where half have none. */
  medianDays: number | null;
}

export const companies = pgTable(
  'companies',
  {
    /** Made when it registers, from the username of whoever does; it never changes, and says nothing of who belongs to it. */
    id: text().primaryKey(),
    name: text().notNull(),
    /** The name as it is compared (names.ts), and of which name; both are null of a row that an older version wrote. */
    nameKey: text(),
    keyedName: text(),
    /** What the name looks like: those of two lookalikes are the same. */
    skeleton: text(),
    /** `pending`, `verified` or `rejected`. */
    status: text().$type<CompanyStatus>().notNull(),
    paymentStatus: text().notNull().default('unpaid'),
    industry: text(),
    description: text(),
    location: text(),
    contactEmail: text(),
    website: text(),
    employees: text(),
    /** `DD/MM/YYYY`, as documented. */
    dateFounded: text(),
    /** When the profile was last saved; until it ever is, it is "not yet saved". */
    profileSavedAt: timestamp({ withTimezone: true }),
    logoFileId: uuid(),
    /** Months after a rejection or a withdrawal when an application is erased; null for never. */
    applicantMonths: integer(),
    /** Minutes between a decision on a page and the candidate's hearing of it. */
    graceMinutes: integer().notNull().default(10),
    /** Who has not begun the interview is reminded of it by mail. */
    interviewReminders: boolean().notNull().default(true),
    /** Words of its own in the mails to its candidates; a mail that is not named has none. */
    mailWords: jsonb().$type<Partial<Record<CandidateMail, string>>>().notNull().default({}),
    /** Days within which it means to answer an applicant; null where it says nothing. */
    answerDays: integer(),
    /** Days within which it means to answer who asks for a second look. */
    secondLookDays: integer().notNull().default(14),
    /** How it answered in the last year, counted each night; null where too few applied, or where it says nothing. */
    answers: jsonb().$type<Answers>(),
    /** Days after an interview when its recordings are erased; null for as long as this installation keeps any. */
    recordingDays: integer(),
    jobCount: integer().notNull().default(0),
    applicationCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** What a search looks in, and the order by name. */
    sought: searchColumn().notNull().generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    uniqueIndex('companies_name').on(sql`lower(${table.name})`),
    uniqueIndex('companies_name_key').on(table.nameKey),
    index('companies_skeleton').on(table.skeleton),
    // Each order of the operator's list, whole in its index: skipping to a page far behind reads no rows.
    index('companies_created').on(table.createdAt, table.id, table.sought),
    index('companies_by_name').on(table.sought, table.id),
    index('companies_status').on(table.status, table.createdAt, table.id, table.sought),
    index('companies_status_by_name').on(table.status, table.sought, table.id),
    index('companies_sought').using('gin', sql`${table.sought} gin_trgm_ops`),
  ],
);

export const registrationLinks = pgTable(
  'registration_links',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull(),
    companyName: text().notNull(),
    adminEmail: text().notNull(),
    createdBy: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    /** The address it was used with, where that is not the invited one. */
    usedEmail: text(),
    /** The company that was registered with it. */
    companyId: text(),
    /** What a search looks in, and the order by name: both in lower case, the company first. */
    sought: searchColumn().notNull().generatedAlwaysAs(sql`lower(company_name || chr(10) || admin_email)`),
  },
  (table) => [
    uniqueIndex('registration_links_token').on(table.tokenHash),
    index('registration_links_created').on(table.createdAt, table.id, table.sought),
    index('registration_links_by_name').on(table.sought, table.id),
    index('registration_links_sought').using('gin', sql`${table.sought} gin_trgm_ops`),
  ],
);
