/** Jobs (postings) and the links by which candidates apply. */
import type { JobStatus } from '@saring/contract/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    companyId: text().notNull(),
    title: text().notNull(),
    department: text().notNull(),
    location: text().notNull(),
    types: text().array().notNull(),
    salaryMin: doublePrecision(),
    salaryMax: doublePrecision(),
    currency: text().notNull().default('MYR'),
    experienceLevel: text().notNull(),
    otherInfo: text().notNull().default(''),
    /** Exactly five texts. */
    criteria: text().array().notNull(),
    /** Raised when the criteria or the description change, so that an older analysis shows as stale. */
    criteriaVersion: integer().notNull().default(1),
    /** Whoever has no status yet is shown without what tells who they are. */
    blindReview: boolean().notNull().default(false),
    /** Applicants see how they were marked before a decision. */
    resultsShown: boolean().notNull().default(false),
    closingDate: date({ mode: 'string' }),
    /** When its company closed it; null while it did not. */
    closedAt: timestamp({ withTimezone: true }),
    /** `Live` or `Closed`. */
    status: text().$type<JobStatus>().notNull(),
    descriptionFileId: uuid(),
    /** Plain text of file and additional information, as the engine reads it; null until processed. */
    descriptionText: text(),
    descriptionHtml: text(),
    /** `waiting`, `done` or `failed`. */
    descriptionState: text().notNull(),
    /** All applications, the withdrawn ones too: what an unfiltered list counts. */
    listedCount: integer().notNull().default(0),
    applicantCount: integer().notNull().default(0),
    acceptedCount: integer().notNull().default(0),
    /** Applications that a person has decided on. */
    reviewedCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('jobs_company').on(table.companyId, table.createdAt.desc().nullsFirst(), table.id),
    index('jobs_company_title').on(table.companyId, sql`lower(${table.title})`),
    index('jobs_closing').on(table.closingDate),
    index('jobs_blind').on(table.id).where(sql`${table.blindReview}`),
  ],
);

export const applicationLinks = pgTable(
  'application_links',
  {
    id: uuid().primaryKey(),
    /** Not a secret: the link is public, and the company copies it again and again. */
    token: text().notNull(),
    companyId: text().notNull(),
    jobId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('application_links_token').on(table.token),
    index('application_links_job').on(table.jobId, table.createdAt.desc().nullsFirst()),
  ],
);
