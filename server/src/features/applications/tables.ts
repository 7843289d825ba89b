/** How many applicants stand where, who was scored again, and what people noted about them. */
import type { HiringStage, Status } from '@saring/contract/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** How many of a job's applicants stand where, kept by a trigger: ranks, totals and the spread of grades without counting rows. */
export const applicantCounts = pgTable(
  'applicant_counts',
  {
    jobId: uuid().notNull(),
    /** Eighths of a point of the final score, 0 to 800: small enough that few share one, and exact in binary. */
    step: integer().notNull(),
    status: text().$type<Status>().notNull(),
    hiringStage: text().$type<HiringStage>().notNull(),
    /** Whether there was an interview. */
    graded: boolean().notNull().default(false),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.step, table.status, table.hiringStage, table.graded] })],
);

/** How many of a job's scored applicants have marks of which engine, kept by a trigger. */
export const scoredCounts = pgTable(
  'scored_counts',
  {
    jobId: uuid().notNull(),
    scoredBy: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.scoredBy] })],
);

/** Each time that a company had a job's applicants scored again by the present engine. */
export const scoreRuns = pgTable(
  'score_runs',
  {
    id: uuid().primaryKey(),
    jobId: uuid().notNull(),
    companyId: text().notNull(),
    /** The engine that was asked, as in `scored_by`. */
    engine: text().notNull(),
    /** Username of who asked. */
    author: text().notNull(),
    /** How many had marks of another engine then. */
    asked: integer().notNull(),
    /** The batch that is handed out next, and after whom: the marks it is of, and the last id of those before; null before the first. */
    batch: integer().notNull().default(0),
    batchOf: text().notNull(),
    batchAfter: uuid(),
    handedOut: boolean().notNull().default(false),
    raised: integer().notNull().default(0),
    lowered: integer().notNull().default(0),
    same: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it last came further. */
    movedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('score_runs_job').on(table.jobId, table.startedAt.desc().nullsFirst(), table.id)],
);

/** An application in such a run, with its final score before and after. */
export const rescored = pgTable(
  'rescored',
  {
    runId: uuid().notNull(),
    applicationId: uuid().notNull(),
    companyId: text().notNull(),
    /** Whose marks it had, as in `scored_by`. */
    scoredBy: text().notNull(),
    /** `waiting`, `done` or `failed`. */
    state: text().notNull(),
    before: doublePrecision().notNull(),
    after: doublePrecision(),
    at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.applicationId] }),
    index('rescored_application').on(table.applicationId),
    index('rescored_waiting').on(table.runId, table.applicationId).where(sql`${table.state} = 'waiting'`),
    index('rescored_changes')
      .on(table.runId, sql`abs(${table.after} - ${table.before}) desc`, table.applicationId)
      .where(sql`${table.state} = 'done'`),
  ],
);

/** How many of a job's applicants have each word in their name, kept by a trigger: the words that hold what is searched for, and exact totals. */
export const nameWords = pgTable(
  'name_words',
  {
    jobId: uuid().notNull(),
    /** In lower case, between spaces; never empty. */
    word: text().notNull(),
    /** Above 0: a word goes with the last person who has it. */
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.word] }),
    // Over the word alone where btree_gin may not be made (migration 0020).
    index('name_words_search').using('gin', table.jobId, sql`${table.word} gin_trgm_ops`).with({ fastupdate: 'off' }),
  ],
);

/** Reasons and feedback, as they were written; the audit trail names them by id, since it outlives the person. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: uuid().primaryKey(),
    applicationId: uuid().notNull(),
    /** `reason` or `feedback`. */
    kind: text().notNull(),
    author: text().notNull(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('application_notes_application').on(table.applicationId, table.at)],
);
