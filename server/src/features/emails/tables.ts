/** Mails to be sent and what became of them. */
import type { Status } from '@saring/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey(),
    /** Why this mail exists; the same cause never makes a second one. */
    cause: text().notNull(),
    /** Whose it is: the account that it is mailed to or, for a company, whose mail it is (`companyId`). An address alone tells nothing. */
    userId: uuid(),
    companyId: text(),
    /** The application it is about, if any. */
    applicationId: uuid(),
    /** It is sent only while the applicant sees this status of that application; null where that does not matter. */
    onlyWhile: text().$type<Status>(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** It carries a code or a link that opens something: its words go once it is sent. */
    secret: boolean().notNull().default(false),
    /** `queued`, `sent`, `kept` as a file where no mail server is set, `refused` by the mail server for good, or `failed` when the tries or the time ran out. */
    state: text().$type<'queued' | 'sent' | 'kept' | 'refused' | 'failed'>().notNull(),
    error: text(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('emails_cause').on(table.cause),
    index('emails_application').on(table.applicationId),
    index('emails_user').on(table.userId, table.createdAt),
    // What an operator may see, newest first.
    index('emails_of_operators').on(table.createdAt, table.id).where(sql`${table.applicationId} is null`),
    index('emails_company').on(table.companyId, table.createdAt),
  ],
);
