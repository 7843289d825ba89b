/** Analyses: rows that are never changed; a newer one replaces an older one in view only. */

import type { InterviewMarks, ResumeMarks } from '@saring/engine';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const analyses = pgTable(
  'analyses',
  {
    id: uuid().primaryKey(),
    applicationId: uuid().notNull(),
    companyId: text().notNull(),
    /**
     * `resume`, `interview`, `correction`: the interview with the words that its candidate says were said, or `facts`: the
     * resume with the facts that its candidate says were read wrongly.
     */
    kind: text().notNull(),
    engine: text().notNull(),
    engineVersion: text().notNull(),
    model: text(),
    criteriaVersion: integer().notNull(),
    /** SHA-256 of everything the engine was given. */
    inputHash: text().notNull(),
    marks: jsonb().$type<ResumeMarks | InterviewMarks>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('analyses_application').on(table.applicationId, table.kind, table.createdAt.desc().nullsFirst())],
);
