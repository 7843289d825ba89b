/** Applications, the texts of their resumes, how many stand where, and what people noted about them. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey(),
    jobId: uuid().notNull(),
    companyId: text().notNull(),
    userId: uuid().notNull(),
    username: text().notNull(),
    // As they stood when the person applied; the engine masks them.
    fullName: text().notNull(),
    contactEmail: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    expectedSalary: text().notNull(),
    reference1: text().notNull().default(''),
    reference2: text().notNull().default(''),
    reference3: text().notNull().default(''),
    position1: text().notNull(),
    position2: text().notNull().default(''),
    resumeFileId: uuid().notNull(),
    certificationFileId: uuid(),
    /** D-20: `Pending`, `Accepted`, `KIV`, `Rejected` or `Withdrawn`. */
    status: text().notNull(),
    /** `applicant` or `limit` (D-19), where it was withdrawn. */
    withdrawnBy: text(),
    /** Since when it is rejected or withdrawn: a company may have it erased some months later; null while it is neither. */
    endedAt: timestamp({ withTimezone: true }),
    hiringStage: text().notNull(),
    adminFeedback: text().notNull().default(''),
    /** `waiting`, `done` or `failed`. */
    resumeState: text().notNull(),
    /** Why reading failed, as a sentence for people. */
    resumeProblem: text(),
    /** True when the interview is complete. */
    interviewStatus: boolean().notNull().default(false),
    resumeScore: doublePrecision(),
    interviewScore: doublePrecision(),
    finalScore: doublePrecision().notNull().default(0),
    /** The version of the job's criteria that the marks are of; 0 until there are any. */
    criteriaVersion: integer().notNull().default(0),
    /** The version for which somebody asked to have it read again. */
    rereadVersion: integer().notNull().default(0),
    /** When the person agreed on the page to software reading resume and answers; null where a call did not say. */
    consentAt: timestamp({ withTimezone: true }),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('applications_job_grade').on(table.jobId, table.finalScore.desc().nullsFirst(), table.id),
    index('applications_job_date').on(table.jobId, table.appliedAt, table.id),
    index('applications_job_name').on(table.jobId, sql`lower(${table.fullName})`, table.id),
    index('applications_job_status_grade').on(
      table.jobId,
      table.status,
      table.finalScore.desc().nullsFirst(),
      table.id,
    ),
    index('applications_job_version').on(table.jobId, table.criteriaVersion, table.rereadVersion),
    index('applications_waiting').on(table.jobId).where(sql`${table.resumeState} = 'waiting'`),
    index('applications_company_date').on(table.companyId, table.appliedAt, table.id),
    index('applications_company_grade').on(table.companyId, table.finalScore.desc().nullsFirst(), table.id),
    index('applications_ended').on(table.companyId, table.endedAt, table.id).where(sql`${table.endedAt} is not null`),
    index('applications_user').on(table.userId, table.appliedAt),
    // Over the name alone where btree_gin may not be made (migration 0019).
    index('applications_name_search').using('gin', table.companyId, table.jobId, sql`${table.fullName} gin_trgm_ops`),
    // Each word of a name together with the job: as many entries as a name has words, where the index above has one per letter.
    // So few that they are put in their place at once: what waits in a list is read through by each search.
    index('applications_name_keys')
      .using('gin', sql`name_keys(${table.jobId}, ${table.fullName})`)
      .with({ fastupdate: 'off' }),
  ],
);

export const resumeTexts = pgTable('resume_texts', {
  applicationId: uuid().primaryKey(),
  /** The application's, here too: a search by words then needs no other table to keep to its company. */
  companyId: text().notNull(),
  /** What a person can see in the file, in reading order; quotations have their offsets here. */
  text: text().notNull(),
  pages: jsonb().$type<{ number: number; start: number }[]>().notNull(),
  /** What was noticed while reading, for example hidden text. */
  findings: jsonb().$type<{ code: string; text: string; page?: number; excerpt?: string }[]>().notNull(),
  characters: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** How many of a job's applicants stand where, kept by a trigger: ranks, totals and the spread of grades without counting rows. */
export const applicantCounts = pgTable(
  'applicant_counts',
  {
    jobId: uuid().notNull(),
    /** Eighths of a point of the final score, 0 to 800: small enough that few share one, and exact in binary. */
    step: integer().notNull(),
    status: text().notNull(),
    hiringStage: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.step, table.status, table.hiringStage] })],
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
