/** What a job looks like: to its company, and to applicants. */
import { z } from 'zod';
import { jobStatuses } from './domain/index.ts';
import { time } from './fields.ts';
import { candidateRetention } from './retention.ts';

/** What the company itself and the operator see. */
export const job = z.object({
  id: z.string(),
  companyId: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  location: z.string(),
  /** Comma-separated. */
  jobType: z.string(),
  salary: z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string() }),
  experienceLevel: z.string(),
  otherInfo: z.string(),
  jobCriteria: z.array(z.string()),
  closingDate: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  status: z.enum(jobStatuses),
  description_filename: z.string().nullable(),
  /** Applications that count, and those of them that were accepted or reviewed. */
  applicantCount: z.number().int(),
  acceptedCount: z.number().int(),
  reviewedCount: z.number().int(),
  /** Whether who the applicants are is withheld until each has a status. */
  blindReview: z.boolean(),
  /** Whether applicants are shown how they were marked before a decision: once the interview is marked, and a day later at the earliest. */
  resultsShown: z.boolean(),
});

/** What anybody sees of a company that is open to candidates, before an account. */
export const postingCompany = z.object({
  id: z.string(),
  name: z.string(),
  logo_url: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  location: z.string().nullable(),
  industry: z.string().nullable(),
  employees: z.string().nullable(),
  /** Days within which it means to answer; null where it says nothing. */
  answer_days: z.number().int().nullable(),
  /** How it answered in the last year; null where too few applied, or where it says nothing. */
  answers: z
    .object({
      /** How many applicants have an answer, or had to have one. */
      people: z.number().int(),
      /** How many had it within so many days. */
      in_time: z.number().int(),
      within_days: z.number().int(),
      /** After so many days half of them had it; null where half have none. */
      median_days: z.number().int().nullable(),
    })
    .nullable(),
});

/** What an applicant sees of a job. */
export const publicJob = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  location: z.string(),
  jobType: z.string(),
  salary: z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string() }),
  experienceLevel: z.string(),
  jobCriteria: z.array(z.string()),
  closingDate: z.string().nullable(),
  status: z.enum(jobStatuses),
  preselected: z.boolean().optional(),
  /** How many of the three applications the asking person has used. */
  applicationsUsed: z.number().int().optional(),
  /** The asking person used more than the three: the job takes none of them any more. */
  barred: z.boolean().optional(),
  /** Days within which the company means to answer, where it is asked by a link; null where it says nothing. */
  answer_days: z.number().int().nullable().optional(),
  /** What becomes of an application in time, where it is asked by a link. */
  retention: candidateRetention.optional(),
});

/** A job in the list of what is open at a company. */
export const openJob = publicJob
  .pick({ id: true, jobTitle: true, location: true, jobType: true, salary: true, closingDate: true })
  .extend({ posted_at: time });

/** A job with its company, as anybody sees it. */
export const posting = z.object({
  job: publicJob,
  /** Clean HTML; empty where there is none. */
  description: z.string(),
  company: postingCompany,
  /** Of the newest application link, by which one applies; null where the job takes no applications. */
  token: z.string().nullable(),
});
