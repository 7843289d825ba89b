/** Profiles of job seekers. */
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const applicants = pgTable('applicants', {
  userId: uuid().primaryKey(),
  /** Null until the profile is first saved; a picture or a resume may come before. */
  savedAt: timestamp({ withTimezone: true }),
  fullName: text().notNull().default(''),
  phone: text().notNull().default(''),
  address: text().notNull().default(''),
  contactEmail: text().notNull().default(''),
  age: integer(),
  gender: text().notNull().default('Male'),
  /** `YYYY-MM-DD`. */
  birthDate: text(),
  description: text().notNull().default(''),
  pictureFileId: uuid(),
  resumeFileId: uuid(),
});
