/** Companies and the links by which they register. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const companies = pgTable(
  'companies',
  {
    /** The username its first administrator registered with; it never changes (D-7). */
    id: text().primaryKey(),
    name: text().notNull(),
    /** `pending`, `verified` or `rejected`. */
    status: text().notNull(),
    paymentStatus: text().notNull().default('unpaid'),
    industry: text(),
    description: text(),
    location: text(),
    contactEmail: text(),
    website: text(),
    employees: text(),
    /** `DD/MM/YYYY`, as the documents have it. */
    dateFounded: text(),
    /** When the profile was last saved; until it ever is, it is "not yet saved" (D-31). */
    profileSavedAt: timestamp({ withTimezone: true }),
    logoFileId: uuid(),
    jobCount: integer().notNull().default(0),
    applicationCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('companies_name').on(sql`lower(${table.name})`),
    index('companies_created').on(table.createdAt.desc().nullsFirst(), table.id),
    index('companies_status').on(table.status, table.createdAt),
    index('companies_name_search').using('gin', sql`${table.name} gin_trgm_ops`),
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
  },
  (table) => [
    uniqueIndex('registration_links_token').on(table.tokenHash),
    index('registration_links_created').on(table.createdAt.desc().nullsFirst()),
  ],
);
