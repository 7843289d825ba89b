/** Stored files: what they are and whose; the bytes lie in the file store under `key`. */
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    key: text().notNull(),
    /** As the person named it. */
    filename: text().notNull(),
    mime: text().notNull(),
    /** `pdf`, `docx`, `doc`, `txt`, `png`, `jpg`, …, judged by content. */
    kind: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    /** The person it belongs to, or null for a company's file. */
    userId: uuid(),
    /** The company whose it is, or to which the person gave it. */
    companyId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('files_user').on(table.userId),
    index('files_company').on(table.companyId),
    // In the order of bytes, so that a folder's keys are a range of it whatever the database's collation.
    index('files_key').on(table.key.op('text_pattern_ops')),
  ],
);
