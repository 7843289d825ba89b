/** Applications, the texts of their resumes, and what in them tells who applied. */
import type { HiringStage, Status, SubmittedField, ToldReason } from '@saring/contract/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
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

/** As they stood when the person applied. */
const submitted = {
  username: text().notNull(),
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
  /** The picture of the profile as it was then, where the person sent it along. */
  pictureFileId: uuid(),
} satisfies Record<SubmittedField, unknown>;

export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey(),
    jobId: uuid().notNull(),
    companyId: text().notNull(),
    userId: uuid().notNull(),
    ...submitted,
    /** `Pending`, `Accepted`, `KIV`, `Rejected` or `Withdrawn`. */
    status: text().$type<Status>().notNull(),
    /** `applicant` or `limit`, where it was withdrawn. */
    withdrawnBy: text(),
    /** Until when the status is the company's alone, and what the applicant sees until then; null where they see it. */
    publishedAt: timestamp({ withTimezone: true }),
    publishedStatus: text().$type<Status>(),
    /** What they read beside that status until then. */
    publishedReason: text().$type<ToldReason>(),
    publishedWords: text(),
    /** What the applicant is told of the decision beside the status, once they see it; null where nothing. */
    toldReason: text().$type<ToldReason>(),
    toldWords: text(),
    /** Since when it is rejected or withdrawn: a company may have it erased some months later; null while it is neither. */
    endedAt: timestamp({ withTimezone: true }),
    /** Months after its end when it is erased, as the person was told who applied; null where the company kept everything. */
    toldMonths: integer(),
    /** Days after the interview when its recordings are erased, told likewise; null where it was told before they were kept. */
    toldDays: integer(),
    /** Days after applying by which the company means to answer, told likewise; null where it said nothing. */
    toldAnswerDays: integer(),
    hiringStage: text().$type<HiringStage>().notNull(),
    adminFeedback: text().notNull().default(''),
    /** `waiting`, `done` or `failed`. */
    resumeState: text().notNull(),
    /** Why reading failed, as a sentence for people. */
    resumeProblem: text(),
    /** True when the interview is complete. */
    interviewStatus: boolean().notNull().default(false),
    resumeScore: doublePrecision(),
    interviewScore: doublePrecision(),
    /** Below 0 where software marks nothing (`unmarked`). */
    finalScore: doublePrecision().notNull().default(0),
    /** By what a ranking of two groups orders: the final score, and 128 above it where there was an interview. */
    standing: doublePrecision().generatedAlwaysAs(
      sql`final_score + case when interview_score is null then 0 else 128 end`,
    ),
    /** The version of the job's criteria that the marks are of; 0 until there are any. */
    criteriaVersion: integer().notNull().default(0),
    /** The version for which somebody asked to have it read again. */
    rereadVersion: integer().notNull().default(0),
    /** Which engine the marks in view are of (`scoredBy`); empty where that is not known, or there are none. */
    scoredBy: text().notNull().default(''),
    /** Years of work by the dates in the resume, up to the day of applying; -1 where it tells nothing of them, null until they are counted. */
    yearsWorked: doublePrecision(),
    /** When the person agreed, as the call that applied says; null where it says nothing. */
    consentAt: timestamp({ withTimezone: true }),
    /** The person agreed to no software on machines of others that reads or hears. */
    insideOnly: boolean().notNull().default(false),
    /** The person asked to be read by people alone: no software marks it, writes down what was said, or asks by what was answered. */
    peopleOnly: boolean().notNull().default(false),
    /** Which notice the person was given; null where the call names none. */
    noticeHash: text(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the steps that its person knows of (`steps.ts`): from here the months count where it never ends. */
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('applications_job_grade').on(table.jobId, table.finalScore.desc().nullsFirst(), table.id),
    index('applications_job_standing').on(table.jobId, table.standing.desc().nullsFirst(), table.id),
    index('applications_job_status_standing').on(
      table.jobId,
      table.status,
      table.standing.desc().nullsFirst(),
      table.id,
    ),
    index('applications_company_standing').on(table.companyId, table.standing.desc().nullsFirst(), table.id),
    index('applications_job_date').on(table.jobId, table.appliedAt, table.id),
    index('applications_job_name').on(table.jobId, sql`lower(${table.fullName})`, table.id),
    index('applications_job_status_grade').on(
      table.jobId,
      table.status,
      table.finalScore.desc().nullsFirst(),
      table.id,
    ),
    index('applications_job_version').on(table.jobId, table.criteriaVersion, table.rereadVersion),
    // In the order in which those of one engine are handed out to be scored again.
    index('applications_job_scored_by')
      .on(table.jobId, table.scoredBy, table.id)
      .where(sql`${table.resumeScore} is not null`),
    index('applications_years_uncounted')
      .on(table.id)
      .where(sql`${table.yearsWorked} is null and ${table.resumeState} = 'done'`),
    index('applications_waiting').on(table.jobId).where(sql`${table.resumeState} = 'waiting'`),
    index('applications_company_date').on(table.companyId, table.appliedAt, table.id),
    index('applications_company_grade').on(table.companyId, table.finalScore.desc().nullsFirst(), table.id),
    // Which ended ones are due, by what their persons were told, and how many were told less than the company now says.
    index('applications_told').on(table.companyId, table.toldMonths, table.updatedAt, table.id),
    index('applications_user').on(table.userId, table.appliedAt),
    // Who may have to be reminded of an interview.
    index('applications_pending').on(table.appliedAt).where(sql`${table.status} = 'Pending'`),
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

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What in the texts of an application tells who it is, found once by the engine: for review without names (docs/decisions/012). */
export const redactions = pgTable(
  'redactions',
  {
    applicationId: uuid().notNull(),
    /** Which texts: `resume`, `findings`, `resume_marks`, `answers`, `interview_marks` or `wish`. */
    source: text().notNull(),
    companyId: text().notNull(),
    jobId: uuid().notNull(),
    /** Over the texts, what is known of the person and the version: with another one it is found anew. */
    hash: text().notNull(),
    /** By which version of the redaction; 0 before the first, and again where something about the person changed. */
    version: integer().notNull(),
    /** Of each text the hidden stretches: start and end of each in turn. */
    hidden: jsonb().$type<number[][]>().notNull(),
    /** What the resume says beside them, for searches; null where that is not known. */
    words: tsvector(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.source] }),
    index('redactions_due').on(table.jobId, table.version).where(sql`${table.source} = 'resume'`),
    index('redactions_words').using('gin', table.words),
  ],
);
