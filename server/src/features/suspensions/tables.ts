/** Who may not sign in, and which companies take no applications. */
import { boolean, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * Accounts and companies that an operator suspended or has erased; a trigger ends the sign-ins of those whom it is about. The row of
 * an erased company stays: nobody else gets its id, under which its trail stands.
 */
export const suspensions = pgTable(
  'suspensions',
  {
    id: uuid().primaryKey(),
    /** The account, or null where it is a company. */
    userId: uuid(),
    companyId: text(),
    /** Whether it goes for good. */
    erasing: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('suspensions_user').on(table.userId), uniqueIndex('suspensions_company').on(table.companyId)],
);
