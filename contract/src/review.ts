/** Reviewing applicants: the text of a resume, earlier analyses, who decided what, several side by side, and how a job stands. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, id, optionalOption, optionalText } from './fields.ts';
import { interviewDetails, resumeDetails } from './marks.ts';
import { applicationStatuses, bands, hiringStages } from './options.ts';

const one = { id };
const pair = { companyId: id, jobId: id };
const service = { access: ['admin'], errors: ['not_found'], errorShape: 'service' } as const;

/** Something that happened to an application. */
export const reviewEvent = z.object({
  at: z.string(),
  /** Name or username of the person at the company; null for the applicant. */
  by: z.string().nullable(),
  what: z.enum(['applied', 'status', 'feedback', 'withdrawn']),
  /** The statuses before and after. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The reason of a decision, or the feedback as it was then. */
  text: z.string().nullable(),
});

/** One reading by an engine; the newest of a kind is in view. */
export const analysisVersion = z.object({
  id: z.string(),
  kind: z.enum(['resume', 'interview']),
  engine: z.string(),
  created_at: z.string(),
  criteria_version: z.number().int(),
  /** Of 10 for a resume, of 25 for an interview. */
  score: z.number(),
  in_view: z.boolean(),
  /** The criteria have changed since. */
  stale: z.boolean(),
});

export const comparedApplicant = z.object({
  id: z.string(),
  full_name: z.string(),
  blind: z.boolean(),
  status: z.string(),
  hiring_stage: z.string(),
  expected_salary: z.string(),
  applicationDate: z.string(),
  final_score: z.number(),
  resume_relevancy_score: z.number().nullable(),
  interview_total_score: z.number().nullable(),
  provisional: z.boolean(),
  band: z.enum(bands),
  stale: z.boolean(),
  /** Null until the resume is read, and until the interview is analysed. */
  resume: resumeDetails.nullable(),
  interview: interviewDetails.nullable(),
});

export const reviewCalls = {
  resumeText: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/{id}/resume-text',
    params: one,
    summary: 'The text of the resume as it was read; offsets of quotations are of this text',
    response: z.object({
      success: z.literal(true),
      text: z.string(),
      /** Where each page begins in the text. */
      pages: z.array(z.object({ number: z.number().int(), start: z.number().int() })),
      /** What was noticed while reading. */
      findings: z.array(
        z.object({
          code: z.string(),
          text: z.string(),
          page: z.number().int().optional(),
          excerpt: z.string().optional(),
        }),
      ),
      /** Whether what tells who it is has been hidden. */
      blind: z.boolean(),
    }),
  }),
  analyses: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/{id}/analyses',
    params: one,
    summary: 'Every analysis of an application, newest first',
    response: z.object({ success: z.literal(true), analyses: z.array(analysisVersion) }),
  }),
  history: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/{id}/history',
    params: one,
    summary: 'Who decided and wrote what, newest first',
    response: z.object({ success: z.literal(true), events: z.array(reviewEvent) }),
  }),
  compare: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/compare/{companyId}/{jobId}',
    params: pair,
    summary: 'Two to four applicants of a job side by side',
    query: z.object({ ids: optionalText(500) }),
    response: z.object({
      success: z.literal(true),
      jobTitle: z.string(),
      jobCriteria: z.array(z.string()),
      /** In the order that was asked for. */
      applicants: z.array(comparedApplicant),
    }),
  }),
  distribution: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/distribution/{companyId}/{jobId}',
    params: pair,
    summary: "How a job's grades are spread, in 20 steps of 5 points",
    query: z.object({ status: optionalOption(applicationStatuses), stage: optionalOption(hiringStages) }),
    response: z.object({
      success: z.literal(true),
      total: z.number().int(),
      bins: z.array(z.object({ from: z.number().int(), to: z.number().int(), count: z.number().int() })).length(20),
    }),
  }),
  reading: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/reading/{companyId}/{jobId}',
    params: pair,
    summary: "How far the reading of a job's resumes has come",
    response: z.object({
      success: z.literal(true),
      total: z.number().int(),
      /** Resumes that wait for their first reading. */
      waiting: z.number().int(),
      /** Marks of earlier criteria. */
      stale: z.number().int(),
      /** How many were asked to be read again for these criteria, and are still to come. */
      reread_total: z.number().int(),
      reread_waiting: z.number().int(),
    }),
  }),
  readAgain: endpoint({
    ...service,
    method: 'POST',
    path: '/api/applications/read-again/{companyId}/{jobId}',
    params: pair,
    summary: 'Read again whoever was read by earlier criteria; repeated it adds nothing',
    encoding: ['json', 'form'],
    body: z.object({}),
    status: 202,
    response: z.object({ success: z.literal(true), message: z.string(), asked: z.number().int() }),
  }),
  setBlindReview: endpoint({
    ...service,
    method: 'PUT',
    path: '/api/applications/blind-review/{companyId}/{jobId}',
    params: pair,
    summary: 'Withhold who the applicants of a job are until each has a status, or show it again',
    encoding: ['json', 'form'],
    body: z.object({ blind_review: flag }),
    response: z.object({ success: z.literal(true), message: z.string(), blind_review: z.boolean() }),
  }),
};
