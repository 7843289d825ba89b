/** Notices that applicants were given. */
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { NoticeText } from './text.ts';

export const notices = pgTable(
  'notices',
  {
    companyId: text().notNull(),
    hash: text().notNull(),
    version: integer().notNull(),
    texts: jsonb().$type<NoticeText[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.hash] })],
);
