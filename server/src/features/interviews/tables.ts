/** Interviews: their answers, the sound under way, what was noticed, and what was chosen before. */
import type { signalKinds } from '@saring/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const interviews = pgTable('interviews', {
  /** One per application, with its id. */
  applicationId: uuid().primaryKey(),
  /** `open` or `complete`. */
  state: text().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  completedAt: timestamp({ withTimezone: true }),
  /** How it ended: `answered`, `ended` or `time`. */
  endedBy: text(),
  /** How much longer every question and the whole take: 1, 1.5 or 2, as granted when it began. */
  timeFactor: doublePrecision().notNull().default(1),
  /** Each question may be read before its time runs. */
  reading: boolean().notNull().default(false),
  /** For 20 s instead of 10. */
  longReading: boolean().notNull().default(false),
  /** Where questions are read first: the voice cannot be used, and answers are typed, which takes longer. */
  typing: boolean().notNull().default(false),
  /** The tab that takes it now; what another one sends is refused. Null where no tab ever named itself. */
  tab: text(),
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
    /** Text of that criterion when it was asked about: criteria may change later, and their places with them. */
    criterionText: text(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its time began to run, or will; null where that is when it was asked. */
    beginsAt: timestamp({ withTimezone: true }),
    /** For how long it may be answered, before what was granted. */
    seconds: integer().notNull().default(50),
    answeredAt: timestamp({ withTimezone: true }),
    response: text(),
    /** What was typed and not handed in: the answer where nobody came back. Null once one is handed in. */
    typedSoFar: text(),
    /** `transcription`, `live`, `typed` or `none`. */
    source: text(),
    late: boolean().notNull().default(false),
    audioFileId: uuid(),
    audioSeconds: doublePrecision(),
    /** When the recording was removed because its time was over. */
    audioDeletedAt: timestamp({ withTimezone: true }),
    /** `waiting` while the recording is still to be transcribed, then `done` or `failed`; null where nothing was to do. */
    transcription: text(),
    transcriptionTries: integer().notNull().default(0),
    /** What the candidate says was said; `response` stays as it was heard. */
    correction: text(),
    correctedAt: timestamp({ withTimezone: true }),
    /** When the candidate said that the transcript is wrong, and how. */
    flaggedAt: timestamp({ withTimezone: true }),
    flagNote: text(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.sequence] })],
);

/** The sound of an answer while it is being given; it becomes one recording once the answer is handed in. */
export const interviewPieces = pgTable(
  'interview_pieces',
  {
    applicationId: uuid().notNull(),
    sequence: integer().notNull(),
    /** From 0. */
    number: integer().notNull(),
    /** Mono, 16 bit, 16,000 Hz, without a header. */
    samples: bytea().notNull(),
    /** The live transcript of the answer up to here, in case nothing more comes. */
    live: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.sequence, table.number] }),
    index('interview_pieces_received').on(table.receivedAt),
  ],
);

/** Facts for the reviewer, never scored. */
export const interviewSignals = pgTable(
  'interview_signals',
  {
    id: uuid().primaryKey(),
    applicationId: uuid().notNull(),
    /** The question that was open. */
    sequence: integer(),
    /** `tab_hidden`, `window_left`, `pasted`, `second_tab`, `camera_lost` or `microphone_lost`. */
    kind: text().$type<(typeof signalKinds)[number]>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('interview_signals_application').on(table.applicationId, table.at)],
);

/** What a candidate chose or asked for before the interview. */
export const interviewAccommodations = pgTable(
  'interview_accommodations',
  {
    applicationId: uuid().primaryKey(),
    /** Of earlier versions, which had the company grant more time. */
    askedFactor: doublePrecision(),
    askedAt: timestamp({ withTimezone: true }),
    grantedAt: timestamp({ withTimezone: true }),
    /** 1, 1.5 or 2: what the interview begins with. */
    timeFactor: doublePrecision().notNull().default(1),
    typedAnswers: boolean().notNull().default(false),
    longReading: boolean().notNull().default(false),
    /** What else the candidate asked for, and what the company answered to just that. */
    wish: text(),
    wishedAt: timestamp({ withTimezone: true }),
    answer: text(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('interview_wishes_open')
      .on(table.applicationId)
      .where(sql`${table.wish} is not null and ${table.answeredAt} is null`),
  ],
);
