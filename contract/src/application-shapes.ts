/** What is said of an application: to its company in a list and in full, and to the applicant. */
import { z } from 'zod';
import { hiringStages, jobStatuses, statuses, toldReasonKeys } from './domain/index.ts';
import { correctedMarks, interviewDetails, resumeDetails } from './marks.ts';
import { bands } from './options.ts';
import { candidateRetention } from './retention.ts';

const moment = z.string().nullable();
const reading = z.object({ score: z.number(), explanation: z.string(), engine: z.string() });

const row = {
  id: z.string(),
  jobId: z.string(),
  companyId: z.string(),
  username: z.string(),
  full_name: z.string(),
  Contactemail: z.string(),
  applicationDate: z.string(),
  created_at: z.string(),
  expected_salary: z.string(),
  appliedPosition1: z.string(),
  appliedPosition2: z.string(),
  status: z.enum(statuses),
  hiring_stage: z.enum(hiringStages),
  interview_status: z.boolean(),
  /** `people`: no software marks it, as its person asked; then there is no grade, band or rank. */
  read_by: z.enum(['software', 'people']),
  /** 0 to 100, two decimals; 0 until the resume is scored. */
  final_score: z.number(),
  /** 0 to 10, two decimals; null until scored. */
  resume_relevancy_score: z.number().nullable(),
  /** 0 to 25, two decimals; null until the interview is analysed. */
  interview_total_score: z.number().nullable(),
  /** A grade without an interview. */
  provisional: z.boolean(),
  /** Null where software marks nothing: people alone read it, or it was withdrawn. */
  band: z.enum(bands).nullable(),
  /** The marks are of earlier criteria of the job. */
  stale: z.boolean(),
  /** The engine that made the score, with its version, both where resume and interview are by different ones; null until scored. */
  scored_by: z.string().nullable(),
  /** That is another engine or version than the present one: such a score cannot be compared with one of the present. */
  scored_otherwise: z.boolean(),
  /** Name, contact and whatever else tells who it is are withheld until there is a status. */
  blind: z.boolean(),
  /** By score among all of the job's applicants, or those of the own group; equal scores share it. Null where software marks nothing. */
  rank: z.number().int().nullable(),
};

/** What is documented beside it, which the pages leave out (`view=row`). */
const submitted = {
  reference1: z.string(),
  reference2: z.string(),
  reference3: z.string(),
  adminFeedback: z.string(),
  resumeUrl: z.string().nullable(),
  certificationUrl: z.string().nullable(),
};

/** A row of the company's list; with `view=row` without what was submitted. */
export const applicationRow = z.object({ ...row, ...z.object(submitted).partial().shape });

/** What the company tells the applicant of its decision, beside the status; null where it says nothing. */
const told = {
  told_reason: z.enum(toldReasonKeys).nullable(),
  told_words: z.string().nullable(),
};

/** One application for its company. */
export const applicationDetail = z.object({
  ...row,
  ...submitted,
  /** The place in the list by score, best first, where ties go to who applied first. */
  position: z.number().int(),
  /** The digits that are dialled in Malaysia; E.164 of another country. */
  phone: z.string(),
  /** When the applicant is told of the status, where that is still to come (ISO), and what they are told until then. */
  published_at: moment,
  published_status: z.enum(statuses).nullable(),
  ...told,
  /** The same as people write it. */
  phone_text: z.string(),
  resume_filename: z.string().nullable(),
  profile_picture_url: z.string().nullable(),
  /** Where reading the resume stands: `waiting`, `done` or `failed`. */
  resume_state: z.string(),
  /** Why it failed. */
  resume_problem: z.string().nullable(),
  /** How the resume was read; null until it is. */
  resume_relevancy: reading.extend({ details: resumeDetails }).nullable(),
  jobTitle: z.string(),
  jobCriteria: z.array(z.string()),
});

/** How an own application was marked, as its company reads it. */
export const ownResult = z.object({
  /** Of 100. */
  final_score: z.number(),
  /** The score is of ten. */
  resume: reading.extend({ details: resumeDetails }),
  /** The score is of 25; null where no interview was marked. */
  interview: reading.extend({ details: interviewDetails }).nullable(),
  /** The same with the own corrections; null without any. */
  corrected: correctedMarks.nullable(),
  /** What the final score would have gained, all else as it is, most first. */
  changes: z.array(
    z.object({
      /** A criterion in the resume or in the interview, or the interview that was not taken. */
      source: z.enum(['resume', 'interview', 'no_interview']),
      criterion: z.string(),
      /** Of 100, with two decimals. */
      points: z.number(),
    }),
  ),
});

/** What an applicant sees of an own application: never a score. */
export const ownApplication = z.object({
  id: z.string(),
  jobId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  username: z.string(),
  applicationDate: z.string(),
  expected_salary: z.string(),
  appliedPosition1: z.string(),
  appliedPosition2: z.string(),
  /** As the person asked when they applied. */
  read_by: z.enum(['software', 'people']),
  status: z.enum(statuses),
  hiring_stage: z.enum(hiringStages),
  interview_status: z.boolean(),
  /** Whether how it was marked is shown; where people alone read it there is nothing to show. */
  result_shown: z.boolean(),
  created_at: z.string(),
  job: z.object({
    id: z.string(),
    jobTitle: z.string(),
    location: z.string(),
    department: z.string(),
    jobType: z.string(),
    status: z.enum(jobStatuses),
  }),
});

/** One in the list of the own applications. */
export const ownApplicationInList = ownApplication.extend({
  /** Nobody of its company can sign in: no interview begins, and nothing is decided. */
  company_suspended: z.boolean(),
  interview_started_at: moment,
  /** By when the company means to answer; null once it has, and where it says nothing. */
  answer_by: moment,
  /** Until when what was heard of the interview may be corrected; null where nothing was heard, and once that is over. */
  correct_until: moment,
  /** When the person was told the decision that they see; null while the status is Pending. */
  decided_at: moment,
});

/** One own application with everything its page shows: what was submitted, and when each step happened. */
export const ownApplicationDetail = ownApplicationInList.extend({
  reference1: z.string(),
  reference2: z.string(),
  reference3: z.string(),
  resumeUrl: z.string().nullable(),
  resume_filename: z.string().nullable(),
  certificationUrl: z.string().nullable(),
  certification_filename: z.string().nullable(),
  /** The picture that was sent along. */
  picture_url: z.string().nullable(),
  /** `waiting`, `done` or `failed`. */
  resume_state: z.string(),
  /** When the person agreed, as the call that applied says; null where it says nothing. */
  consent_at: moment,
  resume_read_at: moment,
  interview_completed_at: moment,
  /** The person at the company who decided: their name, else their username. */
  decided_by: z.string().nullable(),
  ...told,
  withdrawn_at: moment,
  /** Its address for questions; null where it gave none. */
  company_email: z.string().nullable(),
  retention: candidateRetention,
  /** Of a rejected or withdrawn one: it is erased in one of the nights that follow; null where it is kept. */
  erased_after: moment,
  /** Whether it can be withdrawn: at any time, once. */
  can_withdraw: z.boolean(),
});
