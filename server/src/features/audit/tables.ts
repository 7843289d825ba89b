/** Who did what, when: rows are added and never changed, and hold no personal data of applicants beyond ids (D-27). */
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  },
  (table) => [
    index('audit_events_company').on(table.companyId, table.at),
    index('audit_events_subject').on(table.subject),
  ],
);
