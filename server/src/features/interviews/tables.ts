/** Interviews and their answers. */
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const interviews = pgTable('interviews', {
  /** One per application, with its id (D-21). */
  applicationId: uuid().primaryKey(),
  /** `open` or `complete`. */
  state: text().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  completedAt: timestamp({ withTimezone: true }),
  /** How it ended: `answered`, `ended` or `time`. */
  endedBy: text(),
});

export const interviewAnswers = pgTable(
  'interview_answers',
  {
    applicationId: uuid().notNull(),
    /** 1 to 6. */
    sequence: integer().notNull(),
    question: text().notNull(),
    /** Index of the criterion it asks about; null for the opening question. */
    criterion: integer(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    answeredAt: timestamp({ withTimezone: true }),
    response: text(),
    /** `transcription`, `live`, `typed` or `none`. */
    source: text(),
    late: boolean().notNull().default(false),
    audioFileId: uuid(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.sequence] })],
);
