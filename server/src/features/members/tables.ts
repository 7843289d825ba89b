/** Who is invited to a company, until they come or the time is over. */
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    companyId: text().notNull(),
    /** A member of the company, with whose membership it goes. */
    invitedBy: uuid().notNull(),
    /** In its one spelling (the contract's `cleanAddress`); the account that comes of it has this one. */
    email: text().notNull(),
    tokenHash: text().notNull(),
    /** Whoever invites was shown the link, as where no mail goes out: whoever comes by it need not read mail of this address. */
    linkShown: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.tokenHash),
    uniqueIndex('invitations_person').on(table.companyId, sql`lower(${table.email})`),
    index('invitations_over').on(table.expiresAt),
  ],
);
