/** Who did what, when: rows are added and never changed, and hold no personal data of applicants beyond ids. */
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The company whose trail this is; null for the operator's. */
    companyId: text(),
    actor: text().notNull(),
    actorRole: text().notNull(),
    action: text().notNull(),
    /** What it was done to, for example an application's id. */
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Place in the company's chain, from 1, and the hash over this row and the one before: set by a trigger at commit. */
    number: bigint({ mode: 'number' }),
    hash: text(),
  },
  (table) => [
    uniqueIndex('audit_events_chain').on(table.companyId, table.number),
    index('audit_events_company').on(table.companyId, table.at),
    index('audit_events_subject').on(table.subject),
  ],
);

/** The last link of each chain: of a trail that was cut at its end, this still tells how long it was. */
export const auditHeads = pgTable('audit_heads', {
  /** The company, or '' for the operator's trail. */
  chain: text().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});
