/** One-time codes for a forgotten password. */
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    /** Hash of the token that came with the code. */
    tokenHash: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('one_time_codes_user').on(table.userId), index('one_time_codes_token').on(table.tokenHash)],
);
