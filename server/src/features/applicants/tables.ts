/** Profiles of job seekers. */

import type { ProfileField } from '@saring/contract/domain';
import type { ResumeFacts } from '@saring/engine';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const person = {
  fullName: text().notNull().default(''),
  phone: text().notNull().default(''),
  address: text().notNull().default(''),
  contactEmail: text().notNull().default(''),
  age: integer(),
  /** Empty where the person gave none. */
  gender: text().notNull().default(''),
  /** `YYYY-MM-DD`. */
  birthDate: text(),
  description: text().notNull().default(''),
  pictureFileId: uuid(),
  resumeFileId: uuid(),
} satisfies Record<ProfileField, unknown>;

export const applicants = pgTable('applicants', {
  userId: uuid().primaryKey(),
  /** Null until the profile is first saved; a picture or a resume may come before. */
  savedAt: timestamp({ withTimezone: true }),
  ...person,
  /** Is reminded by mail of interviews that are not begun. */
  interviewReminders: boolean().notNull().default(true),
  /** What the resume offers for the profile; null until it was looked for. */
  resumeFacts: jsonb().$type<ResumeFacts>(),
});
