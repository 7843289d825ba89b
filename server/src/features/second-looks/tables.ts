/** What applicants asked to have looked at again after a rejection, and what came of it. */
import type { Status } from '@saring/contract/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const secondLooks = pgTable(
  'second_looks',
  {
    id: uuid().primaryKey(),
    applicationId: uuid().notNull(),
    /** When the applicant was told the decision that it is about. */
    decidedAt: timestamp({ withTimezone: true }).notNull(),
    /** The username of who decided it. */
    decidedBy: text().notNull(),
    words: text().notNull(),
    /** What the applicant says was read wrongly in the resume, as it is; null where nothing was. */
    facts: text(),
    /** The analysis of the resume with these facts; null until it is there. */
    readingId: uuid(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** Since when its company, which was suspended meanwhile, can answer it again; null where it always could. */
    resumedAt: timestamp({ withTimezone: true }),
    answeredAt: timestamp({ withTimezone: true }),
    /** The username of who answered. */
    answeredBy: text(),
    status: text().$type<Status>(),
    reason: text(),
  },
  (table) => [
    uniqueIndex('second_looks_decision').on(table.applicationId, table.decidedAt),
    index('second_looks_open').on(table.dueAt).where(sql`${table.answeredAt} is null`),
  ],
);
